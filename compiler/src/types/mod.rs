//! Interned types: what they are, how large, how aligned, and which uses they allow.
//!
//! Within one [`Types`] equal means same [`TypeId`]. Structures are nominal: each declaration is its own type.
//! Knows nothing of syntax, programs or the IR: counts given by overrides are opaque handles.

mod conversion;
#[rustfmt::skip]
mod dialect_type;
mod display;
mod enums;
#[rustfmt::skip]
mod generated;
mod io;
mod layout;
mod store;
mod uniform_layout;

pub use conversion::ConversionRank;
pub use dialect_type::DialectType;
pub use enums::{SampledKind, TextureDimension};
pub use generated::{
    Access, AddressSpace, BuiltinValue, DepthMode, InterpolationSampling, InterpolationType, TexelFormat,
};
pub use io::{Direction, Interpolation, IoAttributes, MAX_CLIP_DISTANCES, ShaderStage};
pub use layout::{Layout, TypeFlags};
pub use store::{StructMember, StructType, Types};
pub use uniform_layout::UniformFault;

use crate::util::Id;

crate::define_id!(
    /// An interned type.
    pub struct TypeId, "ty"
);
crate::define_id!(
    /// A declared structure.
    pub struct StructId, "struct"
);
crate::define_id!(
    /// An element count that is known only once overrides have values. Its owner (a program, a module) maps it to the value.
    pub struct CountId, "count"
);

/// How many elements an array has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ArrayCount {
    /// A creation-fixed count, at least 1.
    Fixed(u32),
    /// Given by an `override` declaration: arrays counted by the same override are the same type.
    Override(CountId),
    /// Given by an unnamed override-expression: each is a type of its own.
    OverrideExpr(CountId),
    /// Runtime-sized.
    Runtime,
}

/// The shape of a type. Components are handles, so that this is small and compared by value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// The result of a function without a return type; no value has it.
    Void,
    /// `bool`
    Bool,
    /// AbstractInt: a 64-bit signed integer.
    AbstractInt,
    /// AbstractFloat: a finite binary64.
    AbstractFloat,
    /// `i32`
    I32,
    /// `u32`
    U32,
    /// `f32`
    F32,
    /// `f16`
    F16,
    /// `vecN<T>`
    Vector {
        /// A scalar type.
        elem: TypeId,
        /// 2, 3 or 4.
        size: u8,
    },
    /// `matCxR<T>`
    Matrix {
        /// The column's vector type.
        column: TypeId,
        /// 2, 3 or 4.
        columns: u8,
    },
    /// `array<E, N>`
    Array {
        /// Element type.
        elem: TypeId,
        /// Element count.
        count: ArrayCount,
    },
    /// A structure.
    Struct(StructId),
    /// `buffer<N>`, `buffer`: memory of so many bytes that is looked at as other types.
    Buffer(ArrayCount),
    /// `atomic<T>`
    Atomic(TypeId),
    /// `ptr<space, store, access>`, and the IR's memory views.
    Pointer {
        /// Where the memory is.
        space: AddressSpace,
        /// What it holds.
        store: TypeId,
        /// What may be done to it.
        access: Access,
    },
    /// A reference: WGSL's memory view by name. The IR has pointers only.
    Reference {
        /// Where the memory is.
        space: AddressSpace,
        /// What it holds.
        store: TypeId,
        /// What may be done to it.
        access: Access,
    },
    /// `sampler`, `sampler_comparison`
    Sampler {
        /// Whether it compares.
        comparison: bool,
    },
    /// A sampled, multisampled or depth texture.
    Texture {
        /// Dimension and arrayedness.
        dimension: TextureDimension,
        /// What sampling or loading gives.
        kind: SampledKind,
    },
    /// `texture_storage_*<format, access>`
    StorageTexture {
        /// Dimension and arrayedness.
        dimension: TextureDimension,
        /// The format.
        format: TexelFormat,
        /// What may be done to it.
        access: Access,
    },
    /// `texture_external`
    ExternalTexture,
    /// A type that a dialect adds.
    Dialect {
        /// Which.
        kind: DialectType,
        /// The type that it is of; [`TypeId::VOID`] where it is of none.
        of: TypeId,
    },
}

impl TypeId {
    /// How many types every store begins with.
    pub(crate) const WELL_KNOWN_COUNT: usize = WELL_KNOWN.len();

