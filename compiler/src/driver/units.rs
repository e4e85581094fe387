//! A lowered module, as the outputs of a target.

use super::backend::Backend;
use super::{CommonOptions, REQUEST, Request, Stage, Unit};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::ir::{self, FunctionId, Module};
use crate::output::BoundResource;
use crate::transform;

/// Compiles a lowered module to a target: to one output, where the target does not have one for each entry point.
pub(super) fn compile<B: Backend>(
    mut module: Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Vec<Unit>, Diagnostics> {
    let backend = begin::<B>(&mut module, request)?;
    let mut unit = |mut module: Module| {
        let raised = backend.raise(&mut module)?;
        ir::assert_valid(&module, "raised");
        observe(Stage::Raise);
        let unit = backend.print(&module, raised);
        observe(Stage::Print);
        unit
    };
    let entry_points: Vec<FunctionId> =
        if B::HAS_UNIT_PER_ENTRY_POINT { module.entry_points().collect() } else { Vec::new() };
    let Some((&last, others)) = entry_points.split_last() else { return Ok(vec![unit(module)?]) };
    let mut units = Vec::with_capacity(entry_points.len());
    for &entry in others {
        units.push(unit(transform::entry_point_alone(&module, entry))?);
    }
    // The last needs no copy.
    if !others.is_empty() {
        transform::only_entry_point(&mut module, last);
    }
    units.push(unit(module)?);
    Ok(units)
}

/// Takes a lowered module to what a target's printer is given, and gives the resources that it binds elsewhere than the source. Where the
/// target has an output for each entry point, that is the first.
pub(super) fn raise<B: Backend>(module: &mut Module, request: &Request<'_>) -> Result<Vec<BoundResource>, Diagnostics> {
    let backend = begin::<B>(module, request)?;
    if B::HAS_UNIT_PER_ENTRY_POINT && module.entry_points().count() > 1 {
        let first = module.entry_points().next().expect("there are several");
        *module = transform::entry_point_alone(module, first);
    }
    let raised = backend.raise(module)?;
    ir::assert_valid(module, "raised");
    Ok(B::rebound(&raised))
}

/// The back end for a request, and the module prepared for it: with the bindings, the entry point and the values of overrides that are
/// asked for.
fn begin<B: Backend>(module: &mut Module, request: &Request<'_>) -> Result<B, Diagnostics> {
    CommonOptions::of(request)?.bind(module)?;
    let backend = B::for_request(request, module)?;
    prepare::<B>(module, request)?;
    Ok(backend)
}

/// Keeps the entry point asked for and gives overrides their values, as far as the target needs it.
fn prepare<B: Backend>(module: &mut Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    let taken = ir::DialectProperties::OVERRIDES.union(ir::DialectProperties::DUPLICATE_NAMES);
    let is_changed = !B::TAKES_RAISED_MODULES || request.entry_point.is_some() || !request.constants.is_empty();
    if let Some(name) = module.properties.first_beyond(taken).filter(|_| is_changed) {
        let message = format!("no target takes a module that allows {name}: it has been raised already");
        return Err(Diagnostic::error(REQUEST, Span::NONE, message).into());
    }
    if let Some(name) = request.entry_point {
        let config = transform::SingleEntryPointConfig { name: name.to_owned() };
        transform::single_entry_point(module, &config)?;
    }
    let is_wanted = module.properties.contains(ir::DialectProperties::OVERRIDES) && !B::HAS_OVERRIDES;
    if is_wanted || !request.constants.is_empty() {
        // Only overrides that an entry point uses need a value.
        transform::remove_unused(module, &transform::RemoveUnusedConfig { values: false, pointers: false })?;
        let config = transform::SubstituteOverridesConfig { values: request.constants.to_vec() };
        transform::substitute_overrides(module, &config)?;
    }
    CommonOptions::of(request)?.optimise(module)
}
