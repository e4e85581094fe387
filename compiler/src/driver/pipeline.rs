//! Pipeline creation: which entry point is meant, and whether it is accepted with the values that overrides are given.

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::sem::pipeline::{self, Limits};
use crate::sem::program::FunctionId;
use crate::sem::{Features, Program};
use crate::types::ShaderStage;

/// A stage has no entry point of the name asked for, or not exactly one where none is named.
const ENTRY_POINT: Rule = Rule::new("wgsl/entry-point", "entry-points");

/// Whether an entry point of a program that was read would be accepted at pipeline creation, with these values of overrides and on a
/// device with these limits. A missing name means the only entry point of the stage.
pub(super) fn check(
    program: Program,
    features: &Features,
    stage: ShaderStage,
    entry_point: Option<&str>,
    constants: &[(String, f64)],
    limits: &Limits,
) -> Diagnostics {
    if !program.is_valid() {
        return program.diagnostics;
    }
    let mut found = match pipeline_entry_point(&program, stage, entry_point) {
        Ok(entry_point) => pipeline::check(&program, features, entry_point, constants, limits),
        Err(error) => error.into(),
    };
    found.append(program.diagnostics);
    found.sort_by_place();
    found
}

fn pipeline_entry_point(program: &Program, stage: ShaderStage, name: Option<&str>) -> Result<FunctionId, Diagnostic> {
    let name_of = |id: FunctionId| program.store.name(program.functions[id].name);
    let of_stage = program.entry_points.iter().copied().filter(|&id| program.functions[id].stage == Some(stage));
    let candidates: Vec<FunctionId> = of_stage.collect();
    let found = match name {
        Some(name) => candidates.iter().copied().find(|&id| name_of(id) == name),
        None if candidates.len() == 1 => candidates.first().copied(),
        None => None,
    };
    found.ok_or_else(|| {
        let (stage, span_of) = (stage.name(), |id: FunctionId| program.ast.decl_span(program.functions[id].decl));
        let message = match (name, candidates.len()) {
            (Some(name), _) => format!("the module has no {stage} entry point '{name}'"),
            (None, 0) => format!("the module has no {stage} entry point"),
            (None, count) => format!("the module has {count} {stage} entry points: one must be named"),
        };
        let error = Diagnostic::error(ENTRY_POINT, Span::NONE, message);
        candidates
            .iter()
            .take(8)
            .fold(error, |error, &id| error.with_note(span_of(id), format!("'{}' is here", name_of(id))))
    })
}