    /// `vecN<elem>`, where every store begins with it.
    fn well_known_vector(elem: Self, size: u8) -> Option<Self> {
        let of_two = match elem {
            Self::F32 => Self::VEC2_F32,
            Self::I32 => Self::VEC2_I32,
            Self::U32 => Self::VEC2_U32,
            Self::BOOL => Self::VEC2_BOOL,
            Self::ABSTRACT_INT => Self::VEC2_ABSTRACT_INT,
            Self::ABSTRACT_FLOAT => Self::VEC2_ABSTRACT_FLOAT,
            _ => return None,
        };
        (2..=4).contains(&size).then(|| Self::from_index(of_two.index() + usize::from(size) - 2))
    }

    /// Whether every store begins with the type.
    pub(crate) fn is_well_known(self) -> bool {
        self.index() < Self::WELL_KNOWN_COUNT
    }
}

impl Type {
    /// All of the type in one number, so that types are hashed and compared at once.
    #[inline(always)]
    pub(crate) fn number(self) -> u128 {
        // What kind of type it is, an id, a count or another number, and two small choices.
        let word = |tag: u8, id: usize, count: u32, first: u8, second: u8| {
            u128::from(u32::from_le_bytes([tag, first, second, 0])) | (id as u128) << 32 | u128::from(count) << 64
        };
        match self {
            Self::Void => word(0, 0, 0, 0, 0),
            Self::Bool => word(1, 0, 0, 0, 0),
            Self::AbstractInt => word(2, 0, 0, 0, 0),
            Self::AbstractFloat => word(3, 0, 0, 0, 0),
            Self::I32 => word(4, 0, 0, 0, 0),
            Self::U32 => word(5, 0, 0, 0, 0),
            Self::F32 => word(6, 0, 0, 0, 0),
            Self::F16 => word(7, 0, 0, 0, 0),
            Self::ExternalTexture => word(8, 0, 0, 0, 0),
            Self::Sampler { comparison } => word(9, 0, 0, comparison.into(), 0),
            Self::Vector { elem, size } => word(10, elem.index(), 0, size, 0),
            Self::Matrix { column, columns } => word(11, column.index(), 0, columns, 0),
            Self::Struct(id) => word(12, id.index(), 0, 0, 0),
            Self::Atomic(elem) => word(13, elem.index(), 0, 0, 0),
            Self::Pointer { space, store, access } => word(14, store.index(), 0, space as u8, access as u8),
            Self::Reference { space, store, access } => word(15, store.index(), 0, space as u8, access as u8),
            Self::StorageTexture { dimension, format, access } => {
                word(16, format as usize, 0, dimension as u8, access as u8)
            }
            Self::Texture { dimension, kind } => {
                let (kind, sampled) = match kind {
                    SampledKind::Sampled(ty) => (0, ty.index()),
                    SampledKind::Multisampled(ty) => (1, ty.index()),
                    SampledKind::Depth => (2, 0),
                    SampledKind::DepthMultisampled => (3, 0),
                };
                word(17, sampled, 0, dimension as u8, kind)
            }
            Self::Buffer(count) => {
                let (kind, count) = count.number();
                word(18, 0, count, kind, 0)
            }
            Self::Array { elem, count } => {
                let (kind, count) = count.number();
                word(19, elem.index(), count, kind, 0)
            }
            Self::Dialect { kind, of } => word(20, of.index(), 0, kind as u8, 0),
        }
    }
}

impl ArrayCount {
    /// What kind of count it is, and which.
    fn number(self) -> (u8, u32) {
        match self {
            Self::Fixed(count) => (0, count),
            Self::Override(id) => (1, id.index() as u32),
            Self::OverrideExpr(id) => (2, id.index() as u32),
            Self::Runtime => (3, 0),
        }
    }
}

macro_rules! well_known {
    ($($name:ident = $index:literal => $ty:expr;)*) => {
        impl TypeId {
            $(#[doc = concat!("The type `", stringify!($name), "`, the same in every store.")]
            pub const $name: Self = Self::new($index);)*
        }
        /// The types that every store begins with, in the order of their ids.
        pub(crate) const WELL_KNOWN: &[Type] = &[$($ty),*];
    };
}

