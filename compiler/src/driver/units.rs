//! A lowered module, as the outputs of a target.

use super::{Artifact, CommonOptions, IrOptions, REQUEST, Request, Stage, Target, Unit, wrong_request};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::glsl;
use crate::hlsl;
use crate::ir;
use crate::msl;
use crate::output::EntryPointInfo;
use crate::spirv;
use crate::transform;
use crate::util::OptionValue;
use crate::wgsl;

/// Compiles a lowered module to a target: to one output, where the target does not ask for one each for entry points.
pub(super) fn compile(
    mut module: ir::Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Vec<Unit>, Diagnostics> {
    CommonOptions::of(request)?.bind(&mut module)?;
    if request.target == Target::Glsl {
        return compile_glsl(module, request, observe);
    }
    prepare(&mut module, request)?;
    compile_whole(module, request, observe).map(|unit| vec![unit])
}

/// Each entry point of a module, as a GLSL text of its own.
fn compile_glsl(
    mut module: ir::Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Vec<Unit>, Diagnostics> {
    let options = read_options(request, glsl::Options::default(), glsl::Options::set)?;
    let bindings = glsl::Bindings::of(&module, &options);
    prepare(&mut module, request)?;
    let entry_points: Vec<ir::FunctionId> = module.entry_points().collect();
    let mut unit = |module| glsl_unit(module, &bindings, &options, observe);
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

/// A prepared module of one entry point, or of none, as a GLSL text.
fn glsl_unit(
    mut module: ir::Module,
    bindings: &glsl::Bindings,
    options: &glsl::Options,
    observe: &mut dyn FnMut(Stage),
) -> Result<Unit, Diagnostics> {
    let raised = glsl::raise(&mut module, bindings, options)?;
    ir::assert_valid(&module, "raised");
    observe(Stage::Raise);
    let (output, bindings) = glsl::print(&module, &raised);
    observe(Stage::Print);
    Ok(Unit { bindings, ..Unit::new(Artifact::Text(output.text), output.entry_points) })
}

/// A prepared module as one output.
fn compile_whole(
    mut module: ir::Module,
    request: &Request<'_>,
    observe: &mut dyn FnMut(Stage),
) -> Result<Unit, Diagnostics> {
    match request.target {
        Target::Wgsl => {
            let options = read_options(request, wgsl::Options::default(), wgsl::Options::set)?;
            let raised = wgsl::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let output = wgsl::print(&module, &raised);
            observe(Stage::Print);
            Ok(Unit::new(Artifact::Text(output.text), output.entry_points))
        }
        Target::Spirv => {
            let options = read_options(request, spirv::Options::default(), spirv::Options::set)?;
            spirv::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let output = spirv::print(&module, &options)?;
            observe(Stage::Print);
            Ok(Unit::new(Artifact::Words(output.words), output.entry_points))
        }
        Target::Msl => {
            let options = read_options(request, msl::Options::default(), msl::Options::set)?;
            let raised = msl::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let output = msl::print(&module, &raised);
            observe(Stage::Print);
            let unit = Unit::new(Artifact::Text(output.text), output.entry_points);
            Ok(Unit { bindings: raised.bindings, ..unit })
        }
        Target::Hlsl => {
            let options = read_options(request, hlsl::Options::default(), hlsl::Options::set)?;
            let raised = hlsl::raise(&mut module, &options)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let (output, bindings) = hlsl::print(&module, &raised);
            observe(Stage::Print);
            let unit = Unit::new(Artifact::Text(output.text), output.entry_points);
            Ok(Unit { shader_model: raised.shader_model, bindings, ..unit })
        }
        Target::Glsl => unreachable!("it has an output for each entry point"),
        Target::Ir => {
            let options = read_options(request, IrOptions::default(), IrOptions::set)?;
            ir::assert_valid(&module, "raised");
            observe(Stage::Raise);
            let text = ir::text::print(&module, &ir::text::PrintOptions { locations: options.locations });
            observe(Stage::Print);
            Ok(Unit::new(Artifact::Text(text), EntryPointInfo::of_module(&module)))
        }
    }
}

/// Keeps the entry point asked for and gives overrides their values, as far as the target needs it.
fn prepare(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    let taken = ir::Allow::OVERRIDES.union(ir::Allow::DUPLICATE_NAMES);
    let is_changed = request.target != Target::Ir || request.entry_point.is_some() || !request.constants.is_empty();
    if let Some(name) = module.allow.first_beyond(taken).filter(|_| is_changed) {
        let message = format!("no target takes a module that allows {name}: it has been raised already");
        return Err(Diagnostic::error(REQUEST, Span::NONE, message).into());
    }
    if let Some(name) = request.entry_point {
        let config = transform::SingleEntryPointConfig { name: name.to_owned() };
        transform::single_entry_point(module, &config)?;
    }
    let is_wanted = module.allow.contains(ir::Allow::OVERRIDES) && !matches!(request.target, Target::Wgsl | Target::Ir);
    if is_wanted || !request.constants.is_empty() {
        // Only overrides that an entry point uses need a value.
        transform::remove_unused(module, &transform::RemoveUnusedConfig { values: false })?;
        let config = transform::SubstituteOverridesConfig { values: request.constants.to_vec() };
        transform::substitute_overrides(module, &config)?;
    }
    CommonOptions::of(request)?.optimise(module)
}

/// Takes a lowered module to what a target's printer is given. For GLSL that is the first entry point, where none is asked for.
pub(super) fn raise(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    CommonOptions::of(request)?.bind(module)?;
    if request.target == Target::Glsl {
        return raise_glsl(module, request);
    }
    prepare(module, request)?;
    raise_whole(module, request)?;
    ir::assert_valid(module, "raised");
    Ok(())
}

/// A prepared module, raised for a target that takes it as one.
fn raise_whole(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    match request.target {
        Target::Wgsl => {
            wgsl::raise(module, &read_options(request, wgsl::Options::default(), wgsl::Options::set)?).map(drop)
        }
        Target::Spirv => spirv::raise(module, &read_options(request, spirv::Options::default(), spirv::Options::set)?),
        Target::Msl => {
            msl::raise(module, &read_options(request, msl::Options::default(), msl::Options::set)?).map(drop)
        }
        Target::Hlsl => {
            hlsl::raise(module, &read_options(request, hlsl::Options::default(), hlsl::Options::set)?).map(drop)
        }
        Target::Glsl => unreachable!("it was raised above"),
        Target::Ir => Ok(()),
    }
}

/// Takes the first entry point of a lowered module to what the printer of GLSL is given.
fn raise_glsl(module: &mut ir::Module, request: &Request<'_>) -> Result<(), Diagnostics> {
    let options = read_options(request, glsl::Options::default(), glsl::Options::set)?;
    let bindings = glsl::Bindings::of(module, &options);
    prepare(module, request)?;
    if module.entry_points().count() > 1 {
        let first = module.entry_points().next().expect("there are several");
        *module = transform::entry_point_alone(module, first);
    }
    glsl::raise(module, &bindings, &options)?;
    ir::assert_valid(module, "raised");
    Ok(())
}

fn read_options<O>(
    request: &Request<'_>,
    mut options: O,
    set: fn(&mut O, &str, &OptionValue) -> Result<(), String>,
) -> Result<O, Diagnostics> {
    for (name, value) in request.options.iter().filter(|(name, _)| !CommonOptions::has(name)) {
        set(&mut options, name, value).map_err(wrong_request)?;
    }
    Ok(options)
}
