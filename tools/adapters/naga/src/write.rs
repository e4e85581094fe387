//! naga's writers, with the options and the reflection of the protocol.

use crate::chain;
use colorfast_protocol::message::Output;
use colorfast_protocol::{BoundResource, EntryPoint, Request};
use naga::back::{glsl, hlsl, msl, spv, wgsl};
use naga::proc::{BoundsCheckPolicies, BoundsCheckPolicy};
use naga::valid::ModuleInfo;
use naga::{AddressSpace, ArraySize, GlobalVariable, ImageClass, Module, ResourceBinding, ShaderStage, TypeInner};
use serde_json::Value;
use std::collections::BTreeMap;

/// Accesses out of bounds stay within, as the specification has it.
const RESTRICT: BoundsCheckPolicies = BoundsCheckPolicies {
    index: BoundsCheckPolicy::Restrict,
    buffer: BoundsCheckPolicy::Restrict,
    image_load: BoundsCheckPolicy::Restrict,
    binding_array: BoundsCheckPolicy::Restrict,
};

/// Metal's slot of the sizes of buffers.
const SIZES_SLOT: u8 = 30;
/// Metal's slot of immediate data.
const IMMEDIATES_SLOT: u8 = 29;

/// The entry point that is meant; all, where there is none.
type Only = Option<(ShaderStage, String)>;

/// The options of a request.
pub struct Options {
    spirv_version: (u8, u8),
    msl_version: (u8, u8),
    shader_model: hlsl::ShaderModel,
    glsl_version: glsl::Version,
    /// Where HLSL finds what a draw or a dispatch is.
    root_constants: (u64, u64),
    /// Where HLSL finds immediate data.
    immediates: (u64, u64),
}

impl Options {
    /// Those of a request.
    pub fn of(request: &Request) -> Result<Self, String> {
        let mut options = Self {
            spirv_version: (1, 3),
            msl_version: (2, 3),
            shader_model: hlsl::ShaderModel::V6_0,
            glsl_version: glsl::Version::new_gles(310),
            root_constants: (3, 13),
            immediates: (3, 12),
        };
        for (name, value) in &request.options {
            let unsuited = || format!("option `{name}` cannot be {value}");
            let number = || value.as_u64().ok_or_else(unsuited);
            let text = value.as_str().unwrap_or_default();
            match (name.as_str(), text) {
                ("spirv_version", _) => options.spirv_version = version(text).ok_or_else(unsuited)?,
                ("msl_version", _) => options.msl_version = version(text).ok_or_else(unsuited)?,
                ("shader_model", "5.0") => options.shader_model = hlsl::ShaderModel::V5_0,
                ("shader_model", "6.0") => options.shader_model = hlsl::ShaderModel::V6_0,
                ("glsl_version", "310es") => options.glsl_version = glsl::Version::new_gles(310),
                ("glsl_version", "460") => options.glsl_version = glsl::Version::Desktop(460),
                ("root_constants_space", _) => options.root_constants.0 = number()?,
                ("root_constants_register", _) => options.root_constants.1 = number()?,
                ("immediates_space", _) => options.immediates.0 = number()?,
                ("immediates_register", _) => options.immediates.1 = number()?,
                // What naga's GLSL does unless told to adapt the coordinates.
                ("flip_y", _) if value == &Value::Bool(false) => {}
                ("depth_range", "0..1") => {}
                ("robustness", _) if value == &Value::Bool(true) => {}
                _ => return Err(format!("unknown option `{name}` or value {value}")),
            }
        }
        Ok(options)
    }
}

fn version(text: &str) -> Option<(u8, u8)> {
    let (major, minor) = text.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// The outputs of a target, or why there are none.
pub fn write(
    module: &Module,
    info: &ModuleInfo,
    target: &str,
    options: &Options,
    only: Only,
) -> Result<Vec<Output>, String> {
    match target {
        "wgsl" => {
            let text = wgsl::write_string(module, info, wgsl::WriterFlags::empty()).map_err(|error| chain(&error))?;
            Ok(vec![text_output(text, entry_points(module, &only, |_, name| name.to_owned()))])
        }
        "spirv" => write_spirv(module, info, options, &only),
        "msl" => write_msl(module, info, options, &only),
        "hlsl" => write_hlsl(module, info, options, &only),
        "glsl" => write_glsl(module, info, options, &only),
        other => Err(format!("unknown target `{other}`")),
    }
}

fn text_output(text: String, entry_points: Vec<EntryPoint>) -> Output {
    Output { text: Some(text), entry_points, ..Output::default() }
}

fn stage_name(stage: ShaderStage) -> &'static str {
    match stage {
        ShaderStage::Vertex => "vertex",
        ShaderStage::Fragment => "fragment",
        ShaderStage::Compute => "compute",
        _ => "other",
    }
}

