//! Runs fixed inputs through every oracle, without an engine: testdata, seeds, and what the generators make of fixed bytes.
//!
//! `fuzz-check [COUNT]`: how many inputs each generator makes. Each input has a thread that is named after it, so that a stack
//! overflow says whose it is, and a time limit.

use colorfast_fuzzing::generate::{Generator, decode};
use colorfast_fuzzing::{Input, ORACLES};
use std::panic::catch_unwind;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};

/// An input that takes longer has hung.
const LIMIT: Duration = Duration::from_secs(20);

/// How many inputs each generator makes, unless the command line says otherwise.
const GENERATED: u64 = 300;

/// The stack that a program's main thread has.
const STACK: usize = 8 << 20;

fn main() -> ExitCode {
    let count = std::env::args().nth(1).map_or(Ok(GENERATED), |text| text.parse());
    let Ok(count) = count else {
        eprintln!("usage: fuzz-check [COUNT]");
        return ExitCode::from(2);
    };
    let started = Instant::now();
    let mut inputs = Vec::new();
    let seeds = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds"));
    for folder in [&*colorfast_testdata::root(), seeds] {
        if let Err(error) = collect(folder, &mut inputs) {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    for generator in Generator::ALL {
        let generated = (0..count).map(|seed| (format!("{generator:?} {seed}"), generator.generate(&bytes(seed))));
        inputs.extend(generated);
    }
    let failures = run(&inputs);
    failures.iter().for_each(|failure| eprintln!("{failure}\n"));
    let passed = inputs.len() * ORACLES.len() - failures.len();
    println!("{} inputs, {} oracles, {:.1} s", inputs.len(), ORACLES.len(), started.elapsed().as_secs_f64());
    println!("{passed} passed, {} failed", failures.len());
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The failures, in order of the inputs.
fn run(inputs: &[(String, Input)]) -> Vec<String> {
    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((name, input)) = inputs.get(index) else { break };
                    let found = try_all(name, input).into_iter().map(|failure| (index, failure));
                    failures.lock().expect("no worker panics").extend(found);
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("no worker panics");
    failures.sort();
    failures.into_iter().map(|(_, failure)| failure).collect()
}

/// Runs every oracle in a thread of its own. One that hangs cannot be ended, so that the process is.
fn try_all(name: &str, input: &Input) -> Vec<String> {
    let (sender, receiver) = mpsc::channel();
    let moved = input.clone();
    let body = move || {
        for oracle in ORACLES {
            let result = catch_unwind(|| (oracle.check)(&moved)).unwrap_or_else(|_| Err("it panics".to_owned()));
            // Nobody listens only where the process is ending.
            let _ = sender.send((oracle, result));
        }
    };
    let thread = std::thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(body);
    thread.expect("threads can be started");
    let mut failures = Vec::new();
    for oracle in ORACLES {
        match receiver.recv_timeout(LIMIT) {
            Ok((oracle, Err(why))) => {
                failures.push(format!("{name}: {}: {why}\n--- input ---\n{}", oracle.name, input.text))
            }
            Ok(_) => {}
            Err(_) => {
                eprintln!("{name}: {}: no answer within {LIMIT:?}\n--- input ---\n{}", oracle.name, input.text);
                std::process::exit(1);
            }
        }
    }
    failures
}

/// All inputs below a folder: `.cases.wgsl` files give one for each case, files that are not text what [`decode`] makes of them.
fn collect(folder: &Path, inputs: &mut Vec<(String, Input)>) -> Result<(), std::io::Error> {
    for path in colorfast_testdata::files(folder, &[""])? {
        if path.extension().is_some_and(|extension| extension == "md") {
            continue;
        }
        let input = decode(&std::fs::read(&path)?);
        let is_valid = input.is_valid;
        let shaders = colorfast_testdata::split(&path, input.text).into_iter();
        inputs.extend(shaders.map(|shader| (shader.name, Input { text: shader.source, is_valid })));
    }
    Ok(())
}

/// Bytes that look random and are the same on every machine: SplitMix64.
fn bytes(seed: u64) -> Vec<u8> {
    let length = 64 + (seed % 29) * 128;
    let words = (1..=length / 8).map(|step| {
        let mut word = (seed << 32 | step).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    });
    words.flat_map(u64::to_le_bytes).collect()
}
