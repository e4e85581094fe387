//! How deep and large a WSL text may be: every structural limit of this front end.
//!
//! They bound the host stack of all that walks the tree by recursion, and what one text can grow to.

/// The longest source text, in bytes.
pub(super) const SOURCE_BYTES: usize = 1 << 28;

/// Expressions, statements and types nest at most so deep in each other, each operator of a chain counted.
pub(super) const NESTING: u32 = 256;

/// Types nest at most so deep in types.
pub(super) const TYPE_NESTING: u32 = 64;

/// Types have at most so many bytes.
pub(super) const TYPE_BYTES: u64 = 1 << 31;

/// At most so many expressions are lowered, functions that are copied for the pointers passed to them counted each time.
pub(super) const LOWERED_EXPRESSIONS: u32 = 1 << 21;

/// Functions whose bodies are put in place of their calls nest at most so deep.
pub(super) const INLINE_NESTING: u32 = 64;

/// Arrays whose elements have another form in buffers are copied element by element up to so many elements.
pub(super) const CONVERTED_ELEMENTS: u32 = 1024;
