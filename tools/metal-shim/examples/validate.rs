//! Validates the files that are named, and prints what is wrong with them: `cargo run -p colorfast-metal-shim --example validate -- FILE...`

use colorfast_metal_shim::{Clang, Verdict};
use std::process::ExitCode;

fn main() -> ExitCode {
    let clang = match Clang::find(&std::env::temp_dir().join("colorfast-metal-shim")) {
        Ok(clang) => clang,
        Err(missing) => {
            eprintln!("{}\n{}", missing.why, missing.install);
            return ExitCode::FAILURE;
        }
    };
    let mut faulty = 0;
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        match clang.validate(&text) {
            Verdict::Valid => {}
            Verdict::Invalid(message) | Verdict::Unable(message) => {
                faulty += 1;
                println!("{path}:\n{message}");
            }
        }
    }
    if faulty == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
