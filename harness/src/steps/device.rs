//! The device: wgpu on any Vulkan adapter, in worker processes.

use super::compile::Unit;
use super::execute::Output;
use super::{Context, Step};
use crate::executors::Executor;
use crate::pool::Pool;
use crate::settings::{Settings, WORKER_LIMIT};
use crate::vulkan;
use crate::workers::{self, Missing};
use colorfast_protocol::{EntryPoint, Launch, Request, Work};
use colorfast_wire::{
    Access, Adapter, Buffer, Bytes, Code, Command, DeviceAnswer, DeviceRequest, Execution, Resource, ResourceKind,
    StorageAccess,
};
use serde_json::Value;
use std::collections::HashMap;

/// The package of the worker around wgpu.
const GPU: &str = "colorfast-gpu";
/// The group of the root constants, in which HLSL finds the size of the dispatch, and their register.
const ROOT_CONSTANTS: (u32, u32) = (3, 13);
/// The group of immediate data, where they are a uniform buffer, and their binding: HLSL's register.
const IMMEDIATES: (u32, u32) = (3, 12);
/// The group and binding of what GLSL ES cannot ask of textures.
const TEXTURE_COUNTS: (u32, u32) = (3, 1000);

/// The device.
pub struct Device {
    pool: Pool,
    /// What it is.
    pub adapter: Adapter,
}

impl Device {
    /// Starts the worker and asks for its adapter.
    pub fn start(settings: &Settings) -> Result<Self, Missing> {
        let program = workers::find(GPU, settings.build_workers, "wgpu takes a minute the first time")?;
        let mut launch = Launch::new(program, &[]);
        if std::env::var_os("XDG_RUNTIME_DIR").is_none() {
            // Mesa complains without one, and wants nothing of it.
            let folder = std::env::temp_dir().to_string_lossy().into_owned();
            launch.environment.push(("XDG_RUNTIME_DIR".to_owned(), folder));
        }
        let pool = Pool::new(launch, WORKER_LIMIT);
        let missing = |why| Missing { why, install: "apt-get install mesa-vulkan-drivers libvulkan1".to_owned() };
        match pool.with(|client| client.call(&DeviceRequest::Adapter)) {
            Ok(DeviceAnswer::Adapter(adapter)) => Ok(Self { pool, adapter }),
            Ok(DeviceAnswer::Failed(why)) => Err(missing(why)),
            Ok(DeviceAnswer::Done(_)) => Err(missing("the worker answered a question that was not asked".to_owned())),
            Err(failure) => Err(missing(format!("the worker {failure}"))),
        }
    }
}

/// Asks for outputs that suit [`run`]: HLSL finds its root constants, and GLSL writes positions that Vulkan clips.
pub(super) fn set_options(request: &mut Request, executor: Executor) {
    let options: &[(&str, Value)] = match executor {
        Executor::Hlsl => &[
            ("root_constants_space", ROOT_CONSTANTS.0.into()),
            ("root_constants_register", ROOT_CONSTANTS.1.into()),
            ("immediates_space", IMMEDIATES.0.into()),
            ("immediates_register", IMMEDIATES.1.into()),
        ],
        Executor::Glsl | Executor::Es310 => &[("flip_y", false.into()), ("depth_range", "0..1".into())],
        _ => &[],
    };
    request.options.extend(options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
}

/// The option without which what translates an executor's language to SPIR-V gives other values than the language means: DXC takes halves in
/// byte buffers for words, in SPIR-V only.
pub(super) fn translation_option(executor: Executor) -> Option<&'static str> {
    (executor == Executor::Hlsl).then_some("halves_as_words")
}

