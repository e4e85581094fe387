//! Every target. What the output means is for validators and execution to say, in the harness.

use super::{listed, well_formed};
use crate::Input;
use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::sem::Features;

/// Compiles for each target twice, with one compiler: what it learnt from the first time changes nothing.
pub fn check(input: &Input) -> Result<(), String> {
    let mut compiler = Compiler::new();
    for target in Target::ALL {
        let request = Request { target, entry_point: None, constants: &[], options: &[] };
        let mut compile = || compiler.compile(&input.text, &Features::all(), &request, &mut |_| {});
        let first = compile();
        match &first {
            // Targets without overrides may refuse what becomes of an expression with the overrides' values.
            Err(errors) if input.is_valid && matches!(target, Target::Wgsl | Target::Ir) => {
                return Err(format!("{} is refused:\n{}", target.name(), listed(errors)));
            }
            Err(errors) => well_formed(&input.text, errors)?,
            Ok(compilation) => {
                let is_empty = |artifact: &Artifact| matches!(artifact, Artifact::Words(words) if words.len() < 5);
                if compilation.units.iter().any(|unit| is_empty(&unit.artifact)) {
                    return Err(format!("{} has no module", target.name()));
                }
            }
        }
        if first != compile() {
            return Err(format!("{} differs from one run to the next", target.name()));
        }
    }
    Ok(())
}
