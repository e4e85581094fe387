//! Reflection: what a host must know of a shader before it makes pipelines of it.
//!
//! [`inspect`] reads a valid program and gives plain data that owns its strings, so that nothing of the compiler need be kept. "Uses" is meant as the
//! specification means static use: dead code and callees included. Values of overrides may be given; what they leave open is `None`.
//! The text for people is in `text`; the JSON form is the protocol's.

mod overrides;
mod pairs;
mod resources;
mod stage_io;
mod text;

pub use resources::{Binding, Immediates, Member, Resource, SampleType, Structure};
pub use stage_io::{Place, StageVariable};

use crate::diagnostic::Diagnostics;
use crate::intrinsics::{Extension, LanguageFeature};
use crate::sem::Program;
use crate::sem::program::{FunctionId, GlobalId, GlobalKind};
use crate::types::{AddressSpace, ShaderStage};
use overrides::Values;
use pairs::Pairs;

/// Everything that reflection says of a module.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inspection {
    /// The entry points in source order.
    pub entry_points: Vec<EntryPoint>,
    /// All pipeline-overridable constants in source order.
    pub overrides: Vec<Override>,
    /// The structures that buffers and immediate data of any entry point hold, laid out; parts come before wholes.
    pub structures: Vec<Structure>,
    /// The enable-extensions that the device must have.
    pub extensions: Vec<Extension>,
    /// The language features that the module asks for by `requires`.
    pub language_features: Vec<LanguageFeature>,
}

/// An entry point.
#[derive(Clone, PartialEq, Debug)]
pub struct EntryPoint {
    /// Its name.
    pub name: String,
    /// Its stage.
    pub stage: ShaderStage,
    /// A compute entry point's workgroup size; `None` for a dimension that an override without a value decides.
    pub workgroup_size: Option<[Option<u32>; 3]>,
    /// Bytes of workgroup memory as WebGPU counts them, each variable rounded up to 16; `None` where an override without a value decides.
    pub workgroup_memory: Option<u64>,
    /// What each input is and where it comes from; structures are given member by member.
    pub inputs: Vec<StageVariable>,
    /// What each output is and where it goes.
    pub outputs: Vec<StageVariable>,
    /// The resources used, ordered by group and binding.
    pub bindings: Vec<Binding>,
    /// The textures and samplers that one call uses together, in the order of their bindings.
    pub texture_sampler_pairs: Vec<TextureSamplerPair>,
    /// The immediate data used.
    pub immediates: Option<Immediates>,
    /// The names of the overrides used, in source order.
    pub overrides: Vec<String>,
}

/// A texture and a sampler that one call uses together. Names are those of the entry point's bindings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextureSamplerPair {
    /// The texture variable.
    pub texture: String,
    /// The sampler variable.
    pub sampler: String,
}

/// A pipeline-overridable constant.
#[derive(Clone, PartialEq, Debug)]
pub struct Override {
    /// Its name.
    pub name: String,
    /// `@id`. Where there is one, values are given by it, otherwise by the name.
    pub id: Option<u16>,
    /// Its scalar type.
    pub ty: String,
    /// Whether it has a default; a pipeline that uses one without must give it a value.
    pub has_default: bool,
    /// The value that it has: the one given, or that of the default as far as it can be known. Booleans are 0 and 1.
    pub value: Option<f64>,
}

/// Reflects on a valid program, with values of overrides by name or by `@id` as text.
///
/// # Errors
/// A value of an unknown override, or one that does not fit; a program whose overrides nest too deep to be evaluated.
pub fn inspect(program: &Program, constants: &[(String, f64)]) -> Result<Inspection, Diagnostics> {
    debug_assert!(program.is_valid());
    let values = Values::of(program, constants)?;
    let pairs = Pairs::of(program);
    let entry_points: Vec<EntryPoint> =
        program.entry_points.iter().map(|&id| entry_point(program, id, &values, &pairs)).collect();
    Ok(Inspection {
        structures: resources::structures(program),
        entry_points,
        overrides: values.overrides(program),
        extensions: program.enabled.extensions().collect(),
        language_features: program.enabled.language_features().collect(),
    })
}

fn entry_point(program: &Program, id: FunctionId, values: &Values, pairs: &Pairs) -> EntryPoint {
    let function = &program.functions[id];
    let interface = program.interface(id);
    let pairs = pairs.of_function(program, id);
    let is_override = |&&id: &&GlobalId| matches!(program.globals[id].kind, GlobalKind::Override { .. });
    let name = |id: GlobalId| program.store.name(program.globals[id].name).to_owned();
    let mut immediates = interface
        .iter()
        .filter(|&&id| matches!(program.globals[id].kind, GlobalKind::Var { space: AddressSpace::Immediate, .. }));
    EntryPoint {
        name: program.store.name(function.name).to_owned(),
        stage: function.stage.expect("an entry point has a stage"),
        workgroup_size: function.workgroup_size.map(|size| values.workgroup_size(id, size)),
        workgroup_memory: values.workgroup_memory(program, &interface),
        inputs: stage_io::inputs(program, id),
        outputs: stage_io::outputs(program, id),
        bindings: resources::bindings(program, &interface, &pairs),
        texture_sampler_pairs: pairs
            .iter()
            .map(|&(texture, sampler)| TextureSamplerPair { texture: name(texture), sampler: name(sampler) })
            .collect(),
        immediates: immediates.next().map(|&id| resources::immediates(program, id)),
        overrides: interface.iter().filter(is_override).map(|&id| name(id)).collect(),
    }
}