/// Runs an output on the device, by way of what translates it; what came back.
pub(super) fn run(
    context: &Context,
    work: &Work,
    executor: Executor,
    output: &Output<'_>,
) -> Result<Vec<Bytes>, (Step, String)> {
    let device = context.device.as_ref().ok_or((Step::Execute, "there is no device".to_owned()))?;
    let mut work = work.clone();
    match executor {
        Executor::Hlsl | Executor::Sm50 => suit_direct3d(&mut work),
        Executor::Es310 => work.resources.push(texture_counts(&work)),
        _ => {}
    }
    if !matches!(executor, Executor::Vulkan | Executor::Wgsl) {
        immediates_in_a_buffer(&mut work);
    }
    let wanted: &[&str] = match &work.command {
        Command::Dispatch(_) => &["compute"],
        Command::Draw(_) => &["vertex", "fragment"],
    };
    let found: Vec<Found<'_>> = wanted.iter().map(|stage| entry_point(output, stage)).collect::<Result<_, _>>()?;
    let entry_points = found.iter().map(|(_, entry_point)| entry_point.emitted_name.clone()).collect();
    let wgsl = |unit: &Unit| Code::Wgsl(String::from_utf8_lossy(&unit.bytes).into_owned());
    let modules = match (executor, output.units) {
        (Executor::Wgsl, [unit]) => vec![wgsl(unit)],
        (Executor::Hlsl | Executor::Sm50 | Executor::Glsl | Executor::Es310, _) => {
            found.iter().map(|found| translated(context, executor, output, &work, found)).collect::<Result<_, _>>()?
        }
        (Executor::Wgsl, _) => found.iter().map(|(unit, _)| wgsl(unit)).collect(),
        (_, [unit]) => vec![Code::Spirv(Bytes(unit.bytes.clone()))],
        _ => found.iter().map(|(unit, _)| Code::Spirv(Bytes(unit.bytes.clone()))).collect(),
    };
    let question = DeviceRequest::Run(Box::new(Execution { modules, entry_points, work }));
    match device.pool.with(|client| client.call(&question)) {
        Ok(DeviceAnswer::Done(contents)) => Ok(contents),
        Ok(DeviceAnswer::Failed(why)) => Err((Step::Execute, format!("the device refused it: {why}"))),
        Ok(DeviceAnswer::Adapter(_)) => Err((Step::Execute, "the worker answered another question".to_owned())),
        Err(failure) => Err((Step::Execute, format!("on {}, the worker {failure}", device.adapter.name))),
    }
}

/// An entry point, in its unit.
type Found<'a> = (&'a Unit, &'a EntryPoint);

/// The only entry point of a stage.
fn entry_point<'a>(output: &Output<'a>, stage: &str) -> Result<Found<'a>, (Step, String)> {
    let all = output.units.iter().flat_map(|unit| unit.entry_points.iter().map(move |entry_point| (unit, entry_point)));
    match &all.filter(|(_, entry_point)| entry_point.stage == stage).collect::<Vec<_>>()[..] {
        [only] => Ok(*only),
        found => {
            Err((Step::Compiler, format!("the output has {} entry points of stage {stage}, expected one", found.len())))
        }
    }
}

/// Binds what Direct3D binds in another way: root constants, and storage textures that are only read, which are as any other texture.
fn suit_direct3d(work: &mut Work) {
    for resource in &mut work.resources {
        if let ResourceKind::Texture(texture) = &mut resource.kind {
            texture.storage.take_if(|access| *access == StorageAccess::Read);
        }
    }
    work.resources.push(root_constants(&work.command));
}

/// Binds immediate data as a uniform buffer, which Direct3D's root constants and OpenGL's uniforms are to Vulkan.
fn immediates_in_a_buffer(work: &mut Work) {
    let mut contents = std::mem::take(&mut work.immediates);
    if !contents.0.is_empty() {
        contents.0.resize(contents.0.len().next_multiple_of(16), 0);
        let kind = ResourceKind::Buffer(Buffer { access: Access::Uniform, contents });
        work.resources.push(Resource { group: IMMEDIATES.0, binding: IMMEDIATES.1, kind });
    }
}

