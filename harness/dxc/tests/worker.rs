//! The worker, as `xtest` drives it. (That there is an integration test also makes `cargo test` build the program.)

use colorfast_wire::{DxcAnswer, DxcRequest, Hlsl, HlslEntryPoint, Verdict};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The answers to requests, from one process with the library at `path`.
fn answers(path: &str, requests: &[DxcRequest]) -> Vec<DxcAnswer> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-dxc"))
        .arg(path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    for request in requests {
        writeln!(stdin, "{}", serde_json::to_string(request).expect("plain data")).expect("the worker listens");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("the worker ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect()
}

fn hlsl(text: &str, entry_points: &[(&str, &str)]) -> Hlsl {
    let entry_point = |(name, stage): &(&str, &str)| HlslEntryPoint { name: (*name).into(), stage: (*stage).into() };
    Hlsl {
        text: text.to_owned(),
        shader_model: "6.0".to_owned(),
        language_version: "2021".to_owned(),
        entry_points: entry_points.iter().map(entry_point).collect(),
        arguments: Vec::new(),
    }
}

/// The library, where `cargo xtask setup-validators` put it.
fn library() -> Option<String> {
    let folder = std::env::var_os("COLORFAST_VALIDATORS").map(PathBuf::from).unwrap_or_else(|| {
        let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |target| root.join(target)).join("validators")
    });
    let path = folder.join("dxc/libdxcompiler.so");
    path.is_file().then(|| path.to_string_lossy().into_owned())
}

#[test]
fn a_missing_library_is_said_to_be_missing() {
    let answers = answers("/nowhere/libdxcompiler.so", &[DxcRequest::Version]);
    assert!(matches!(&answers[0], DxcAnswer::Failed(why) if why.contains("/nowhere/")), "{answers:?}");
}

#[test]
fn every_entry_point_is_judged() {
    let Some(library) = library() else {
        eprintln!("not run: no DXC; `cargo xtask setup-validators` fetches it");
        return;
    };
    let compute = "RWByteAddressBuffer b : register(u0);\n[numthreads(1, 1, 1)] void main() { b.Store(0u, 1u); }\n";
    let broken = format!("{compute}float4 paint() : SV_Target0 {{ return missing; }}\n");
    let answers = answers(
        &library,
        &[
            DxcRequest::Version,
            DxcRequest::Validate(hlsl(compute, &[("main", "compute")])),
            DxcRequest::Validate(hlsl(&broken, &[("main", "compute"), ("paint", "fragment")])),
            DxcRequest::Validate(hlsl("static const int a = 1;\n", &[])),
            DxcRequest::Spirv(hlsl(compute, &[("main", "compute")])),
        ],
    );
    assert!(matches!(&answers[0], DxcAnswer::Version(version) if version.starts_with("1.")), "{answers:?}");
    assert_eq!(answers[1], DxcAnswer::Verdict(Verdict::Valid));
    let DxcAnswer::Verdict(Verdict::Invalid(message)) = &answers[2] else { panic!("{answers:?}") };
    assert!(message.contains("missing"), "{message}");
    assert_eq!(answers[3], DxcAnswer::Verdict(Verdict::Valid));
    assert!(matches!(&answers[4], DxcAnswer::Spirv(words) if words.0.starts_with(&[3, 2, 35, 7])), "{answers:?}");
}
