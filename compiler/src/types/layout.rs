//! Sizes, alignments and the properties that decide where a type may stand.
//!
//! <https://www.w3.org/TR/WGSL/#memory-layouts>

use super::{Access, ArrayCount, StructMember, Type, TypeId, Types};

/// Properties of a type, as bits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct TypeFlags(u16);

impl TypeFlags {
    /// A value of it can be made, stored and passed.
    pub const CONSTRUCTIBLE: Self = Self(1);
    /// Its size is known at shader creation.
    pub const CREATION_FIXED: Self = Self(2);
    /// Its size is known once overrides have values.
    pub const FIXED: Self = Self(4);
    /// It may lie in a uniform or storage buffer.
    pub const HOST_SHAREABLE: Self = Self(8);
    /// It holds an atomic.
    pub const HAS_ATOMIC: Self = Self(16);
    /// It holds an abstract number.
    pub const ABSTRACT: Self = Self(32);
    /// It is a scalar, vector, matrix, atomic, array or structure of such.
    pub const PLAIN: Self = Self(64);
    /// It holds `bool`.
    pub const HAS_BOOL: Self = Self(128);
    /// It holds `f16`.
    pub const HAS_F16: Self = Self(256);
    /// It holds a runtime-sized array.
    pub const HAS_RUNTIME: Self = Self(512);
    /// It may be the store type of a variable.
    pub const STORABLE: Self = Self(1024);

    /// Whether all of `flags` hold.
    pub const fn contains(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// Both.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Properties that a composite has if all of its parts have them.
    const OF_ALL: Self = Self(1 | 2 | 4 | 8 | 64 | 1024);
    /// Properties that a composite has if any of its parts has them.
    const OF_ANY: Self = Self(16 | 32 | 128 | 256 | 512);
}

/// Size and alignment in bytes, and properties. Opaque types have size 0 and alignment 1.
/// A runtime-sized array has the size of one element; a count that an override gives counts as 1 until it is known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Bytes, tail padding included.
    pub size: u64,
    /// Bytes, a power of two.
    pub align: u32,
    /// Properties.
    pub flags: TypeFlags,
    /// How deep composites nest in it: 0 for scalars.
    pub depth: u16,
}

const SCALAR: TypeFlags = TypeFlags(1 | 2 | 4 | 8 | 64 | 1024);

impl Types {
    /// The layout of a type about to be interned, from the layouts of its parts.
    pub(super) fn compute_layout(&self, ty: Type) -> Layout {
        let scalar = |bytes: u32, flags: TypeFlags| Layout { size: bytes.into(), align: bytes, flags, depth: 0 };
        let opaque = |flags| Layout { size: 0, align: 1, flags, depth: 0 };
        match ty {
            Type::Bool => scalar(4, SCALAR.without(TypeFlags::HOST_SHAREABLE).union(TypeFlags::HAS_BOOL)),
            Type::AbstractInt | Type::AbstractFloat => scalar(
                8,
                TypeFlags::ABSTRACT.union(SCALAR.without(TypeFlags::HOST_SHAREABLE).without(TypeFlags::STORABLE)),
            ),
            Type::I32 | Type::U32 | Type::F32 => scalar(4, SCALAR),
            Type::F16 => scalar(2, SCALAR.union(TypeFlags::HAS_F16)),
            Type::Vector { elem, size } => {
                let part = self.layout(elem);
                let align = part.align * if size == 2 { 2 } else { 4 };
                Layout { size: part.size * u64::from(size), align, flags: part.flags, depth: 1 }
            }
            Type::Matrix { column, columns } => {
                let part = self.layout(column);
                let stride = part.size.next_multiple_of(part.align.into());
                Layout { size: stride * u64::from(columns), align: part.align, flags: part.flags, depth: 2 }
            }
            Type::Array { elem, count } => self.array_layout(elem, count),
            Type::Atomic(elem) => {
                let part = self.layout(elem);
                let flags = part.flags.without(TypeFlags::CONSTRUCTIBLE).union(TypeFlags::HAS_ATOMIC);
                Layout { flags, ..part }
            }
            Type::Struct(id) => self.struct_layout(&self.struct_type(id).members),
            Type::Buffer(size) => Self::buffer_layout(size),
            Type::Sampler { .. } | Type::Texture { .. } | Type::StorageTexture { .. } | Type::ExternalTexture => {
                opaque(TypeFlags::STORABLE)
            }
            Type::Void | Type::Pointer { .. } | Type::Reference { .. } | Type::Dialect { .. } => {
                opaque(TypeFlags::default())
            }
        }
    }

