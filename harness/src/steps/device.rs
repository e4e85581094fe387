//! The device: wgpu on any Vulkan adapter, in worker processes.

use super::execute::Output;
use super::{Context, Step};
use crate::exec::ExecPlan;
use crate::executors::Executor;
use crate::pool::Pool;
use crate::settings::{Settings, WORKER_LIMIT};
use crate::workers::{self, Missing};
use colorfast_protocol::{Launch, Request};
use colorfast_wire::{
    Access, Adapter, Buffer, Bytes, Code, Command, DeviceAnswer, DeviceRequest, Execution, Resource, ResourceKind,
};

/// The package of the worker around wgpu.
const GPU: &str = "colorfast-gpu";
/// The group of the root constants, in which HLSL finds the size of the dispatch, and their register.
const ROOT_CONSTANTS: (u32, u32) = (3, 13);

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

/// Has HLSL's entry points find the size of the dispatch where [`run`] puts it.
pub(super) fn set_root_constants(request: &mut Request) {
    request.options.insert("root_constants_space".to_owned(), ROOT_CONSTANTS.0.into());
    request.options.insert("root_constants_register".to_owned(), ROOT_CONSTANTS.1.into());
}

/// Runs an output on the device, by way of what translates it; what came back.
pub(super) fn run(
    context: &Context,
    plan: &ExecPlan,
    executor: Executor,
    output: &Output<'_>,
) -> Result<Vec<Bytes>, (Step, String)> {
    let device = context.device.as_ref().ok_or((Step::Execute, "there is no device".to_owned()))?;
    let unit = output.unit;
    let code = match executor {
        Executor::Wgsl => Code::Wgsl(String::from_utf8_lossy(&unit.bytes).into_owned()),
        Executor::Hlsl => {
            let words = context.validators.spirv_of_hlsl(output.variant, unit);
            Code::Spirv(Bytes(words.map_err(|why| (Step::Validate, format!("DXC makes no SPIR-V of it:\n{why}")))?))
        }
        Executor::Glsl => {
            let words = context.validators.spirv_of_glsl(unit);
            Code::Spirv(Bytes(words.map_err(|why| (Step::Validate, format!("glslang makes no SPIR-V of it:\n{why}")))?))
        }
        _ => Code::Spirv(Bytes(unit.bytes.clone())),
    };
    let mut work = plan.work();
    if let (Executor::Hlsl, Command::Dispatch(groups)) = (executor, &work.command) {
        let size = groups.iter().chain([&0]).flat_map(|size| size.to_le_bytes()).collect();
        let kind = ResourceKind::Buffer(Buffer { access: Access::Uniform, contents: Bytes(size) });
        work.resources.push(Resource { group: ROOT_CONSTANTS.0, binding: ROOT_CONSTANTS.1, kind });
    }
    let wanted: &[&str] = match &work.command {
        Command::Dispatch(_) => &["compute"],
        Command::Draw(_) => &["vertex", "fragment"],
    };
    let mut entry_points = Vec::new();
    for stage in wanted {
        match &unit.entry_points.iter().filter(|entry_point| entry_point.stage == *stage).collect::<Vec<_>>()[..] {
            [only] => entry_points.push(only.emitted_name.clone()),
            found => {
                let message = format!("the output has {} entry points of stage {stage}, expected one", found.len());
                return Err((Step::Compiler, message));
            }
        }
    }
    let question = DeviceRequest::Run(Execution { code, entry_points, work });
    match device.pool.with(|client| client.call(&question)) {
        Ok(DeviceAnswer::Done(contents)) => Ok(contents),
        Ok(DeviceAnswer::Failed(why)) => Err((Step::Execute, format!("the device refused it: {why}"))),
        Ok(DeviceAnswer::Adapter(_)) => Err((Step::Execute, "the worker answered another question".to_owned())),
        Err(failure) => Err((Step::Execute, format!("on {}, the worker {failure}", device.adapter.name))),
    }
}
