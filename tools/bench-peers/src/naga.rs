//! naga's side.

use crate::Compiled;
use colorfast::driver::Target;
use naga::back::{glsl, hlsl, msl, spv, wgsl};
use naga::proc::{BoundsCheckPolicies, BoundsCheckPolicy};
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use std::fmt::Display;
use std::time::Instant;

/// What is asked of the compiler for a target, for the report.
pub fn settings(target: Target) -> &'static str {
    match target.name() {
        "spirv" => {
            "SPIR-V 1.3, names off, all validation, bounds checks 'restrict', loops bounded, workgroup memory zeroed"
        }
        "msl" => {
            "MSL 2.3, all validation, bounds checks 'restrict', loops bounded, divisions checked, workgroup memory zeroed"
        }
        "hlsl" => "SM 6.0, all validation, indices restricted, loops bounded, workgroup memory zeroed",
        "glsl" => {
            "GLSL ES 3.10, each entry point, all validation, bounds checks 'restrict', workgroup memory zeroed; it bounds no loops"
        }
        _ => "all validation",
    }
}

const RESTRICT: BoundsCheckPolicies = BoundsCheckPolicies {
    index: BoundsCheckPolicy::Restrict,
    buffer: BoundsCheckPolicy::Restrict,
    image_load: BoundsCheckPolicy::Restrict,
    binding_array: BoundsCheckPolicy::Restrict,
};

/// Compiles once; the times of the stages and the size of what was written. A panic of the peer's is its error, said in one word
/// rather than by a backtrace in the middle of the table.
pub fn compile(source: &str, target: Target) -> Compiled {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let compiled = std::panic::catch_unwind(|| compile_unguarded(source, target));
    std::panic::set_hook(hook);
    compiled.unwrap_or_else(|_| Err("panics".to_owned()))
}

fn text(error: impl Display) -> String {
    error.to_string()
}

fn compile_unguarded(source: &str, target: Target) -> Compiled {
    let start = Instant::now();
    let module = naga::front::wgsl::parse_str(source).map_err(text)?;
    let parsed = start.elapsed();
    let start = Instant::now();
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator.validate(&module).map_err(|error| error.into_inner().to_string())?;
    let validated = start.elapsed();
    let start = Instant::now();
    let size = if target == Target::Wgsl {
        wgsl::write_string(&module, &info, wgsl::WriterFlags::empty()).map_err(text)?.len()
    } else {
        let given = naga::back::pipeline_constants::process_overrides(&module, &info, None, &Default::default());
        let (module, info) = given.map_err(text)?;
        write(&module, &info, target)?
    };
    Ok((vec![("parse", parsed), ("validate", validated), ("write", start.elapsed())], size))
}

fn write(module: &naga::Module, info: &ModuleInfo, target: Target) -> Result<usize, String> {
    match target.name() {
        "spirv" => write_spirv(module, info),
        "msl" => write_msl(module, info),
        "hlsl" => write_hlsl(module, info),
        "glsl" => write_glsl(module, info),
        _ => Err("not a target of naga that is measured here".to_owned()),
    }
}

fn write_spirv(module: &naga::Module, info: &ModuleInfo) -> Result<usize, String> {
    let options = spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::empty(),
        bounds_check_policies: RESTRICT,
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::Polyfill,
        force_loop_bounding: true,
        ..spv::Options::default()
    };
    spv::write_vec(module, info, &options, None).map(|words| words.len()).map_err(text)
}

fn write_msl(module: &naga::Module, info: &ModuleInfo) -> Result<usize, String> {
    let options = msl::Options { lang_version: (2, 3), bounds_check_policies: RESTRICT, ..msl::Options::default() };
    msl::write_string(module, info, &options, &msl::PipelineOptions::default())
        .map(|(text, _)| text.len())
        .map_err(text)
}

fn write_hlsl(module: &naga::Module, info: &ModuleInfo) -> Result<usize, String> {
    let options = hlsl::Options { shader_model: hlsl::ShaderModel::V6_0, ..hlsl::Options::default() };
    let mut output = String::new();
    let pipeline = hlsl::PipelineOptions { entry_point: None };
    hlsl::Writer::new(&mut output, &options, &pipeline).write(module, info, None).map_err(text)?;
    Ok(output.len())
}

/// A unit for each entry point, as ours.
fn write_glsl(module: &naga::Module, info: &ModuleInfo) -> Result<usize, String> {
    let options = glsl::Options::default();
    let mut size = 0;
    for entry_point in &module.entry_points {
        let pipeline = glsl::PipelineOptions {
            shader_stage: entry_point.stage,
            entry_point: entry_point.name.clone(),
            multiview: None,
        };
        let mut output = String::new();
        let mut writer = glsl::Writer::new(&mut output, module, info, &options, &pipeline, RESTRICT).map_err(text)?;
        writer.write().map_err(text)?;
        size += output.len();
    }
    Ok(size)
}

/// What naga says of a shader, as its users see it.
pub fn say(source: &str) -> String {
    let module = match naga::front::wgsl::parse_str(source) {
        Ok(module) => module,
        Err(error) => return error.emit_to_string(source),
    };
    let (flags, capabilities) = (naga::valid::ValidationFlags::all(), naga::valid::Capabilities::all());
    match naga::valid::Validator::new(flags, capabilities).validate(&module) {
        Ok(_) => "accepted".to_owned(),
        Err(error) => error.emit_to_string(source),
    }
}
