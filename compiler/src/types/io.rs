//! What attributes say of stage inputs and outputs.

use super::{BuiltinValue, DepthMode, InterpolationSampling, InterpolationType};

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
