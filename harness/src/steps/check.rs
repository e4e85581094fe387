//! Would the module be accepted: the protocol's `check`, or `pipeline` where a directive says so.

use super::{AGAIN, CaseRef, Context, Fault, SHOW, Step, list_errors};
use crate::inputs::Kind;
use colorfast_protocol::Response;

/// Checks a case against its `expect-error` directives, or that it is accepted where it has none.
pub fn run(context: &Context, case: &CaseRef) -> Result<(), Fault> {
    let directives = &case.case().directives;
    let mut request = case.request("check");
    if let Some(pipeline) = &directives.pipeline {
        "pipeline".clone_into(&mut request.op);
        request.stage = Some(pipeline.stage.clone());
        request.entry_point.clone_from(&pipeline.entry_point);
        request.constants.clone_from(&directives.constants);
        request.limits.clone_from(&directives.limits);
    }
    let response =
        context.compilers.with(|compiler| compiler.request(request)).map_err(|failure| Fault::compiler(&failure))?;
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
    if missing.is_empty() { Ok(()) } else { Err(not_rejected(&missing, &response)) }
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
