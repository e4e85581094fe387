//! What the worker's tests share: the library, and a process that is asked.

use colorfast_wire::{DxcAnswer, DxcRequest, Hlsl, HlslEntryPoint};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The answers to requests, from one process with the library at `path`.
pub fn answers(path: &str, requests: &[DxcRequest]) -> Vec<DxcAnswer> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorfast-dxc"))
        .arg(path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the worker starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let lines: Vec<String> =
        requests.iter().map(|request| serde_json::to_string(request).expect("plain data")).collect();
    // A worker that has ended does not listen; how many answers there are says so.
    let writer = std::thread::spawn(move || lines.iter().try_for_each(|line| writeln!(stdin, "{line}")));
    let output = child.wait_with_output().expect("the worker ends");
    let _ = writer.join();
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect()
}

/// A question of a text.
pub fn hlsl(text: &str, entry_points: &[(&str, &str)]) -> Hlsl {
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
pub fn library() -> Option<String> {
    let folder = std::env::var_os("COLORFAST_VALIDATORS").map(PathBuf::from).unwrap_or_else(|| {
        let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), |target| root.join(target)).join("validators")
    });
    let path = folder.join("dxc/libdxcompiler.so");
    path.is_file().then(|| path.to_string_lossy().into_owned())
}
