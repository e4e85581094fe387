//! `cargo xtask control-flow`: enumerated control flow through every target and executor. What writes the shaders is the package
//! `colorfast-control-flow`, what runs them is xtest.

use crate::cargo::{cargo, finish, run_package, target_folder};

/// Writes the shaders that the arguments ask for and runs them; what stands behind `--` goes to xtest.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let (ours, xtest) = match arguments.iter().position(|&argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let out = target_folder().join("control-flow").display().to_string();
    let mut all = vec!["--out", &out];
    all.extend(ours);
    run_package("colorfast-control-flow", &[], &all)?;
    finish(cargo().args(["xtest", "--root", &out, "--exec"]).args(xtest))
}
