//! `xtest show CASE`: one case as plain WGSL, and what the compiler makes of it.

use crate::backends::{self, Backend, Variant};
use crate::executors::Executor;
use crate::inputs::{self, InputFile};
use crate::plan::{self, Job};
use crate::settings::Settings;
use crate::steps::{CaseRef, Context, compile};
use crate::tree::Tree;
use clap::Parser;
use std::path::PathBuf;
use std::sync::Arc;

/// Prints a case as plain WGSL.
#[derive(Parser, Debug)]
#[command(name = "xtest show")]
struct Cli {
    /// A test's name, a path below testdata/, or the key of a generated case
    case: String,
    /// Print what the compiler makes of it instead: for the backend in the name, or for all
    #[arg(long)]
    output: bool,
    /// Print its golden text instead: for the backend in the name, or for all
    #[arg(long, conflicts_with = "output")]
    golden: bool,
    /// Use the testdata/ of this folder
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Drive this compiler, `cmd:PROGRAM ARGUMENTS`, instead of our own
    #[arg(long, value_name = "COMPILER")]
    compiler: Option<String>,
}

/// The subcommand.
pub fn main(arguments: Vec<String>) -> Result<(), String> {
    let program = std::iter::once("xtest show".to_owned());
    let cli = Cli::parse_from(program.chain(arguments));
    let tree = Tree::open(cli.root.clone())?;
    let files = inputs::discover(&tree)?;
    let (target, name) = split_name(&cli.case);
    let case = find(&files, name)?;
    if !cli.output && !cli.golden {
        let source = case.file.source(case.case());
        print!("{source}{}", if source.ends_with('\n') { "" } else { "\n" });
        return Ok(());
    }
    let mut settings = Settings::of_tree(tree, cli.compiler.as_deref())?;
    if cli.golden {
        return show_golden(&settings, &case, target);
    }
    if let Some(target) = target {
        settings.backends = vec![target];
    }
    let context = Context::new(settings, None, None);
    for &(backend, variant) in &context.settings.backends {
        if target.is_none() {
            println!("// {}/{}", backend.name, variant.name);
        }
        let mut request = compile::request(&case, backend, variant);
        if let Some(plan) = &case.case().directives.exec {
            request.constants.extend(plan.overrides.clone());
        }
        match compile::compile(&context, backend, request) {
            Ok(compiled) => print!("{}", compiled.text),
            Err(fault) => return Err(fault.message),
        }
    }
    Ok(())
}

/// Prints what is expected of a case: for a target, or for all.
fn show_golden(settings: &Settings, case: &CaseRef, target: Option<(&Backend, &Variant)>) -> Result<(), String> {
    let plan = plan::plan(settings, &[Arc::clone(&case.file)], &[]);
    let wanted = target.map(|(backend, variant)| (backend.name, variant.name));
    let key = case.case().key.as_deref().unwrap_or_default();
    for test in plan.tests {
        let Job::Compile { case: planned, backend, variant, golden } = test.job else { continue };
        if planned.index != case.index || wanted.is_some_and(|wanted| wanted != (backend.name, variant.name)) {
            continue;
        }
        let path = settings.tree.shown(golden.path());
        let text = golden.expected(key).ok_or_else(|| format!("there is no golden text for it in {path}"))?;
        if wanted.is_none() {
            println!("// {}/{}", backend.name, variant.name);
        }
        print!("{text}");
    }
    Ok(())
}

/// The backend and variant that begin a test's name, and the rest of it.
fn split_name(name: &str) -> (Option<(&'static Backend, &'static Variant)>, &str) {
    let name = name.strip_prefix("testdata/").unwrap_or(name);
    let found = backends::all()
        .find_map(|(backend, variant)| Some(((backend, variant), below(below(name, backend.name)?, variant.name)?)));
    if let Some((target, rest)) = found {
        return (Some(target), rest);
    }
    let run = |executor: &Executor| Some((*executor, below(below(name, "run")?, executor.name())?));
    if let Some((executor, rest)) = Executor::ALL.iter().find_map(run) {
        return (executor.backend(), rest);
    }
    (None, below(name, "check").unwrap_or(name))
}

/// What follows `folder` and a slash at the beginning of `name`.
fn below<'a>(name: &'a str, folder: &str) -> Option<&'a str> {
    name.strip_prefix(folder)?.strip_prefix('/')
}

/// The case of that name, or the only one whose key or name ends so.
fn find(files: &[Arc<InputFile>], name: &str) -> Result<CaseRef, String> {
    let cases: Vec<CaseRef> = files
        .iter()
        .flat_map(|file| (0..file.cases.len()).map(|index| CaseRef { file: Arc::clone(file), index }))
        .collect();
    if let Some(case) = cases.iter().find(|case| case.name() == name) {
        return Ok(case.clone());
    }
    let ends = |case: &&CaseRef| {
        let full = case.name();
        full.strip_suffix(name).is_some_and(|rest| rest.ends_with('/'))
    };
    let found: Vec<&CaseRef> = cases.iter().filter(ends).collect();
    match found[..] {
        [case] => Ok(case.clone()),
        [] => Err(format!("there is no case `{name}`; see all with: cargo xtest --list")),
        [first, second, ..] => Err(format!("`{name}` may be {} or {}", first.name(), second.name())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Kinds;

    #[test]
    fn a_case_is_found_by_test_path_or_key() {
        let parse =
            |path: &str, text: &str| Arc::new(InputFile::parse(path.to_owned(), text.to_owned(), &Kinds::default()));
        let files = [
            parse("builtins/a.cases.wgsl", "//# case abs/i32\n//# case abs/u32\n"),
            parse("e2e/x/a.wgsl", ""),
            parse("e2e/y/a.wgsl", ""),
        ];
        let name = |text: &str| find(&files, split_name(text).1).map(|case| case.name());
        for text in ["abs/i32", "msl/msl23/builtins/a.cases.wgsl/abs/i32", "builtins/a.cases.wgsl/abs/i32", "i32"] {
            assert_eq!(name(text).as_deref(), Ok("builtins/a.cases.wgsl/abs/i32"), "{text}");
        }
        assert_eq!(name("testdata/e2e/x/a.wgsl").as_deref(), Ok("e2e/x/a.wgsl"));
        assert!(name("a.wgsl").expect_err("two of them").contains("may be e2e/x/a.wgsl or e2e/y/a.wgsl"));
        assert!(name("bs/i32").is_err());
        assert_eq!(split_name("msl/msl23/x").0.map(|(backend, _)| backend.name), Some("msl"));
        assert_eq!(split_name("run/vulkan/exec/x").0.map(|(backend, _)| backend.name), Some("spirv"));
        assert_eq!(split_name("run/interp/exec/x").1, "exec/x");
    }
}