well_known! {
    VOID = 0 => Type::Void;
    BOOL = 1 => Type::Bool;
    ABSTRACT_INT = 2 => Type::AbstractInt;
    ABSTRACT_FLOAT = 3 => Type::AbstractFloat;
    I32 = 4 => Type::I32;
    U32 = 5 => Type::U32;
    F32 = 6 => Type::F32;
    F16 = 7 => Type::F16;
    VEC2_F32 = 8 => Type::Vector { elem: TypeId::F32, size: 2 };
    VEC3_F32 = 9 => Type::Vector { elem: TypeId::F32, size: 3 };
    VEC4_F32 = 10 => Type::Vector { elem: TypeId::F32, size: 4 };
    VEC2_I32 = 11 => Type::Vector { elem: TypeId::I32, size: 2 };
    VEC3_I32 = 12 => Type::Vector { elem: TypeId::I32, size: 3 };
    VEC4_I32 = 13 => Type::Vector { elem: TypeId::I32, size: 4 };
    VEC2_U32 = 14 => Type::Vector { elem: TypeId::U32, size: 2 };
    VEC3_U32 = 15 => Type::Vector { elem: TypeId::U32, size: 3 };
    VEC4_U32 = 16 => Type::Vector { elem: TypeId::U32, size: 4 };
    VEC2_BOOL = 17 => Type::Vector { elem: TypeId::BOOL, size: 2 };
    VEC3_BOOL = 18 => Type::Vector { elem: TypeId::BOOL, size: 3 };
    VEC4_BOOL = 19 => Type::Vector { elem: TypeId::BOOL, size: 4 };
    SAMPLER = 20 => Type::Sampler { comparison: false };
    SAMPLER_COMPARISON = 21 => Type::Sampler { comparison: true };
    EXTERNAL_TEXTURE = 22 => Type::ExternalTexture;
    MAT2X2_F32 = 23 => Type::Matrix { column: TypeId::VEC2_F32, columns: 2 };
    MAT2X3_F32 = 24 => Type::Matrix { column: TypeId::VEC3_F32, columns: 2 };
    MAT2X4_F32 = 25 => Type::Matrix { column: TypeId::VEC4_F32, columns: 2 };
    MAT3X2_F32 = 26 => Type::Matrix { column: TypeId::VEC2_F32, columns: 3 };
    MAT3X3_F32 = 27 => Type::Matrix { column: TypeId::VEC3_F32, columns: 3 };
    MAT3X4_F32 = 28 => Type::Matrix { column: TypeId::VEC4_F32, columns: 3 };
    MAT4X2_F32 = 29 => Type::Matrix { column: TypeId::VEC2_F32, columns: 4 };
    MAT4X3_F32 = 30 => Type::Matrix { column: TypeId::VEC3_F32, columns: 4 };
    MAT4X4_F32 = 31 => Type::Matrix { column: TypeId::VEC4_F32, columns: 4 };
    VEC2_ABSTRACT_INT = 32 => Type::Vector { elem: TypeId::ABSTRACT_INT, size: 2 };
    VEC3_ABSTRACT_INT = 33 => Type::Vector { elem: TypeId::ABSTRACT_INT, size: 3 };
    VEC4_ABSTRACT_INT = 34 => Type::Vector { elem: TypeId::ABSTRACT_INT, size: 4 };
    VEC2_ABSTRACT_FLOAT = 35 => Type::Vector { elem: TypeId::ABSTRACT_FLOAT, size: 2 };
    VEC3_ABSTRACT_FLOAT = 36 => Type::Vector { elem: TypeId::ABSTRACT_FLOAT, size: 3 };
    VEC4_ABSTRACT_FLOAT = 37 => Type::Vector { elem: TypeId::ABSTRACT_FLOAT, size: 4 };
    TEXTURE_2D_F32 = 38 => Type::Texture { dimension: TextureDimension::D2, kind: SampledKind::Sampled(TypeId::F32) };
    TEXTURE_2D_ARRAY_F32 = 39 => Type::Texture { dimension: TextureDimension::D2Array, kind: SampledKind::Sampled(TypeId::F32) };
    TEXTURE_CUBE_F32 = 40 => Type::Texture { dimension: TextureDimension::Cube, kind: SampledKind::Sampled(TypeId::F32) };
    TEXTURE_DEPTH_2D = 41 => Type::Texture { dimension: TextureDimension::D2, kind: SampledKind::Depth };
}

impl AddressSpace {
    /// Whether its variables are bound by the host, which lays them out.
    pub const fn is_buffer(self) -> bool {
        matches!(self, Self::Storage | Self::Uniform | Self::Immediate)
    }
}
