//! `cargo xtask bench-peers`: WGSL to each target by Colorfast and by naga (with `--tint PATH` by tint too), on the same inputs and with
//! like options.
//!
//! A tool or a browser compiles each shader once, among others. So times are taken in rounds: a pass compiles every input once, in an
//! order of its own, and the compilers take turns. What counts are the ratios of one run, since machines are noisy. `--instructions`
//! counts instead of timing: what callgrind counts is the same on every run, so it can be held to a file.

mod baseline;
mod inputs;
mod instructions;
mod naga;
mod ours;
mod peer;
mod report;
mod rounds;
mod statistics;
mod tint;
mod worker;

use clap::Parser;
use colorfast::driver::Target;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// The stages of one compiler with their times.
pub type Times = Vec<(&'static str, Duration)>;

/// What one compilation gives: the times of its stages, and the size of what was written.
pub type Compiled = Result<(Times, usize), String>;

/// Measures Colorfast beside naga, target by target.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask bench-peers")]
struct Cli {
    /// A folder of public shaders; without it those that `cargo xtask real-shaders` laid out
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
    /// Only this target; may be given several times
    #[arg(long = "target", value_name = "NAME", value_parser = target)]
    targets: Vec<Target>,
    /// Only these inputs; may be given several times
    #[arg(long = "inputs", value_name = "GROUP", value_enum)]
    groups: Vec<inputs::Group>,
    /// Measure against tint, whose executable is at this path
    #[arg(long, value_name = "PATH")]
    tint: Option<PathBuf>,
    /// Passes over the inputs whose median counts
    #[arg(long, default_value_t = 15)]
    passes: u32,
    /// Fresh processes whose first pass counts
    #[arg(long, default_value_t = 5)]
    processes: u32,
    /// What the orders of the inputs are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Count instructions and allocations by callgrind instead of timing
    #[arg(long)]
    instructions: bool,
    /// Write our figures to a file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Compare our figures with those of a file; instructions of an input that are 5 % more fail
    #[arg(long, value_name = "FILE")]
    compare: Option<PathBuf>,
    /// Compile every input so often by Colorfast alone and measure nothing: for a profiler to look on
    #[arg(long, value_name = "RUNS")]
    ours: Option<u32>,
    /// Print what naga says of a shader, and do nothing else
    #[arg(long, value_name = "SHADER")]
    say: Option<PathBuf>,
    /// What a process that was started to measure is to do
    #[arg(long, hide = true, value_enum)]
    worker: Option<worker::Task>,
}

fn target(name: &str) -> Result<Target, String> {
    Target::from_name(name)
        .filter(|&target| target != Target::Ir)
        .ok_or_else(|| format!("there is no target `{name}` to compare"))
}

impl Cli {
    /// The targets asked for, or all.
    fn targets(&self) -> Vec<Target> {
        if self.targets.is_empty() {
            return Target::ALL.into_iter().filter(|&target| target != Target::Ir).collect();
        }
        self.targets.clone()
    }
}

fn run(cli: &Cli) -> Result<(), String> {
    if let Some(path) = &cli.say {
        let source = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{}", naga::say(&source));
        return Ok(());
    }
    let inputs = inputs::read(cli.dir.as_deref(), &cli.groups)?;
    match (cli.worker, cli.ours) {
        (Some(task), _) => worker::run(cli, task, &inputs),
        (None, Some(runs)) => {
            ours::compile_often(&inputs, &cli.targets(), runs);
            Ok(())
        }
        (None, None) if cli.instructions => instructions::run(cli, &inputs),
        (None, None) => report::run(cli, &inputs),
    }
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bench-peers: {message}");
            ExitCode::from(2)
        }
    }
}
