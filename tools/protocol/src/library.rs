//! Answers to requests by the `colorfast` library: what is unpacked from a request, and what is packed into an answer.
//!
//! The library has no clock and no files; timings and `path` and `out` are added here.

use crate::execution;
use crate::inspection::inspection_json;
use crate::message::{self, BoundResource, Micros, Note, Output, Request, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use colorfast::Compiler;
use colorfast::diagnostic::{self, Diagnostics, SourceFile, Span};
use colorfast::driver::{self, Artifact, Compilation, Language, Source, Stage, Target, Unit};
use colorfast::intrinsics::{Extension, LanguageFeature};
use colorfast::ir;
use colorfast::output::EntryPointInfo;
use colorfast::sem::pipeline::Limits;
use colorfast::sem::{Features, Interpretation};
use colorfast::types::ShaderStage;
use colorfast::util::OptionValue;
use std::borrow::Cow;
use std::time::Instant;

/// What this compiler calls itself.
const NAME: &str = "colorfast";

/// The library as a server of the protocol: one compiler, which answers one request after the other.
#[derive(Default)]
pub struct Library {
    compiler: Compiler,
}

impl Library {
    /// Answers one request.
    pub fn answer(&mut self, request: &Request) -> Response {
        let answered = answered(&mut self.compiler, request);
        answered.unwrap_or_else(|why| Response::protocol_error(request.id, why))
    }
}

fn answered(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    match request.op.as_str() {
        "hello" => Ok(hello()),
        "check" => check(compiler, request),
        "pipeline" => pipeline(compiler, request),
        "compile" => compile(compiler, request),
        "inspect" => inspect(compiler, request),
        "ir" => ir_after(compiler, request),
        "run" => execution::run(compiler, request),
        other => Err(format!("unknown operation `{other}`")),
    }
}

/// The answer that these diagnostics of a source make.
pub fn answer_of(source: &str, diagnostics: &Diagnostics) -> Response {
    let file = SourceFile::new("", source);
    let listed = diagnostics.iter().map(|diagnostic| {
        let (line, column, length) = place(&file, diagnostic.span);
        let notes = diagnostic.notes.iter().map(|note| {
            let (line, column, length) = place(&file, note.span);
            Note { message: note.message.clone(), line, column, length }
        });
        message::Diagnostic {
            severity: diagnostic.severity.name().to_owned(),
            rule: diagnostic.rule.id.to_owned(),
            message: diagnostic.message.clone(),
            line,
            column,
            length,
            notes: notes.collect(),
            suggestions: diagnostic.suggestions.iter().map(|suggestion| suggestion_of(&file, suggestion)).collect(),
        }
    });
    Response { ok: !diagnostics.has_errors(), diagnostics: Some(listed.collect()), ..Response::default() }
}

fn suggestion_of(file: &SourceFile<'_>, suggestion: &diagnostic::Suggestion) -> message::Suggestion {
    let edits = suggestion.edits.iter().map(|edit| {
        let (start, end) = (file.location(edit.span.start), file.location(edit.span.end));
        message::Edit {
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            start: edit.span.start,
            end: edit.span.end,
            replacement: edit.replacement.clone(),
        }
    });
    message::Suggestion {
        label: suggestion.label.clone(),
        applicability: suggestion.applicability.name().to_owned(),
        edits: edits.collect(),
    }
}

fn hello() -> Response {
    let owned = |names: Vec<&str>| Some(names.into_iter().map(str::to_owned).collect());
    Response {
        ok: true,
        name: Some(NAME.to_owned()),
        version: Some(env!("CARGO_PKG_VERSION").to_owned()),
        languages: owned(Language::ALL.iter().map(|language| language.name()).collect()),
        operations: owned(vec!["inspect", "ir", "run"]),
        targets: owned(Target::ALL.iter().map(|target| target.name()).collect()),
        extensions: owned(Extension::ALL.iter().map(|extension| extension.name()).collect()),
        language_features: owned(LanguageFeature::ALL.iter().map(|feature| feature.name()).collect()),
        ..Response::default()
    }
}

fn check(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let (given, features) = (given(request)?, features(request)?);
    let started = Instant::now();
    let diagnostics = compiler.check(given.source(), &features);
    let micros = Some(Micros::Total(micros_since(started)));
    Ok(Response { micros, ..answer_of(given.text(), &diagnostics) })
}

fn pipeline(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let given = given(request)?;
    let stage = request.stage.as_deref().ok_or("the request names no stage")?;
    let stage = ShaderStage::from_name(stage).ok_or_else(|| format!("unknown stage `{stage}`"))?;
    let mut limits = Limits::default();
    request.limits.iter().for_each(|(name, &value)| limits.set(name, value));
    let (entry_point, constants) = (request.entry_point.as_deref(), constants(request));
    let features = features(request)?;
    let started = Instant::now();
    let diagnostics = compiler.pipeline(given.source(), &features, stage, entry_point, &constants, &limits);
    Ok(Response { micros: Some(Micros::Total(micros_since(started))), ..answer_of(given.text(), &diagnostics) })
}

fn inspect(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let (given, features) = (given(request)?, features(request)?);
    let started = Instant::now();
    let inspected = compiler.inspect(given.source(), &features, &constants(request));
    let micros = Some(Micros::Total(micros_since(started)));
    match inspected {
        Ok(inspection) => {
            let inspection = Some(inspection_json(&inspection));
            Ok(Response { micros, inspection, ..answer_of(given.text(), &Diagnostics::new()) })
        }
        Err(diagnostics) => Ok(Response { micros, ..answer_of(given.text(), &diagnostics) }),
    }
}

/// The text of the module after some passes.
fn ir_after(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let (given, features) = (given(request)?, features(request)?);
    let started = Instant::now();
    let passes = request.passes.as_deref().unwrap_or_default();
    let module = compiler.run_passes(given.source(), &features, passes);
    let micros = Some(Micros::Total(micros_since(started)));
    match module {
        Ok(module) => {
            let text = Some(ir::text::print(&module, &ir::text::PrintOptions::default()));
            let outputs = Some(vec![Output { text, ..Output::default() }]);
            Ok(Response { micros, outputs, ..answer_of(given.text(), &Diagnostics::new()) })
        }
        Err(diagnostics) => Ok(Response { micros, ..answer_of(given.text(), &diagnostics) }),
    }
}

fn compile(compiler: &mut Compiler, request: &Request) -> Result<Response, String> {
    let (given, features) = (given(request)?, features(request)?);
    let name = request.target.as_deref().ok_or("the request names no target")?;
    let target = Target::from_name(name).ok_or_else(|| format!("unknown target `{name}`"))?;
    let mut clock = Instant::now();
    let mut times = [0; 4];
    let mut observe = |stage: Stage| {
        let index = match stage {
            Stage::Read => 0,
            Stage::Lower => 1,
            Stage::Raise => 2,
            Stage::Print => 3,
        };
        times[index] += micros_since(clock);
        clock = Instant::now();
    };
    let compiled = compile_for(compiler, request, (given.source(), &features), target, &mut observe);
    let [read, lower, raise, print] = times;
    let micros = Some(Micros::Stages { read, lower, raise, print });
    match compiled {
        Err(diagnostics) => Ok(Response { micros, outputs: Some(Vec::new()), ..answer_of(given.text(), &diagnostics) }),
        Ok(Compilation { units, diagnostics }) => {
            let outputs = units.into_iter().map(|unit| output(request, target, unit)).collect::<Result<_, _>>()?;
            Ok(Response { micros, outputs: Some(outputs), ..answer_of(given.text(), &diagnostics) })
        }
    }
}

fn compile_for(
    compiler: &mut Compiler,
    request: &Request,
    (source, features): (Source<'_>, &Features),
    target: Target,
    observe: &mut dyn FnMut(Stage),
) -> Result<Compilation, Diagnostics> {
    let constants = constants(request);
    let options: Vec<(String, OptionValue)> =
        request.options.iter().map(|(name, value)| (name.clone(), option(value))).collect();
    let asked = driver::Request {
        target,
        entry_point: request.entry_point.as_deref(),
        constants: &constants,
        options: &options,
    };
    compiler.compile(source, features, &asked, observe)
}

/// One unit as the answer holds it, or written to the file that the request names.
fn output(request: &Request, target: Target, unit: Unit) -> Result<Output, String> {
    let entry_points = unit.entry_points.iter().map(entry_point).collect();
    let shader_model = unit.shader_model.map(str::to_owned);
    let bindings = unit.bindings.iter().map(bound_resource).collect();
    let output = Output { entry_points, shader_model, bindings, ..Output::default() };
    let Some(out) = &request.out else {
        return Ok(match unit.artifact {
            Artifact::Text(text) => Output { text: Some(text), ..output },
            Artifact::Words(words) => Output { base64: Some(STANDARD.encode(bytes(&words))), ..output },
        });
    };
    let path = format!("{out}.{}", unit.file_suffix(target));
    let bytes = match unit.artifact {
        Artifact::Text(text) => text.into_bytes(),
        Artifact::Words(words) => bytes(&words),
    };
    std::fs::write(&path, bytes).map_err(|error| format!("cannot write {path}: {error}"))?;
    Ok(Output { path: Some(path), ..output })
}

fn bound_resource(resource: &colorfast::output::BoundResource) -> BoundResource {
    BoundResource {
        kind: resource.kind.name().to_owned(),
        name: resource.name.clone(),
        number: resource.number,
        binding: resource.binding,
        sampler: resource.sampler,
        argument_buffer: resource.argument_buffer,
    }
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn entry_point(info: &EntryPointInfo) -> message::EntryPoint {
    message::EntryPoint {
        name: info.name.clone(),
        emitted_name: info.emitted_name.clone(),
        stage: info.stage.name().to_owned(),
        workgroup_size: info.workgroup_size,
    }
}

/// The source that a request gives, read from where it lies.
pub(crate) struct Given<'a> {
    language: Language,
    content: GivenContent<'a>,
}

enum GivenContent<'a> {
    Text(Cow<'a, str>),
    Binary(Vec<u8>),
}

impl Given<'_> {
    /// What the compiler is given.
    pub(crate) fn source(&self) -> Source<'_> {
        match &self.content {
            GivenContent::Text(text) => Source::text(self.language, text),
            GivenContent::Binary(bytes) => Source::binary(self.language, bytes),
        }
    }

    /// The text that spans point into.
    pub(crate) fn text(&self) -> &str {
        self.source().as_text()
    }
}

