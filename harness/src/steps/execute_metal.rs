//! Run a compute shader's MSL on the CPU, where clang compiles it over our own `metal_stdlib`, and compare its buffers.

use super::execute::compare;
use super::{AGAIN, CaseRef, Context, Fault, SHOW, Step, compile};
use crate::backends;
use crate::exec::plan::{Access, ExecPlan};
use colorfast_metal_shim::{Buffer, Dispatch};
use colorfast_protocol::EntryPoint;
use colorfast_wire::Bytes;

/// Where the MSL writer wants the sizes of the buffers, unless told otherwise.
const SIZES_INDEX: u32 = 30;

/// The first feature that a plan requires and the CPU lacks.
pub fn lacks(plan: &ExecPlan) -> Option<&str> {
    plan.requires.iter().find(|feature| *feature == "subgroups").map(String::as_str)
}

/// Compiles a case to MSL, validates it, runs it, and compares its buffers.
pub fn run(context: &Context, case: &CaseRef) -> Result<(), Fault> {
    let (Some(clang), Some(plan)) = (&context.metal, &case.case().directives.exec) else {
        return Err(Fault::new(Step::Execute, "there is no clang to run it with", AGAIN));
    };
    let backend = backends::find("msl").expect("MSL is a backend");
    let variant = &backend.variants[0];
    let mut request = compile::request(case, backend, variant);
    request.constants.extend(plan.overrides.clone());
    let compiled = compile::compile(context, backend, request)?;
    let text = compiled.text;
    let fault = |step, message| Fault { output: Some(text.clone()), ..Fault::new(step, message, SHOW) };
    let [unit] = &compiled.units[..] else {
        return Err(fault(Step::Compiler, format!("refused by the compiler:\n{text}")));
    };
    let [EntryPoint { emitted_name, workgroup_size: Some(workgroup_size), .. }] = &unit.entry_points[..] else {
        return Err(fault(Step::Compiler, "the output has no single compute entry point".to_owned()));
    };
    context
        .validators
        .judge(context, backend, variant, unit)
        .map_err(|message| fault(Step::Validate, format!("not run, because it is not valid:\n{message}")))?;
    let dispatch = Dispatch {
        entry_point: emitted_name.clone(),
        workgroup_size: *workgroup_size,
        workgroups: plan.dispatch,
        buffers: buffers(plan),
    };
    let contents = clang.run(&text, &dispatch).map_err(|why| fault(Step::Execute, why))?;
    let contents: Vec<Bytes> = contents.into_iter().map(Bytes).collect();
    compare(plan, &contents).map_err(|message| fault(Step::Execute, message))
}

/// The buffers by MSL's index, which is their place among all that are bound, and the sizes of them all.
fn buffers(plan: &ExecPlan) -> Vec<Buffer> {
    let mut buffers: Vec<Buffer> = Vec::new();
    for (index, buffer) in plan.buffers.values().enumerate() {
        let writable = buffer.access == Access::ReadWrite;
        buffers.push(Buffer { index: index as u32, writable, contents: buffer.initial_bytes() });
    }
    let sizes = buffers.iter().flat_map(|buffer| (buffer.contents.len() as u32).to_le_bytes()).collect();
    buffers.push(Buffer { index: SIZES_INDEX, writable: false, contents: sizes });
    buffers
}
