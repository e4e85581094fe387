//! Colorfast's side.

use crate::inputs::Input;
use crate::{Compiled, Times};
use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Stage, Target};
use colorfast::sem::Features;
use colorfast::util::OptionValue;
use std::time::Instant;

/// What is asked of the compiler for a target, for the report.
pub fn settings(target: Target) -> &'static str {
    match target.name() {
        "spirv" => "SPIR-V 1.3, names off, robustness on, loops bounded, workgroup memory zeroed",
        "msl" => "MSL 2.3, robustness on, loops bounded, divisions checked, workgroup memory zeroed",
        "hlsl" => "SM 6.0, robustness on, loops bounded, workgroup memory zeroed",
        "glsl" => "GLSL ES 3.10, each entry point, robustness on, loops bounded, workgroup memory zeroed",
        _ => "the defaults",
    }
}

/// Compiles once; the times of the stages and the size of what was written, in words or bytes.
pub fn compile(compiler: &mut Compiler, source: &str, target: Target) -> Compiled {
    let names_off = [("names".to_owned(), OptionValue::Bool(false))];
    let options: &[_] = if target == Target::Spirv { &names_off } else { &[] };
    let request = Request { target, entry_point: None, constants: &[], options };
    let mut times: Times = Vec::with_capacity(4);
    let mut last = Instant::now();
    let mut observe = |stage: Stage| {
        let name = match stage {
            Stage::Read => "read",
            Stage::Lower => "lower",
            Stage::Raise => "raise",
            Stage::Print => "print",
        };
        // Where each entry point is a unit, a stage comes several times.
        match times.iter_mut().find(|(known, _)| *known == name) {
            Some((_, time)) => *time += last.elapsed(),
            None => times.push((name, last.elapsed())),
        }
        last = Instant::now();
    };
    let compiled = compiler.compile(source, &Features::all(), &request, &mut observe);
    let compiled =
        compiled.map_err(|errors| errors.iter().next().map_or_else(String::new, |error| error.message.clone()))?;
    let size = |artifact: &Artifact| match artifact {
        Artifact::Words(words) => words.len(),
        Artifact::Text(text) => text.len(),
    };
    Ok((times, compiled.units.iter().map(|unit| size(&unit.artifact)).sum()))
}

/// The stages that a compilation is timed in.
pub const STAGES: [&str; 4] = ["read", "lower", "raise", "print"];

/// Compiles every input for every target, and keeps nothing. Where a target refuses a shader, that is work too.
pub fn compile_often(inputs: &[Input], targets: &[Target], runs: u32) {
    let mut compiler = Compiler::new();
    for &target in targets {
        for input in inputs {
            for _ in 0..runs {
                let _ = std::hint::black_box(compile(&mut compiler, &input.text, target));
            }
        }
    }
}
