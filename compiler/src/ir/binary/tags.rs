//! The numbers that say which kind of thing follows. They are part of the format: a new kind gets a new number, and none is reused.

/// Types. The scalars and others without parts are written by name.
pub mod ty {
    pub const NAMED: u64 = 0;
    pub const VECTOR: u64 = 1;
    pub const MATRIX: u64 = 2;
    pub const ARRAY_FIXED: u64 = 3;
    pub const ARRAY_OVERRIDE: u64 = 4;
    pub const ARRAY_OVERRIDE_EXPR: u64 = 5;
    pub const ARRAY_RUNTIME: u64 = 6;
    pub const STRUCT: u64 = 7;
    pub const ATOMIC: u64 = 8;
    pub const POINTER: u64 = 9;
    pub const SAMPLED: u64 = 10;
    pub const MULTISAMPLED: u64 = 11;
    pub const DEPTH: u64 = 12;
    pub const DEPTH_MULTISAMPLED: u64 = 13;
    pub const STORAGE_TEXTURE: u64 = 14;
    pub const BUFFER_FIXED: u64 = 15;
    pub const BUFFER_OVERRIDE: u64 = 16;
    pub const BUFFER_OVERRIDE_EXPR: u64 = 17;
    pub const BUFFER_RUNTIME: u64 = 18;
    pub const DIALECT: u64 = 19;
    pub const DIALECT_OF: u64 = 20;
}

/// Constants; after their type.
pub mod constant {
    pub const SCALAR: u64 = 0;
    pub const ZERO: u64 = 1;
    pub const SPLAT: u64 = 2;
    pub const COMPOSITE: u64 = 3;
}

/// Values: the low bits of a number whose rest is an index.
pub mod value {
    pub const BITS: u32 = 2;
    pub const DEFINED: u64 = 0;
    pub const CONSTANT: u64 = 1;
    pub const FUNCTION: u64 = 2;
}

/// Attributes of stage inputs and outputs: a set of those that follow.
pub mod io {
    pub const BUILTIN: u64 = 1;
    pub const LOCATION: u64 = 1 << 1;
    pub const BLEND_SRC: u64 = 1 << 2;
    pub const INTERPOLATION: u64 = 1 << 3;
    pub const SAMPLING: u64 = 1 << 4;
    pub const INVARIANT: u64 = 1 << 5;
    pub const DEPTH_MODE: u64 = 1 << 6;
    pub const ALL: u64 = (1 << 7) - 1;
}
