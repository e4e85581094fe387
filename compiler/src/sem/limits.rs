//! The structural limits of the resolver: what the specification guarantees at least, in one table.
//!
//! How deep expressions and braces nest is the parser's: see `syntax::limits`.

/// A limit: what it counts, in words for the message, and how many are allowed.
#[derive(Copy, Clone, Debug)]
pub struct Limit {
    /// What is counted, plural.
    pub what: &'static str,
    /// How many are accepted.
    pub max: u32,
}

/// Members of a structure.
pub const STRUCT_MEMBERS: Limit = Limit { what: "members of a structure", max: 16383 };
/// Composites in composites.
pub const TYPE_NESTING: Limit = Limit { what: "levels of nested composite types", max: 255 };
/// Formal parameters of a function.
pub const PARAMETERS: Limit = Limit { what: "parameters of a function", max: 255 };
/// Case selectors of a switch.
pub const CASE_SELECTORS: Limit = Limit { what: "case selectors of a switch", max: 16383 };
/// Arguments of an array's value constructor.
pub const ARRAY_ELEMENTS: Limit = Limit { what: "elements in an array constructor", max: 32767 };
/// Bytes of a type: sizes and offsets stay within 32 bits for every target.
pub const TYPE_BYTES: u64 = 1 << 31;
/// The largest value of `@id`.
pub const OVERRIDE_ID: u32 = 65535;
