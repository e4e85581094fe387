//! What rules for targets see of a type: its scalar and what is made of it, as one class.

use crate::types::{AddressSpace, SampledKind, TextureDimension, Type, TypeId, Types, WELL_KNOWN};
use crate::util::Id;

/// The class of a type, or of no type where there is no such operand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "which classes matter is the definitions' to say")]
pub(super) enum TypeClass {
    Bool,
    I32,
    U32,
    F32,
    F16,
    Vec2Bool,
    Vec2I32,
    Vec2U32,
    Vec2F32,
    Vec2F16,
    Vec3Bool,
    Vec3I32,
    Vec3U32,
    Vec3F32,
    Vec3F16,
    Vec4Bool,
    Vec4I32,
    Vec4U32,
    Vec4F32,
    Vec4F16,
    MatrixF32,
    MatrixF16,
    PtrFunction,
    PtrPrivate,
    PtrWorkgroup,
    PtrUniform,
    PtrStorage,
    Sampler,
    SamplerComparison,
    Texture1d,
    Texture2d,
    Texture2dArray,
    Texture3d,
    TextureCube,
    TextureCubeArray,
    TextureMultisampled2d,
    TextureDepth2d,
    TextureDepth2dArray,
    TextureDepthCube,
    TextureDepthCubeArray,
    TextureDepthMultisampled2d,
    TextureStorage1d,
    TextureStorage2d,
    TextureStorage2dArray,
    TextureStorage3d,
    TextureExternal,
    /// Anything else.
    Other,
    /// There is no such operand.
    Absent,
}

/// A bit for each class.
#[derive(Copy, Clone, Debug)]
pub(super) struct TypeClasses(u64);

impl TypeClasses {
    /// These classes.
    pub(super) const fn of(classes: &[TypeClass]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < classes.len() {
            set |= 1 << classes[at] as u64;
            at += 1;
        }
        Self(set)
    }

    /// Whether the class of that number is one of them.
    pub(super) const fn contains(self, class: usize) -> bool {
        self.0 >> class & 1 != 0
    }
}

/// The classes of the types that every store begins with, which most operands are of.
static OF_WELL_KNOWN: [TypeClass; TypeId::WELL_KNOWN_COUNT] = {
    let mut classes = [TypeClass::Other; TypeId::WELL_KNOWN_COUNT];
    let mut at = 0;
    while at < classes.len() {
        classes[at] = TypeClass::of_shape(WELL_KNOWN[at]);
        at += 1;
    }
    classes
};

impl TypeClass {
    /// How many classes there are.
    pub(super) const COUNT: usize = Self::Absent as usize + 1;

    /// The class of a type. Inlined, since it is asked of most operands of most calls, and takes less time than a call of it.
    #[inline]
    pub(super) fn of(types: &Types, ty: Option<TypeId>) -> Self {
        let Some(ty) = ty else { return Self::Absent };
        match OF_WELL_KNOWN.get(ty.index()) {
            Some(&class) => class,
            None => Self::of_shape(types.get(ty)),
        }
    }

    const fn of_shape(ty: Type) -> Self {
        match ty {
            Type::Bool => Self::Bool,
            Type::I32 => Self::I32,
            Type::U32 => Self::U32,
            Type::F32 => Self::F32,
            Type::F16 => Self::F16,
            Type::Vector { elem, size } => match (elem, size) {
                (TypeId::BOOL, 2) => Self::Vec2Bool,
                (TypeId::I32, 2) => Self::Vec2I32,
                (TypeId::U32, 2) => Self::Vec2U32,
                (TypeId::F32, 2) => Self::Vec2F32,
                (TypeId::F16, 2) => Self::Vec2F16,
                (TypeId::BOOL, 3) => Self::Vec3Bool,
                (TypeId::I32, 3) => Self::Vec3I32,
                (TypeId::U32, 3) => Self::Vec3U32,
                (TypeId::F32, 3) => Self::Vec3F32,
                (TypeId::F16, 3) => Self::Vec3F16,
                (TypeId::BOOL, 4) => Self::Vec4Bool,
                (TypeId::I32, 4) => Self::Vec4I32,
                (TypeId::U32, 4) => Self::Vec4U32,
                (TypeId::F32, 4) => Self::Vec4F32,
                (TypeId::F16, 4) => Self::Vec4F16,
                _ => Self::Other,
            },
            Type::Matrix { column: TypeId::VEC2_F32 | TypeId::VEC3_F32 | TypeId::VEC4_F32, .. } => Self::MatrixF32,
            Type::Matrix { .. } => Self::MatrixF16,
            Type::Pointer { space, .. } => match space {
                AddressSpace::Function => Self::PtrFunction,
                AddressSpace::Private => Self::PtrPrivate,
                AddressSpace::Workgroup => Self::PtrWorkgroup,
                AddressSpace::Uniform => Self::PtrUniform,
                AddressSpace::Storage => Self::PtrStorage,
                _ => Self::Other,
            },
            Type::Sampler { comparison: false } => Self::Sampler,
            Type::Sampler { comparison: true } => Self::SamplerComparison,
            Type::ExternalTexture => Self::TextureExternal,
            Type::Texture { dimension, kind } => Self::of_texture(dimension, kind),
            Type::StorageTexture { dimension, .. } => match dimension {
                TextureDimension::D1 => Self::TextureStorage1d,
                TextureDimension::D2Array => Self::TextureStorage2dArray,
                TextureDimension::D3 => Self::TextureStorage3d,
                _ => Self::TextureStorage2d,
            },
            _ => Self::Other,
        }
    }

    const fn of_texture(dimension: TextureDimension, kind: SampledKind) -> Self {
        use TextureDimension::{Cube, CubeArray, D1, D2, D2Array, D3};
        match (kind, dimension) {
            (SampledKind::Multisampled(_), _) => Self::TextureMultisampled2d,
            (SampledKind::DepthMultisampled, _) => Self::TextureDepthMultisampled2d,
            (SampledKind::Depth, D2Array) => Self::TextureDepth2dArray,
            (SampledKind::Depth, Cube) => Self::TextureDepthCube,
            (SampledKind::Depth, CubeArray) => Self::TextureDepthCubeArray,
            (SampledKind::Depth, _) => Self::TextureDepth2d,
            (SampledKind::Sampled(_), D1) => Self::Texture1d,
            (SampledKind::Sampled(_), D2) => Self::Texture2d,
            (SampledKind::Sampled(_), D2Array) => Self::Texture2dArray,
            (SampledKind::Sampled(_), D3) => Self::Texture3d,
            (SampledKind::Sampled(_), Cube) => Self::TextureCube,
            (SampledKind::Sampled(_), CubeArray) => Self::TextureCubeArray,
        }
    }
}
