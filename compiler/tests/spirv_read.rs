//! Whatever valid module testdata has comes back from SPIR-V: it is read, valid, and goes on to every target.
//!
//! `cargo test -p colorfast --test spirv_read -- --nocapture` prints how many inputs each of these holds of.

mod common;

use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::ir::{self, Module};
use colorfast::spirv::read;
use common::{Input, Outcome, check_all, inputs, try_all};
use std::sync::LazyLock;

/// Lowered once for all tests.
static INPUTS: LazyLock<Vec<Input>> = LazyLock::new(inputs);

/// The words of a module, unless SPIR-V refuses it.
fn words(module: &Module) -> Option<Vec<u32>> {
    let request = Request { target: Target::Spirv, entry_point: None, constants: &[], options: &[] };
    let units = Compiler::new().compile_module(module.clone(), &request, &mut |_| {}).ok()?;
    match units.into_iter().next()?.artifact {
        Artifact::Words(words) => Some(words),
        Artifact::Text(_) => None,
    }
}

fn read_back(words: Vec<u32>) -> Result<Module, String> {
    read::read_words(words).map(|read| read.module).map_err(|errors| {
        let texts: Vec<String> = errors.iter().map(|error| format!("{}: {}", error.rule.id, error.message)).collect();
        texts.join("; ")
    })
}

#[test]
fn what_is_written_is_read() {
    check_all("written as SPIR-V and read", &INPUTS, |input| {
        let Some(words) = words(&input.module) else { return Outcome::NotAsked("SPIR-V refuses them") };
        read_back(words)
            .and_then(|module| ir::validate(&module).map_err(|faults| format!("is invalid: {faults:?}")))
            .into()
    });
}

#[test]
fn what_is_read_goes_on_to_every_target() {
    let faults = Target::ALL.map(|target| {
        try_all(&format!("read from SPIR-V, for {}", target.name()), &INPUTS, |input| {
            let request = Request { target, entry_point: None, constants: &[], options: &[] };
            if Compiler::new().compile_module(input.module.clone(), &request, &mut |_| {}).is_err() {
                return Outcome::NotAsked("the target refuses them before they are SPIR-V");
            }
            let Some(module) = words(&input.module).and_then(|words| read_back(words).ok()) else {
                return Outcome::NotAsked("they are not read from SPIR-V");
            };
            match Compiler::new().compile_module(module, &request, &mut |_| {}) {
                Ok(_) => Outcome::Holds,
                Err(errors) => Outcome::Fails(format!("{errors:?}")),
            }
        })
    });
    let faults: Vec<String> = faults.into_iter().filter_map(Result::err).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
