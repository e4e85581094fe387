//! WGSL text to syntax tree: tokens, numeric literals, template lists, the grammar, and recovery from mistakes.
//!
//! Knows the specification's grammar and nothing of what names mean.

pub mod ast;
pub mod lexer;
pub mod limits;
pub mod numeric;
pub mod rules;
pub mod token;
