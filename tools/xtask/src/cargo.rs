//! Running cargo, and other programs, at the root of the repository.

use std::path::PathBuf;
use std::process::Command;

/// The cargo that runs us.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::root());
    command
}

/// `cargo run` of a package's binary.
pub fn run_package(package: &str, profile: &[&str], arguments: &[&str]) -> Result<(), String> {
    finish(cargo().args(["run", "--quiet", "--package", package]).args(profile).arg("--").args(arguments))
}

/// Runs a command to its end; a failure is an error that repeats the command.
pub fn finish(command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}").replace('"', "");
    let status = command.status().map_err(|error| format!("cannot run {shown}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("failed ({status}): {shown}")) }
}

/// Where cargo, and we, put what is built. A relative folder is relative to the root, where `cargo` runs.
pub fn target_folder() -> PathBuf {
    crate::root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}
