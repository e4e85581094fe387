//! The report: for each target stage by stage, then what it comes to.

use crate::inputs::{Input, Kind};
use crate::peer::Peer;
use crate::{Compiled, Measured, Times, least, ours};
use colorfast::Compiler;
use colorfast::driver::Target;
use std::time::Duration;

/// The sides of one input for one target.
struct Row<'i> {
    input: &'i Input,
    ours: Times,
    theirs: Times,
    /// How many of the peer's stages are its front end.
    front_stages: usize,
    sizes: (usize, usize),
}

/// What a target's table comes to for the inputs of a kind.
struct Summary {
    name: String,
    /// None where the peer's front end is not measured by itself.
    front: Option<Ratios>,
    whole: Ratios,
    size: Ratios,
}

/// How often the peer's figure is ours.
struct Ratios {
    mean: f64,
    least: f64,
}

/// Measures every input for every target and prints the comparison with a peer.
pub fn print(inputs: &[Input], targets: &[Target], peer: &mut Peer) {
    println!("times in microseconds, the least of many runs; front end: read against parse + validate");
    let summaries: Vec<Summary> = targets.iter().flat_map(|&target| table(inputs, target, peer)).collect();
    let title = format!("colorfast against {}", peer.name());
    println!("\n{title:<30} {:>20} {:>20} {:>26}", "front end", "WGSL to target", "size, the peer's over ours");
    for summary in summaries {
        let Summary { name, front, whole, size } = summary;
        let shown = |ratios: &Ratios| format!("{:.2} (least {:.2})", ratios.mean, ratios.least);
        let front_end = front.as_ref().map_or_else(|| "-".to_owned(), shown);
        println!("{name:<30} {front_end:>20} {:>20} {:>26}", shown(&whole), shown(&size));
    }
    println!("geometric means: above 1, colorfast is faster, or its output smaller");
}

/// Measures every input for a target, and prints a row for each.
fn table(inputs: &[Input], target: Target, peer: &mut Peer) -> Vec<Summary> {
    println!("\n{}", target.name());
    println!("colorfast {}: {}", env!("CARGO_PKG_VERSION"), ours::settings(target));
    println!("{}: {}", peer.name(), peer.settings(target));
    let stages = |names: &[&str]| names.iter().map(|name| format!(" {name:>8}")).collect::<String>();
    println!(
        "{:<28} {:>8} |{} |{} | {:>9} {:>9} | {:>6} {:>6} {:>5}",
        "input",
        "bytes",
        stages(&["read", "lower", "raise", "print"]),
        stages(peer.stages()),
        "our MB/s",
        "peer MB/s",
        "front",
        "whole",
        "size"
    );
    let rows: Vec<Row> = inputs.iter().filter_map(|input| row(input, target, peer)).collect();
    if rows.is_empty() {
        println!("nothing was compiled by both");
    }
    [Kind::Shader, Kind::Size].into_iter().filter_map(|kind| summary(&rows, target, kind)).collect()
}

/// What the rows of a kind come to, if there are any.
fn summary(rows: &[Row<'_>], target: Target, kind: Kind) -> Option<Summary> {
    let rows: Vec<&Row<'_>> = rows.iter().filter(|row| row.input.kind == kind).collect();
    if rows.is_empty() {
        return None;
    }
    let what = match kind {
        Kind::Shader => "shaders",
        Kind::Size => "sizes",
    };
    let front: Option<Vec<f64>> = rows.iter().map(|row| row.front_ratio()).collect();
    Some(Summary {
        name: format!("{}, {} {what}", target.name(), rows.len()),
        front: front.map(|front| ratios(front.into_iter())),
        whole: ratios(rows.iter().map(|row| row.whole_ratio())),
        size: ratios(rows.iter().map(|row| row.size_ratio())),
    })
}

fn row<'i>(input: &'i Input, target: Target, peer: &mut Peer) -> Option<Row<'i>> {
    let once = |compile: &mut dyn FnMut(&str, Target) -> Compiled| {
        let mut size = 0;
        let times = least(|| {
            let (times, written) = compile(&input.text, target)?;
            size = written;
            Ok(times)
        });
        (times, size)
    };
    let front_stages = peer.front_stages();
    let mut compiler = Compiler::new();
    let (ours, our_size) = once(&mut |text, target| ours::compile(&mut compiler, text, target));
    let (theirs, their_size) = once(&mut |text, target| peer.compile(text, target));
    let (ours, theirs) = match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => (ours, theirs),
        (ours, theirs) => {
            let why = |side: Measured| side.err().unwrap_or_else(|| "compiles".to_owned());
            println!("{:<28} left out: colorfast: {}; {}: {}", input.name, why(ours), peer.name(), why(theirs));
            return None;
        }
    };
    let row = Row { input, ours, theirs, front_stages, sizes: (our_size, their_size) };
    row.print();
    Some(row)
}

fn seconds(times: &[(&str, Duration)]) -> f64 {
    times.iter().map(|(_, time)| time.as_secs_f64()).sum()
}

impl Row<'_> {
    fn print(&self) {
        let stages = |times: &Times| {
            times.iter().map(|(_, time)| format!(" {:>8.1}", time.as_secs_f64() * 1e6)).collect::<String>()
        };
        let bytes = self.input.text.len();
        let speed = |times: &Times| bytes as f64 / (seconds(times) * 1e6);
        let front = self.front_ratio().map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}"));
        println!(
            "{:<28} {bytes:>8} |{} |{} | {:>9.1} {:>9.1} | {front:>6} {:>6.2} {:>5.2}",
            self.input.name,
            stages(&self.ours),
            stages(&self.theirs),
            speed(&self.ours),
            speed(&self.theirs),
            self.whole_ratio(),
            self.size_ratio()
        );
    }

    /// None where the peer's front end is not measured by itself.
    fn front_ratio(&self) -> Option<f64> {
        (self.front_stages > 0).then(|| seconds(&self.theirs[..self.front_stages]) / seconds(&self.ours[..1]))
    }

    fn whole_ratio(&self) -> f64 {
        seconds(&self.theirs) / seconds(&self.ours)
    }

    fn size_ratio(&self) -> f64 {
        self.sizes.1 as f64 / self.sizes.0 as f64
    }
}

fn ratios(ratios: impl Iterator<Item = f64>) -> Ratios {
    let ratios: Vec<f64> = ratios.collect();
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    Ratios { mean, least: ratios.iter().copied().fold(f64::INFINITY, f64::min) }
}
