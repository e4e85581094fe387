//! naga as a compiler of the protocol: `cargo xtest conformance --compiler naga`.
//!
//! It accepts what naga's front end and its validator accept, and writes by every writer. Where naga panics, this process ends: the driver
//! counts a crash.

mod write;

use colorfast_protocol::message::{Diagnostic, PROTOCOL_RULE};
use colorfast_protocol::server::serve_with;
use colorfast_protocol::{Request, Response};
use naga::back::pipeline_constants::{PipelineConstantError, process_overrides};
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};
use naga::{Module, ShaderStage, SourceLocation};
use std::error::Error;

/// The version of the crate, which Cargo.toml fixes.
const VERSION: &str = "30.0.1";
/// The rule of what the front end rejects; naga's errors have no ids.
const FRONT_END_RULE: &str = "naga/front-end";
/// The rule of what the validator rejects.
const VALIDATOR_RULE: &str = "naga/validator";
/// The rule of what a writer, or the evaluation of overrides, refuses.
const WRITER_RULE: &str = "naga/writer";

/// The enable-extensions of the specification that naga implements.
const EXTENSIONS: &[&str] = &["f16", "clip_distances", "dual_source_blending", "primitive_index"];

/// An answer that is diagnostics.
type Refused = Box<Response>;

fn main() -> std::io::Result<()> {
    serve_with(std::io::stdin().lock(), std::io::stdout().lock(), |request| {
        answer(request).unwrap_or_else(|refused| *refused)
    })
}

fn answer(request: &Request) -> Result<Response, Refused> {
    match request.op.as_str() {
        "hello" => Ok(hello()),
        "check" => read(request).map(|_| Response { ok: true, ..Response::default() }),
        "pipeline" => pipeline(request),
        "compile" => compile(request),
        other => Err(protocol_error(format!("unknown operation `{other}`"))),
    }
}

fn hello() -> Response {
    let owned = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
    let features: Vec<&str> =
        naga::front::wgsl::ImplementedLanguageExtension::all().iter().map(|it| it.to_ident()).collect();
    Response {
        ok: true,
        name: Some("naga".to_owned()),
        version: Some(VERSION.to_owned()),
        languages: owned(&["wgsl"]),
        targets: owned(&["wgsl", "spirv", "msl", "hlsl", "glsl"]),
        extensions: owned(EXTENSIONS),
        language_features: owned(&features),
        ..Response::default()
    }
}

/// What a request cannot have here.
fn protocol_error(message: impl Into<String>) -> Refused {
    refused(PROTOCOL_RULE, message.into(), None, "")
}

/// An answer of one error, which stands where naga says.
fn refused(rule: &str, message: String, location: Option<SourceLocation>, source: &str) -> Refused {
    let (line, column, length) = location.map_or((0, 0, 0), |at| {
        let start = at.offset as usize;
        let line_start = source[..start].rfind('\n').map_or(0, |end| end + 1);
        let points = |text: Option<&str>| text.map_or(0, |text| text.chars().count() as u32);
        let end = (start + at.length as usize).min(source.len());
        (at.line_number, points(source.get(line_start..start)) + 1, points(source.get(start..end)))
    });
    let severity = "error".to_owned();
    let diagnostic =
        Diagnostic { severity, rule: rule.to_owned(), message, line, column, length, ..Diagnostic::default() };
    Box::new(Response { ok: false, diagnostics: Some(vec![diagnostic]), ..Response::default() })
}

/// An error and what caused it, in one line.
fn chain(error: &dyn Error) -> String {
    let (mut text, mut cause) = (error.to_string(), error.source());
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}