/// The source of a request: its text, its bytes, or the file that it names, which is binary where its first bytes say so.
pub(crate) fn given(request: &Request) -> Result<Given<'_>, String> {
    let name = request.language.as_deref().unwrap_or("wgsl");
    let language = Language::from_name(name).ok_or_else(|| format!("unknown language `{name}`"))?;
    let content = match (&request.source, &request.source_base64, &request.path) {
        (Some(source), ..) => GivenContent::Text(Cow::Borrowed(source)),
        (None, Some(bytes), _) => GivenContent::Binary(
            STANDARD.decode(bytes).map_err(|error| format!("`source_base64` is not base64: {error}"))?,
        ),
        (None, None, Some(path)) => {
            let bytes = std::fs::read(path).map_err(|error| format!("cannot read {path}: {error}"))?;
            if Language::of_binary(&bytes) == Some(language) {
                GivenContent::Binary(bytes)
            } else {
                let text = String::from_utf8(bytes).map_err(|error| format!("cannot read {path}: {error}"))?;
                GivenContent::Text(Cow::Owned(text))
            }
        }
        (None, None, None) => Err("the request has neither source nor path")?,
    };
    Ok(Given { language, content })
}

/// What the device supports, where names that the compiler does not know change nothing, and whose verdict counts.
pub(crate) fn features(request: &Request) -> Result<Features, String> {
    let interpretation = match request.interpretation.as_deref() {
        Some(name) => Interpretation::from_name(name).ok_or_else(|| format!("unknown interpretation `{name}`"))?,
        None => Interpretation::default(),
    };
    let mut features = Features::NONE.with_interpretation(interpretation);
    for &extension in Extension::ALL {
        if request.extensions.as_ref().is_none_or(|names| names.iter().any(|name| name == extension.name())) {
            features = features.with_extension(extension);
        }
    }
    for &feature in LanguageFeature::ALL {
        if request.language_features.as_ref().is_none_or(|names| names.iter().any(|name| name == feature.name())) {
            features = features.with_language_feature(feature);
        }
    }
    Ok(features)
}

