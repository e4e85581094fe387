//! Run a compute shader on the device and compare its buffers: as our SPIR-V, or as what DXC makes of our HLSL.

use super::{AGAIN, CaseRef, Context, Fault, SHOW, Step, compile, dxc};
use crate::backends;
use crate::exec::plan::{Access, Buffer, ExecPlan};
use crate::pool::Pool;
use crate::settings::{Settings, WORKER_LIMIT};
use crate::workers::{self, Missing};
use colorfast_protocol::Launch;
use colorfast_wire::{Adapter, Bytes, DeviceAnswer, DeviceRequest, Dispatch};
use std::fmt::Write;

/// The package of the worker around wgpu.
const GPU: &str = "colorfast-gpu";
/// The most differences shown of one buffer.
const MOST_SHOWN: usize = 8;

/// What the device is given.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Via {
    /// Our SPIR-V.
    Spirv,
    /// Our HLSL, which DXC compiles to SPIR-V.
    Hlsl,
}

impl Via {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Spirv, Self::Hlsl];

    /// What names of trials start with.
    pub fn prefix(self) -> &'static str {
        match self {
            Self::Spirv => "run",
            Self::Hlsl => "run-hlsl",
        }
    }

    /// The backend that writes it.
    pub fn target(self) -> &'static str {
        match self {
            Self::Spirv => "spirv",
            Self::Hlsl => "hlsl",
        }
    }

    /// What of it is not on this system.
    pub fn missing(self) -> Option<Missing> {
        match self {
            Self::Spirv => None,
            Self::Hlsl => dxc::missing(),
        }
    }
}

/// The group of the root constants, in which HLSL finds the size of the dispatch, and their register.
const ROOT_CONSTANTS: (u32, u32) = (3, 13);

/// The device.
pub struct Executor {
    pool: Pool,
    /// What it is.
    pub adapter: Adapter,
}

impl Executor {
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

    /// The first feature that a plan requires and the adapter lacks.
    pub fn lacks<'a>(&self, plan: &'a ExecPlan) -> Option<&'a str> {
        plan.requires.iter().find(|feature| !self.adapter.features.contains(feature)).map(String::as_str)
    }
}

/// Compiles a case, validates it, runs it, and compares its buffers.
pub fn run(context: &Context, case: &CaseRef, via: Via) -> Result<(), Fault> {
    let (Some(executor), Some(plan)) = (&context.executor, &case.case().directives.exec) else {
        return Err(Fault::new(Step::Execute, "there is no device to run it on", AGAIN));
    };
    let backend = backends::find(via.target()).expect("what is executed is a backend");
    let variant = &backend.variants[0];
    let mut request = compile::request(case, backend, variant);
    request.constants.extend(plan.overrides.clone());
    if via == Via::Hlsl {
        request.options.insert("root_constants_space".to_owned(), ROOT_CONSTANTS.0.into());
        request.options.insert("root_constants_register".to_owned(), ROOT_CONSTANTS.1.into());
    }
    let compiled = compile::compile(context, backend, request)?;
    let text = compiled.text;
    let fault = |step, message| Fault { output: Some(text.clone()), ..Fault::new(step, message, SHOW) };
    let [unit] = &compiled.units[..] else {
        return Err(fault(Step::Compiler, format!("refused by the compiler:\n{text}")));
    };
    let [entry_point] = &unit.entry_points[..] else {
        let count = unit.entry_points.len();
        return Err(fault(Step::Compiler, format!("the output has {count} entry points, expected one")));
    };
    context
        .validators
        .judge(context, backend, variant, unit)
        .map_err(|message| fault(Step::Validate, format!("not run, because it is not valid:\n{message}")))?;
    let words = match via {
        Via::Spirv => Ok(unit.bytes.clone()),
        Via::Hlsl => context.validators.spirv_of_hlsl(variant, unit),
    };
    let words = words.map_err(|message| fault(Step::Validate, format!("DXC makes no SPIR-V of it:\n{message}")))?;
    let dispatch = dispatch(plan, words, &entry_point.emitted_name, via);
    match executor.pool.with(|client| client.call(&DeviceRequest::Dispatch(dispatch))) {
        Ok(DeviceAnswer::Done(contents)) => compare(plan, &contents).map_err(|message| fault(Step::Execute, message)),
        Ok(DeviceAnswer::Failed(why)) => Err(fault(Step::Execute, format!("the device refused it: {why}"))),
        Ok(DeviceAnswer::Adapter(_)) => Err(fault(Step::Execute, "the worker answered another question".to_owned())),
        Err(failure) => Err(fault(Step::Execute, format!("on {}, the worker {failure}", executor.adapter.name))),
    }
}

fn dispatch(plan: &ExecPlan, module: Vec<u8>, entry_point: &str, via: Via) -> Dispatch {
    let buffers = plan.buffers.iter().map(|(&(group, binding), buffer)| colorfast_wire::Buffer {
        group,
        binding,
        access: match buffer.access {
            Access::Uniform => colorfast_wire::Access::Uniform,
            Access::Read => colorfast_wire::Access::Read,
            Access::ReadWrite => colorfast_wire::Access::ReadWrite,
        },
        contents: Bytes(buffer.initial_bytes()),
    });
    let size = plan.dispatch.iter().chain([&0]).flat_map(|size| size.to_le_bytes()).collect();
    let constants = (via == Via::Hlsl).then_some(colorfast_wire::Buffer {
        group: ROOT_CONSTANTS.0,
        binding: ROOT_CONSTANTS.1,
        access: colorfast_wire::Access::Uniform,
        contents: Bytes(size),
    });
    Dispatch {
        module: Bytes(module),
        entry_point: entry_point.to_owned(),
        workgroups: plan.dispatch,
        buffers: buffers.chain(constants).collect(),
    }
}

/// Compares the contents of the `read_write` buffers, which come in the order of their bindings.
pub(super) fn compare(plan: &ExecPlan, contents: &[Bytes]) -> Result<(), String> {
    let written: Vec<(_, &Buffer)> =
        plan.buffers.iter().filter(|(_, buffer)| buffer.access == Access::ReadWrite).collect();
    if written.len() != contents.len() {
        return Err(format!("{} buffers came back, expected {}", contents.len(), written.len()));
    }
    let mut message = String::new();
    for (((group, binding), buffer), bytes) in written.iter().zip(contents) {
        let mismatches = buffer.mismatches(&bytes.0, plan.tolerance);
        if mismatches.is_empty() {
            continue;
        }
        writeln!(message, "@group({group}) @binding({binding}):").expect("a String takes all");
        for mismatch in mismatches.iter().take(MOST_SHOWN) {
            writeln!(message, "  {mismatch}").expect("a String takes all");
        }
        if mismatches.len() > MOST_SHOWN {
            writeln!(message, "  and {} more", mismatches.len() - MOST_SHOWN).expect("a String takes all");
        }
    }
    if message.is_empty() { Ok(()) } else { Err(message) }
}
