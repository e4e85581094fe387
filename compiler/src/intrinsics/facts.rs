//! What the definitions say of a built-in function beside its types. The rows are in `generated/facts.rs`.

use super::generated::facts::FACTS;
use super::{BuiltinFn, Extension, LanguageFeature};
use crate::types::BuiltinValue;

/// What a call does beside giving a result.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Effects {
    /// It reads memory through a pointer or a resource.
    pub reads: bool,
    /// It writes memory.
    pub writes: bool,
    /// Invocations wait for each other.
    pub control_barrier: bool,
    /// It orders memory operations.
    pub memory_barrier: bool,
    /// It compares neighbouring fragments.
    pub derivative: bool,
    /// It ends the invocation or makes it a helper.
    pub terminate: bool,
    /// It exchanges values with invocations of the subgroup.
    pub subgroup: bool,
}

impl Effects {
    /// No effects: equal arguments give equal results, and an unused call can go.
    pub const NONE: Self = Self {
        reads: false,
        writes: false,
        control_barrier: false,
        memory_barrier: false,
        derivative: false,
        terminate: false,
        subgroup: false,
    };

    /// Whether there is any effect.
    pub const fn has_any(self) -> bool {
        let touches_memory = self.reads || self.writes || self.memory_barrier;
        touches_memory || self.control_barrier || self.derivative || self.terminate || self.subgroup
    }

    /// Whether the result depends on which invocations make the call together: it must not move into or out of branches.
    pub const fn is_collective(self) -> bool {
        self.derivative || self.subgroup
    }

    /// Whether a call whose result nobody uses may be dropped.
    pub const fn is_droppable(self) -> bool {
        !self.writes && !self.control_barrier && !self.memory_barrier && !self.terminate
    }
}

/// The enable-extension that a built-in value needs.
///
/// <https://www.w3.org/TR/WGSL/#builtin-inputs-outputs>
pub const fn builtin_value_extension(builtin: BuiltinValue) -> Option<Extension> {
    use BuiltinValue as B;
    match builtin {
        B::ClipDistances => Some(Extension::ClipDistances),
        B::PrimitiveIndex => Some(Extension::PrimitiveIndex),
        B::SubgroupInvocationId | B::SubgroupSize | B::SubgroupId | B::NumSubgroups => Some(Extension::Subgroups),
        _ => None,
    }
}

/// Shader stages as a set.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stages {
    /// Vertex shaders.
    pub vertex: bool,
    /// Fragment shaders.
    pub fragment: bool,
    /// Compute shaders.
    pub compute: bool,
}

/// Whether the result of a call is uniform.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ResultUniformity {
    /// Where the arguments are.
    Arguments,
    /// Always.
    Uniform,
    /// Not known to be.
    NonUniform,
}

/// What uniformity analysis asks of a call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Uniformity {
    /// The call must be in uniform control flow.
    pub needs_uniform_control_flow: bool,
    /// A bit for each parameter that must be uniform, the first one lowest.
    pub uniform_parameters: u32,
    /// The filterable rule that a breach reports; nothing for an error that no filter changes.
    pub severity: Option<super::DiagnosticRule>,
    /// Whether the result is uniform.
    pub result: ResultUniformity,
}

/// The facts of one built-in function.
#[derive(Copy, Clone, Debug)]
pub struct Facts {
    /// What a call does.
    pub effects: Effects,
    /// Where calls may stand.
    pub stages: Stages,
    /// What uniformity analysis asks.
    pub uniformity: Uniformity,
    /// Enable-extensions that it needs.
    pub extensions: &'static [Extension],
    /// Language features that it needs.
    pub features: &'static [LanguageFeature],
}

impl BuiltinFn {
    /// Everything that the definitions say beside the types.
    pub fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// What a call does beside giving a result.
    pub fn effects(self) -> Effects {
        self.facts().effects
    }

    /// Whether it is one of those of textures, which all are called so.
    pub fn is_of_textures(self) -> bool {
        self.name().starts_with("texture")
    }

    /// The stages whose shaders may call it.
    pub fn stages(self) -> Stages {
        self.facts().stages
    }

    /// What uniformity analysis asks of a call.
    pub fn uniformity(self) -> Uniformity {
        self.facts().uniformity
    }
}
