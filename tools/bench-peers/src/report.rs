//! The report: for each target stage by stage, then what it comes to.

use crate::inputs::Input;
use crate::{Compiled, Measured, Times, least, ours, theirs};
use colorfast::driver::Target;
use std::time::Duration;

/// The sides of one input for one target.
struct Row<'i> {
    input: &'i Input,
    ours: Times,
    theirs: Times,
    sizes: (usize, usize),
}

/// What a target's table comes to.
struct Summary {
    target: Target,
    front: Ratios,
    whole: Ratios,
    size: Ratios,
}

/// How often the peer's figure is ours.
struct Ratios {
    mean: f64,
    least: f64,
    count: usize,
}

/// Measures every input for every target and prints the comparison.
pub fn print(inputs: &[Input], targets: &[Target]) {
    println!("times in microseconds, the least of many runs; front end: read against parse + validate");
    let summaries: Vec<Summary> = targets.iter().filter_map(|&target| table(inputs, target)).collect();
    println!(
        "\n{:<24} {:>20} {:>20} {:>26}",
        "colorfast against naga", "front end", "WGSL to target", "size, naga's over ours"
    );
    for summary in summaries {
        let Summary { target, front, whole, size } = summary;
        let shown = |ratios: &Ratios| format!("{:.2} (least {:.2})", ratios.mean, ratios.least);
        let (front_end, all, sizes) = (shown(&front), shown(&whole), shown(&size));
        let name = format!("{} ({} inputs)", target.name(), whole.count);
        println!("{name:<24} {front_end:>20} {all:>20} {sizes:>26}");
    }
    println!("geometric means: above 1, colorfast is faster, or its output smaller");
}

/// Measures every input for a target, and prints a row for each.
fn table(inputs: &[Input], target: Target) -> Option<Summary> {
    println!("\n{}", target.name());
    println!("colorfast {}: {}", env!("CARGO_PKG_VERSION"), ours::settings(target));
    println!("naga 30.0.1: {}", theirs::settings(target));
    println!(
        "{:<28} {:>8} | {:>8} {:>7} {:>7} {:>7} | {:>8} {:>8} {:>8} | {:>9} {:>9} | {:>6} {:>6} {:>5}",
        "input",
        "bytes",
        "read",
        "lower",
        "raise",
        "print",
        "parse",
        "validate",
        "write",
        "our MB/s",
        "naga MB/s",
        "front",
        "whole",
        "size"
    );
    let rows: Vec<Row> = inputs.iter().filter_map(|input| row(input, target)).collect();
    if rows.is_empty() {
        println!("nothing was compiled by both");
        return None;
    }
    Some(Summary {
        target,
        front: ratios(rows.iter().map(Row::front_ratio)),
        whole: ratios(rows.iter().map(Row::whole_ratio)),
        size: ratios(rows.iter().map(Row::size_ratio)),
    })
}

fn row(input: &Input, target: Target) -> Option<Row<'_>> {
    let once = |compile: fn(&str, Target) -> Compiled| {
        let mut size = 0;
        let times = least(|| {
            let (times, written) = compile(&input.text, target)?;
            size = written;
            Ok(times)
        });
        (times, size)
    };
    let ((ours, our_size), (theirs, their_size)) = (once(ours::compile), once(theirs::compile));
    let (ours, theirs) = match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => (ours, theirs),
        (ours, theirs) => {
            let why = |side: Measured| side.err().unwrap_or_else(|| "compiles".to_owned());
            println!("{:<28} left out: colorfast: {}; naga: {}", input.name, why(ours), why(theirs));
            return None;
        }
    };
    let row = Row { input, ours, theirs, sizes: (our_size, their_size) };
    row.print();
    Some(row)
}

impl Row<'_> {
    fn print(&self) {
        let micros = |time: Duration| time.as_secs_f64() * 1e6;
        let ours: Vec<f64> = self.ours.iter().map(|&(_, time)| micros(time)).collect();
        let theirs: Vec<f64> = self.theirs.iter().map(|&(_, time)| micros(time)).collect();
        let bytes = self.input.text.len();
        let speed = |times: &[f64]| bytes as f64 / times.iter().sum::<f64>();
        println!(
            "{:<28} {:>8} | {:>8.1} {:>7.1} {:>7.1} {:>7.1} | {:>8.1} {:>8.1} {:>8.1} | {:>9.1} {:>9.1} | {:>6.2} {:>6.2} {:>5.2}",
            self.input.name,
            bytes,
            ours[0],
            ours[1],
            ours[2],
            ours[3],
            theirs[0],
            theirs[1],
            theirs[2],
            speed(&ours),
            speed(&theirs),
            self.front_ratio(),
            self.whole_ratio(),
            self.size_ratio()
        );
    }

    fn front_ratio(&self) -> f64 {
        (self.theirs[0].1 + self.theirs[1].1).as_secs_f64() / self.ours[0].1.as_secs_f64()
    }

    fn whole_ratio(&self) -> f64 {
        let sum = |times: &[(&str, Duration)]| times.iter().map(|(_, time)| time.as_secs_f64()).sum::<f64>();
        sum(&self.theirs) / sum(&self.ours)
    }

    fn size_ratio(&self) -> f64 {
        self.sizes.1 as f64 / self.sizes.0 as f64
    }
}

fn ratios(ratios: impl Iterator<Item = f64>) -> Ratios {
    let ratios: Vec<f64> = ratios.collect();
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    Ratios { mean, least: ratios.iter().copied().fold(f64::INFINITY, f64::min), count: ratios.len() }
}
