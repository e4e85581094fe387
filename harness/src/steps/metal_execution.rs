//! Run a compute shader's MSL on the CPU, where clang compiles it over our own `metal_stdlib`.

use super::execute::Output;
use super::{Context, Step};
use crate::exec::ExecPlan;
use colorfast_metal_shim::{Buffer, Dispatch};
use colorfast_protocol::EntryPoint;
use colorfast_wire::{Access, Bytes, Command, ResourceKind};

/// Where the MSL writer wants the sizes of the buffers, unless told otherwise.
const SIZES_INDEX: u32 = 30;

/// Runs an output; what came back.
pub(super) fn run(context: &Context, plan: &ExecPlan, output: &Output<'_>) -> Result<Vec<Bytes>, (Step, String)> {
    let clang = context.metal.as_ref().ok_or((Step::Execute, "there is no clang to run it with".to_owned()))?;
    let [EntryPoint { emitted_name, workgroup_size: Some(workgroup_size), .. }] = &output.unit.entry_points[..] else {
        return Err((Step::Compiler, "the output has no single compute entry point".to_owned()));
    };
    let Command::Dispatch(workgroups) = plan.command else {
        return Err((Step::Execute, "the executor has no draws".to_owned()));
    };
    let dispatch = Dispatch {
        entry_point: emitted_name.clone(),
        workgroup_size: *workgroup_size,
        workgroups,
        buffers: buffers(plan),
    };
    let text = String::from_utf8_lossy(&output.unit.bytes);
    let contents = clang.run(&text, &dispatch).map_err(|why| (Step::Execute, why))?;
    Ok(contents.into_iter().map(Bytes).collect())
}

/// The buffers by MSL's index, which is their place among all that are bound, and the sizes of them all.
fn buffers(plan: &ExecPlan) -> Vec<Buffer> {
    let mut buffers: Vec<Buffer> = Vec::new();
    for resource in plan.work().resources {
        if let ResourceKind::Buffer(buffer) = resource.kind {
            let (index, writable) = (buffers.len() as u32, buffer.access == Access::ReadWrite);
            buffers.push(Buffer { index, writable, contents: buffer.contents.0 });
        }
    }
    let sizes = buffers.iter().flat_map(|buffer| (buffer.contents.len() as u32).to_le_bytes()).collect();
    buffers.push(Buffer { index: SIZES_INDEX, writable: false, contents: sizes });
    buffers
}
