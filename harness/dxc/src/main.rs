//! Worker process around the DirectX shader compiler, a library that is loaded: one JSON line in, one answer out.
//!
//! It is a program of its own because a crash of the compiler then costs one output. The library's path is the only argument;
//! `cargo xtask setup-validators` fetches the library.

mod com;
mod compiler;
mod rules;

use colorfast_wire::{Bytes, DxcAnswer, DxcRequest, Hlsl, HlslEntryPoint, Verdict};
use compiler::Compiler;
use std::process::ExitCode;

fn main() -> ExitCode {
    let compiler = match std::env::args_os().nth(1) {
        Some(path) => Compiler::load(path.as_ref()),
        None => Err("no library was named".to_owned()),
    };
    match colorfast_wire::serve(|request| answer(&compiler, &request), DxcAnswer::Failed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("colorfast-dxc: {error}");
            ExitCode::FAILURE
        }
    }
}

fn answer(compiler: &Result<Compiler, String>, request: &DxcRequest) -> DxcAnswer {
    let compiler = match compiler {
        Ok(compiler) => compiler,
        Err(why) => return DxcAnswer::Failed(why.clone()),
    };
    match request {
        DxcRequest::Version => DxcAnswer::Version(compiler.version.clone()),
        DxcRequest::Validate(hlsl) => DxcAnswer::Verdict(validate(compiler, hlsl)),
        DxcRequest::Spirv(hlsl) => spirv(compiler, hlsl),
    }
}

/// Holds a text to the rules and compiles its every entry point; the text of an output without entry points is compiled as a library.
fn validate(compiler: &Compiler, hlsl: &Hlsl) -> Verdict {
    if let Some(complaint) = rules::complaint(&hlsl.text, &hlsl.entry_points) {
        return Verdict::Invalid(complaint);
    }
    if hlsl.entry_points.is_empty() {
        // Libraries came with 6.3.
        let arguments = arguments(hlsl, "lib", "6_3", None);
        return match compiler.compile(&hlsl.text, &arguments) {
            Ok(_) => Verdict::Valid,
            Err(message) => Verdict::Invalid(message),
        };
    }
    for entry_point in &hlsl.entry_points {
        let Some(stage) = stage(entry_point) else {
            return Verdict::Unable(format!("unknown stage `{}`", entry_point.stage));
        };
        let arguments = arguments(hlsl, stage, &hlsl.shader_model, Some(entry_point));
        if let Err(message) = compiler.compile(&hlsl.text, &arguments) {
            return Verdict::Invalid(format!("{}: {message}", entry_point.name));
        }
    }
    Verdict::Valid
}

/// Functions that DXC lacks for SPIR-V, each of them the instruction `OpBitcast`.
const HALF_CASTS: &str = "\
#define CAST(name, to, from) [[vk::ext_instruction(124)]] to colorfast_##name(from value);
#define CASTS(name, to, from) CAST(name, to, from) CAST(name, to##2, from##2) CAST(name, to##3, from##3) CAST(name, to##4, from##4)
CASTS(asfloat16, float16_t, uint16_t)
CASTS(asuint16, uint16_t, float16_t)
#define asfloat16 colorfast_asfloat16
#define asuint16 colorfast_asuint16
";

/// Compiles the first entry point to SPIR-V, which nobody has validated yet.
fn spirv(compiler: &Compiler, hlsl: &Hlsl) -> DxcAnswer {
    let [entry_point, ..] = &hlsl.entry_points[..] else { return DxcAnswer::Failed("no entry point".to_owned()) };
    let Some(stage) = stage(entry_point) else {
        return DxcAnswer::Failed(format!("unknown stage `{}`", entry_point.stage));
    };
    // DXC has no `select` for SPIR-V; in the older language the operator does the same.
    let mut text = "#define select(condition, yes, no) ((condition) ? (yes) : (no))\n".to_owned();
    if hlsl.text.contains("asfloat16(") || hlsl.text.contains("asuint16(") {
        text.push_str(HALF_CASTS);
    }
    text.push_str(&without_commas(&hlsl.text));
    let older = Hlsl { language_version: "2018".to_owned(), ..hlsl.clone() };
    let mut arguments = arguments(&older, stage, &hlsl.shader_model, Some(entry_point));
    arguments.extend(
        ["-spirv", "-Vd", "-fspv-target-env=vulkan1.1", "-fvk-use-dx-layout", "-fvk-use-dx-position-w"]
            .map(str::to_owned),
    );
    match compiler.compile(&text, &arguments) {
        Ok(words) => DxcAnswer::Spirv(Bytes(words)),
        Err(message) => DxcAnswer::Failed(message),
    }
}

/// The text with types of 16 bits by the names that have no commas, which a macro would take for the ends of its arguments.
fn without_commas(text: &str) -> String {
    let mut text = text.to_owned();
    for rows in 2..=4 {
        for scalar in ["float16_t", "uint16_t"] {
            text = text.replace(&format!("vector<{scalar}, {rows}>"), &format!("{scalar}{rows}"));
        }
        for columns in 2..=4 {
            text =
                text.replace(&format!("matrix<float16_t, {rows}, {columns}>"), &format!("float16_t{rows}x{columns}"));
        }
    }
    text
}

/// The stage's letters in a profile.
fn stage(entry_point: &HlslEntryPoint) -> Option<&'static str> {
    Some(match entry_point.stage.as_str() {
        "vertex" => "vs",
        "fragment" => "ps",
        "compute" => "cs",
        _ => return None,
    })
}

fn arguments(hlsl: &Hlsl, stage: &str, model: &str, entry_point: Option<&HlslEntryPoint>) -> Vec<String> {
    let mut arguments = vec!["-T".to_owned(), format!("{stage}_{}", model.replace('.', "_"))];
    if let Some(entry_point) = entry_point {
        arguments.extend(["-E".to_owned(), entry_point.name.clone()]);
    }
    arguments.extend(["-HV".to_owned(), hlsl.language_version.clone()]);
    let is_native = model.replace('_', ".").split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0) >= 2;
    if is_native {
        arguments.push("-enable-16bit-types".to_owned());
    }
    arguments.extend(hlsl.arguments.iter().cloned());
    arguments
}
