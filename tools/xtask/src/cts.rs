//! `cargo xtask cts`: the WebGPU CTS against a compiler. What runs it, and how, is `tools/cts/`; here its arguments are completed:
//! without `--compiler` it is our own, built for release.

use crate::cargo::{cargo, finish, target_folder};
use std::process::Command;

/// Runs the suite; the arguments are those of `tools/cts/main.js`.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let target = target_folder();
    let mut node = Command::new("node");
    node.arg(crate::root().join("tools/cts/main.js")).arg("--out").arg(target.join("cts")).args(arguments);
    if !arguments.iter().any(|argument| argument.split('=').next() == Some("--compiler")) {
        finish(cargo().args(["build", "--quiet", "--release", "--package", "colorfast-cli"]))?;
        node.arg("--compiler").arg(format!("'{}' serve", target.join("release/colorfast").display()));
    }
    finish(&mut node)
}