    fn array_layout(&self, elem: TypeId, count: ArrayCount) -> Layout {
        let part = self.layout(elem);
        let stride = self.array_stride(elem);
        let (n, flags) = match count {
            ArrayCount::Fixed(n) => (n, part.flags),
            ArrayCount::Override(_) | ArrayCount::OverrideExpr(_) => {
                (1, part.flags.without(TypeFlags::CREATION_FIXED).without(TypeFlags::CONSTRUCTIBLE))
            }
            ArrayCount::Runtime => {
                let lost = TypeFlags::CREATION_FIXED.union(TypeFlags::FIXED).union(TypeFlags::CONSTRUCTIBLE);
                (1, part.flags.without(lost).union(TypeFlags::HAS_RUNTIME))
            }
        };
        Layout { size: stride.saturating_mul(n.into()), align: part.align, flags, depth: part.depth.saturating_add(1) }
    }

    /// Buffers are opaque, and lie in no other type: nothing asks for their alignment.
    fn buffer_layout(size: ArrayCount) -> Layout {
        let shared = TypeFlags::HOST_SHAREABLE.union(TypeFlags::STORABLE);
        let (size, flags) = match size {
            ArrayCount::Fixed(n) => (n, shared.union(TypeFlags::CREATION_FIXED).union(TypeFlags::FIXED)),
            ArrayCount::Override(_) | ArrayCount::OverrideExpr(_) => (1, shared.union(TypeFlags::FIXED)),
            ArrayCount::Runtime => (1, shared.union(TypeFlags::HAS_RUNTIME)),
        };
        Layout { size: size.into(), align: 1, flags, depth: 0 }
    }

    fn struct_layout(&self, members: &[StructMember]) -> Layout {
        let mut all = TypeFlags::OF_ALL;
        let mut any = TypeFlags::default();
        let (mut align, mut end, mut depth) = (1, 0, 0);
        for member in members {
            let part = self.layout(member.ty);
            all = all.intersection(part.flags);
            any = any.union(part.flags.intersection(TypeFlags::OF_ANY));
            align = align.max(member.align);
            end = member.offset.saturating_add(member.size);
            depth = depth.max(part.depth);
        }
        let size = end.checked_next_multiple_of(align.into()).unwrap_or(u64::MAX);
        Layout { size, align, flags: all.union(any), depth: depth.saturating_add(1) }
    }

    /// The offset of the runtime-sized array that a structure ends in, or 0 of the array itself; and how far apart its elements are.
    /// `None` of types of fixed size.
    pub fn runtime_array(&self, ty: TypeId) -> Option<(u64, u64)> {
        match self.get(ty) {
            Type::Array { elem, count: ArrayCount::Runtime } => Some((0, self.array_stride(elem))),
            Type::Struct(id) => {
                let last = self.struct_type(id).members.last()?;
                let (_, stride) = self.runtime_array(last.ty)?;
                Some((last.offset, stride))
            }
            _ => None,
        }
    }

    /// Bytes from one element to the next.
    pub fn array_stride(&self, elem: TypeId) -> u64 {
        let part = self.layout(elem);
        part.size.checked_next_multiple_of(part.align.into()).unwrap_or(u64::MAX)
    }

    /// Bytes from one column to the next.
    pub fn matrix_stride(&self, column: TypeId) -> u64 {
        self.array_stride(column)
    }

    /// The type that a load through a memory view of `ty` gives, if it may be read.
    pub fn load_type(&self, ty: TypeId) -> Option<TypeId> {
        match self.get(ty) {
            Type::Reference { store, access, .. } | Type::Pointer { store, access, .. } if access != Access::Write => {
                Some(store)
            }
            _ => None,
        }
    }
}
