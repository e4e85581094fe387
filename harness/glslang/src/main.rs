//! Worker process around glslang, linked in: one JSON line in, one verdict out. With the argument `spirv`, one module in SPIR-V out.
//!
//! It is a program of its own because glslang takes minutes to compile, which `xtest` defers until a GLSL output is to be
//! validated; and because a crash of glslang then costs one output.

mod spirv;

use colorfast_wire::{GlslAnswer, Validate, Verdict};
use glslang::error::GlslangError;
use glslang::{
    Compiler, CompilerOptions, Program, Shader, ShaderInput, ShaderMessage, ShaderSource, ShaderStage, SourceLanguage,
    Target,
};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(compiler) = Compiler::acquire() else {
        eprintln!("colorfast-glslang: glslang does not start");
        return ExitCode::FAILURE;
    };
    let served = match std::env::args().nth(1).as_deref() {
        Some("spirv") => colorfast_wire::serve(|request| spirv::translate(compiler, &request), GlslAnswer::Failed),
        _ => colorfast_wire::serve(|request: Validate| validate(compiler, &request), Verdict::Unable),
    };
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("colorfast-glslang: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Parses one shader and links it alone: that finds a missing `main`, recursion, and what exceeds a limit.
fn validate(compiler: &'static Compiler, request: &Validate) -> Verdict {
    let Some(stage) = stage(&request.stage) else {
        return Verdict::Unable(format!("unknown stage `{}`", request.stage));
    };
    let text = match String::from_utf8(request.module.0.clone()) {
        Ok(text) if !text.contains('\0') => text,
        _ => return Verdict::Invalid("the text is not UTF-8, or holds a zero byte".to_owned()),
    };
    let expected = format!("#version {}", request.environment);
    if text.lines().next() != Some(expected.as_str()) {
        return Verdict::Invalid(format!("the first line is not `{expected}`"));
    }
    match parse_and_link(compiler, stage, text) {
        Ok(()) => Verdict::Valid,
        Err(GlslangError::ParseError(log) | GlslangError::LinkError(log) | GlslangError::PreprocessError(log)) => {
            Verdict::Invalid(log.log.trim().to_owned())
        }
        Err(other) => Verdict::Invalid(other.to_string()),
    }
}

/// The stage of that name.
fn stage(name: &str) -> Option<ShaderStage> {
    Some(match name {
        "vertex" => ShaderStage::Vertex,
        "fragment" => ShaderStage::Fragment,
        "compute" => ShaderStage::Compute,
        _ => return None,
    })
}

fn parse_and_link(compiler: &'static Compiler, stage: ShaderStage, text: String) -> Result<(), GlslangError> {
    let source = ShaderSource::from(text);
    let options = CompilerOptions {
        source_language: SourceLanguage::GLSL,
        target: Target::None(None),
        version_profile: None,
        messages: ShaderMessage::DEFAULT,
    };
    let no_macros: Option<&[(&str, Option<&str>)]> = None;
    let shader = Shader::new(compiler, ShaderInput::new(&source, stage, &options, no_macros, None)?).parse()?;
    let mut program = Program::new(compiler);
    program.add_shader(&shader);
    program.link()
}