pub(crate) fn constants(request: &Request) -> Vec<(String, f64)> {
    request.constants.iter().map(|(name, value)| (name.clone(), *value)).collect()
}

fn option(value: &serde_json::Value) -> OptionValue {
    match value {
        serde_json::Value::Bool(value) => OptionValue::Bool(*value),
        serde_json::Value::Number(value) => OptionValue::Number(value.as_f64().unwrap_or(f64::NAN)),
        serde_json::Value::String(value) => OptionValue::Text(value.clone()),
        // No option has such a value, and its table says so by the text.
        other => OptionValue::Text(other.to_string()),
    }
}

/// Line, column and length of a span; zeros for one that stands nowhere.
fn place(file: &SourceFile<'_>, span: Span) -> (u32, u32, u32) {
    if span.is_none() {
        return (0, 0, 0);
    }
    let location = file.location(span.start);
    let length = file.text.get(span.start as usize..span.end as usize).map_or(0, |text| text.chars().count());
    (location.line, location.column, u32::try_from(length).unwrap_or(u32::MAX))
}

fn micros_since(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(request: &Request) -> Response {
        Library::default().answer(request)
    }

    const SHADER: &str = "override n: u32;\n@compute @workgroup_size(1) fn main() { _ = n; }\n";

    fn errors(response: &Response) -> Vec<(&str, u32)> {
        response.errors().map(|error| (error.rule.as_str(), error.line)).collect()
    }

    #[test]
    fn hello_names_what_there_is() {
        let hello = answer(&Request::new("hello"));
        assert!(hello.ok && hello.targets.is_some_and(|targets| targets.iter().any(|target| target == "spirv")));
        assert!(hello.extensions.is_some_and(|names| names.iter().any(|name| name == "f16")));
    }

    #[test]
    fn what_is_unknown_is_a_protocol_error() {
        let wgsl = Request::wgsl("compile", SHADER);
        for request in [
            Request::new("fly"),
            Request::new("check"),
            Request { language: Some("hlsl".to_owned()), ..wgsl.clone() },
            Request { target: Some("metal".to_owned()), ..wgsl.clone() },
            Request { source: None, path: Some("/nonexistent".to_owned()), ..wgsl },
        ] {
            assert_eq!(errors(&answer(&request)), [("protocol", 0)], "{request:?}");
        }
    }

    #[test]
    fn a_check_says_where() {
        let response = answer(&Request::wgsl("check", "fn f() {}\nfn g() { é(); }\n"));
        let error = response.errors().next().expect("nothing is called so");
        assert_eq!((error.line, error.column, error.length), (2, 10, 1));
        assert!(!response.ok);
    }

    #[test]
    fn f16_needs_the_device() {
        let request = Request::wgsl("check", "enable f16;\nalias h = f16;\n");
        assert!(answer(&request).ok);
        assert!(!answer(&Request { extensions: Some(vec!["subgroups".to_owned()]), ..request }).ok);
    }

    #[test]
    fn outputs_come_in_the_answer_or_in_a_file() {
        let constants = [("n".to_owned(), 3.0)].into();
        let request = Request { target: Some("spirv".to_owned()), constants, ..Request::wgsl("compile", SHADER) };
        let outputs = answer(&request).outputs.expect("compiled");
        let words = STANDARD.decode(outputs[0].base64.as_ref().expect("binary")).expect("base64");
        assert_eq!(words[..4], [3, 2, 35, 7], "the magic number");
        assert_eq!(
            (outputs[0].entry_points[0].name.as_str(), outputs[0].entry_points[0].stage.as_str()),
            ("main", "compute")
        );
        let out = std::env::temp_dir().join(format!("colorfast-protocol-{}", std::process::id()));
        let written = answer(&Request { out: Some(out.display().to_string()), ..request }).outputs.expect("compiled");
        let path = written[0].path.as_ref().expect("written");
        assert!(path.ends_with(".spv"));
        assert_eq!(std::fs::read(path).expect("it is there"), words);
        std::fs::remove_file(path).expect("it is there");
    }

    #[test]
    fn an_inspection_is_an_object() {
        let answered =
            answer(&Request { constants: [("n".to_owned(), 3.0)].into(), ..Request::wgsl("inspect", SHADER) });
        let inspection = answered.inspection.expect("the shader is valid");
        assert!(answered.ok);
        assert_eq!(inspection["entry_points"][0]["overrides"], serde_json::json!(["n"]));
        assert_eq!(inspection["overrides"][0]["value"], 3.0);
        assert!(!answer(&Request::wgsl("inspect", "fn f() -> u32 {}")).ok);
        assert!(!answer(&Request { constants: [("m".to_owned(), 3.0)].into(), ..Request::wgsl("inspect", SHADER) }).ok);
    }

    #[test]
    fn a_pipeline_needs_its_overrides() {
        let request = Request { stage: Some("compute".to_owned()), ..Request::wgsl("pipeline", SHADER) };
        assert!(!answer(&request).ok, "the override has no value");
        assert!(answer(&Request { constants: [("n".to_owned(), 3.0)].into(), ..request.clone() }).ok);
        let fragment =
            Request { stage: Some("fragment".to_owned()), constants: [("n".to_owned(), 3.0)].into(), ..request };
        assert!(!answer(&fragment).ok, "there is no such entry point");
    }
}
