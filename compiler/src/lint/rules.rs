//! The rules of lints: what is valid, and most likely not meant.

use crate::diagnostic::Rule;

/// A variable or value that nothing names.
pub const UNUSED_VARIABLE: Rule = Rule::new("lint/unused-variable", "");
/// A parameter that nothing names.
pub const UNUSED_PARAMETER: Rule = Rule::new("lint/unused-parameter", "");
/// A function that no entry point calls.
pub const UNUSED_FUNCTION: Rule = Rule::new("lint/unused-function", "");
/// A resource that no entry point uses.
pub const UNUSED_BINDING: Rule = Rule::new("lint/unused-binding", "");
/// A variable that is written, and never read.
pub const UNUSED_WRITE: Rule = Rule::new("lint/unused-write", "");
/// A name that hides another one of the same function, or a predeclared one.
pub const SHADOWING: Rule = Rule::new("lint/shadowing", "");
/// A division of a value by a constant zero.
pub const DIVISION_BY_ZERO: Rule = Rule::new("lint/division-by-zero", "");
/// A comparison that gives the same for all values.
pub const CONSTANT_COMPARISON: Rule = Rule::new("lint/constant-comparison", "");
/// A literal that its type cannot hold exactly.
pub const PRECISION_LOSS: Rule = Rule::new("lint/precision-loss", "");
/// A read of a variable that was not written, which gives zero.
pub const ZERO_INITIALIZED_READ: Rule = Rule::new("lint/zero-initialized-read", "");