/// The entry points that are meant, with what each is called by its number and name.
fn entry_points(module: &Module, only: &Only, emitted: impl Fn(usize, &str) -> String) -> Vec<EntryPoint> {
    let is_meant =
        |it: &naga::EntryPoint| only.as_ref().is_none_or(|(stage, name)| it.stage == *stage && &it.name == name);
    let all = module.entry_points.iter().enumerate().filter(|(_, it)| is_meant(it));
    all.map(|(index, it)| EntryPoint {
        name: it.name.clone(),
        emitted_name: emitted(index, &it.name),
        stage: stage_name(it.stage).to_owned(),
        workgroup_size: (it.stage == ShaderStage::Compute).then_some(it.workgroup_size),
    })
    .collect()
}

fn write_spirv(module: &Module, info: &ModuleInfo, options: &Options, only: &Only) -> Result<Vec<Output>, String> {
    let spv_options = spv::Options {
        lang_version: options.spirv_version,
        flags: spv::WriterFlags::empty(),
        bounds_check_policies: RESTRICT,
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::Polyfill,
        force_loop_bounding: true,
        ..spv::Options::default()
    };
    let pipeline = only.clone().map(|(shader_stage, entry_point)| spv::PipelineOptions { shader_stage, entry_point });
    let words = spv::write_vec(module, info, &spv_options, pipeline.as_ref()).map_err(|error| chain(&error))?;
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let entry_points = entry_points(module, only, |_, name| name.to_owned());
    Ok(vec![Output { base64: Some(colorfast_wire::encode(&bytes)), entry_points, ..Output::default() }])
}

/// A resource, as targets that number each kind by itself see it.
struct Resource<'a> {
    binding: ResourceBinding,
    kind: &'static str,
    variable: &'a GlobalVariable,
}

/// The resources of a module, by kind: `uniform`, `storage`, `texture`, `image` or `sampler`.
fn resources(module: &Module) -> Vec<Resource<'_>> {
    let kind = |variable: &GlobalVariable| match (variable.space, &module.types[variable.ty].inner) {
        (AddressSpace::Uniform, _) => Some("uniform"),
        (AddressSpace::Storage { .. }, _) => Some("storage"),
        (_, TypeInner::Image { class: ImageClass::Storage { .. }, .. }) => Some("image"),
        (_, TypeInner::Image { .. }) => Some("texture"),
        (_, TypeInner::Sampler { .. }) => Some("sampler"),
        _ => None,
    };
    let of = |variable| -> Option<Resource<'_>> {
        let variable: &GlobalVariable = variable;
        Some(Resource { binding: variable.binding?, kind: kind(variable)?, variable })
    };
    module.global_variables.iter().filter_map(|(_, variable)| of(variable)).collect()
}

/// What an output says of a resource.
fn bound(kind: &str, variable: &GlobalVariable, number: u32) -> BoundResource {
    BoundResource {
        kind: kind.to_owned(),
        name: variable.name.clone().unwrap_or_default(),
        number,
        binding: variable.binding.map(|binding| (binding.group, binding.binding)),
        ..BoundResource::default()
    }
}

/// Whether a type ends in an array of no fixed size.
fn is_runtime_sized(module: &Module, ty: naga::Handle<naga::Type>) -> bool {
    match &module.types[ty].inner {
        TypeInner::Array { size, .. } => *size == ArraySize::Dynamic,
        TypeInner::Struct { members, .. } => members.last().is_some_and(|member| is_runtime_sized(module, member.ty)),
        _ => false,
    }
}

fn write_msl(module: &Module, info: &ModuleInfo, options: &Options, only: &Only) -> Result<Vec<Output>, String> {
    let mut map = msl::EntryPointResources {
        sizes_buffer: Some(SIZES_SLOT),
        immediates_buffer: Some(IMMEDIATES_SLOT),
        ..Default::default()
    };
    let (mut next, mut bindings): (BTreeMap<&str, u8>, Vec<BoundResource>) = (BTreeMap::new(), Vec::new());
    let found = resources(module);
    for Resource { binding, kind, variable } in &found {
        // Metal has one sequence for buffers, one for textures and one for samplers.
        let sequence = match *kind {
            "uniform" | "storage" => "buffer",
            "image" | "texture" => "texture",
            other => other,
        };
        let number = next.entry(sequence).or_default();
        let slot = Some(*number);
        map.resources.insert(
            *binding,
            msl::BindTarget {
                buffer: slot.filter(|_| sequence == "buffer"),
                texture: slot.filter(|_| sequence == "texture"),
                sampler: slot.filter(|_| sequence == "sampler").map(msl::BindSamplerTarget::Resource),
                external_texture: None,
                mutable: matches!(variable.space, AddressSpace::Storage { access } if access.contains(naga::StorageAccess::STORE))
                    || *kind == "image",
            },
        );
        bindings.push(bound(sequence, variable, u32::from(*number)));
        *number += 1;
    }
    // The sizes that naga wants are those of its own choice: what is not said of them cannot be bound.
    if found.iter().any(|it| is_runtime_sized(module, it.variable.ty)) {
        bindings.clear();
    }
    let names = module.entry_points.iter().map(|it| (it.name.clone(), map.clone()));
    let msl_options = msl::Options {
        lang_version: options.msl_version,
        bounds_check_policies: RESTRICT,
        per_entry_point_map: names.collect(),
        fake_missing_bindings: true,
        ..msl::Options::default()
    };
    let pipeline = msl::PipelineOptions { entry_point: only.clone(), ..msl::PipelineOptions::default() };
    let (text, translated) = msl::write_string(module, info, &msl_options, &pipeline).map_err(|error| chain(&error))?;
    let names = names_of(module, only, translated.entry_point_names)?;
    let entry_points = entry_points(module, only, |_, name| names[name].clone());
    Ok(vec![Output { bindings, ..text_output(text, entry_points) }])
}

