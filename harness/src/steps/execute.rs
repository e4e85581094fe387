//! Execute a case and compare what it wrote: by the interpreter, on the device, or on the CPU.

use super::compile::{self, Compiled, Unit};
use super::{CaseRef, Context, Fault, SHOW, Step, device, metal_execution};
use crate::backends::{Backend, Variant};
use crate::exec::ExecPlan;
use crate::executors::Executor;
use colorfast_protocol::Request;
use colorfast_wire::{Bytes, Work};
use serde_json::Value;
use std::sync::atomic::Ordering;

/// Executes a case, and compares what came back.
pub fn run(context: &Context, case: &CaseRef, executor: Executor) -> Result<(), Fault> {
    let Some(plan) = &case.case().directives.exec else {
        return Err(Fault::new(Step::Input, "it says nothing of an execution", SHOW));
    };
    let Some((backend, variant)) = executor.backend() else {
        let contents = interpret(context, case, plan)?;
        return plan.compare(&contents).map_err(|message| Fault::new(Step::Execute, message, SHOW));
    };
    let mut request = compile::request(case, backend, variant);
    request.constants.extend(plan.overrides.clone());
    let (text, contents) = run_target(context, executor, vec![request], &plan.work())?;
    plan.compare(&contents).map_err(|message| Fault { output: Some(text), ..Fault::new(Step::Execute, message, SHOW) })
}

/// Does `work` with what the compiler makes of requests for an executor's target: of one for a module, or of one for each stage. The text that
/// it made, and what came back.
pub fn run_target(
    context: &Context,
    executor: Executor,
    requests: Vec<Request>,
    work: &Work,
) -> Result<(String, Vec<Bytes>), Fault> {
    let (backend, variant) = executor.backend().expect("an executor of a target");
    let (mut text, mut units) = (String::new(), Vec::new());
    let (mut sizes_offset, mut pulls_vertices) = (0, false);
    for mut request in requests {
        device::set_options(&mut request, executor);
        // Metal's buffer sizes may lie behind immediate data.
        let is_behind = request.options.get("buffer_sizes_source").is_some_and(|source| source == "immediates");
        let offset = request.options.get("buffer_sizes_offset").and_then(Value::as_u64).filter(|_| is_behind);
        sizes_offset = usize::try_from(offset.unwrap_or(0)).unwrap_or(0);
        pulls_vertices = request.options.contains_key("vertex_buffers");
        let compiled = compile_for(context, executor, backend, request)?;
        text.push_str(&compiled.text);
        if compiled.units.is_empty() {
            let message = format!("refused by the compiler:\n{}", compiled.text);
            return Err(Fault { output: Some(text), ..Fault::new(Step::Compiler, message, SHOW) });
        }
        units.extend(compiled.units);
    }
    let fault = |step, message| Fault { output: Some(text.clone()), ..Fault::new(step, message, SHOW) };
    let numbers_resources = matches!(executor, Executor::Msl | Executor::Glsl | Executor::Es310);
    let says_nothing = units.iter().all(|unit| unit.bindings.is_empty());
    // Ours says nothing where it uses nothing; another compiler may not know of `bindings`.
    if context.front_end.is_some() && numbers_resources && says_nothing && !work.resources.is_empty() {
        return Err(fault(Step::Input, "the output does not say where its resources lie".to_owned()));
    }
    for unit in &units {
        let validated = context.validators.validate(context, backend, variant, unit);
        validated.map_err(|message| fault(Step::Validate, format!("not run, because it is not valid:\n{message}")))?;
    }
    let output = Output { variant, units: &units, sizes_offset, pulls_vertices };
    let contents = match executor {
        Executor::Msl => metal_execution::run(context, work, &output),
        _ => device::run(context, work, executor, &output),
    };
    let contents = contents.map_err(|(step, message)| fault(step, message))?;
    Ok((text, contents))
}

/// Compiles as the output ships, but with the option that an executor's translation needs where that makes another text.
fn compile_for(context: &Context, executor: Executor, backend: &Backend, request: Request) -> Result<Compiled, Fault> {
    let shipped = compile::compile(context, backend, request.clone())?;
    let Some(option) = device::translation_option(executor) else { return Ok(shipped) };
    let mut request = request;
    request.options.insert(option.to_owned(), true.into());
    let translatable = compile::compile(context, backend, request)?;
    // A compiler that does not know the option is executed as it ships.
    if translatable.text == shipped.text || translatable.units.is_empty() {
        return Ok(shipped);
    }
    context.not_as_shipped.fetch_add(1, Ordering::Relaxed);
    Ok(translatable)
}

/// What the compiler made of a case, to be executed.
pub(super) struct Output<'a> {
    /// Its variant.
    pub variant: &'static Variant,
    /// The output: one unit, or one for each entry point.
    pub units: &'a [Unit],
    /// Where the sizes of buffers begin in the buffer that has them.
    pub sizes_offset: usize,
    /// Whether the shader fetches vertices itself.
    pub pulls_vertices: bool,
}

/// Has the compiler's interpreter run a case.
fn interpret(context: &Context, case: &CaseRef, plan: &ExecPlan) -> Result<Vec<Bytes>, Fault> {
    let directives = &case.case().directives;
    let mut request = Request { work: Some(plan.work()), ..case.request("run") };
    request.entry_point.clone_from(&directives.entry_point);
    request.constants.clone_from(&directives.constants);
    request.constants.extend(plan.overrides.clone());
    let response =
        context.compilers.with(|compiler| compiler.request(request)).map_err(|failure| Fault::compiler(&failure))?;
    match response.contents {
        Some(contents) if response.ok => Ok(contents),
        _ => Err(Fault::new(Step::Execute, super::list_errors(&response), SHOW)),
    }
}
