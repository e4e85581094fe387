//! `cargo xtask bench-peers`: measures in a release build.

use crate::cargo::run_package;

/// Runs the comparison; the arguments are its own.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    run_package("colorfast-bench-peers", &["--release"], arguments)
}
