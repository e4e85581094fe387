//! The dialect properties of a module: what a module may hold at a given stage beyond the core of the IR.
//!
//! Each transform says which it accepts, adds and removes; the validator holds a module to its set, and printers rely on it.

/// A set of dialect properties.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct DialectProperties(u32);

impl DialectProperties {
    /// The core alone.
    pub const CORE: Self = Self(0);
    /// `override` instructions, and counts and workgroup sizes that they give.
    pub const OVERRIDES: Self = Self(1);
    /// Calls of dialect functions.
    pub const DIALECT_CALLS: Self = Self(1 << 1);
    /// Pointers, samplers and textures as members of structures.
    pub const POINTERS_IN_STRUCTS: Self = Self(1 << 2);
    /// `var`s of address spaces `__in` and `__out`.
    pub const IO_VARIABLES: Self = Self(1 << 3);
    /// Entry points that own what stood at module scope: resources are parameters of theirs, with bindings, and private variables stand
    /// in their blocks.
    pub const POINTER_PARAMETERS: Self = Self(1 << 4);
    /// Vector elements behind pointers that `access` points to.
    pub const VECTOR_ELEMENT_POINTERS: Self = Self(1 << 5);
    /// Two functions, two structures or two values at module scope of the same name.
    pub const DUPLICATE_NAMES: Self = Self(1 << 6);
    /// `let` instructions that hold pointers.
    pub const POINTER_LETS: Self = Self(1 << 7);
    /// Structures of three equal scalars that stand for a vector of three without alignment of its own: `construct` makes one from a
    /// vector and the other way round, `access` indexes one as a vector, and `bitcast` sees memory of one as of the other.
    pub const PACKED_VECTORS: Self = Self(1 << 8);
    /// `let`s of constants at module scope.
    pub const MODULE_CONSTANTS: Self = Self(1 << 9);
    /// Everything.
    pub const ALL: Self = Self(u32::MAX);

    /// The names of the properties, for the text form.
    pub const NAMES: &'static [(&'static str, Self)] = &[
        ("overrides", Self::OVERRIDES),
        ("dialect_calls", Self::DIALECT_CALLS),
        ("pointers_in_structs", Self::POINTERS_IN_STRUCTS),
        ("io_variables", Self::IO_VARIABLES),
        ("pointer_parameters", Self::POINTER_PARAMETERS),
        ("vector_element_pointers", Self::VECTOR_ELEMENT_POINTERS),
        ("duplicate_names", Self::DUPLICATE_NAMES),
        ("pointer_lets", Self::POINTER_LETS),
        ("packed_vectors", Self::PACKED_VECTORS),
        ("module_constants", Self::MODULE_CONSTANTS),
    ];

    /// Whether all of `other` are in this set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The name of a property in this set that is not in `known`.
    pub fn first_beyond(self, known: Self) -> Option<&'static str> {
        Self::NAMES.iter().find(|(_, one)| self.contains(*one) && !known.contains(*one)).map(|(name, _)| *name)
    }

    /// Both sets.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
