//! Asks every question, and classifies what came of it.

use super::cases::{self, Question};
use super::document::{Answer, CaseResult, Document, Expectation, Outcome};
use super::needs::Needs;
use crate::compilers;
use crate::inputs;
use crate::plan::{self, Expected, Job};
use crate::pool::Pool;
use crate::progress::Progress;
use crate::report::cut;
use crate::select::Selection;
use crate::session;
use crate::settings::{Settings, WORKER_LIMIT};
use crate::steps::compile::REFUSED;
use crate::steps::{Context, Fault, Step, check, compile, execute, list_errors};
use crate::toolchain::Toolchain;
use colorfast_protocol::message::PROTOCOL_RULE;
use colorfast_protocol::{Failure, Request, Response};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The most bytes of what a compiler said of a case.
const MOST_MESSAGE: usize = 1500;

/// What is known of a case after it was asked.
struct Found {
    outcome: Outcome,
    answer: Option<Answer>,
    on_line: Option<bool>,
    message: String,
}

impl Found {
    fn not_applicable(message: impl Into<String>) -> Self {
        Self { outcome: Outcome::NotApplicable, answer: None, on_line: None, message: message.into() }
    }

    fn given(answer: Answer, is_right: bool, message: impl Into<String>) -> Self {
        let outcome = if is_right { Outcome::Right } else { Outcome::Wrong };
        Self { outcome, answer: Some(answer), on_line: None, message: message.into() }
    }

    fn failed(failure: &Failure) -> Self {
        let outcome = if matches!(failure, Failure::Hung(_)) { Outcome::Hung } else { Outcome::Crashed };
        Self { outcome, answer: None, on_line: None, message: format!("the compiler {failure}") }
    }
}

/// What the threads of a run share.
struct Shared {
    context: Context,
    needs: Needs,
    /// Our own front end.
    front_end: Pool,
    /// The languages that the compiler reads; WGSL alone where it does not say.
    languages: Vec<String>,
    /// The levels before compilation that the compiler answers for; all where it does not say.
    levels: Option<Vec<String>>,
}

/// Runs the suite, as far as it is selected, against the compiler that `--compiler` names so.
///
/// # Errors
/// Where there are no inputs, or the compiler does not say what it is.
pub fn run(mut settings: Settings, compiler: &str, selection: &Selection) -> Result<Document, String> {
    let started = Instant::now();
    cases::adapt(&mut settings);
    settings.compiler = compilers::launch(Some(compiler))?;
    let files = inputs::discover(&settings.tree)?;
    let toolchain = if settings.exec { Toolchain::find(&settings) } else { Toolchain::default() };
    let executors: Vec<_> = toolchain.executors.into_iter().filter(|found| cases::is_asked(found.executor)).collect();
    let mut plan = plan::plan(&settings, &files, &executors);
    cases::add_checks(&mut plan, &files);
    let own = || Ok::<_, String>(Pool::new(compilers::launch(None)?, WORKER_LIMIT));
    let mut context = Context::new(settings, toolchain.device, toolchain.metal);
    context.front_end = Some(own()?);
    let front_end = own()?;
    let hello = hello(&context.compilers)?;
    plan.skip_unwritten(Some(hello.targets.as_deref().unwrap_or_default()));
    plan.apply_status(&session::read_status(&context.settings.tree)?, &session::facts(&context), false);
    let needs = Needs::new(&hello, &self::hello(&front_end)?);
    let mut questions = cases::questions(plan);
    questions.retain(|question| selection.selects(&question.name()));
    let languages = hello.languages.unwrap_or_else(|| vec!["wgsl".to_owned()]);
    let shared = Shared { context, needs, front_end, languages, levels: hello.levels };
    let cases = ask_all(&shared, &questions);
    let name = hello.name.unwrap_or_else(|| compiler.to_owned());
    let version = hello.version.unwrap_or_default();
    Ok(Document::new(name, version, compiler.to_owned(), started.elapsed().as_secs_f64(), cases))
}

fn hello(pool: &Pool) -> Result<Response, String> {
    let response = pool.with(|client| client.request(Request::new("hello")));
    let response = response.map_err(|failure| format!("the compiler {failure}"))?;
    let reads = response.languages.as_ref().is_none_or(|languages| languages.iter().any(|language| language == "wgsl"));
    if response.ok && reads { Ok(response) } else { Err("the compiler does not read wgsl".to_owned()) }
}

