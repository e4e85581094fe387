//! Colorfast's side.

use crate::{Measured, Times};
use colorfast::driver::{self, Artifact, Language, Request, Stage, Target};
use colorfast::sem::Features;
use colorfast::util::OptionValue;
use std::time::Instant;

/// What is asked of the compiler, for the report.
pub const SETTINGS: &str = "SPIR-V 1.3, names off, robustness on, loops bounded, workgroup memory zeroed";

/// Compiles once; the times of the stages and the words written.
pub fn compile(source: &str) -> Result<(Times, usize), String> {
    let options = [("names".to_owned(), OptionValue::Bool(false))];
    let request = Request { target: Target::Spirv, entry_point: None, constants: &[], options: &options };
    let mut times: Times = Vec::with_capacity(4);
    let mut last = Instant::now();
    let mut observe = |stage: Stage| {
        let name = match stage {
            Stage::Read => "read",
            Stage::Lower => "lower",
            Stage::Raise => "raise",
            Stage::Print => "print",
        };
        times.push((name, last.elapsed()));
        last = Instant::now();
    };
    let compiled = driver::compile(source, Language::Wgsl, &Features::all(), &request, &mut observe);
    let compiled =
        compiled.map_err(|errors| errors.iter().next().map_or_else(String::new, |error| error.message.clone()))?;
    let words = match &compiled.units[0].artifact {
        Artifact::Words(words) => words.len(),
        Artifact::Text(_) => 0,
    };
    Ok((times, words))
}

/// Compiles once; the times of the stages.
pub fn measure(source: &str) -> Measured {
    compile(source).map(|(times, _)| times)
}
