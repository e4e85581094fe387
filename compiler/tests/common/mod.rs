//! The inputs of testdata as tests of the library see them, and how they are worked through on all cores.

use colorfast::Compiler;
use colorfast::ir::{self, Module};
use colorfast::sem::Features;
use colorfast_testdata::{self as testdata, Shader};
use std::cell::RefCell;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};

/// A shader or a module of testdata that is valid.
pub struct Input {
    /// The file, and the key of a case in it.
    pub name: String,
    /// Whether it is the text form of the IR.
    #[allow(dead_code, reason = "not every test asks")]
    pub is_ir: bool,
    /// What it is as lowered.
    pub module: Module,
}

/// Every input below testdata from which a valid module comes: files, cases of `.cases.wgsl`, and the modules of `.ir` files.
pub fn inputs() -> Vec<Input> {
    let files = testdata::files(&testdata::root(), &[".wgsl", ".ir"]).expect("testdata is there");
    let found = Mutex::new(Vec::new());
    work_through(&files, |path| {
        let Ok(text) = fs::read_to_string(path) else { return };
        let is_ir = path.extension().is_some_and(|extension| extension == "ir");
        for Shader { name, source } in testdata::split(path, text) {
            let module = if is_ir { read_ir(&source) } else { Compiler::new().lower(&source, &Features::all()).ok() };
            let input = module.map(|module| Input { name, is_ir, module });
            found.lock().expect("no worker panics").extend(input);
        }
    });
    let mut found = found.into_inner().expect("no worker panics");
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// The module of a file test, if it is a valid one.
fn read_ir(text: &str) -> Option<Module> {
    let module = ir::text::parse(text.split("\n; gives:").next()?).ok()?;
    ir::validate(&module).is_ok().then_some(module)
}

/// The name of the threads that work through inputs.
const WORKER: &str = "worker";

/// Gives every item to `work`, on all cores.
pub fn work_through<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let thread = std::thread::Builder::new().name(WORKER.to_owned()).stack_size(64 << 20);
            let body = || {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            };
            thread.spawn_scoped(scope, body).expect("threads can be started");
        }
    });
}

/// What a check of an input came to.
#[derive(Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It holds.
    Holds,
    /// There is nothing to check: a refusal that is right.
    NotAsked(&'static str),
    /// It does not hold, for this reason.
    Fails(String),
}

impl From<Result<(), String>> for Outcome {
    fn from(result: Result<(), String>) -> Self {
        result.map_or_else(Self::Fails, |()| Self::Holds)
    }
}

thread_local! {
    /// What this thread panicked with last.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps what threads panic with for the report, which thousands of traces would hide.
fn note_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().name() == Some(WORKER) {
                PANIC.set(info.to_string());
            } else {
                before(info);
            }
        }));
    });
}

/// Checks all inputs, says how many held, and fails where one did not.
pub fn check_all(what: &str, inputs: &[Input], check: impl Fn(&Input) -> Outcome + Sync) {
    if let Err(faults) = try_all(what, inputs, check) {
        panic!("{faults}");
    }
}

/// As [`check_all`], but gives the faults.
pub fn try_all(what: &str, inputs: &[Input], check: impl Fn(&Input) -> Outcome + Sync) -> Result<(), String> {
    note_panics();
    let (holds, not_asked, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    work_through(inputs, |input| {
        let outcome = catch_unwind(AssertUnwindSafe(|| check(input)));
        match outcome.unwrap_or_else(|_| Outcome::Fails(PANIC.take())) {
            Outcome::Holds => _ = holds.fetch_add(1, Ordering::Relaxed),
            Outcome::NotAsked(why) => not_asked.lock().expect("no worker panics").push(why),
            Outcome::Fails(why) => faults.lock().expect("no worker panics").push(format!("{}: {why}", input.name)),
        }
    });
    let (mut faults, mut not_asked) = (faults.into_inner().expect("whole"), not_asked.into_inner().expect("whole"));
    faults.sort();
    not_asked.sort_unstable();
    let mut line = format!("{what}: {} of {} inputs", holds.into_inner(), inputs.len());
    for reasons in not_asked.chunk_by(|a, b| a == b) {
        line += &format!("; {} not asked, since {}", reasons.len(), reasons[0]);
    }
    println!("{line}");
    let shown: Vec<&str> = faults.iter().take(12).map(|fault| &fault[..fault.len().min(3000)]).collect();
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!("{what}: {} of {} inputs fail\n{}", faults.len(), inputs.len(), shown.join("\n")))
}