/// Asks the questions on all cores.
fn ask_all(shared: &Shared, questions: &[Question]) -> Vec<CaseResult> {
    let (next, results) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(questions.len())));
    let progress = Progress::new(questions.len());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(question) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = ask_one(shared, question);
                    let is_right = matches!(result.outcome, Outcome::Right | Outcome::NotApplicable);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                    progress.step(!is_right);
                }
            });
        }
    });
    progress.finish();
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn ask_one(shared: &Shared, question: &Question) -> CaseResult {
    let started = Instant::now();
    let found = match obstacle(shared, question) {
        Some(why) => Found::not_applicable(why),
        None => {
            let job = std::panic::AssertUnwindSafe(|| ask(shared, question));
            // A panic is a bug of the harness, and nothing that the compiler did.
            std::panic::catch_unwind(job).unwrap_or_else(|_| Found::not_applicable("the harness panicked"))
        }
    };
    CaseResult {
        level: question.level.clone(),
        case: question.case.name(),
        area: question.area(),
        rule: question.rule(),
        expected: question.expected,
        outcome: found.outcome,
        answer: found.answer,
        on_line: found.on_line,
        message: cut(&found.message, MOST_MESSAGE),
        micros: u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX),
    }
}

/// Why a question is not asked, if so.
fn obstacle(shared: &Shared, question: &Question) -> Option<String> {
    if let Some(why) = &question.obstacle {
        return Some(why.clone());
    }
    let language = question.case.file.language();
    if !shared.languages.iter().any(|read| read == language) {
        return Some(format!("the compiler does not read {language}"));
    }
    let levels = shared.levels.as_ref().filter(|_| matches!(question.test.job, Job::Check(_)));
    if levels.is_some_and(|levels| !levels.contains(&question.level)) {
        return Some(format!("the compiler does not answer for {}", question.level));
    }
    // The text for a production of the grammar need not mean anything to a front end.
    if question.level == "parse" && question.expected == Expectation::Rejected {
        return None;
    }
    shared.needs.obstacle(&shared.front_end, &question.case)
}

fn ask(shared: &Shared, question: &Question) -> Found {
    let context = &shared.context;
    match &question.test.job {
        Job::Check(_) => match context.compilers.with(|client| client.request(check::request(&question.case))) {
            Ok(response) => checked(question, &response),
            Err(failure) => Found::failed(&failure),
        },
        Job::Compile { case, backend, variant, golden } => {
            let key = case.case().key.as_deref().unwrap_or_default();
            let may_refuse = golden.expected(key).is_some_and(|text| text.starts_with(REFUSED));
            match compile::run(context, case, backend, variant, golden) {
                Ok(()) => Found::given(Answer::Valid, true, ""),
                Err(fault) => failed(question, &fault, may_refuse),
            }
        }
        Job::Execute(case, executor) => match execute::run(context, case, *executor) {
            Ok(()) => Found::given(Answer::Values, true, ""),
            Err(fault) => failed(question, &fault, false),
        },
        Job::File(_) | Job::Problem(_) | Job::Goldens { .. } => Found::not_applicable("no question to a compiler"),
    }
}

/// What an answer to `check` or `pipeline` is worth.
fn checked(question: &Question, response: &Response) -> Found {
    let said = if response.ok { String::new() } else { list_errors(response) };
    if response.errors().any(|error| error.rule == PROTOCOL_RULE) {
        return Found::not_applicable(said);
    }
    let answer = if response.ok { Answer::Accepted } else { Answer::Rejected };
    let is_right = match question.expected {
        Expectation::Accepted => response.ok,
        Expectation::Rejected => !response.ok,
        _ => true,
    };
    let wanted = question.case.case().directives.expected_errors.iter().filter_map(|error| error.line);
    let lines: Vec<u32> = if response.ok { Vec::new() } else { wanted.collect() };
    let on_line = (!lines.is_empty()).then(|| response.errors().any(|error| lines.contains(&error.line)));
    Found { on_line, ..Found::given(answer, is_right, said) }
}

/// What a fault of a step says of a compiler. `may_refuse`: the target cannot have what the case does.
fn failed(question: &Question, fault: &Fault, may_refuse: bool) -> Found {
    if let Some(failure) = &fault.failure {
        return Found::failed(failure);
    }
    let is_refused = fault.message.contains(REFUSED);
    let by_protocol = format!("{REFUSED}{PROTOCOL_RULE}\n");
    if is_refused && (may_refuse || fault.message.contains(&by_protocol)) {
        return Found::not_applicable(&fault.message);
    }
    if fault.step == Step::Input {
        return Found::not_applicable(&fault.message);
    }
    match question.test.expected {
        Expected::Fail(line) | Expected::Flaky(line) if !is_refused => {
            return Found::not_applicable(format!("a fault of the tools, by status line {line}: {}", fault.message));
        }
        _ => {}
    }
    let answer = match fault.step {
        _ if is_refused => Answer::Refused,
        Step::Validate | Step::Compiler => Answer::Invalid,
        _ => Answer::OtherValues,
    };
    Found::given(answer, false, &fault.message)
}
