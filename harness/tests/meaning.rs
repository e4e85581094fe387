//! What a module becomes on its way means the same: every execution case, raised for each target, and written as WGSL and read back, runs
//! in the interpreter and gives what is expected of the shader.
//!
//! `cargo test -p colorfast-harness --test meaning -- --nocapture` prints for each way how many cases gave it, and why others were not asked.

use colorfast_harness::inputs::{self, Case, InputFile};
use colorfast_harness::tree::{Config, Tree};
use colorfast_protocol::{Request, Response, library};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// What is done to a module before it runs, and how many cases at least give what they should then.
const WAYS: [(&str, usize); 7] = [
    ("binary, text", 300),
    ("wgsl", 300),
    ("raise wgsl", 300),
    ("raise spirv", 200),
    ("raise msl", 200),
    ("raise hlsl", 200),
    ("raise glsl", 200),
];

/// Whether a case is executed, and not for what a target does by its options.
fn is_of_every_target(case: &Case) -> bool {
    case.directives.exec.is_some() && case.directives.targets.is_none()
}

/// What a target asks of the stages around its shaders, and the interpreter does not do.
const OF_OTHER_STAGES: [(&str, &str, &str); 1] =
    [("raise hlsl", "exec/draws/position.wgsl", "Direct3D hands fragments w where WGSL has 1 / w")];

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
    if let Some((.., why)) = OF_OTHER_STAGES.iter().find(|(way, path, _)| *way == passes && *path == file.path) {
        return Some(Outcome::Refused((*why).to_owned()));
    }
    let request = Request {
        work: Some(plan.work()),
        passes: Some(passes.to_owned()),
        // What a target leaves undefined, raising must have taken away.
        checks: strict(passes).into_iter().collect(),
        constants: plan.overrides.clone(),
        ..Request::wgsl("run", &file.source(case))
    };
    let answer = || library::answer(&request);
    let response = match std::panic::catch_unwind(std::panic::AssertUnwindSafe(answer)) {
        Ok(response) => response,
        Err(_) => return Some(Outcome::Fault("it panics".to_owned())),
    };
    Some(judge(&response, |contents| plan.compare(contents)))
}

/// The strict mode of the target that a module is raised for.
fn strict(passes: &str) -> Option<String> {
    let target = passes.strip_prefix("raise ").filter(|target| *target != "wgsl")?;
    Some(format!("strict {target}"))
}

fn judge(response: &Response, compare: impl Fn(&[colorfast_protocol::Bytes]) -> Result<(), String>) -> Outcome {
    if let (true, Some(contents)) = (response.ok, &response.contents) {
        return compare(contents).map_or_else(Outcome::Fault, |()| Outcome::Same);
    }
    let Some(error) = response.errors().next() else { return Outcome::Fault("no answer".to_owned()) };
    let is_refusal = ["wgsl/", "ir/", "interpret/"].iter().all(|prefix| !error.rule.starts_with(prefix));
    if is_refusal {
        return Outcome::Refused(error.rule.clone());
    }
    if error.rule == "interpret/unsupported" {
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
    for (passes, least) in WAYS {
        let (same, refused, found) = all(&cases, passes);
        let count: usize = refused.values().sum();
        println!("{passes}: {same} of {} cases give what they should, {count} are refused", cases.len());
        refused.iter().for_each(|(why, count)| println!("    {count}: {why}"));
        if same < least {
            faults.push(format!("{passes}: only {same} cases give what they should"));
        }
        faults.extend(found.into_iter().map(|fault| format!("{passes}: {fault}")));
    }
    let shown = faults.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} cases mean something else\n{shown}", faults.len());
}

/// How many cases agree, how many are refused for which reason, and what is wrong with the others.
fn all(cases: &[(Arc<InputFile>, usize)], passes: &str) -> (usize, BTreeMap<String, usize>, Vec<String>) {
    let (next, same) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let (refused, faults) = (Mutex::new(BTreeMap::new()), Mutex::new(Vec::new()));
    let body = || {
        while let Some((file, index)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let case = &file.cases[*index];
            match run(file, case, passes) {
                Some(Outcome::Same) => _ = same.fetch_add(1, Ordering::Relaxed),
                Some(Outcome::Refused(why)) => *refused.lock().expect("whole").entry(why).or_insert(0) += 1,
                Some(Outcome::Fault(why)) => {
                    let key = case.key.as_deref().unwrap_or_default();
                    faults.lock().expect("whole").push(format!("{} {key}: {why}", file.path));
                }
                None => {}
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let thread = std::thread::Builder::new().stack_size(64 << 20);
            thread.spawn_scoped(scope, body).expect("threads can be started");
        }
    });
    let mut faults = faults.into_inner().expect("whole");
    faults.sort();
    (same.into_inner(), refused.into_inner().expect("whole"), faults)
}
