//! `cargo xtask mutants`: would a test notice if this check were not there?
//!
//! A switch is a check of the IR's validator or a guard of a transform, by the name that it has in the source. Each is turned off in turn,
//! and the file tests of `testdata/` run, in this process, until one fails. A switch that none notices has survived: then a test is
//! missing, or the switch does nothing that can be seen, and a line of `testdata/ir/survivors.txt` says why.
//!
//! `cargo xtask mutants [FILTER]`: FILTER is a part of the names to try; without it the list is held to what survived.

mod switches;

use colorfast_harness::ir_tests::{self, IrFile, step};
use colorfast_protocol::library;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

/// The longest that the tests may take with one switch off. All of them take a second or two.
const LIMIT: Duration = Duration::from_secs(60);
/// Threads that try switches need no less stack than a test has.
const STACK: usize = 64 << 20;

fn main() -> ExitCode {
    match run(std::env::args().nth(1).as_deref()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("mutants: {why}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn run(filter: Option<&str>) -> Result<bool, String> {
    let started = Instant::now();
    let found = switches::find(&root().join("compiler/src"))?;
    let mut files = ir_tests::below(&root().join("testdata"))?;
    // Whatever panics with a switch off has been noticed, and need not say so.
    std::panic::set_hook(Box::new(|_| {}));
    if let Some(name) = try_switch(None, &files) {
        return Err(format!("'{name}' fails with every switch on"));
    }
    let wanted: Vec<&String> = found.iter().filter(|name| filter.is_none_or(|part| name.contains(part))).collect();
    let mut survivors = Vec::new();
    for &name in &wanted {
        files.sort_by_key(|file| !is_about(file, name));
        if try_switch(Some(name), &files).is_none() {
            survivors.push(name.as_str());
        }
    }
    println!(
        "{} switches, {} noticed, {} survived; {} file tests, {:.0} s",
        wanted.len(),
        wanted.len() - survivors.len(),
        survivors.len(),
        files.len(),
        started.elapsed().as_secs_f64()
    );
    if filter.is_some() {
        survivors.iter().for_each(|name| println!("survived: {name}"));
        return Ok(true);
    }
    hold_to_list(&survivors)
}

/// Whether a file test is about the transform, or the validator, that a switch belongs to: those are run first.
fn is_about(file: &IrFile, switch: &str) -> bool {
    let owner = switch.split('/').next().unwrap_or_default();
    let folder = if owner.starts_with(|c: char| c.is_ascii_digit()) { "validate" } else { owner };
    file.path.split('/').any(|part| part == folder)
}

/// Runs file tests with a switch off; which is the first that fails, if one does.
fn try_switch(switch: Option<&str>, files: &[Arc<IrFile>]) -> Option<String> {
    let (sender, receiver) = mpsc::channel();
    let (switch, files) = (switch.map(str::to_owned), files.to_vec());
    let body = move || {
        colorfast::util::mutants::turn_off(switch.as_deref());
        let failed = files.iter().find(|file| !passes(file)).map(|file| file.path.clone());
        // Nobody listens any more where this took too long.
        let _ = sender.send(failed);
    };
    std::thread::Builder::new().stack_size(STACK).spawn(body).expect("a thread");
    // What never ends has been noticed too. Its thread is left behind.
    receiver.recv_timeout(LIMIT).unwrap_or_else(|_| Some("(it takes too long)".to_owned()))
}

fn passes(file: &IrFile) -> bool {
    let run = || step::run(file, &mut |request| Ok(library::answer(&request)));
    matches!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)), Ok(Ok(ran)) if ran.difference.is_none())
}

/// Holds what survived to the list of those that may, each with a reason.
fn hold_to_list(survivors: &[&str]) -> Result<bool, String> {
    let path = root().join("testdata/ir/survivors.txt");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut excused = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, reason) = line.split_once(" -- ").ok_or_else(|| format!("'{line}' is not NAME -- REASON"))?;
        excused.insert(name.trim(), reason.trim());
    }
    let mut good = true;
    for name in survivors.iter().filter(|name| excused.remove(**name).is_none()) {
        println!("survived, and no line of testdata/ir/survivors.txt says why: {name}");
        good = false;
    }
    for name in excused.keys() {
        println!("a test notices it, or it is gone: its line in testdata/ir/survivors.txt can go: {name}");
        good = false;
    }
    Ok(good)
}
