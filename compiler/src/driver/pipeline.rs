//! Pipeline creation: whether an entry point is accepted with the values that overrides are given.

use super::{REQUEST, read};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::sem::program::{FunctionId, GlobalKind};
use crate::sem::{Features, Program};
use crate::transform;
use crate::types::ShaderStage;
use crate::wgsl;

/// An override without a default has no value.
const MISSING: Rule = Rule::new("wgsl/override-value", "override-decls");

/// Whether an entry point would be accepted at pipeline creation, with these values of overrides.
/// A missing name means the only entry point of the stage.
pub fn pipeline(
    source: &str,
    features: &Features,
    stage: ShaderStage,
    entry_point: Option<&str>,
    constants: &[(String, f64)],
) -> Diagnostics {
    let program = read(source, features);
    if !program.is_valid() {
        return program.diagnostics;
    }
    let diagnostics = program.diagnostics.clone();
    let checked = pipeline_entry_point(&program, stage, entry_point).and_then(|entry_point| {
        overrides_given(&program, entry_point, constants)?;
        let mut module = wgsl::lower::lower(&program)?;
        let name = program.store.name(program.functions[entry_point].name).to_owned();
        transform::single_entry_point(&mut module, &transform::SingleEntryPointConfig { name })?;
        let config = transform::SubstituteOverridesConfig { values: constants.to_vec() };
        transform::substitute_overrides(&mut module, &config)
    });
    match checked {
        Ok(()) => diagnostics,
        Err(mut errors) => {
            errors.append(diagnostics);
            errors.sort_by_place();
            errors
        }
    }
}

/// Every override that the entry point statically uses, dead code included, has a value or a default.
fn overrides_given(program: &Program, entry_point: FunctionId, constants: &[(String, f64)]) -> Result<(), Diagnostics> {
    let mut missing = Diagnostics::new();
    for global in program.interface(entry_point).into_iter().map(|id| &program.globals[id]) {
        let GlobalKind::Override { id } = global.kind else { continue };
        let name = program.store.name(global.name);
        let key = id.map_or_else(|| name.to_owned(), |id| id.to_string());
        if global.initializer.is_none() && !constants.iter().any(|(given, _)| *given == key) {
            let span = program.ast.decl_span(global.decl);
            missing.error(MISSING, span, format!("override '{name}' has no value and no default"));
        }
    }
    if missing.has_errors() { Err(missing) } else { Ok(()) }
}

fn pipeline_entry_point(program: &Program, stage: ShaderStage, name: Option<&str>) -> Result<FunctionId, Diagnostics> {
    let name_of = |id: FunctionId| program.store.name(program.functions[id].name);
    let of_stage = program.entry_points.iter().copied().filter(|&id| program.functions[id].stage == Some(stage));
    let candidates: Vec<FunctionId> = of_stage.collect();
    let found = match name {
        Some(name) => candidates.iter().copied().find(|&id| name_of(id) == name),
        None if candidates.len() == 1 => candidates.first().copied(),
        None => None,
    };
    found.ok_or_else(|| {
        let message = match name {
            Some(name) => format!("no {} entry point '{name}'", stage.name()),
            None => format!("{} {} entry points, and none is named", candidates.len(), stage.name()),
        };
        Diagnostic::error(REQUEST, Span::NONE, message).into()
    })
}
