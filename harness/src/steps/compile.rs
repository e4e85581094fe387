//! Compile a case for a backend and variant, and compare the output with its golden text.

use super::{CaseRef, Context, Fault, SHOW, Step};
use crate::backends::{Backend, Variant};
use crate::golden::{Comparison, GoldenFile};
use crate::spirv_text;
use colorfast_protocol::{BoundResource, EntryPoint, Request, Response};
use std::fmt::Write;

/// What `--bless` fixes.
const BLESS: &str = "cargo xtest show 'NAME' --output   (if the output is right: cargo xtest --bless --exact 'NAME')";

/// What a golden text of a refused case begins with, before the rule.
pub const REFUSED: &str = "//# refused ";

/// One unit of output.
pub struct Unit {
    /// Its bytes: SPIR-V, or text.
    pub bytes: Vec<u8>,
    /// The entry points in it.
    pub entry_points: Vec<EntryPoint>,
    /// The shader model that it needs, where that is higher than the one asked for.
    pub shader_model: Option<String>,
    /// Resources that have a number of their own in it.
    pub bindings: Vec<BoundResource>,
}

/// What compiling came to.
pub struct Compiled {
    /// The text that a golden file holds.
    pub text: String,
    /// The outputs; none where the case was refused.
    pub units: Vec<Unit>,
}

/// The request that compiles `case` for a variant.
pub fn request(case: &CaseRef, backend: &Backend, variant: &Variant) -> Request {
    let directives = &case.case().directives;
    let mut request = case.request("compile");
    request.target = Some(backend.name.to_owned());
    request.entry_point.clone_from(&directives.entry_point);
    request.constants.clone_from(&directives.constants);
    for (name, value) in variant.options {
        request.options.insert((*name).to_owned(), (*value).into());
    }
    for (_, options) in directives.options.iter().filter(|(name, _)| name == backend.name) {
        request.options.extend(options.iter().map(|(name, value)| (name.clone(), value.clone())));
    }
    request
}

/// Asks the compiler, and makes the answer into text.
pub fn compile(context: &Context, backend: &Backend, request: Request) -> Result<Compiled, Fault> {
    let response =
        context.compilers.with(|compiler| compiler.request(request)).map_err(|failure| Fault::compiler(&failure))?;
    output_text(response, backend.binary)
}

/// Makes an answer into text: SPIR-V is disassembled, and a refusal is its errors.
pub fn output_text(response: Response, binary: bool) -> Result<Compiled, Fault> {
    if !response.ok {
        return refused(&response);
    }
    let outputs = response.outputs.unwrap_or_default();
    if outputs.is_empty() {
        return Err(Fault::new(Step::Compiler, "the compiler accepted the case and gave no output", SHOW));
    }
    let several = outputs.len() > 1;
    let mut compiled = Compiled { text: String::new(), units: Vec::new() };
    for output in outputs {
        if several {
            let name = output.entry_points.first().map_or("", |entry_point| entry_point.name.as_str());
            writeln!(compiled.text, "//# output {name}").expect("a String takes all");
        }
        let bytes = match (output.text, output.base64) {
            (Some(text), _) => text.into_bytes(),
            (None, Some(base64)) => colorfast_wire::decode(&base64)
                .map_err(|error| Fault::new(Step::Compiler, format!("the output is not base64: {error}"), SHOW))?,
            (None, None) => return Err(Fault::new(Step::Compiler, "an output has neither text nor base64", SHOW)),
        };
        if binary {
            let text = spirv_text::disassemble(&bytes).map_err(|why| Fault::new(Step::Compiler, why, SHOW))?;
            compiled.text.push_str(&text);
        } else {
            compiled.text.push_str(&String::from_utf8_lossy(&bytes));
        }
        let (entry_points, shader_model, bindings) = (output.entry_points, output.shader_model, output.bindings);
        compiled.units.push(Unit { bytes, entry_points, shader_model, bindings });
    }
    Ok(compiled)
}

/// The golden text of a refusal: the rules and messages of its errors.
fn refused(response: &Response) -> Result<Compiled, Fault> {
    let mut text = String::new();
    for error in response.errors() {
        writeln!(text, "{REFUSED}{}\n{}", error.rule, error.message).expect("a String takes all");
    }
    if text.is_empty() {
        return Err(Fault::new(Step::Compiler, "the compiler refused the case without an error", SHOW));
    }
    Ok(Compiled { text, units: Vec::new() })
}

/// Compiles a case, compares or blesses its golden text, and has the outputs validated.
pub fn run(
    context: &Context,
    case: &CaseRef,
    backend: &'static Backend,
    variant: &'static Variant,
    golden: &GoldenFile,
) -> Result<(), Fault> {
    let compiled = compile(context, backend, request(case, backend, variant))?;
    let key = case.case().key.as_deref().unwrap_or_default();
    if context.settings.bless {
        golden.bless(key, &compiled.text);
    } else if context.settings.tree.config.golden {
        compare(context, golden, key, &compiled.text)?;
    } else if compiled.units.is_empty() {
        // Nobody has said that this is to be refused.
        return Err(Fault::new(Step::Compiler, compiled.text, SHOW));
    }
    for unit in &compiled.units {
        if let Err(message) = context.validators.validate(context, backend, variant, unit) {
            let message = format!("the output is not valid {}:\n{message}", backend.name);
            let next = "cargo xtest show 'NAME' --output";
            let fault = Fault::new(Step::Validate, message, next);
            return Err(Fault { output: Some(compiled.text), ..fault });
        }
    }
    Ok(())
}

fn compare(context: &Context, golden: &GoldenFile, key: &str, text: &str) -> Result<(), Fault> {
    let path = context.settings.tree.shown(golden.path());
    let (message, diff) = match golden.compare(key, text) {
        Comparison::Same => return Ok(()),
        Comparison::Missing => (format!("there is no golden text for it in {path}"), None),
        Comparison::Unreadable(why) => (format!("{path} cannot be read: {why}"), None),
        Comparison::Different(expected) => {
            (format!("the output differs from {path}"), Some(colorfast_diff::unified(expected, text)))
        }
    };
    let fault = Fault::new(Step::Compare, message, BLESS);
    Err(Fault { diff, output: Some(text.to_owned()), ..fault })
}
