//! `cargo test` runs the whole suite too: what `cargo xtest` runs, with the workers that are there.

use colorfast_harness::cli::{Mode, main as run};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(Mode::Suite)
}
