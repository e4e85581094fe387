//! `colorfast`: the compiler on the command line.
//!
//! Exit codes: 0 where the input was accepted, 1 where it was rejected, 2 where the command could not be carried out.

mod arguments;
mod explain;
mod fix;
mod input;
mod lints;
mod report;
mod run;
mod run_shader;
mod sources;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = arguments::Arguments::parse();
    match run::run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("colorfast: {message}");
            ExitCode::from(2)
        }
    }
}
