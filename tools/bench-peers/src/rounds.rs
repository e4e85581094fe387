//! The rounds of one target and one group of inputs: the processes that are started to measure, and the times that come of them.

use crate::Cli;
use crate::inputs::{Group, Input};
use crate::statistics::median;
use crate::worker::{Found, Pass, Sample, Task};
use clap::ValueEnum;
use colorfast::driver::Target;
use std::process::{Command, Stdio};

/// When a compilation takes place.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Phase {
    /// In the first pass of a fresh process.
    First,
    /// In a later pass.
    Later,
    /// Right after the same one.
    Hot,
}

impl Phase {
    pub const ALL: [Self; 3] = [Self::First, Self::Later, Self::Hot];
}

/// The times of one input in seconds, stage by stage.
pub struct Row<'i> {
    pub input: &'i Input,
    pub ours: Vec<f64>,
    pub theirs: Vec<f64>,
}

impl Row<'_> {
    /// How many times ours the other's time is.
    pub fn whole(&self) -> f64 {
        self.theirs.iter().sum::<f64>() / self.ours.iter().sum::<f64>()
    }

    /// The same of reading a source to a valid program, which is so many of the other's stages.
    pub fn front(&self, stages: usize) -> f64 {
        self.theirs[..stages].iter().sum::<f64>() / self.ours[0]
    }
}

/// What the rounds of a target found.
pub struct Rounds<'i> {
    inputs: Vec<&'i Input>,
    first: Vec<Found>,
    later: Found,
    hot: Found,
    /// The peak memory in KiB of a process in which one side compiles every input once: ours, the other's.
    pub memory: [Option<u64>; 2],
}

impl<'i> Rounds<'i> {
    /// Starts a process for each task.
    pub fn measure(cli: &Cli, target: Target, group: Group, inputs: &'i [Input]) -> Result<Self, String> {
        let start = |task, seed| started(cli, target, group, task, seed);
        let first = (0..cli.processes.max(1)).map(|process| start(Task::First, cli.seed + u64::from(process)));
        let first = first.collect::<Result<Vec<_>, _>>()?;
        let later = start(Task::Passes, cli.seed)?;
        let hot = start(Task::Hot, cli.seed)?;
        let memory = [start(Task::OnlyOurs, cli.seed)?.peak_memory, start(Task::OnlyPeer, cli.seed)?.peak_memory];
        let inputs = inputs.iter().filter(|input| input.group == group).collect();
        Ok(Self { inputs, first, later, hot, memory })
    }

    /// The inputs that both sides compile, with their times.
    pub fn rows(&self, phase: Phase) -> Vec<Row<'i>> {
        let passes: Vec<&Pass> = match phase {
            Phase::First => self.first.iter().flat_map(|found| &found.passes).collect(),
            Phase::Later => self.later.passes.iter().collect(),
            Phase::Hot => self.hot.passes.iter().collect(),
        };
        let row = |(index, &input): (usize, &&'i Input)| {
            let ours = medians(passes.iter().map(|pass| &pass.ours[index]))?;
            let theirs = medians(passes.iter().map(|pass| &pass.theirs[index]))?;
            Some(Row { input, ours, theirs })
        };
        self.inputs.iter().enumerate().filter_map(row).collect()
    }

    /// How many times the size of our output the other's is, for each input that both compile.
    pub fn size_ratios(&self) -> impl Iterator<Item = f64> {
        let sizes = self.hot.our_sizes.iter().zip(&self.hot.their_sizes);
        sizes.filter(|&(&ours, &theirs)| ours > 0 && theirs > 0).map(|(&ours, &theirs)| theirs as f64 / ours as f64)
    }

    /// The inputs that a side does not compile, and why.
    pub fn failures(&self) -> impl Iterator<Item = (&'i Input, &str)> {
        self.hot.failures.iter().map(|(index, why)| (self.inputs[*index], why.as_str()))
    }
}

/// The median of each stage; none where the compiler failed.
fn medians<'s>(samples: impl Iterator<Item = &'s Sample>) -> Option<Vec<f64>> {
    let samples: Vec<&Vec<f64>> = samples.map(Option::as_ref).collect::<Option<_>>()?;
    let stages = samples.first()?.len();
    Some((0..stages).map(|stage| median(samples.iter().map(|sample| sample[stage]).collect())).collect())
}

/// What a process of its own finds.
fn started(cli: &Cli, target: Target, group: Group, task: Task, seed: u64) -> Result<Found, String> {
    let output = command(cli, target, group, task, seed)?.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("cannot start a process that measures: {error}"))?;
    if !output.status.success() {
        return Err(format!("a process that measures {} failed ({})", target.name(), output.status));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("a process that measures says no figures: {error}"))
}

/// This executable, told to do a task.
pub fn command(cli: &Cli, target: Target, group: Group, task: Task, seed: u64) -> Result<Command, String> {
    let executable = std::env::current_exe().map_err(|error| format!("this executable cannot be found: {error}"))?;
    let name = |value: clap::builder::PossibleValue| value.get_name().to_owned();
    let mut command = Command::new(executable);
    command.args(["--worker", &task.to_possible_value().map_or_else(String::new, name)]);
    command.args(["--inputs", &group.to_possible_value().map_or_else(String::new, name)]);
    command.args(["--target", target.name(), "--passes", &cli.passes.to_string(), "--seed", &seed.to_string()]);
    let paths = [("--dir", &cli.dir), ("--tint", &cli.tint)];
    for (option, path) in paths.into_iter().filter_map(|(option, path)| Some((option, path.as_ref()?))) {
        command.arg(option).arg(path);
    }
    Ok(command)
}
