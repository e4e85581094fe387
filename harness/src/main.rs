//! `cargo xtest`: the harness's command line.

use colorfast_harness::cli::{Mode, main as run};
use std::process::ExitCode;

fn main() -> ExitCode {
    run(Mode::Xtest)
}
