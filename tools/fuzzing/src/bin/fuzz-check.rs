//! Runs fixed inputs through every oracle, without an engine: testdata, seeds, and what the generators make of fixed bytes.
//!
//! `fuzz-check [--target ORACLE] [--count COUNT]`: one oracle instead of all, and how many inputs each generator makes. Each input has a
//! thread that is named after it, so that a stack overflow says whose it is, and a time limit.
//!
//! `fuzz-check --target ir_law --count COUNT` is a long run: so many changed modules, made of all modules of testdata.

use colorfast_fuzzing::generate::{Generator, decode};
use colorfast_fuzzing::{Input, ORACLES, Oracle, law, oracle};
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

/// Of so many inputs each transform is given one, where all oracles are asked.
const SHARE: usize = 16;

/// The stack that a program's main thread has.
const STACK: usize = 8 << 20;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((target, count)) = read(&arguments) else {
        eprintln!("usage: fuzz-check [--target ORACLE] [--count COUNT]");
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
    if let (Some(target), Some(count)) = (target, count)
        && target.name == oracle::IR_LAW.name
    {
        return long_run(&inputs, count);
    }
    let oracles = target.map_or_else(|| ORACLES.iter().collect(), |target| vec![target]);
    for generator in Generator::ALL {
        let generated = (0..count.unwrap_or(GENERATED))
            .map(|seed| (format!("{generator:?} {seed}"), generator.generate(&bytes(seed))));
        inputs.extend(generated);
    }
    let failures = run(&inputs, &oracles);
    failures.iter().for_each(|failure| eprintln!("{failure}\n"));
    let asked: usize = (0..inputs.len()).map(|index| of_input(&oracles, index).len()).sum();
    let passed = asked - failures.len();
    println!("{} inputs, {} oracles, {:.1} s", inputs.len(), oracles.len(), started.elapsed().as_secs_f64());
    println!("{passed} passed, {} failed", failures.len());
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The oracles that an input is asked for: where there are several, each of a transform has a share of the inputs.
fn of_input(oracles: &[&'static Oracle], index: usize) -> Vec<&'static Oracle> {
    let is_asked = |at: usize, oracle: &Oracle| {
        oracles.len() == 1 || !oracle.is_of_transform() || (index + at).is_multiple_of(SHARE)
    };
    oracles.iter().enumerate().filter(|&(at, oracle)| is_asked(at, oracle)).map(|(_, oracle)| *oracle).collect()
}

/// The oracle and the count that are asked for.
fn read(arguments: &[String]) -> Option<(Option<&'static Oracle>, Option<u64>)> {
    let (mut target, mut count) = (None, None);
    for pair in arguments.chunks(2) {
        match pair {
            [key, name] if key == "--target" => target = Some(oracle::find(name)?),
            [key, number] if key == "--count" => count = Some(number.parse().ok()?),
            _ => return None,
        }
    }
    Some((target, count))
}

/// So many changed modules through the oracle of the law.
fn long_run(inputs: &[(String, Input)], count: u64) -> ExitCode {
    let started = Instant::now();
    let texts: Vec<&str> = inputs.iter().map(|(_, input)| input.text.as_str()).collect();
    let law::Report { modules, counts, faults } = law::run(&texts, count as usize);
    for (what, (times, shortest)) in &faults {
        eprintln!("{what}\n{times} times, most shortly:\n{shortest}\n");
    }
    println!(
        "{modules} modules, {} changed ones: {} unreadable, {} unlawful, {} lawful, of which {} outputs were written, {:.1} s",
        counts.total(),
        counts.unreadable,
        counts.unlawful,
        counts.lawful,
        counts.written,
        started.elapsed().as_secs_f64()
    );
    println!("{} faults", faults.len());
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The failures, in order of the inputs.
fn run(inputs: &[(String, Input)], oracles: &[&'static Oracle]) -> Vec<String> {
    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((name, input)) = inputs.get(index) else { break };
                    let found =
                        try_all(name, input, &of_input(oracles, index)).into_iter().map(|failure| (index, failure));
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
fn try_all(name: &str, input: &Input, oracles: &[&'static Oracle]) -> Vec<String> {
    let (sender, receiver) = mpsc::channel();
    let (moved, all) = (input.clone(), oracles.to_vec());
    let body = move || {
        for oracle in all {
            let result = catch_unwind(|| oracle.check(&moved)).unwrap_or_else(|_| Err("it panics".to_owned()));
            // Nobody listens only where the process is ending.
            let _ = sender.send((oracle, result));
        }
    };
    let thread = std::thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(body);
    thread.expect("threads can be started");
    let mut failures = Vec::new();
    for oracle in oracles {
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
