//! Pipeline creation: which entry point is meant, and whether it is accepted with the values that overrides are given.

use super::{REQUEST, read};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::sem::pipeline::{self, Limits};
use crate::sem::program::FunctionId;
use crate::sem::{Features, Program};
use crate::types::ShaderStage;

/// Whether an entry point would be accepted at pipeline creation, with these values of overrides and on a device with these limits.
/// A missing name means the only entry point of the stage.
pub fn pipeline(
    source: &str,
    features: &Features,
    stage: ShaderStage,
    entry_point: Option<&str>,
    constants: &[(String, f64)],
    limits: &Limits,
) -> Diagnostics {
    let program = read(source, features);
    if !program.is_valid() {
        return program.diagnostics;
    }
    let mut found = match pipeline_entry_point(&program, stage, entry_point) {
        Ok(entry_point) => pipeline::check(&program, entry_point, constants, limits),
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
        let message = match name {
            Some(name) => format!("no {} entry point '{name}'", stage.name()),
            None => format!("{} {} entry points, and none is named", candidates.len(), stage.name()),
        };
        Diagnostic::error(REQUEST, Span::NONE, message)
    })
}
