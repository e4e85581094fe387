//! A process that was started to measure: what it does is all that its process has done, so that its first pass is a cold one and its peak
//! memory that of one compiler. It writes what it found as JSON.

use crate::inputs::Input;
use crate::peer::Peer;
use crate::{Cli, Compiled, instructions, ours};
use clap::ValueEnum;
use colorfast::Compiler;
use colorfast::driver::Target;
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// What to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub enum Task {
    /// One pass by both compilers.
    First,
    /// Passes by both compilers, after one that does not count.
    Passes,
    /// Each input again and again, by both.
    Hot,
    /// One pass by Colorfast alone.
    OnlyOurs,
    /// One pass by the other compiler alone.
    OnlyPeer,
    /// One pass by Colorfast alone in a function that callgrind looks for.
    Counted,
}

/// Compilations of one input in a row of which the least time counts.
const HOT_RUNS: usize = 30;

/// So many inputs are compiled by one compiler before it is the other's turn.
const BLOCK: usize = 8;

/// The times of one compilation's stages in seconds; none where the compiler fails.
pub type Sample = Option<Vec<f64>>;

/// One pass: the times of each input.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Pass {
    pub ours: Vec<Sample>,
    pub theirs: Vec<Sample>,
}

/// What a worker found.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Found {
    pub passes: Vec<Pass>,
    /// What each side wrote of each input, in words or bytes; 0 where it failed.
    pub our_sizes: Vec<usize>,
    pub their_sizes: Vec<usize>,
    /// Why a side failed, by input.
    pub failures: Vec<(usize, String)>,
    /// The most memory that the process had, in KiB, where the system says it.
    pub peak_memory: Option<u64>,
}

/// Carries out a task, for the first target asked for, and prints what was found.
pub fn run(cli: &Cli, task: Task, inputs: &[Input]) -> Result<(), String> {
    let target = cli.targets()[0];
    if task == Task::Counted {
        instructions::compile_counted(inputs, target);
        return Ok(());
    }
    let mut sides = Sides { compiler: Compiler::new(), peer: Peer::new(cli.tint.as_deref())?, target };
    let mut found = Found { our_sizes: vec![0; inputs.len()], their_sizes: vec![0; inputs.len()], ..Found::default() };
    let mut random = fastrand::Rng::with_seed(cli.seed);
    match task {
        Task::First => sides.pass(inputs, [true, true], &mut random, &mut found),
        Task::OnlyOurs => sides.pass(inputs, [true, false], &mut random, &mut found),
        Task::OnlyPeer => sides.pass(inputs, [false, true], &mut random, &mut found),
        Task::Passes => {
            for _ in 0..=cli.passes {
                sides.pass(inputs, [true, true], &mut random, &mut found);
            }
            found.passes.remove(0);
        }
        Task::Hot => sides.hot(inputs, &mut found),
        Task::Counted => unreachable!("it has returned"),
    }
    found.peak_memory = peak_memory();
    println!("{}", serde_json::to_string(&found).map_err(|error| error.to_string())?);
    Ok(())
}

/// The compilers, for a target.
struct Sides {
    compiler: Compiler,
    peer: Peer,
    target: Target,
}

impl Sides {
    fn compile(&mut self, is_ours: bool, source: &str) -> Compiled {
        if is_ours {
            ours::compile(&mut self.compiler, source, self.target)
        } else {
            self.peer.compile(source, self.target)
        }
    }

    /// Compiles one input by one compiler and notes what came of it.
    fn measure(&mut self, is_ours: bool, index: usize, input: &Input, found: &mut Found) -> Sample {
        let compiled = self.compile(is_ours, &input.text);
        let sizes = if is_ours { &mut found.our_sizes } else { &mut found.their_sizes };
        match compiled {
            Ok((times, size)) => {
                sizes[index] = size;
                Some(times.iter().map(|(_, time)| time.as_secs_f64()).collect())
            }
            Err(why) => {
                if found.passes.is_empty() {
                    let name = if is_ours { "colorfast" } else { self.peer.name() };
                    found.failures.push((index, format!("{name}: {why}")));
                }
                None
            }
        }
    }

    /// Compiles every input once, in an order of its own.
    fn pass(&mut self, inputs: &[Input], sides: [bool; 2], random: &mut fastrand::Rng, found: &mut Found) {
        let mut order: Vec<usize> = (0..inputs.len()).collect();
        random.shuffle(&mut order);
        let mut pass = Pass { ours: vec![None; inputs.len()], theirs: vec![None; inputs.len()] };
        let mut ours_first = random.bool();
        for block in order.chunks(BLOCK) {
            for is_ours in [ours_first, !ours_first] {
                if !sides[usize::from(!is_ours)] {
                    continue;
                }
                for &index in block {
                    let sample = self.measure(is_ours, index, &inputs[index], found);
                    if is_ours { pass.ours[index] = sample } else { pass.theirs[index] = sample }
                }
            }
            ours_first = !ours_first;
        }
        found.passes.push(pass);
    }

    /// Compiles each input again and again; the least time of each stage counts.
    fn hot(&mut self, inputs: &[Input], found: &mut Found) {
        let mut pass = Pass::default();
        for (index, input) in inputs.iter().enumerate() {
            for is_ours in [true, false] {
                let start = Instant::now();
                let mut least = self.measure(is_ours, index, input, found);
                let mut runs = 1;
                while least.is_some() && runs < HOT_RUNS && (runs < 5 || start.elapsed().as_millis() < 200) {
                    let again = self.measure(is_ours, index, input, found);
                    for (kept, time) in least.iter_mut().flatten().zip(again.into_iter().flatten()) {
                        *kept = kept.min(time);
                    }
                    runs += 1;
                }
                if is_ours { &mut pass.ours } else { &mut pass.theirs }.push(least);
            }
        }
        found.passes.push(pass);
    }
}

/// The most memory that this process had, in KiB. Linux says it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}
