//! `cargo run -p intrinsic-gen`: writes everything that `intrinsics/*.def` says into the project.
//!
//! `--check` writes nothing and fails where something is stale; `--count` prints how many generated tests there are; `--headings DIR`
//! says how the definitions differ from the specification in a checkout of gpuweb/gpuweb.

use std::process::ExitCode;

use intrinsic_gen::{
    CORE, DIALECTS, Definitions, emit, execgen, headings, model::Model, output, read_all, read_below, testgen,
};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(is_good) if is_good => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(errors) => {
            eprintln!("{}", errors.trim_end());
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<bool, String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let Definitions { core: model, dialects } = read_all(&read_below(&root), CORE, &DIALECTS)?;
    let outputs = || {
        let mut all = output::all(&model, &dialects)?;
        all.push(emit::wsl::output(&read_below(&root))?);
        Ok::<_, String>(all)
    };
    match arguments {
        [] => {
            let written = output::write(&root, &outputs()?)?;
            written.iter().for_each(|path| println!("wrote {path}"));
            summary(&model)
        }
        [argument] if argument == "--check" => {
            let stale = output::stale(&root, &outputs()?)?;
            stale.iter().for_each(|path| eprintln!("stale: {path}"));
            if !stale.is_empty() {
                eprintln!("run `cargo run -p intrinsic-gen`");
            }
            Ok(stale.is_empty())
        }
        [argument] if argument == "--count" => summary(&model),
        [argument, checkout] if argument == "--headings" => {
            let path = std::path::Path::new(checkout).join("wgsl/index.bs");
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let lines = headings::differences(&text, &model);
            lines.iter().for_each(|line| println!("{line}"));
            Ok(lines.is_empty())
        }
        _ => Err("usage: intrinsic-gen [--check | --count | --headings GPUWEB-CHECKOUT]".to_owned()),
    }
}

fn summary(model: &Model) -> Result<bool, String> {
    let overloads: usize = model.intrinsics.iter().map(|intrinsic| intrinsic.overloads.len()).sum();
    let files = testgen::files(model)?;
    let (intrinsics, cases) = (model.intrinsics.len(), testgen::count(&files));
    println!("{intrinsics} intrinsics, {overloads} overloads, {cases} generated cases in {} files", files.len());
    let files = execgen::files(model)?;
    let (checks, sections): (usize, usize) =
        files.iter().fold((0, 0), |(c, s), file| (c + file.checks, s + file.sections));
    println!("{checks} generated checks in {sections} executions");
    Ok(true)
}
