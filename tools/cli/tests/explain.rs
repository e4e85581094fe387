//! The examples of `src/rules.md`: each rule of the front end has a section, whose first program breaks just that rule and whose
//! second breaks none.

use colorfast::Compiler;
use colorfast::driver::{Language, Source};
use colorfast::intrinsics::{Extension, LanguageFeature};
use colorfast::lint::{Level, Levels};
use colorfast::sem::Features;
use colorfast::sem::pipeline::Limits;
use colorfast::types::ShaderStage;
use std::path::Path;
use std::process::Command;

const RULES: &str = include_str!("../src/rules.md");

/// How the programs of a section are checked.
enum CheckedAs<'a> {
    Module,
    /// A text in WSL.
    Wsl,
    /// A module, by one lint.
    Lint(&'a str),
    /// A pipeline of the only entry point of a stage.
    Pipeline(ShaderStage),
    /// A module where a language feature is switched off.
    Without(&'a str),
    /// A module in SPIR-V's assembly.
    Spirv,
}

impl<'a> CheckedAs<'a> {
    /// As the section says before its first program.
    fn of(section: &'a str) -> Self {
        let after = |text| section.split_once(text).and_then(|(_, rest)| rest.split(':').next());
        let id = section.lines().next().unwrap_or_default();
        if id.starts_with("wsl/") {
            Self::Wsl
        } else if id.starts_with("lint/") {
            Self::Lint(id)
        } else if id.starts_with("spirv/") {
            Self::Spirv
        } else if let Some(stage) = after("\nBreaks it, for a pipeline of stage ") {
            Self::Pipeline(ShaderStage::from_name(stage).expect("a stage is named"))
        } else {
            after("\nBreaks it, without the language feature ").map_or(Self::Module, Self::Without)
        }
    }

    /// The rules that a program breaks, each once.
    fn broken(&self, source: &str) -> Vec<&'static str> {
        let found = match self {
            Self::Module => Compiler::new().check(source, &Features::all()),
            Self::Wsl => Compiler::new().check(Source::text(Language::Wsl, source), &Features::all()),
            Self::Spirv => Compiler::new().check(Source::text(Language::Spirv, source), &Features::all()),
            Self::Lint(id) => {
                let mut levels = Levels::default();
                levels
                    .set(Levels::ALL, Level::Allow)
                    .and_then(|()| levels.set(id, Level::Warn))
                    .expect("there is that lint");
                Compiler::new().lint(source, &Features::all(), &levels)
            }
            Self::Pipeline(stage) => {
                Compiler::new().pipeline(source, &Features::all(), *stage, None, &[], &Limits::default())
            }
            Self::Without(feature) => {
                let (off, on): (Vec<_>, Vec<_>) =
                    LanguageFeature::ALL.iter().partition(|known| known.name() == *feature);
                assert_eq!(off.len(), 1, "there is no feature '{feature}'");
                let none = Extension::ALL.iter().fold(Features::NONE, |some, &one| some.with_extension(one));
                Compiler::new().check(source, &on.into_iter().fold(none, |some, &one| some.with_language_feature(one)))
            }
        };
        let mut rules: Vec<_> = found.iter().map(|found| found.rule.id).collect();
        rules.dedup();
        rules
    }
}

/// The programs of a section.
fn programs(section: &str) -> Vec<&str> {
    let fence = match section.split('/').next() {
        Some("wsl") => "```wsl\n",
        Some("spirv") => "```spirv\n",
        _ => "```wgsl\n",
    };
    section.split(fence).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn examples_break_their_rule_and_no_other() {
    let mut faults = Vec::new();
    for section in RULES.split("\n## ").skip(1) {
        let id = section.lines().next().unwrap_or_default();
        match programs(section)[..] {
            // What no program shows says why.
            [] if section.contains("\nNo example: ") => {}
            [breaks, keeps] => {
                let checked_as = CheckedAs::of(section);
                let broken = |source| checked_as.broken(source);
                if broken(breaks) != [id] {
                    faults.push(format!("{id}: the first program breaks {:?}", broken(breaks)));
                }
                if !broken(keeps).is_empty() {
                    faults.push(format!("{id}: the second program breaks {:?}", broken(keeps)));
                }
            }
            _ => faults.push(format!("{id}: needs two programs, or the reason why not")),
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The ids in the calls `Rule::new("wgsl/...` and `Rule::new("lint/...` of the compiler's sources, and those of its reader of SPIR-V.
fn declared(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            declared(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).expect("sources are text");
            let ids = text
                .split("Rule::new(")
                .skip(1)
                .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
            let is_read = path.ends_with("spirv/read/rules.rs");
            let is_explained = |id: &&str| id.starts_with("wgsl/") || id.starts_with("lint/") || is_read;
            found.extend(ids.filter(is_explained).map(str::to_owned));
        }
    }
}

#[test]
fn each_rule_has_a_section() {
    let mut rules: Vec<String> = colorfast::wsl::rules::ALL.iter().map(|rule| rule.id.to_owned()).collect();
    declared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../compiler/src"), &mut rules);
    rules.sort();
    rules.dedup();
    let sections: Vec<&str> = RULES.split("\n## ").skip(1).filter_map(|section| section.lines().next()).collect();
    assert_eq!(sections, rules);
}

#[test]
fn explain_prints_a_section() {
    let say =
        |rule| Command::new(env!("CARGO_BIN_EXE_colorfast")).args(["explain", rule]).output().expect("it was built");
    let output = say("wgsl/const-assert");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success() && text.starts_with("wgsl/const-assert\n") && text.contains("const_assert"),
        "{text}"
    );
    assert_eq!(say("const-assert").stdout, output.stdout);
    let output = say("wgsl/const-asert");
    assert_eq!(output.status.code(), Some(2));
}
