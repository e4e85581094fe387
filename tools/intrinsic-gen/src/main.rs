//! `cargo run -p intrinsic-gen`: see `intrinsics/README.md`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match intrinsic_gen::read_model(&intrinsic_gen::read_below(&root), "intrinsics/wgsl.def") {
        Ok(model) => {
            let overloads: usize = model.intrinsics.iter().map(|intrinsic| intrinsic.overloads.len()).sum();
            println!("{} intrinsics, {overloads} overloads", model.intrinsics.len());
            ExitCode::SUCCESS
        }
        Err(errors) => {
            eprint!("{errors}");
            ExitCode::FAILURE
        }
    }
}