/// The module and what the validator knows of it.
fn read(request: &Request) -> Result<(Module, ModuleInfo), Refused> {
    if request.language.as_deref() != Some("wgsl") {
        return Err(protocol_error("only wgsl is read"));
    }
    let Some(source) = &request.source else { return Err(protocol_error("the request has no source")) };
    let capabilities = capabilities(request);
    let module = naga::front::wgsl::parse_str(source)
        .map_err(|error| refused(FRONT_END_RULE, error.message().to_owned(), error.location(source), source))?;
    let info = Validator::new(ValidationFlags::all(), capabilities).validate(&module).map_err(|error| {
        let location = error.location(source);
        refused(VALIDATOR_RULE, chain(error.as_inner()), location, source)
    })?;
    Ok((module, info))
}

/// All capabilities, but for the extensions that the device lacks.
fn capabilities(request: &Request) -> Capabilities {
    let lacks = |name: &str| request.extensions.as_ref().is_some_and(|named| !named.iter().any(|it| it == name));
    let of_extensions = [
        ("f16", Capabilities::SHADER_FLOAT16),
        ("clip_distances", Capabilities::CLIP_DISTANCES),
        ("dual_source_blending", Capabilities::DUAL_SOURCE_BLENDING),
        ("primitive_index", Capabilities::PRIMITIVE_INDEX),
    ];
    let lacking = of_extensions.iter().filter(|(name, _)| lacks(name)).map(|(_, capability)| *capability);
    Capabilities::all().difference(lacking.collect())
}

/// The module with the values of its overrides.
fn evaluate(
    request: &Request,
    module: &Module,
    info: &ModuleInfo,
    entry_point: Option<(ShaderStage, &str)>,
) -> Result<(Module, ModuleInfo), Refused> {
    let constants = request.constants.iter().map(|(name, value)| (name.clone(), *value)).collect();
    match process_overrides(module, info, entry_point, &constants) {
        Ok((module, info)) => Ok((module.into_owned(), info.into_owned())),
        // naga leaves no override open, and the protocol does not ask for that.
        Err(PipelineConstantError::MissingValue(name)) if request.op == "compile" => {
            Err(protocol_error(format!("override `{name}` must be given a value")))
        }
        Err(error) => Err(refused(WRITER_RULE, chain(&error), None, "")),
    }
}

fn pipeline(request: &Request) -> Result<Response, Refused> {
    let (module, info) = read(request)?;
    let stage = match request.stage.as_deref() {
        Some("vertex") => ShaderStage::Vertex,
        Some("fragment") => ShaderStage::Fragment,
        Some("compute") => ShaderStage::Compute,
        _ => return Err(protocol_error("unknown stage")),
    };
    let wanted = |name: &str| request.entry_point.as_ref().is_none_or(|entry_point| entry_point == name);
    let found: Vec<&str> = module
        .entry_points
        .iter()
        .filter(|it| it.stage == stage && wanted(&it.name))
        .map(|it| it.name.as_str())
        .collect();
    let [name] = found[..] else {
        let message = format!("{} entry points of the stage are meant", found.len());
        return Err(refused(WRITER_RULE, message, None, ""));
    };
    evaluate(request, &module, &info, Some((stage, name)))?;
    Ok(Response { ok: true, ..Response::default() })
}

fn compile(request: &Request) -> Result<Response, Refused> {
    let options = write::Options::of(request).map_err(protocol_error)?;
    let (mut module, mut info) = read(request)?;
    let only = match &request.entry_point {
        None => None,
        Some(name) => {
            let found = module.entry_points.iter().find(|it| &it.name == name);
            let stage = found.ok_or_else(|| protocol_error(format!("no entry point `{name}`")))?.stage;
            Some((stage, name.clone()))
        }
    };
    if request.target.as_deref() != Some("wgsl") {
        let entry_point = only.as_ref().map(|(stage, name)| (*stage, name.as_str()));
        (module, info) = evaluate(request, &module, &info, entry_point)?;
    }
    let outputs = write::write(&module, &info, request.target.as_deref().unwrap_or_default(), &options, only);
    let outputs = outputs.map_err(|message| refused(WRITER_RULE, message, None, ""))?;
    Ok(Response { ok: true, outputs: Some(outputs), ..Response::default() })
}
