//! The enumerations of the type system that definitions do not list.

/// Texture dimensions and arrayedness.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TextureDimension {
    /// `1d`
    D1,
    /// `2d`
    D2,
    /// `2d_array`
    D2Array,
    /// `3d`
    D3,
    /// `cube`
    Cube,
    /// `cube_array`
    CubeArray,
}

impl TextureDimension {
    /// All of them, in the order of declaration.
    pub const ALL: &'static [Self] = &[Self::D1, Self::D2, Self::D2Array, Self::D3, Self::Cube, Self::CubeArray];

    /// The spelling, as a part of the texture types' names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::D1 => "1d",
            Self::D2 => "2d",
            Self::D2Array => "2d_array",
            Self::D3 => "3d",
            Self::Cube => "cube",
            Self::CubeArray => "cube_array",
        }
    }

    /// The one spelled so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|dimension| dimension.name() == name)
    }
}

/// What a non-storage texture gives when sampled or loaded.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SampledKind {
    /// `texture_*<f32>` and its siblings of i32 and u32.
    Sampled(SampledType),
    /// `texture_multisampled_*<T>`
    Multisampled(SampledType),
    /// `texture_depth_*`
    Depth,
    /// `texture_depth_multisampled_*`
    DepthMultisampled,
}

impl super::TexelFormat {
    /// The component type that a shader sees.
    pub fn component(self) -> super::TypeId {
        let name = self.name();
        if name.ends_with("uint") {
            super::TypeId::U32
        } else if name.ends_with("sint") {
            super::TypeId::I32
        } else {
            super::TypeId::F32
        }
    }
}

/// The component type of a sampled texture.
pub type SampledType = super::TypeId;
