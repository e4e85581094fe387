//! What callers see: a [`Compiler`], which checks a source or takes it through every stage to a target, and what it is asked and answers.
//!
//! Time is not measured here, since the library knows no clock: an observer hears when each stage has ended.

mod backend;
mod backends;
mod common;
mod compiler;
mod fix;
mod frontend;
mod frontends;
mod passes;
mod pipeline;
mod source;
mod units;

use backend::BackendInfo;
pub use common::CommonOptions;
pub use compiler::Compiler;
pub use fix::Fixed;
use frontend::FrontendInfo;
pub use passes::{Pass, transforms};
pub use source::{Content, Source};

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::output::{BoundResource, EntryPointInfo};
use crate::transform::Transform;
use crate::types::ShaderStage;
use crate::util::{OptionInfo, OptionType, OptionValue};

/// The request itself cannot be met: an unknown option, entry point or override.
const REQUEST: Rule = Rule::new("request", "");

/// A language that the compiler reads.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// WGSL.
    Wgsl,
    /// WSL, the shading language that WebGPU had before WGSL.
    Wsl,
    /// SPIR-V.
    Spirv,
    /// The IR.
    Ir,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Wgsl, Self::Wsl, Self::Spirv, Self::Ir];

    /// The front end that reads it.
    const fn frontend(self) -> &'static FrontendInfo {
        match self {
            Self::Wgsl => const { &FrontendInfo::of::<frontends::Wgsl>() },
            Self::Wsl => const { &FrontendInfo::of::<frontends::Wsl>() },
            Self::Spirv => const { &FrontendInfo::of::<frontends::Spirv>() },
            Self::Ir => const { &FrontendInfo::of::<frontends::Ir>() },
        }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        self.frontend().name
    }

    /// The extensions of its files, without a period, the usual one first.
    pub const fn extensions(self) -> &'static [&'static str] {
        self.frontend().extensions
    }

    /// The language whose files have this extension.
    pub fn from_extension(extension: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.extensions().contains(&extension))
    }

    /// The language whose binary form begins like these bytes.
    pub fn of_binary(bytes: &[u8]) -> Option<Self> {
        let begins = |magic: &[u8; 4]| bytes.starts_with(magic);
        Self::ALL.into_iter().find(|language| language.frontend().magic_numbers.iter().any(begins))
    }

    /// The language called so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.name() == name)
    }
}

/// A language that the compiler writes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// WGSL.
    Wgsl,
    /// SPIR-V for Vulkan.
    Spirv,
    /// The Metal Shading Language.
    Msl,
    /// HLSL, for DXC or FXC.
    Hlsl,
    /// GLSL for OpenGL ES or OpenGL: a text for each entry point.
    Glsl,
    /// The IR's text form, as lowered.
    Ir,
}

impl Target {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Wgsl, Self::Spirv, Self::Msl, Self::Hlsl, Self::Glsl, Self::Ir];

    /// The back end that writes it.
    const fn backend(self) -> &'static BackendInfo {
        match self {
            Self::Wgsl => const { &BackendInfo::of::<backends::Wgsl>() },
            Self::Spirv => const { &BackendInfo::of::<backends::Spirv>() },
            Self::Msl => const { &BackendInfo::of::<backends::Msl>() },
            Self::Hlsl => const { &BackendInfo::of::<backends::Hlsl>() },
            Self::Glsl => const { &BackendInfo::of::<backends::Glsl>() },
            Self::Ir => const { &BackendInfo::of::<backends::Ir>() },
        }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        self.backend().name
    }

    /// The extension of output files, without a period.
    pub const fn extension(self) -> &'static str {
        self.backend().extension
    }

    /// The target called so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|target| target.name() == name)
    }

    /// The options that a request may set, beside [`CommonOptions`].
    pub const fn options(self) -> &'static [OptionInfo] {
        self.backend().options
    }

    /// The transforms that it alone has.
    pub const fn transforms(self) -> &'static [&'static Transform] {
        self.backend().transforms
    }
}

crate::option_table! {
    /// What the IR's text form may be asked for.
    pub struct IrOptions {
        /// Whether each instruction's source span is printed.
        locations: bool = false,
    }
}

/// What to compile to, and how.
#[derive(Copy, Clone, Debug)]
pub struct Request<'a> {
    /// The target.
    pub target: Target,
    /// The only entry point to keep, or the whole module.
    pub entry_point: Option<&'a str>,
    /// Values of overrides, by name or by `@id` as text.
    pub constants: &'a [(String, f64)],
    /// The target's options, and those that all targets have.
    pub options: &'a [(String, OptionValue)],
}

/// One output.
#[derive(Clone, PartialEq, Debug)]
pub struct Unit {
    /// What was written.
    pub artifact: Artifact,
    /// The entry points in it.
    pub entry_points: Vec<EntryPointInfo>,
    /// HLSL: the shader model that it needs, where that is higher than the one asked for.
    pub shader_model: Option<&'static str>,
    /// GLSL, MSL, and HLSL of shader model 5: the resources, by the names and numbers that they have in the text.
    pub bindings: Vec<BoundResource>,
}

impl Unit {
    /// An output of which nothing is said but what most targets say.
    fn new(artifact: Artifact, entry_points: Vec<EntryPointInfo>) -> Self {
        Self { artifact, entry_points, shader_model: None, bindings: Vec::new() }
    }

    /// What files of an output end in, without the first period: where a target has an output for each entry point, its name too.
    pub fn file_suffix(&self, target: Target) -> String {
        match self.entry_points.first().filter(|_| target.backend().has_unit_per_entry_point) {
            Some(entry_point) => {
                let extension = match entry_point.stage {
                    ShaderStage::Vertex => "vert",
                    ShaderStage::Fragment => "frag",
                    ShaderStage::Compute => "comp",
                };
                format!("{}.{extension}", entry_point.name)
            }
            None => target.extension().to_owned(),
        }
    }
}

/// The content of an output.
#[derive(Clone, PartialEq, Debug)]
pub enum Artifact {
    /// Text.
    Text(String),
    /// SPIR-V words.
    Words(Vec<u32>),
}

/// A finished compilation.
#[derive(Clone, PartialEq, Debug)]
pub struct Compilation {
    /// The outputs.
    pub units: Vec<Unit>,
    /// Warnings and infos.
    pub diagnostics: Diagnostics,
}

/// A stage of compilation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Text to validated program.
    Read,
    /// Program to IR.
    Lower,
    /// All transforms.
    Raise,
    /// IR to output.
    Print,
}

/// Whether the output is to name the lines of the source.
fn wants_lines(request: &Request<'_>) -> bool {
    let is_wanted = |value: &OptionValue| bool::read(value, &[]).unwrap_or(false);
    request.options.iter().any(|(name, value)| name == "source_lines" && is_wanted(value))
}

fn wrong_request(why: String) -> Diagnostics {
    Diagnostic::error(REQUEST, Span::NONE, why).into()
}
