//! The resolver: what the names, types and values of a WGSL module mean, and whether they may.
//!
//! Takes the syntax tree and gives a [`Program`]: the same tree, with side tables. Knows nothing of the IR.

pub mod behaviour;
pub mod features;
mod operators;
pub mod pending;
pub mod program;

pub use features::Features;
pub use program::Program;
