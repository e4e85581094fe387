//! WGSL text to syntax tree: tokens, numeric literals, template lists, the grammar, and recovery from mistakes.
//!
//! Knows the specification's grammar and nothing of what names mean.

pub mod ast;
pub mod lexer;
pub mod limits;
pub mod migration;
pub mod numeric;
pub mod rules;
pub mod token;

mod grammar;

use crate::diagnostic::{Diagnostics, Span};
use crate::util::Interner;
use ast::Ast;

/// Parses a module. What is wrong with it goes to `diagnostics`, in source order, and is broken in the tree. The tree is
/// empty where the text was not read to its end.
pub fn parse(source: &str, symbols: &mut Interner, diagnostics: &mut Diagnostics) -> Ast {
    if source.len() > limits::SOURCE_BYTES {
        let message = format!("the text is longer than the {} bytes supported", limits::SOURCE_BYTES);
        diagnostics.error(rules::SOURCE_SIZE, Span::NONE, message);
        return Ast::default();
    }
    let mut found = Diagnostics::new();
    let tokens = lexer::tokenize(source, symbols, &mut found);
    let truncated = found.iter().any(|error| error.rule == rules::UNTERMINATED_COMMENT);
    let ast = grammar::parse_tokens(source, tokens, truncated, symbols, &mut found);
    found.sort_by_place();
    diagnostics.append(found);
    ast
}
