//! Stage inputs and outputs: what attributes say of them, and which are built in.

use super::{ArrayCount, BuiltinValue, DepthMode, InterpolationSampling, InterpolationType, Type, TypeId, Types};

/// A programmable stage.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ShaderStage {
    /// `@vertex`
    Vertex,
    /// `@fragment`
    Fragment,
    /// `@compute`
    Compute,
}

impl ShaderStage {
    /// The attribute's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vertex => "vertex",
            Self::Fragment => "fragment",
            Self::Compute => "compute",
        }
    }

    /// The stage whose attribute is spelled so.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "vertex" => Self::Vertex,
            "fragment" => Self::Fragment,
            "compute" => Self::Compute,
            _ => return None,
        })
    }
}

/// `@interpolate(type, sampling)`
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Interpolation {
    /// How.
    pub kind: InterpolationType,
    /// Where, if written.
    pub sampling: Option<InterpolationSampling>,
}

/// The attributes that place a value among a stage's inputs or outputs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct IoAttributes {
    /// `@builtin(...)`
    pub builtin: Option<BuiltinValue>,
    /// What `@builtin(frag_depth, ...)` promises of the depth beside the one that is there, where it promises anything.
    pub depth_mode: Option<DepthMode>,
    /// `@location(...)`
    pub location: Option<u32>,
    /// `@blend_src(...)`
    pub blend_src: Option<u32>,
    /// `@interpolate(...)`
    pub interpolation: Option<Interpolation>,
    /// `@invariant`
    pub invariant: bool,
}

impl IoAttributes {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// <https://www.w3.org/TR/WGSL/#clip-distances-builtin-value>
pub const MAX_CLIP_DISTANCES: u32 = 8;

/// Whether a value goes into a stage or comes out of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Into it.
    Input,
    /// Out of it.
    Output,
}

impl Direction {
    /// What such a value is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Input => "an input",
            Self::Output => "an output",
        }
    }
}

impl BuiltinValue {
    /// The stages and directions that have it.
    pub const fn places(self) -> &'static [(ShaderStage, Direction)] {
        use Direction::{Input, Output};
        use ShaderStage::{Compute, Fragment, Vertex};
        match self {
            Self::VertexIndex | Self::InstanceIndex => &[(Vertex, Input)],
            Self::ClipDistances => &[(Vertex, Output)],
            Self::Position => &[(Vertex, Output), (Fragment, Input)],
            Self::FrontFacing | Self::PrimitiveIndex | Self::SampleIndex => &[(Fragment, Input)],
            Self::FragDepth => &[(Fragment, Output)],
            Self::SampleMask => &[(Fragment, Input), (Fragment, Output)],
            Self::SubgroupInvocationId | Self::SubgroupSize => &[(Compute, Input), (Fragment, Input)],
            Self::LocalInvocationId
            | Self::LocalInvocationIndex
            | Self::GlobalInvocationId
            | Self::GlobalInvocationIndex
            | Self::WorkgroupId
            | Self::WorkgroupIndex
            | Self::NumWorkgroups
            | Self::SubgroupId
            | Self::NumSubgroups => &[(Compute, Input)],
            Self::PointSize => &[],
        }
    }

    /// The built-in value of that name, those included that no shader can name.
    pub fn of_any_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|builtin| builtin.name() == name)
    }

    /// Its type; `None` for clip distances, which are an array.
    pub const fn ty(self) -> Option<TypeId> {
        match self {
            Self::ClipDistances => None,
            Self::Position => Some(TypeId::VEC4_F32),
            Self::FrontFacing => Some(TypeId::BOOL),
            Self::FragDepth | Self::PointSize => Some(TypeId::F32),
            Self::LocalInvocationId | Self::GlobalInvocationId | Self::WorkgroupId | Self::NumWorkgroups => {
                Some(TypeId::VEC3_U32)
            }
            _ => Some(TypeId::U32),
        }
    }

    /// Whether it may be of that type.
    pub fn fits(self, types: &Types, ty: TypeId) -> bool {
        match self.ty() {
            Some(wanted) => ty == wanted,
            None => matches!(
                types.get(ty),
                Type::Array { elem: TypeId::F32, count: ArrayCount::Fixed(count) } if count <= MAX_CLIP_DISTANCES
            ),
        }
    }
}
