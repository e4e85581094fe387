//! `--instructions`: how many instructions and allocations Colorfast takes for each input, counted by callgrind.
//!
//! A worker compiles all inputs twice, the second time in [`counted`], where callgrind counts and after which it writes a file: what the
//! first compilation of a process costs is not in the figures.

use crate::baseline::Baseline;
use crate::inputs::{Group, Input};
use crate::worker::Task;
use crate::{Cli, ours, rounds};
use colorfast::Compiler;
use colorfast::driver::Target;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::process::Stdio;

/// An input may cost so many times what it cost before.
const LIMIT: f64 = 1.05;

/// The function in which callgrind counts.
const COUNTED: &str = "colorfast_bench_peers::instructions::counted";

/// What one compilation takes.
#[derive(Copy, Clone, Default, PartialEq, Debug)]
struct Counts {
    instructions: u64,
    allocations: u64,
}

/// Compiles every input as a worker. Callgrind notes calls between two counted ones too, so there are none.
pub fn compile_counted(inputs: &[Input], target: Target) {
    let mut compiler = Compiler::new();
    for source in inputs.iter().map(|input| input.text.as_str()) {
        let _ = std::hint::black_box(ours::compile(&mut compiler, source, target));
    }
    for source in std::iter::once("").chain(inputs.iter().map(|input| input.text.as_str())) {
        counted(&mut compiler, source, target);
    }
}

/// One compilation that is counted.
#[inline(never)]
fn counted(compiler: &mut Compiler, source: &str, target: Target) {
    let _ = std::hint::black_box(ours::compile(compiler, source, target));
}

/// Counts, prints, and holds the figures to those of a file where one is given.
pub fn run(cli: &Cli, inputs: &[Input]) -> Result<(), String> {
    let groups: BTreeSet<Group> = inputs.iter().map(|input| input.group).collect();
    let mut figures = Baseline::default();
    for target in cli.targets() {
        for &group in &groups {
            let inputs: Vec<&Input> = inputs.iter().filter(|input| input.group == group).collect();
            let counts = count(cli, target, group, inputs.len())?;
            print(target, group, &inputs, &counts);
            for (input, counts) in inputs.iter().zip(&counts) {
                figures.set(target, &input.name, counts.instructions as f64);
            }
        }
    }
    if let Some(path) = &cli.save {
        figures.write(path, "instructions of one compilation")?;
    }
    let Some(path) = &cli.compare else { return Ok(()) };
    let before = Baseline::read(path)?;
    print!("\n{}", figures.compared_with(&before));
    let found = figures.regressions(&before, LIMIT);
    if found.is_empty() {
        return Ok(());
    }
    let again = "where that is meant, write them again: cargo xtask bench-peers --instructions --inputs own --save";
    Err(format!("{}\n{again} {}", found.join("\n"), path.display()))
}

/// Sums, and each input of the group that shows how costs grow.
fn print(target: Target, group: Group, inputs: &[&Input], counts: &[Counts]) {
    let sum = |of: fn(&Counts) -> u64| counts.iter().map(of).sum::<u64>();
    let (instructions, allocations) = (sum(|counts| counts.instructions), sum(|counts| counts.allocations));
    println!(
        "{}, {} {}: {instructions} instructions, {allocations} allocations",
        target.name(),
        inputs.len(),
        group.name()
    );
    for (input, counts) in inputs.iter().zip(counts).filter(|_| group == Group::Size) {
        let bytes = input.text.len();
        println!("  {bytes:>8} bytes: {:>11} instructions, {:>8} allocations", counts.instructions, counts.allocations);
    }
}

/// What each input of a group takes.
fn count(cli: &Cli, target: Target, group: Group, inputs: usize) -> Result<Vec<Counts>, String> {
    let folder = tempfile::tempdir().map_err(|error| format!("no scratch folder: {error}"))?;
    let worker = rounds::command(cli, target, group, Task::Counted, cli.seed)?;
    let mut valgrind = std::process::Command::new("valgrind");
    valgrind.args(["--quiet", "--tool=callgrind", "--collect-atstart=no"]);
    valgrind.args([format!("--toggle-collect={COUNTED}"), format!("--dump-after={COUNTED}")]);
    valgrind.arg(format!("--callgrind-out-file={}", folder.path().join("out").display()));
    valgrind.arg(worker.get_program()).args(worker.get_args());
    let status = valgrind.stdout(Stdio::null()).status();
    let status = status.map_err(|error| format!("cannot run valgrind, which counts: {error}"))?;
    if !status.success() {
        return Err(format!("the process that is counted failed ({status})"));
    }
    // The first part has the calls of all that came before.
    (2..inputs + 2).map(|part| read(&folder.path().join(format!("out.{part}")))).collect()
}

fn read(path: &Path) -> Result<Counts, String> {
    let text =
        std::fs::read_to_string(path).map_err(|error| format!("callgrind wrote no {}: {error}", path.display()))?;
    parse(&text).ok_or_else(|| format!("{} has no sum of instructions", path.display()))
}

/// Reads a file of callgrind: `totals:` or `summary:`, and the calls of what allocates. A name stands in full where it is first used, as
/// `(number) name`.
fn parse(text: &str) -> Option<Counts> {
    let mut counts = Counts::default();
    let mut names: HashMap<&str, &str> = HashMap::new();
    let (mut is_summed, mut allocates) = (false, false);
    for line in text.lines() {
        if let Some(sum) = line.strip_prefix("summary:").or_else(|| line.strip_prefix("totals:")) {
            counts.instructions = sum.trim().parse().ok()?;
            is_summed = true;
        } else if let Some(function) = line.strip_prefix("fn=").or_else(|| line.strip_prefix("cfn=")) {
            let (number, name) =
                function.split_once(") ").map_or((function, None), |(number, name)| (number, Some(name)));
            let number = number.trim_end_matches(')');
            names.extend(name.map(|name| (number, name)));
            let called = names.get(number).copied().unwrap_or_default();
            allocates = line.starts_with('c') && matches!(called, "malloc" | "calloc" | "realloc");
        } else if let Some(calls) = line.strip_prefix("calls=").filter(|_| allocates) {
            counts.allocations += calls.split(' ').next()?.parse::<u64>().ok()?;
            allocates = false;
        }
    }
    is_summed.then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_callgrind_is_read() {
        let text = "version: 1\nevents: Ir\n\nfn=(1) counted\n5 10\ncfn=(2) malloc\ncalls=3 0\n5 300\ncfn=(3) free\ncalls=9 0\n5 90\n\n\
                    fn=(4) other\n1 2\ncfn=(2)\ncalls=4 0\n1 400\n\ntotals: 802\n";
        assert_eq!(parse(text), Some(Counts { instructions: 802, allocations: 7 }));
        assert_eq!(parse("events: Ir\n"), None);
    }
}
