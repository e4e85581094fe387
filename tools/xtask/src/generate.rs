//! `cargo xtask generate`: the committed files that are made from others.

use crate::cargo::run_package;

/// Writes what is stale.
pub fn write() -> Result<(), String> {
    run_package("intrinsic-gen", &[], &[])
}

/// Fails where something is stale.
pub fn check() -> Result<(), String> {
    run_package("intrinsic-gen", &[], &["--check"])
        .map_err(|error| format!("{error}\ngenerated files are stale: run `cargo xtask generate`"))
}
