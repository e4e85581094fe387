//! The report of times: for each target and group of inputs what the rounds come to, by phase, by size and by stage.

use crate::baseline::Baseline;
use crate::inputs::{Group, Input};
use crate::peer::Peer;
use crate::rounds::{Phase, Rounds, Row};
use crate::statistics::{geometric_mean, least};
use crate::{Cli, ours};
use colorfast::driver::Target;
use std::collections::BTreeSet;

/// The ends of size classes in bytes, and what they are called.
const CLASSES: [(usize, &str); 4] =
    [(1_000, "under 1 KB"), (5_000, "1 to 5 KB"), (20_000, "5 to 20 KB"), (usize::MAX, "above 20 KB")];

/// What describes a peer without asking it anything.
struct PeerFacts {
    name: &'static str,
    stages: &'static [&'static str],
    front_stages: usize,
    settings: &'static str,
}

/// Measures and prints; writes and compares our figures where that is asked for.
pub fn run(cli: &Cli, inputs: &[Input]) -> Result<(), String> {
    let groups: BTreeSet<Group> = inputs.iter().map(|input| input.group).collect();
    let mut figures = Baseline::default();
    let mut summary = Vec::new();
    for target in cli.targets() {
        let peer = facts(cli, target)?;
        println!("\n{}", target.name());
        println!("  colorfast {}: {}", env!("CARGO_PKG_VERSION"), ours::settings(target));
        println!("  {}: {}", peer.name, peer.settings);
        for &group in &groups {
            let rounds = Rounds::measure(cli, target, group, inputs)?;
            summary.push(print(&rounds, target, group, &peer));
            for row in rounds.rows(Phase::Later) {
                figures.set(target, &row.input.name, row.ours.iter().sum::<f64>() * 1e6);
            }
        }
    }
    println!("\nthe peer's time over ours, geometric means, median of {} passes (first pass of a process)", cli.passes);
    summary.iter().for_each(|line| println!("{line}"));
    if let Some(path) = &cli.compare {
        print!("\n{}", figures.compared_with(&Baseline::read(path)?));
    }
    cli.save.as_ref().map_or(Ok(()), |path| figures.write(path, "microseconds, median of the passes"))
}

fn facts(cli: &Cli, target: Target) -> Result<PeerFacts, String> {
    let peer = Peer::new(cli.tint.as_deref())?;
    let (name, stages, settings) = (peer.name(), peer.stages(), peer.settings(target));
    Ok(PeerFacts { name, stages, front_stages: peer.front_stages(), settings })
}

/// Prints the tables of a target and a group; the line that sums them up.
fn print(rounds: &Rounds<'_>, target: Target, group: Group, peer: &PeerFacts) -> String {
    let later = rounds.rows(Phase::Later);
    println!("\n  {}, {} {} that both compile", target.name(), later.len(), group.name());
    for (input, why) in rounds.failures() {
        println!("    left out: {}: {}", input.name, why.lines().next().unwrap_or_default());
    }
    if later.is_empty() {
        return format!("{:<32} nothing that both compile", format!("{}, {}", target.name(), group.name()));
    }
    println!(
        "    {:<26} {:>10} {:>10} {:>10} {:>10}  least of",
        "peer over ours", "front end", "whole", "by total", "least"
    );
    for phase in Phase::ALL {
        println!("    {:<26} {}", name(phase), ratios(&rounds.rows(phase), peer));
    }
    for (start, &(end, class)) in [0].into_iter().chain(CLASSES.map(|class| class.0)).zip(&CLASSES) {
        let is_in = |row: &&Row<'_>| (start..end).contains(&row.input.text.len());
        let rows: Vec<Row<'_>> = rounds.rows(Phase::Later).into_iter().filter(|row| is_in(&row)).collect();
        if !rows.is_empty() {
            println!("    {:<26} {}", format!("  {class} ({})", rows.len()), ratios(&rows, peer));
        }
    }
    println!("    sums in microseconds: colorfast {}", sums(&ours::STAGES, later.iter().map(|row| &row.ours)));
    println!("    sums in microseconds: {} {}", peer.name, sums(peer.stages, later.iter().map(|row| &row.theirs)));
    println!("    size of the output, peer over ours: {:.2}", geometric_mean(rounds.size_ratios()));
    if let [Some(ours), Some(theirs)] = rounds.memory {
        println!("    peak memory of a process: colorfast {ours} KiB, {} {theirs} KiB", peer.name);
    }
    let whole = |rows: &[Row<'_>]| geometric_mean(rows.iter().map(Row::whole));
    let front = |rows: &[Row<'_>]| match peer.front_stages {
        0 => "-".to_owned(),
        stages => format!("{:.2}", geometric_mean(rows.iter().map(|row| row.front(stages)))),
    };
    let first = rounds.rows(Phase::First);
    format!(
        "{:<32} front end {:>5} ({:>5})   whole {:>5.2} ({:>5.2})",
        format!("{}, {} {}", target.name(), later.len(), group.name()),
        front(&later),
        front(&first),
        whole(&later),
        whole(&first)
    )
}

fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::First => "first pass of a process",
        Phase::Later => "median of the passes",
        Phase::Hot => "the same again, least",
    }
}

/// The means of some rows, and the row that is worst for us.
fn ratios(rows: &[Row<'_>], peer: &PeerFacts) -> String {
    let front = match peer.front_stages {
        0 => "-".to_owned(),
        stages => format!("{:.2}", geometric_mean(rows.iter().map(|row| row.front(stages)))),
    };
    let total = |side: fn(&Row<'_>) -> f64| rows.iter().map(side).sum::<f64>();
    let by_total = total(|row| row.theirs.iter().sum()) / total(|row| row.ours.iter().sum());
    let worst = least(rows.iter().map(Row::whole));
    let of = rows.iter().find(|row| row.whole() == worst).map_or("", |row| row.input.name.as_str());
    let whole = geometric_mean(rows.iter().map(Row::whole));
    format!("{front:>10} {whole:>10.2} {by_total:>10.2} {worst:>10.2}  {of}")
}

/// The sum of each stage over all rows.
fn sums<'r>(stages: &[&str], rows: impl Iterator<Item = &'r Vec<f64>>) -> String {
    let mut sums = vec![0.0; stages.len()];
    for row in rows {
        sums.iter_mut().zip(row).for_each(|(sum, time)| *sum += time * 1e6);
    }
    let shown = stages.iter().zip(&sums).map(|(stage, sum)| format!("{stage} {sum:.0}"));
    format!("{}; {:.0} in all", shown.collect::<Vec<_>>().join(", "), sums.iter().sum::<f64>())
}
