//! Would the module be accepted: the protocol's `check`, or `pipeline` where a directive says so.
//! A rejected one must be rejected for the reasons that its directives give, and no other.

use super::{AGAIN, CaseRef, Context, Fault, SHOW, Step, list_errors};
use crate::inputs::Kind;
use colorfast_protocol::{Request, Response};

/// What is asked of a case: `pipeline` where a directive says so, otherwise `check`.
pub fn request(case: &CaseRef) -> Request {
    let directives = &case.case().directives;
    let mut request = case.request("check");
    if let Some(pipeline) = &directives.pipeline {
        "pipeline".clone_into(&mut request.op);
        request.stage = Some(pipeline.stage.clone());
        request.entry_point.clone_from(&pipeline.entry_point);
        request.constants.clone_from(&directives.constants);
        request.limits.clone_from(&directives.limits);
    }
    request
}

/// Checks a case against its `expect-error` directives, or that it is accepted where it has none.
pub fn run(context: &Context, case: &CaseRef) -> Result<(), Fault> {
    let directives = &case.case().directives;
    let response = context
        .compilers
        .with(|compiler| compiler.request(request(case)))
        .map_err(|failure| Fault::compiler(&failure))?;
    if directives.expected_errors.is_empty() {
        return match case.file.kind {
            Kind::Regress => Ok(()),
            _ if response.ok => Ok(()),
            _ => {
                Err(Fault::new(Step::Compiler, format!("rejected, but it is valid:\n{}", list_errors(&response)), SHOW))
            }
        };
    }
    let missing: Vec<String> = directives
        .expected_errors
        .iter()
        .filter(|expected| {
            let on_line = |line| expected.line.is_none_or(|wanted| wanted == line);
            !response.errors().any(|error| error.rule == expected.rule && on_line(error.line))
        })
        .map(|expected| match expected.line {
            Some(line) => format!("{} on line {line}", expected.rule),
            None => expected.rule.clone(),
        })
        .collect();
    if !missing.is_empty() {
        return Err(not_rejected(&missing, &response));
    }
    // Text for a production of the grammar need not mean anything.
    if case.file.kind == Kind::Reject {
        return Ok(());
    }
    let is_expected = |rule: &str, line: u32| {
        let mut all = directives.expected_errors.iter();
        all.any(|expected| expected.rule == rule && expected.line.is_none_or(|wanted| wanted == line))
    };
    match response.errors().find(|error| !is_expected(&error.rule, error.line)) {
        None => Ok(()),
        Some(_) => {
            let message = format!("rejected for more than its directives say:\n{}", list_errors(&response));
            Err(Fault::new(Step::Compiler, message, AGAIN))
        }
    }
}

fn not_rejected(missing: &[String], response: &Response) -> Fault {
    let missing = missing.join(", ");
    let message = if response.ok {
        format!("accepted, but it must be rejected with {missing}")
    } else {
        format!("must be rejected with {missing}, but was with:\n{}", list_errors(response))
    };
    Fault::new(Step::Compiler, message, AGAIN)
}
