//! What a module becomes on its way means the same: every execution case, raised for each target, and written as WGSL or SPIR-V and read
//! back, runs in the interpreter and gives what is expected of the shader.
//!
//! A case that a target refuses, or that the interpreter cannot run once it is raised, has its row in `expectations/not-run-raised.txt`, with
//! the reason; `BLESS=1 cargo test -p colorfast-harness --test meaning` rewrites these rows. With `-- --nocapture` it prints how many cases ran.

use colorfast_harness::golden::write_atomically;
use colorfast_harness::inputs::{self, Case, InputFile};
use colorfast_harness::tree::{Config, Tree};
use colorfast_protocol::{Library, Request, Response};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// What is done to a module before it runs.
const PASSES: [&str; 8] =
    ["binary, text", "wgsl", "spirv", "raise wgsl", "raise spirv", "raise msl", "raise hlsl", "raise glsl"];

/// The cases that do not run, below `expectations/`.
const TABLE: &str = "not-run-raised.txt";

/// How the table begins.
const HEAD: &str = "\
# Execution cases that the interpreter does not run after these passes, and why: PASSES | INPUT | REASON. A reason is the rule by which the
# target refuses the case, or what the interpreter does not do. Written by BLESS=1 cargo test -p colorfast-harness --test meaning
";

/// Whether a case is executed, and not for what a target does by its options.
fn is_of_every_target(case: &Case) -> bool {
    case.directives.exec.is_some() && case.directives.targets.is_none()
}

/// What a target asks of what is around its shaders, and the interpreter does not do.
const OF_SURROUNDINGS: [(&str, &str, &str); 2] = [
    ("raise hlsl", "exec/draws/position.wgsl", "Direct3D hands fragments w where WGSL has 1 / w"),
    (
        "spirv",
        "exec/uniform/standard-layout.wgsl",
        "our SPIR-V asks for whole rows of uniform buffers, of which the last is not full",
    ),
];

enum Outcome {
    /// It gave what is expected.
    Same,
    /// It was refused, by this rule: by the target, or by the interpreter, which does not know what a function of the target means.
    Refused(String),
    /// It gave something else, or broke.
    Fault(String),
}

fn run(file: &InputFile, case: &Case, passes: &str) -> Option<Outcome> {
    let plan = case.directives.exec.as_ref()?;
    if let Some((.., why)) = OF_SURROUNDINGS.iter().find(|(way, path, _)| *way == passes && *path == file.path) {
        return Some(Outcome::Refused((*why).to_owned()));
    }
    let request = Request {
        work: Some(plan.work()),
        passes: Some(passes.to_owned()),
        checks: checks(passes),
        constants: plan.overrides.clone(),
        language: Some(file.language().to_owned()),
        ..Request::wgsl("run", &file.source(case))
    };
    let answer = || Library::default().answer(&request);
    let response = match std::panic::catch_unwind(std::panic::AssertUnwindSafe(answer)) {
        Ok(response) => response,
        Err(_) => return Some(Outcome::Fault("it panics".to_owned())),
    };
    Some(outcome_of(&response, |contents| plan.compare(contents)))
}

/// What must not be found: no case races, and what a target leaves undefined, raising must have taken away.
fn checks(passes: &str) -> Vec<String> {
    // What is said of the meaning of SPIR-V's and GLSL's barriers is less than they order, and HLSL's halves are stored with the word around
    // them.
    let is_vague = matches!(passes, "raise spirv" | "raise glsl" | "raise hlsl");
    let races = if is_vague { &[][..] } else { &["races", "barriers"][..] };
    races.iter().map(|&check| check.to_owned()).chain(strict(passes)).collect()
}

/// The strict mode of the target that a module is raised for.
fn strict(passes: &str) -> Option<String> {
    let target = passes.strip_prefix("raise ").filter(|target| *target != "wgsl")?;
    Some(format!("strict {target}"))
}

fn outcome_of(response: &Response, compare: impl Fn(&[colorfast_protocol::Bytes]) -> Result<(), String>) -> Outcome {
    if let (true, Some(contents)) = (response.ok, &response.contents) {
        return compare(contents).map_or_else(Outcome::Fault, |()| Outcome::Same);
    }
    let Some(error) = response.errors().next() else { return Outcome::Fault("no answer".to_owned()) };
    let is_refusal = ["wgsl/", "ir/", "interpret/", "protocol"].iter().all(|prefix| !error.rule.starts_with(prefix));
    if is_refusal {
        return Outcome::Refused(error.rule.clone());
    }
    if matches!(error.rule.as_str(), "interpret/unsupported" | "protocol") {
        return Outcome::Refused(error.message.clone());
    }
    Outcome::Fault(format!("{}: {}", error.rule, error.message))
}

#[test]
fn cases_mean_the_same_whichever_way_they_went() {
    let tree = Tree::new(None, Config::default());
    let files = inputs::discover(&tree).expect("testdata is read");
    let cases: Vec<(Arc<InputFile>, usize)> =
        files.iter().flat_map(|file| (0..file.cases.len()).map(|index| (file.clone(), index))).collect();
    let cases: Vec<_> = cases.into_iter().filter(|(file, index)| is_of_every_target(&file.cases[*index])).collect();
    let mut faults = Vec::new();
    let mut table = HEAD.to_owned();
    for passes in PASSES {
        let ran = all(&cases, passes);
        println!(
            "{passes}: {} of {} cases give what they should, {} do not run",
            ran.same,
            cases.len(),
            ran.refused.len()
        );
        ran.refused.iter().for_each(|(name, why)| table += &format!("{passes} | {name} | {why}\n"));
        faults.extend(ran.faults.into_iter().map(|fault| format!("{passes}: {fault}")));
    }
    let shown = faults.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} cases mean something else\n{shown}", faults.len());
    hold_to_table(&tree, &table);
}

/// Compares with the committed table, or writes it where `BLESS` is set.
fn hold_to_table(tree: &Tree, table: &str) {
    let path = tree.expectations().join(TABLE);
    if std::env::var_os("BLESS").is_some() {
        return write_atomically(&path, table.as_bytes()).expect("the table can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    let difference = colorfast_diff::unified(&expected, table);
    assert!(
        expected == table,
        "other cases run than {} says; if that is right: BLESS=1 cargo test -p colorfast-harness --test meaning\n{difference}",
        path.display()
    );
}

/// What came of the cases after the same passes.
#[derive(Default)]
struct Ran {
    /// How many gave what is expected of them.
    same: usize,
    /// Those that did not run, with the reason.
    refused: BTreeMap<String, String>,
    /// What is wrong with others.
    faults: BTreeSet<String>,
}

fn all(cases: &[(Arc<InputFile>, usize)], passes: &str) -> Ran {
    let (next, ran) = (AtomicUsize::new(0), Mutex::new(Ran::default()));
    let body = || {
        while let Some((file, index)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let case = &file.cases[*index];
            let Some(outcome) = run(file, case, passes) else { continue };
            let name = file.case_name(case);
            let mut ran = ran.lock().expect("no thread panicked");
            match outcome {
                Outcome::Same => ran.same += 1,
                Outcome::Refused(why) => _ = ran.refused.insert(name, why),
                Outcome::Fault(why) => _ = ran.faults.insert(format!("{name}: {why}")),
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let thread = std::thread::Builder::new().stack_size(64 << 20);
            thread.spawn_scoped(scope, body).expect("threads can be started");
        }
    });
    ran.into_inner().expect("no thread panicked")
}
