//! WGSL to IR to WGSL: what the writer writes, the front end takes.

use super::listed;
use crate::Input;
use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::sem::Features;

/// Writes an accepted module as WGSL three times, each from the last.
pub fn check(input: &Input) -> Result<(), String> {
    let Ok(Some(first)) = write(&input.text) else { return Ok(()) };
    let second = again(&first)?;
    let third = again(&second)?;
    if second == third {
        Ok(())
    } else {
        Err(format!("written WGSL changes:\n--- then ---\n{second}\n--- last ---\n{third}"))
    }
}

fn again(text: &str) -> Result<String, String> {
    match write(text) {
        Ok(Some(text)) => Ok(text),
        Ok(None) => Err("the WGSL writer gave words".to_owned()),
        Err(why) => Err(format!("written WGSL is rejected:\n{why}\n{text}")),
    }
}

fn write(text: &str) -> Result<Option<String>, String> {
    let request = Request { target: Target::Wgsl, entry_point: None, constants: &[], options: &[] };
    let compiled = Compiler::new().compile(text, &Features::all(), &request, &mut |_| {});
    let unit = compiled.map_err(|errors| listed(&errors))?.units.into_iter().next();
    Ok(unit.and_then(|unit| match unit.artifact {
        Artifact::Text(text) => Some(text),
        Artifact::Words(_) => None,
    }))
}
