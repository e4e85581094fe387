//! Run MSL on the CPU, where clang compiles it over our own `metal_stdlib`.

use super::execute::Output;
use super::{Context, Step};
use crate::exec::ExecPlan;
use colorfast_metal_shim::{Job, Placed};
use colorfast_wire::{Access, Buffer, Bytes, Command, ResourceKind};

/// Where the MSL writer wants the sizes of the buffers, unless told otherwise.
const SIZES_INDEX: u32 = 30;

/// Runs an output; what came back.
pub(super) fn run(context: &Context, plan: &ExecPlan, output: &Output<'_>) -> Result<Vec<Bytes>, (Step, String)> {
    let clang = context.metal.as_ref().ok_or((Step::Execute, "there is no clang to run it with".to_owned()))?;
    let [unit] = output.units else {
        return Err((Step::Compiler, "the output is in several parts".to_owned()));
    };
    let entry_points = &unit.entry_points;
    let workgroup_size = entry_points.iter().find_map(|entry_point| entry_point.workgroup_size);
    let stages: &[&str] = match plan.command {
        Command::Dispatch(_) => &["compute"],
        Command::Draw(_) => &["vertex", "fragment"],
    };
    if !entry_points.iter().map(|entry_point| entry_point.stage.as_str()).eq(stages.iter().copied()) {
        return Err((Step::Compiler, format!("the output has not one entry point each of {}", stages.join(" and "))));
    }
    let job = Job {
        entry_points: entry_points.iter().map(|entry_point| entry_point.emitted_name.clone()).collect(),
        workgroup_size: workgroup_size.unwrap_or([1; 3]),
        task: plan.command.clone(),
        resources: resources(plan),
    };
    let text = String::from_utf8_lossy(&unit.bytes);
    let contents = clang.run(&text, &job).map_err(|why| (Step::Execute, why))?;
    Ok(contents.into_iter().map(Bytes).collect())
}

/// The resources by MSL's index, which is their place among all of their list that are bound, and the sizes of all buffers.
fn resources(plan: &ExecPlan) -> Vec<Placed> {
    let mut counts = [0; 3];
    let mut sizes: Vec<u8> = Vec::new();
    let place = |resource: colorfast_wire::Resource| {
        let list = match &resource.kind {
            ResourceKind::Buffer(buffer) => {
                sizes.extend((buffer.contents.0.len() as u32).to_le_bytes());
                0
            }
            ResourceKind::Texture(_) => 1,
            ResourceKind::Sampler(_) => 2,
        };
        counts[list] += 1;
        Placed { index: counts[list] - 1, kind: resource.kind }
    };
    let mut placed: Vec<Placed> = plan.work().resources.into_iter().map(place).collect();
    if !sizes.is_empty() {
        let buffer = Buffer { access: Access::Read, contents: Bytes(sizes) };
        placed.push(Placed { index: SIZES_INDEX, kind: ResourceKind::Buffer(buffer) });
    }
    placed
}
