//! `cargo xtask fuzz`: the oracles over fixed inputs, or cargo-fuzz over a target for as long as one likes.

use crate::cargo::{cargo, finish, run_package};
use std::process::{Command, Stdio};

/// Carries out `list`, `check` or `run TARGET`.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    match arguments {
        ["list"] => {
            targets()?.iter().for_each(|target| println!("{target}"));
            Ok(())
        }
        ["check", rest @ ..] => run_package("colorfast-fuzzing", &["--features", "spirv-val"], rest),
        ["run", target, rest @ ..] => fuzz(target, rest),
        _ => Err("usage: cargo xtask fuzz list | check | run TARGET [ARG...]".to_owned()),
    }
}

/// The targets are the files of `fuzz/targets`.
fn targets() -> Result<Vec<String>, String> {
    let folder = crate::root().join("fuzz/targets");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let stem = |entry: std::fs::DirEntry| Some(entry.path().file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = entries.filter_map(|entry| stem(entry.ok()?)).collect();
    names.sort();
    Ok(names)
}

fn fuzz(target: &str, arguments: &[&str]) -> Result<(), String> {
    let targets = targets()?;
    if !targets.iter().any(|name| name == target) {
        return Err(format!("no fuzz target '{target}'; there are {}", targets.join(", ")));
    }
    let version = Command::new("cargo-fuzz").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if version.is_err() {
        return Err("cargo-fuzz is not installed: run `cargo install cargo-fuzz --version 0.13.2 --locked`".to_owned());
    }
    let corpus = format!("fuzz/corpus/{target}");
    let folder = crate::root().join(&corpus);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    // Without a sanitizer a stable toolchain serves, and what is sought are panics and hangs rather than memory errors.
    let mut command = cargo();
    command.args(["fuzz", "run", "--sanitizer", "none", target, &corpus]).args(seeds());
    command.args(["--", "-dict=fuzz/wgsl.dict", "-timeout=10", "-rss_limit_mb=2048", "-max_len=16384"]).args(arguments);
    finish(&mut command)
}

/// Folders of text that a target starts from, beside what it has found before.
fn seeds() -> impl Iterator<Item = &'static str> {
    let folders = ["fuzz/seeds", "testdata/e2e/shaders", "testdata/e2e/statements", "testdata/e2e/expressions"];
    folders.into_iter().filter(|folder| crate::root().join(folder).is_dir())
}
