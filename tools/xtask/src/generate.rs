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

/// Says how the definitions differ from the specification in a checkout of gpuweb/gpuweb.
pub fn headings(checkout: &str) -> Result<(), String> {
    // Cargo runs at the root; the folder was meant from where we stand.
    let path = std::path::absolute(checkout).map_err(|error| format!("{checkout}: {error}"))?;
    run_package("intrinsic-gen", &[], &["--headings", &path.to_string_lossy()])
        .map_err(|error| format!("{error}\nthe definitions and the specification differ"))
}
