//! `cargo xtask bench-peers [--dir FOLDER] [--target NAME]... [--tint PATH]`: WGSL to each target by Colorfast and by naga, on the same
//! inputs in the same process; with `--tint` by tint too, whose executable is at PATH.
//!
//! Times are the least of many runs, since machines are noisy; what counts are the ratios. With `--ours RUNS` nothing is measured:
//! Colorfast alone compiles every shader so often, for a profiler to look on.

mod inputs;
mod naga;
mod ours;
mod peer;
mod report;
mod tint;

use colorfast::Compiler;
use colorfast::driver::Target;
use peer::Peer;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The stages of one compiler with their times.
pub type Times = Vec<(&'static str, Duration)>;

/// What one compilation gives: the times of its stages, and the size of what was written.
pub type Compiled = Result<(Times, usize), String>;

/// The least times of the stages of one compiler, or why it does not compile the input.
pub type Measured = Result<Times, String>;

/// Runs `once` for a while and keeps the least time of each stage.
pub fn least(mut once: impl FnMut() -> Measured) -> Measured {
    let mut least = once()?;
    let start = Instant::now();
    let mut runs = 1;
    while runs < 5 || (start.elapsed() < Duration::from_millis(200) && runs < 5000) {
        for (kept, (_, time)) in least.iter_mut().zip(once()?) {
            kept.1 = kept.1.min(time);
        }
        runs += 1;
    }
    Ok(least)
}

const USAGE: &str =
    "usage: cargo xtask bench-peers [--dir FOLDER] [--target NAME]... [--tint PATH] [--ours RUNS] | --say SHADER";

/// What the command line asks for.
struct Arguments {
    /// A folder of inputs.
    folder: Option<PathBuf>,
    targets: Vec<Target>,
    /// How often Colorfast alone is to compile each input.
    ours: Option<u32>,
    /// The executable of tint.
    tint: Option<PathBuf>,
}

fn arguments() -> Result<Arguments, String> {
    let mut arguments = std::env::args().skip(1);
    let (mut folder, mut targets, mut ours, mut tint) = (None, Vec::new(), None, None);
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.next()) {
            ("--dir", Some(path)) => folder = Some(PathBuf::from(path)),
            ("--tint", Some(path)) => tint = Some(PathBuf::from(path)),
            ("--ours", Some(runs)) => ours = Some(runs.parse().map_err(|_| USAGE)?),
            ("--target", Some(name)) => match Target::from_name(&name) {
                Some(target) if target != Target::Ir => targets.push(target),
                _ => return Err(format!("there is no target `{name}` to compare")),
            },
            _ => return Err(USAGE.to_owned()),
        }
    }
    if targets.is_empty() {
        targets = Target::ALL.into_iter().filter(|&target| target != Target::Ir).collect();
    }
    Ok(Arguments { folder, targets, ours, tint })
}

fn run() -> Result<(), String> {
    let Arguments { folder, targets, ours, tint } = arguments()?;
    let inputs = match (folder, ours) {
        (Some(folder), _) => inputs::from_folder(&folder)?,
        (None, Some(_)) => inputs::whole_shaders()?,
        (None, None) => inputs::scaled()?,
    };
    match ours {
        Some(runs) => compile_often(&inputs, &targets, runs),
        None => {
            report::print(&inputs, &targets, &mut Peer::Naga);
            match tint {
                Some(executable) => against_tint(&inputs, &targets, &executable),
                None => Ok(()),
            }
        }
    }
}

fn against_tint(inputs: &[inputs::Input], targets: &[Target], executable: &Path) -> Result<(), String> {
    let tint = tint::Tint::new(executable).map_err(|error| format!("cannot make a temporary folder: {error}"))?;
    println!();
    report::print(inputs, targets, &mut Peer::Tint(Box::new(tint)));
    Ok(())
}

/// Compiles every input for every target, and prints nothing.
fn compile_often(inputs: &[inputs::Input], targets: &[Target], runs: u32) -> Result<(), String> {
    let mut compiler = Compiler::new();
    for &target in targets {
        for input in inputs {
            for _ in 0..runs {
                // Where a target refuses a shader, that is work too.
                let _ = std::hint::black_box(ours::compile(&mut compiler, &input.text, target));
            }
        }
    }
    Ok(())
}

/// Prints what naga says of a shader: for MISTAKES.md.
fn say(path: &str) -> Result<(), String> {
    let source = std::fs::read_to_string(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    println!("{}", naga::say(&source));
    Ok(())
}

fn main() -> ExitCode {
    let first: Vec<String> = std::env::args().skip(1).take(2).collect();
    let done = match first.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--say", path] => say(path),
        _ => run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bench-peers: {message}");
            ExitCode::from(2)
        }
    }
}
