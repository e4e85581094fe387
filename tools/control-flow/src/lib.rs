//! Functions of nested control flow, enumerated: every construct in every other, with every way out before and after it. Each function
//! returns a number that says which way control took; what it is for given inputs is computed here, by walking the tree, and by no
//! compiler.

pub mod behavior;
pub mod enumerate;
pub mod evaluate;
pub mod tree;
pub mod write;

pub use enumerate::Enumeration;
pub use tree::{Block, Construct, Exit, ExitKind, Stage};
