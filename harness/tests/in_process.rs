//! The file tests of the IR and the golden texts of each backend's first variant, asked of the library in this process: what notices most
//! faults soonest. A run of `xtest` does the same, and more, with a process for the compiler.

use colorfast_harness::backends::BACKENDS;
use colorfast_harness::golden::Comparison;
use colorfast_harness::inputs;
use colorfast_harness::ir_tests::{self, step};
use colorfast_harness::plan::{self, Job, Planned};
use colorfast_harness::settings::{COMPILER_LIMIT, Settings, Validate};
use colorfast_harness::steps::compile;
use colorfast_harness::tree::{Config, Tree};
use colorfast_protocol::{Launch, Library};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// What the library is asked with: no process is started, and nothing is written or validated.
fn settings() -> Settings {
    Settings {
        tree: Tree::new(None, Config::default()),
        backends: BACKENDS.iter().map(|backend| (backend, &backend.variants[0])).collect(),
        bless: false,
        validate: Validate::Off,
        exec: false,
        build_workers: false,
        compiler: Launch::new("no process", &[]),
        limit: Duration::from_secs(COMPILER_LIMIT),
    }
}

/// Gives every item to `check` on all cores until one fails; what that says.
fn first_fault<T: Sync>(items: &[T], check: impl Fn(&T, &mut Library) -> Result<(), String> + Sync) -> Option<String> {
    let (next, fault) = (AtomicUsize::new(0), Mutex::new(None));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let body = || {
                let mut library = Library::default();
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let checked = catch_unwind(AssertUnwindSafe(|| check(item, &mut library)));
                    if let Err(why) = checked.unwrap_or_else(|_| Err("it panics".to_owned())) {
                        next.store(items.len(), Ordering::Relaxed);
                        *fault.lock().expect("no holder panics") = Some(why);
                    }
                }
            };
            std::thread::Builder::new().stack_size(64 << 20).spawn_scoped(scope, body).expect("a thread");
        }
    });
    fault.into_inner().expect("no holder panics")
}

#[test]
fn file_tests_pass() {
    let files = ir_tests::discover(&settings().tree).expect("testdata is there");
    assert!(files.len() > 300, "the files are found");
    let fault = first_fault(&files, |file, library| {
        let ran = step::run(file, &mut |request| Ok(library.answer(&request)));
        let difference = ran.map_or_else(Some, |ran| ran.difference);
        difference.map_or(Ok(()), |fault| Err(format!("{}: {}", file.path, fault.message)))
    });
    assert_eq!(fault, None);
}

#[test]
fn golden_texts_are_what_is_written() {
    let settings = settings();
    let files = inputs::discover(&settings.tree).expect("testdata is there");
    let planned = plan::plan(&settings, &files, &[]).tests;
    let compilations: Vec<&Planned> =
        planned.iter().filter(|test| test.ignored.is_none() && matches!(test.job, Job::Compile { .. })).collect();
    assert!(compilations.len() > 10_000, "the inputs are found");
    let fault = first_fault(&compilations, |test, library| {
        let Job::Compile { case, backend, variant, golden } = &test.job else { unreachable!("they are filtered") };
        let response = library.answer(&compile::request(case, backend, variant));
        let compiled = compile::output_text(response, backend.binary).map_err(|fault| fault.message)?;
        let key = case.case().key.as_deref().unwrap_or_default();
        match golden.compare(key, &compiled.text) {
            Comparison::Same => Ok(()),
            _ => Err(format!("{}: the output differs from the golden text", test.name)),
        }
    });
    assert_eq!(fault, None);
}
