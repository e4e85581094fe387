//! A long run of the oracle `ir_law`: a number of changed modules, spread over all modules of testdata and worked through on all cores.

use crate::generate::ir_change::{Random, change};
use crate::oracle::ir_law::{Counts, forms, module_of, try_one};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// A module that takes longer hangs.
const LIMIT: Duration = Duration::from_secs(20);

/// Larger modules, in bytes of their text, are left out: what one change in them shows, one in a small module shows too.
const LARGEST: usize = 1 << 16;

/// The stack of a worker: that of a program's main thread.
const STACK: usize = 8 << 20;

/// What a long run found.
#[derive(Default)]
pub struct Report {
    /// How many modules were changed.
    pub modules: usize,
    /// What became of their changed copies.
    pub counts: Counts,
    /// For each place that panicked, or each complaint: how often, and the shortest module.
    pub faults: BTreeMap<String, (usize, String)>,
}

thread_local! {
    /// Where this thread panicked last, and why.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What a worker is at: since when, and the text.
type Current = Mutex<Option<(Instant, String)>>;

/// Tries `count` changed modules, made of the texts that have a module.
///
/// # Panics
/// Where a worker cannot be started. A module that hangs ends the process, since a thread cannot be ended.
pub fn run(texts: &[&str], count: usize) -> Report {
    std::panic::set_hook(Box::new(|info| {
        let message = info.payload_as_str().unwrap_or("").lines().next().unwrap_or("").to_owned();
        let place = info.location().map_or_else(String::new, |place| format!("{}:{}", place.file(), place.line()));
        PANIC.with_borrow_mut(|last| *last = format!("{place}: {message}"));
    }));
    let modules: Vec<String> = texts
        .iter()
        .enumerate()
        .filter_map(|(index, text)| std::panic::catch_unwind(|| Some(forms(&module_of(text)?, index))).ok()?)
        .flatten()
        .filter(|text| text.len() <= LARGEST)
        .collect();
    let report = Mutex::new(Report { modules: modules.len(), ..Report::default() });
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let current: Vec<Arc<Current>> = (0..workers).map(|_| Arc::default()).collect();
    let is_done = AtomicBool::new(modules.is_empty());
    std::thread::scope(|scope| {
        let threads: Vec<_> = current
            .iter()
            .map(|current| {
                let (next, modules, report) = (&next, &modules, &report);
                let body = move || work(modules, count, next, current, report);
                let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, body);
                thread.expect("threads can be started")
            })
            .collect();
        scope.spawn(|| watch(&current, &is_done));
        threads.into_iter().for_each(|thread| thread.join().expect("panics are caught"));
        is_done.store(true, Ordering::Relaxed);
    });
    let _ = std::panic::take_hook();
    report.into_inner().expect("no worker panics")
}

fn work(modules: &[String], count: usize, next: &AtomicUsize, current: &Current, report: &Mutex<Report>) {
    let mut counts = Counts::default();
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= count {
            break;
        }
        // Every number has a change of its own, whoever draws it; where the first draw has none, the next is taken.
        let text = &modules[index % modules.len()];
        let mut random = Random::new(index as u64 + 1);
        *current.lock().expect("no worker panics") = Some((Instant::now(), text.clone()));
        let Some(changed) = (0..64).find_map(|_| change(text, &mut random)) else { continue };
        *current.lock().expect("no worker panics") = Some((Instant::now(), changed.clone()));
        PANIC.with_borrow_mut(String::clear);
        if let Err(why) = try_one(&changed, &mut counts) {
            let key = PANIC.with_borrow(String::clone);
            let key = if key.is_empty() { why.lines().next().unwrap_or("").to_owned() } else { key };
            let mut report = report.lock().expect("no worker panics");
            let (times, shortest) = report.faults.entry(key).or_default();
            *times += 1;
            if shortest.is_empty() || why.len() < shortest.len() {
                *shortest = why;
            }
        }
    }
    *current.lock().expect("no worker panics") = None;
    report.lock().expect("no worker panics").counts.add(counts);
}

/// Ends the process where a module hangs.
fn watch(current: &[Arc<Current>], is_done: &AtomicBool) {
    while !is_done.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(200));
        for current in current {
            let current = current.lock().expect("no worker panics");
            if let Some((_, text)) = current.as_ref().filter(|(since, _)| since.elapsed() > LIMIT) {
                eprintln!("no answer within {LIMIT:?}\n{text}");
                std::process::exit(1);
            }
        }
    }
}
