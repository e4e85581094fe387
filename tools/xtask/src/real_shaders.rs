//! `cargo xtask real-shaders`: public shaders through every target. What does it is the package `colorfast-real-shaders`.

use crate::cargo::{run_package, target_folder};

/// Runs them; the arguments are those of the package, and the tree is laid out under the target folder unless they say where.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let out = target_folder().join("real-shaders").display().to_string();
    let mut all = vec!["--out", &out];
    all.extend(arguments);
    run_package("colorfast-real-shaders", &[], &all)
}
