//! How deep a module may nest. Every structural limit of the parser is here and nowhere else.
//!
//! They bound the host stack of the parser and of every stage that walks the tree by recursion. The specification's
//! `limits` asks for 127 brace-enclosed statements at least, and for nothing about expressions.

/// A limit: what it counts, in words for the message, and how many are allowed.
#[derive(Copy, Clone, Debug)]
pub struct Limit {
    /// What nests, plural.
    pub what: &'static str,
    /// The greatest depth accepted.
    pub max: u32,
}

/// Expressions in expressions: parentheses, operators (each of a chain too), accesses, arguments, template arguments.
pub const EXPRESSION_NESTING: Limit = Limit { what: "expressions", max: 512 };

/// Brace-enclosed statements in brace-enclosed statements, the function body included.
pub const BRACE_NESTING: Limit = Limit { what: "brace-enclosed statements", max: 255 };

/// The longest source text, in bytes: offsets and node counts stay far below 2^32.
pub const SOURCE_BYTES: usize = 1 << 28;
