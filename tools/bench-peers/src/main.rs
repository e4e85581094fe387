//! `cargo xtask bench-peers [--dir FOLDER]`: WGSL to SPIR-V by Colorfast and by naga, on the same inputs in the same process.
//!
//! Times are the least of many runs, since machines are noisy; what counts are the ratios.

mod inputs;
mod ours;
mod report;
mod theirs;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The stages of one compiler with their times.
pub type Times = Vec<(&'static str, Duration)>;

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

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut folder = None;
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.next()) {
            ("--dir", Some(path)) => folder = Some(PathBuf::from(path)),
            _ => {
                eprintln!("usage: cargo xtask bench-peers [--dir FOLDER]");
                return ExitCode::from(2);
            }
        }
    }
    let inputs = match folder {
        Some(folder) => inputs::from_folder(&folder),
        None => inputs::scaled(),
    };
    match inputs {
        Ok(inputs) => {
            report::print(&inputs);
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("bench-peers: {message}");
            ExitCode::from(2)
        }
    }
}
