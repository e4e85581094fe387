//! The report: stage by stage, then what it comes to.

use crate::inputs::Input;
use crate::{Measured, least, ours, theirs};
use std::time::Duration;

/// The sides of one input.
struct Row<'i> {
    input: &'i Input,
    ours: Vec<(&'static str, Duration)>,
    theirs: Vec<(&'static str, Duration)>,
    sizes: (usize, usize),
}

/// Measures every input and prints the comparison.
pub fn print(inputs: &[Input]) {
    println!("colorfast {}: {}", env!("CARGO_PKG_VERSION"), ours::SETTINGS);
    println!("naga 30.0.1: {}", theirs::SETTINGS);
    println!("times in microseconds, the least of many runs; front end: read against parse + validate\n");
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
    let rows: Vec<Row> = inputs.iter().filter_map(row).collect();
    if rows.is_empty() {
        println!("nothing was compiled by both");
        return;
    }
    summary("front end", rows.iter().map(Row::front_ratio));
    summary("WGSL to SPIR-V", rows.iter().map(Row::whole_ratio));
    summary("size of the output, naga's over ours", rows.iter().map(Row::size_ratio));
}

fn row(input: &Input) -> Option<Row<'_>> {
    let (ours, theirs) = (least(|| ours::measure(&input.text)), least(|| theirs::measure(&input.text)));
    let (ours, theirs) = match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => (ours, theirs),
        (ours, theirs) => {
            let why = |side: Measured| side.err().unwrap_or_else(|| "compiles".to_owned());
            println!("{:<28} left out: colorfast: {}; naga: {}", input.name, why(ours), why(theirs));
            return None;
        }
    };
    let sizes = (
        ours::compile(&input.text).map_or(0, |(_, words)| words),
        theirs::compile(&input.text).map_or(0, |(_, words)| words),
    );
    let row = Row { input, ours, theirs, sizes };
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

fn summary(what: &str, ratios: impl Iterator<Item = f64>) {
    let ratios: Vec<f64> = ratios.collect();
    let mean = (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
    println!("{what}: geometric mean {mean:.2}, minimum {least:.2}, over {} inputs", ratios.len());
}