/// The uniform buffer that tells GLSL ES how many levels or samples textures have, in order.
fn texture_counts(work: &Work) -> Resource {
    let mut textures: Vec<_> = work.resources.iter().collect();
    textures.sort_by_key(|resource| (resource.group, resource.binding));
    let count = |resource: &&Resource| match &resource.kind {
        ResourceKind::Texture(texture) if texture.storage.is_none() => Some(texture.mips.max(texture.samples)),
        _ => None,
    };
    let mut words: Vec<u32> = textures.iter().filter_map(count).collect();
    words.resize(words.len().next_multiple_of(4).max(4), 0);
    let contents = Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect());
    let kind = ResourceKind::Buffer(Buffer { access: Access::Uniform, contents });
    Resource { group: TEXTURE_COUNTS.0, binding: TEXTURE_COUNTS.1, kind }
}

/// What HLSL finds as its root constants: a draw's first vertex and instance, or a dispatch's size.
fn root_constants(command: &Command) -> Resource {
    let words = match command {
        Command::Dispatch([x, y, z]) => [*x, *y, *z, 0],
        // What counts vertices and instances in SPIR-V counts from the first one already.
        Command::Draw(_) => [0; 4],
    };
    let contents = Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect());
    let kind = ResourceKind::Buffer(Buffer { access: Access::Uniform, contents });
    Resource { group: ROOT_CONSTANTS.0, binding: ROOT_CONSTANTS.1, kind }
}

/// The SPIR-V that another compiler makes of an entry point, bound as `work` has it.
fn translated(
    context: &Context,
    executor: Executor,
    output: &Output<'_>,
    work: &Work,
    (unit, entry_point): &Found<'_>,
) -> Result<Code, (Step, String)> {
    let validators = &context.validators;
    let refused = |tool: &str, why| (Step::Validate, format!("{tool} makes no SPIR-V of it:\n{why}"));
    let edited =
        |bytes: Vec<u8>, edit: &dyn Fn(&mut vulkan::Module) -> Result<(), String>| -> Result<Vec<u8>, String> {
            let mut module = vulkan::Module::read(&bytes)?;
            edit(&mut module)?;
            Ok(module.write())
        };
    let translated = if matches!(executor, Executor::Hlsl | Executor::Sm50) {
        let bytes = validators.spirv_of_hlsl(output.variant, unit, entry_point).map_err(|why| refused("DXC", why))?;
        edited(bytes, &|module| {
            vulkan::locations(module);
            vulkan::flat_builtins(module);
            if executor == Executor::Sm50 {
                vulkan::registers(module, &unit.bindings, &[ROOT_CONSTANTS, IMMEDIATES]);
            }
            vulkan::texel_formats(module, &texel_formats(work));
            vulkan::correct_atomics(module);
            Ok(())
        })
    } else {
        let bytes = validators.spirv_of_glsl(unit, &entry_point.stage).map_err(|why| refused("glslang", why))?;
        let own = [("texture_counts", TEXTURE_COUNTS), ("immediates", IMMEDIATES)];
        edited(bytes, &|module| vulkan::bind(module, &unit.bindings, &own))
    };
    let bytes = translated.map_err(|why| (Step::Validate, format!("its SPIR-V cannot be bound: {why}")))?;
    validators
        .validate_translated(&bytes)
        .map_err(|why| (Step::Validate, format!("the SPIR-V that was made of it is not valid:\n{why}")))?;
    Ok(Code::Spirv(Bytes(bytes)))
}

/// The formats of storage textures.
fn texel_formats(work: &Work) -> HashMap<(u32, u32), vulkan::ImageFormat> {
    let of = |resource: &Resource| match &resource.kind {
        ResourceKind::Texture(texture) if texture.storage.is_some() => {
            Some(((resource.group, resource.binding), vulkan::texel_format(&texture.format)?))
        }
        _ => None,
    };
    work.resources.iter().filter_map(of).collect()
}