/// What a writer calls the entry points that it was asked for.
fn names_of<E: std::error::Error>(
    module: &Module,
    only: &Only,
    emitted: Vec<Result<String, E>>,
) -> Result<BTreeMap<String, String>, String> {
    let meant = entry_points(module, only, |_, name| name.to_owned());
    // A writer that skips entry points leaves their names out, or keeps them all.
    let keeps_all = emitted.len() == module.entry_points.len();
    let names: Vec<String> = if keeps_all {
        module.entry_points.iter().map(|it| it.name.clone()).collect()
    } else {
        meant.into_iter().map(|it| it.name).collect()
    };
    let named = names.into_iter().zip(emitted);
    named.map(|(name, emitted)| Ok((name, emitted.map_err(|error| chain(&error))?))).collect()
}

fn write_hlsl(module: &Module, info: &ModuleInfo, options: &Options, only: &Only) -> Result<Vec<Output>, String> {
    let target = |(space, register): (u64, u64)| {
        let (space, register) = (u8::try_from(space).unwrap_or(0), u32::try_from(register).unwrap_or(0));
        Some(hlsl::BindTarget { space, register, ..hlsl::BindTarget::default() })
    };
    let hlsl_options = hlsl::Options {
        shader_model: options.shader_model,
        fake_missing_bindings: true,
        special_constants_binding: target(options.root_constants),
        immediates_target: target(options.immediates),
        ..hlsl::Options::default()
    };
    let pipeline = hlsl::PipelineOptions { entry_point: only.clone() };
    let mut text = String::new();
    let reflection = hlsl::Writer::new(&mut text, &hlsl_options, &pipeline)
        .write(module, info, None)
        .map_err(|error| chain(&error))?;
    let names = names_of(module, only, reflection.entry_point_names)?;
    let entry_points = entry_points(module, only, |_, name| names[name].clone());
    Ok(vec![text_output(text, entry_points)])
}

/// A unit for each entry point.
fn write_glsl(module: &Module, info: &ModuleInfo, options: &Options, only: &Only) -> Result<Vec<Output>, String> {
    let found = resources(module);
    let number = |index: usize| u8::try_from(index).unwrap_or(u8::MAX);
    let glsl_options = glsl::Options {
        version: options.glsl_version,
        writer_flags: glsl::WriterFlags::empty(),
        binding_map: found.iter().enumerate().map(|(index, it)| (it.binding, number(index))).collect(),
        ..glsl::Options::default()
    };
    let mut outputs = Vec::new();
    for entry_point in entry_points(module, only, |_, _| "main".to_owned()) {
        let stage = module.entry_points.iter().find(|it| it.name == entry_point.name).map(|it| it.stage);
        let pipeline = glsl::PipelineOptions {
            shader_stage: stage.unwrap_or(ShaderStage::Compute),
            entry_point: entry_point.name.clone(),
            multiview: None,
        };
        let mut text = String::new();
        let mut writer = glsl::Writer::new(&mut text, module, info, &glsl_options, &pipeline, RESTRICT)
            .map_err(|error| chain(&error))?;
        let reflection = writer.write().map_err(|error| chain(&error))?;
        let place = |handle| {
            let variable: &GlobalVariable = &module.global_variables[handle];
            variable.binding.map(|binding| (binding.group, binding.binding))
        };
        let sampler_of = |binding| {
            let mapping = reflection.texture_mapping.values().find(|it| place(it.texture) == binding);
            mapping.and_then(|it| it.sampler).and_then(place)
        };
        let bindings = found.iter().enumerate().filter(|(_, it)| it.kind != "sampler").map(|(index, it)| {
            let bound = bound(it.kind, it.variable, u32::from(number(index)));
            BoundResource { sampler: sampler_of(bound.binding).filter(|_| it.kind == "texture"), ..bound }
        });
        outputs.push(Output { bindings: bindings.collect(), ..text_output(text, vec![entry_point]) });
    }
    Ok(outputs)
}
