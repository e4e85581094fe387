//! Who executes cases: the table of executors, and what each of them lacks here.

use crate::backends::{self, Backend, Variant};
use crate::exec::ExecPlan;
use crate::workers::Missing;

/// An executor, by what it is given.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Executor {
    /// The compiler's own interpreter.
    Interp,
    /// Our SPIR-V, on the device as it is.
    Vulkan,
    /// Our WGSL, which naga translates for the device.
    Wgsl,
    /// Our HLSL, which DXC translates for the device.
    Hlsl,
    /// Our HLSL in the form for FXC, likewise.
    Sm50,
    /// Our GLSL for desktops, which glslang translates for the device.
    Glsl,
    /// Our GLSL ES, likewise.
    Es310,
    /// Our MSL, which clang compiles for the CPU.
    Msl,
}

impl Executor {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Interp, Self::Vulkan, Self::Wgsl, Self::Hlsl, Self::Sm50, Self::Glsl, Self::Es310, Self::Msl];

    /// What it is called in names of tests and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Interp => "interp",
            Self::Vulkan => "vulkan",
            Self::Wgsl => "wgsl",
            Self::Hlsl => "hlsl",
            Self::Sm50 => "sm50",
            Self::Glsl => "glsl",
            Self::Es310 => "es310",
            Self::Msl => "msl",
        }
    }

    /// The backend that writes what it is given.
    pub const fn target(self) -> Option<&'static str> {
        match self {
            Self::Interp => None,
            Self::Vulkan => Some("spirv"),
            Self::Wgsl => Some("wgsl"),
            Self::Hlsl | Self::Sm50 => Some("hlsl"),
            Self::Glsl | Self::Es310 => Some("glsl"),
            Self::Msl => Some("msl"),
        }
    }

    /// The variant of it that is executed, where that is not the first.
    const fn variant(self) -> Option<&'static str> {
        match self {
            Self::Sm50 => Some("sm50"),
            Self::Glsl => Some("460"),
            Self::Es310 => Some("es310"),
            _ => None,
        }
    }

    /// The backend, and the variant of it that is executed.
    pub fn backend(self) -> Option<(&'static Backend, &'static Variant)> {
        let backend = backends::find(self.target()?)?;
        let wanted = backend.variants.iter().find(|variant| Some(variant.name) == self.variant());
        Some((backend, wanted.unwrap_or(&backend.variants[0])))
    }
}

/// Whether an executor is there.
#[derive(Clone, Debug)]
pub struct Availability {
    /// Which.
    pub executor: Executor,
    /// What it has of what plans need, and what it is in words; or why it is not there.
    pub found: Result<Abilities, Missing>,
}

/// What an executor can do.
#[derive(Clone, Debug)]
pub struct Abilities {
    /// What it is, for reports.
    pub what: String,
    /// Features that plans may need.
    pub features: Vec<String>,
}

impl Abilities {
    /// Of these features.
    pub fn new(what: impl Into<String>, features: &[&str]) -> Self {
        Self { what: what.into(), features: features.iter().map(|&feature| feature.to_owned()).collect() }
    }
}

impl Availability {
    /// Why a plan cannot be executed, if so.
    pub fn obstacle(&self, plan: &ExecPlan) -> Option<String> {
        match &self.found {
            Ok(abilities) => {
                let lacking = plan.needs().find(|need| !abilities.features.iter().any(|feature| feature == need));
                lacking.map(|feature| format!("the executor {} has no {feature}", self.executor.name()))
            }
            Err(missing) => Some(format!("not executed by {}: {}", self.executor.name(), missing.why)),
        }
    }
}
