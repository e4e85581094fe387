//! `cargo xtask`: the project's tasks. Each is a module; what is heavy is a package of its own, which the task runs by cargo.

mod bench;
mod cargo;
mod control_flow;
mod cts;
mod fuzz;
mod generate;
mod mutants;
mod real_shaders;
mod recipes;
mod spec;
mod tidy;
mod validators;

use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask TASK
  generate [--check]          write the files that are made from intrinsics/*.def;
                              with --check, fail where one is stale
  coverage [--check]          write testdata/COVERAGE.md: what of the language which input reaches; fail where a hole has no reason
  headings --checkout DIR     say how the definitions differ from the specification, of which DIR is a checkout (gpuweb/gpuweb)
  tidy                        hold the sources to the project's rules: layers of the compiler, sizes, headings
  mutants --install           install cargo-mutants in the version that is used here, unless it is there
  mutants [--in-diff COMMIT] [--shard I/N] [--at-most COUNT] [--minutes M] [FILE...]
                              change the compiler in one place after the other: a test must notice, or a line of
                              .cargo/mutants-survivors.txt say why none does; needs cargo-mutants
  refusals                    print what targets refuse; fail where expectations/refusals.txt does not have it
  fuzz list                   name the fuzz targets
  fuzz check                  run testdata, seeds and fixed random inputs through every oracle
  fuzz run TARGET [ARG...]    fuzz with cargo-fuzz; ARGs go to libFuzzer (`-max_total_time=300`)
  bench-peers [--target NAME]... [--inputs GROUP]... [--instructions] [--save FILE] [--compare FILE] [--tint PATH]
                              compare speed with naga, and with tint whose executable is at PATH
  conformance --compiler NAME|CMD... [--report DIR] [FILTER]
                              run the suite against any compiler; see docs/adapter.md
  control-flow [--stage compute|fragment] [--depth N] [--count N] [--per-shader N] [-- XTEST-ARG...]
                              run enumerated functions of nested constructs and exits, which return the way that was taken,
                              through every target and executor
  setup-validators            fetch the validators that are not built from crates (DXC, clang), for runs without network
  cts --checkout DIR [--query Q] [--compiler CMD] [--shards N]
                              run the WebGPU CTS against a compiler; see tools/cts/README.md
  spec [--check | --checkout DIR [--examples] [--list]]
                              hold the table of the specification's statements, and its examples, to a checkout of gpuweb
  recipes [--whole-only] [NAME...]
                              follow the recipes of CONTRIBUTING.md for things that there are not, in a copy; and, but with
                              --whole-only, without each step: something must say what is missing
  real-shaders [--from DIR] [-- XTEST-ARG...]
                              run public shaders through every target, with validation; see tools/real-shaders/README.md";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["generate"] => generate::write(),
        ["generate", "--check"] => generate::check(),
        ["coverage", rest @ ..] => cargo::run_package("colorfast-coverage", &[], rest),
        ["headings", "--checkout", directory] => generate::headings(directory),
        ["tidy"] => tidy::run(),
        ["mutants", rest @ ..] => mutants::run(rest),
        ["refusals"] => cargo::run_package("colorfast-harness", &["--bin", "xtest"], &["refusals"]),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["bench-peers", rest @ ..] => bench::run(rest),
        ["conformance", rest @ ..] => {
            cargo::run_package("colorfast-harness", &["--bin", "xtest"], &[&["conformance"], rest].concat())
        }
        ["setup-validators"] => validators::run(),
        ["control-flow", rest @ ..] => control_flow::run(rest),
        ["cts", rest @ ..] => cts::run(rest),
        ["real-shaders", rest @ ..] => real_shaders::run(rest),
        ["recipes", rest @ ..] => recipes::run(rest),
        ["spec", rest @ ..] => spec::run(rest),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
