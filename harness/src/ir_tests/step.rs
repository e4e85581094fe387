//! Runs one file test: asks for what its `; run:` line says, compares, and executes before and after.

use super::format::{Action, Execution, ExpectedError, IrFile};
use crate::exec::expected::Tolerance;
use crate::steps::compile::{Compiled, Unit, output_text};
use crate::steps::{AGAIN, Fault, Step, list_errors};
use colorfast_protocol::{Bytes, Failure, Request, Response};
use std::collections::BTreeMap;

/// What `--bless` fixes.
const BLESS: &str = "cargo xtest --bless --exact 'NAME'   (if the output is right)";

/// Whoever answers requests.
pub type Ask<'a> = &'a mut dyn FnMut(Request) -> Result<Response, Failure>;

/// What running a file gave, where nothing was wrong but perhaps the text that it expects.
#[derive(Default)]
pub struct Ran {
    /// What is expected, and is not what came out.
    pub difference: Option<Fault>,
    /// The file with what came out as what it expects; absent where it expects no text.
    pub blessed: Option<String>,
    /// The outputs of a target, to be validated.
    pub units: Vec<Unit>,
}

/// Runs a file.
pub fn run(file: &IrFile, ask: Ask<'_>) -> Result<Ran, Fault> {
    if !file.problems.is_empty() {
        let message = format!("testdata/{}: {}", file.path, file.problems.join("; "));
        return Err(Fault::new(Step::Input, message, "see testdata/README.md"));
    }
    let response = ask(request(file)).map_err(|failure| Fault::compiler(&failure))?;
    check_errors(&file.errors, &response)?;
    if !file.errors.is_empty() {
        return Ok(Ran::default());
    }
    let mut ran = Ran::default();
    let mut after = None;
    match &file.action {
        Action::Validate => {}
        Action::Interpret => after = Some(file.source().to_owned()),
        Action::Print { target, .. } => {
            let Compiled { text, units } = output_text(response, target == "spirv")?;
            (ran.difference, ran.blessed) = compare(file, &text, None);
            ran.units = units;
        }
        Action::Passes(_) => {
            let text = only_text(response)?;
            let canonical = Request { passes: None, ..ir(file.source(), "ir") };
            let canonical = only_text(ask(canonical).map_err(|failure| Fault::compiler(&failure))?)?;
            (ran.difference, ran.blessed) = compare(file, &text, Some(&canonical));
            after = Some(text);
        }
    }
    if let Some(after) = after {
        for execution in &file.executions {
            execute(execution, file.source(), &after, ask)?;
        }
    }
    Ok(ran)
}

fn ir(source: &str, op: &str) -> Request {
    Request { language: Some("ir".to_owned()), ..Request::wgsl(op, source) }
}

/// What a file asks for. An execution is asked for later; the module must be valid in any case.
fn request(file: &IrFile) -> Request {
    let source = file.source();
    match &file.action {
        Action::Validate | Action::Interpret => ir(source, "check"),
        Action::Passes(passes) => Request { passes: Some(passes.clone()), ..ir(source, "ir") },
        Action::Print { target, options } => {
            let options = options.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect();
            Request { target: Some(target.clone()), options, ..ir(source, "compile") }
        }
    }
}

fn only_text(response: Response) -> Result<String, Fault> {
    let text = response.outputs.and_then(|outputs| outputs.into_iter().next()).and_then(|output| output.text);
    text.ok_or_else(|| Fault::new(Step::Compiler, "the compiler gave no text", AGAIN))
}

/// The errors must be those expected, in order, and no other.
fn check_errors(expected: &[ExpectedError], response: &Response) -> Result<(), Fault> {
    let found: Vec<_> = response.errors().collect();
    // Errors without a line come where they like among the others.
    let mut expected: Vec<&ExpectedError> = expected.iter().collect();
    expected.sort_by_key(|error| error.line);
    let mut sorted = found.clone();
    sorted.sort_by_key(|error| error.line);
    let same = sorted.len() == expected.len()
        && sorted.iter().zip(&expected).all(|(found, expected)| {
            found.line == expected.line && found.rule == expected.rule && found.message.contains(&expected.words)
        });
    if same {
        return Ok(());
    }
    let lines: Vec<String> =
        expected.iter().map(|error| format!("{}: {} [{}]", error.line, error.words, error.rule)).collect();
    let expected = if lines.is_empty() { "no error".to_owned() } else { lines.join("\n") };
    let message = format!("expected\n{expected}\nbut was answered with\n{}", list_errors(response));
    Err(Fault::new(Step::Compiler, message, AGAIN))
}

/// What is wrong with an output, and the file that expects it. `canonical` is the module before as it is printed.
fn compare(file: &IrFile, text: &str, canonical: Option<&str>) -> (Option<Fault>, Option<String>) {
    let same = canonical == Some(text);
    if file.unchanged {
        let canonical = canonical.unwrap_or_default();
        let fault = (!same).then(|| different("it changes the module, and should not", canonical, text));
        return (fault.map(|fault| Fault { next: AGAIN.to_owned(), ..fault }), None);
    }
    let blessed = Some(file.blessed(text, same));
    let fault = match file.expected() {
        _ if same => Some(Fault::new(Step::Compare, "nothing changes, and no `; unchanged` says so", BLESS)),
        None => Some(Fault::new(Step::Compare, "the file does not say what it gives", BLESS)),
        Some(expected) if expected.trim_end() == text.trim_end() => None,
        Some(expected) => Some(different("it gives something else", expected, text)),
    };
    (fault, blessed)
}

fn different(message: &str, expected: &str, text: &str) -> Fault {
    let fault = Fault::new(Step::Compare, message, BLESS);
    Fault { diff: Some(colorfast_diff::unified(expected, text)), output: Some(text.to_owned()), ..fault }
}

/// Runs an execution before and after; each must do what is expected, and both the same.
fn execute(execution: &Execution, before: &str, after: &str, ask: Ask<'_>) -> Result<(), Fault> {
    let first = dispatch(execution, before, "before", ask)?;
    let second = dispatch(execution, after, "after", ask)?;
    if execution.plan.tolerance == Tolerance::Exact && first != second {
        return Err(Fault::new(Step::Execute, "the buffers differ between before and after", AGAIN));
    }
    Ok(())
}

fn dispatch(execution: &Execution, source: &str, when: &str, ask: Ask<'_>) -> Result<Vec<Bytes>, Fault> {
    let plan = &execution.plan;
    let request = Request {
        entry_point: Some(execution.entry_point.clone()),
        work: Some(plan.work()),
        // Reads out of bounds are what some transforms are for; races and barriers are never right.
        checks: vec!["races".to_owned(), "barriers".to_owned()],
        // After they were substituted there are none to give values to.
        constants: if source.contains("allow overrides") { plan.overrides.clone() } else { BTreeMap::new() },
        ..ir(source, "run")
    };
    let response = ask(request).map_err(|failure| Fault::compiler(&failure))?;
    let contents = match response.contents {
        Some(contents) if response.ok => contents,
        _ => {
            let message = format!("'{}' cannot be run {when}:\n{}", execution.entry_point, list_errors(&response));
            return Err(Fault::new(Step::Execute, message, AGAIN));
        }
    };
    let compared = plan.compare(&contents);
    compared.map_err(|message| Fault::new(Step::Execute, format!("{when}, {message}"), AGAIN))?;
    Ok(contents)
}
