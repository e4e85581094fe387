//! `cargo xtask mutants`: would a test notice if the compiler did this otherwise? cargo-mutants changes the compiler in one place at a
//! time, and each change must fail a test.
//!
//! The tests are those that notice most in the shortest time: the library's unit tests, what is made of old and foreign shaders, and file
//! tests and golden texts in one process (`harness/tests/in_process.rs`). A change that no test notices has survived: then a test is missing, or the change makes no difference,
//! and a line of `.cargo/mutants-survivors.txt` says why.

use crate::cargo::{cargo, target_folder};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

const USAGE: &str =
    "usage: cargo xtask mutants --install | [--in-diff COMMIT] [--shard I/N] [--at-most COUNT] [--minutes M] [FILE...]";

/// The version of cargo-mutants: others make other changes.
const VERSION: &str = "27.1.0";

/// Where survivors have their reasons.
const SURVIVORS: &str = ".cargo/mutants-survivors.txt";

/// What is changed where no files are given.
const SOURCES: &str = "compiler/src/**/*.rs";

/// What is run for each change, beside the packages.
const TESTS: [&str; 8] = [
    "--quiet",
    "--package",
    "colorfast",
    "--package",
    "colorfast-harness",
    "--lib",
    "--test=migration",
    "--test=in_process",
];

/// The longest that the tests may take with one change, in seconds: they take ten.
const TEST_LIMIT: &str = "90";

/// What is asked for.
#[derive(Default, Debug, PartialEq)]
struct Plan {
    /// Only lines that differ from this commit.
    base: Option<String>,
    /// `I/N`, as cargo-mutants takes it.
    shard: Option<String>,
    /// No more changes than this; which, their names alone decide.
    at_most: Option<usize>,
    minutes: Option<u64>,
    /// Only these files.
    files: Vec<String>,
}

impl Plan {
    fn parse(arguments: &[&str]) -> Option<Self> {
        let mut plan = Self::default();
        let mut rest = arguments.iter();
        while let Some(&argument) = rest.next() {
            match argument {
                "--in-diff" => plan.base = Some((*rest.next()?).to_owned()),
                "--shard" => plan.shard = Some((*rest.next()?).to_owned()),
                "--at-most" => plan.at_most = Some(rest.next()?.parse().ok()?),
                "--minutes" => plan.minutes = Some(rest.next()?.parse().ok()?),
                file if !file.starts_with('-') => plan.files.push(file.to_owned()),
                _ => return None,
            }
        }
        Some(plan)
    }
}

/// Tries changes; an error says which survived without a reason.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    if arguments == ["--install"] {
        return install();
    }
    let plan = Plan::parse(arguments).ok_or(USAGE)?;
    if !is_installed() {
        return Err("cargo-mutants is not installed: run `cargo xtask mutants --install`".to_owned());
    }
    let deadline = plan.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    let folder = target_folder().join("mutants");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    check_committed()?;
    let found = list(&plan, &folder)?;
    let chosen = choose(&found, plan.at_most);
    let mut reasons = reasons()?;
    let (mut tried, mut survived, mut unexplained) = (0, 0, Vec::new());
    if !chosen.is_empty() {
        output(cargo().arg("test").args(TESTS)).map_err(|why| format!("the tests fail without a change: {why}"))?;
    }
    for name in &chosen {
        if is_late() {
            break;
        }
        tried += 1;
        let is_explained = reasons.remove(&without_place(name)).is_some();
        if try_change(name, &folder)? == Outcome::Survived {
            survived += 1;
            unexplained
                .extend((!is_explained).then(|| format!("survived, and no line of {SURVIVORS} says why: {name}")));
        } else if is_explained {
            unexplained.push(format!("a test notices it: its line in {SURVIVORS} can go: {name}"));
        }
    }
    println!("{} changes found, {} chosen, {tried} tried, {survived} survived", found.len(), chosen.len());
    let is_everything = plan == Plan::default() && tried == found.len();
    if is_everything {
        unexplained.extend(
            reasons.keys().map(|name| format!("its line in {SURVIVORS} can go, there is no such change: {name}")),
        );
    }
    if unexplained.is_empty() { Ok(()) } else { Err(unexplained.join("\n")) }
}

/// Changes are made in the tree itself, where what was built serves: sources that are not committed would be at risk.
fn check_committed() -> Result<(), String> {
    let changed =
        output(Command::new("git").current_dir(crate::root()).args(["status", "--porcelain", "compiler/src"]))?;
    let words = "these are changed and not committed, and the sources are changed in place: commit or stash them first";
    if changed.is_empty() { Ok(()) } else { Err(format!("{words}\n{changed}")) }
}

fn is_installed() -> bool {
    let version = Command::new("cargo-mutants").arg("--version").stderr(Stdio::null()).output();
    version.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(VERSION))
}

/// Installs it in the version that is used here, unless it is there.
fn install() -> Result<(), String> {
    if is_installed() {
        return Ok(());
    }
    let status = cargo().args(["install", "--quiet", "--locked", "cargo-mutants", "--version", VERSION]).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("cargo-mutants cannot be installed ({status})")),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

/// The changes that there are, as cargo-mutants names them: `FILE:LINE:COLUMN: what is changed`.
fn list(plan: &Plan, folder: &Path) -> Result<Vec<String>, String> {
    let mut command = mutants();
    command.args(["--list", "--no-shuffle"]);
    if let Some(base) = &plan.base {
        let diff = output(Command::new("git").current_dir(crate::root()).args(["diff", base, "--", "compiler/src"]))?;
        if diff.is_empty() {
            return Ok(Vec::new());
        }
        let path = folder.join("changes.diff");
        fs::write(&path, diff).map_err(|error| format!("{}: {error}", path.display()))?;
        command.arg("--in-diff").arg(path);
    }
    if let Some(shard) = &plan.shard {
        command.args(["--shard", shard]);
    }
    let files = if plan.files.is_empty() { &[SOURCES.to_owned()] } else { &plan.files[..] };
    for file in files {
        command.args(["--file", file]);
    }
    Ok(output(&mut command)?.lines().map(str::to_owned).collect())
}

/// At most so many of the changes, in their order. Of too many those are chosen whose names hash lowest: the same ones each time.
fn choose(found: &[String], at_most: Option<usize>) -> Vec<String> {
    let count = at_most.unwrap_or(found.len()).min(found.len());
    let mut by_hash: Vec<&String> = found.iter().collect();
    by_hash.sort_by_key(|name| (hash(name), name.as_str()));
    found.iter().filter(|name| by_hash[..count].contains(name)).cloned().collect()
}

/// FNV-1a, finished so that its upper bits are as good as the lower.
fn hash(text: &str) -> u64 {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[derive(PartialEq, Debug)]
enum Outcome {
    /// A test failed or took too long, or the change is none that compiles.
    Noticed,
    Survived,
}

/// Makes one change, and runs the tests.
fn try_change(name: &str, folder: &Path) -> Result<Outcome, String> {
    let mut command = mutants();
    command.args(["--in-place", "--baseline=skip", "--colors=never", "--timeout", TEST_LIMIT, "--build-timeout=600"]);
    let file = name.split(':').next().unwrap_or_default();
    command.args(["--file", file, "--re", &format!("^{}$", escaped(name)), "--output"]).arg(folder);
    // Changes may loop or panic in words of their own; what matters is whether one survived.
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status().map_err(|error| error.to_string())?;
    outcome(status).ok_or_else(|| {
        format!("cargo-mutants failed ({status}) at {name}: see {}", folder.join("mutants.out").display())
    })
}

/// By cargo-mutants' exit status.
fn outcome(status: ExitStatus) -> Option<Outcome> {
    match status.code()? {
        // All were caught, or timed out.
        0 | 3 => Some(Outcome::Noticed),
        2 => Some(Outcome::Survived),
        _ => None,
    }
}

fn mutants() -> Command {
    let mut command = Command::new("cargo-mutants");
    command.arg("mutants").current_dir(crate::root());
    command
}

/// The reasons of survivors: `FILE: what is changed -- REASON`.
fn reasons() -> Result<BTreeMap<String, String>, String> {
    let path: PathBuf = crate::root().join(SURVIVORS);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let reason = |line: &str| {
        let (name, reason) =
            line.split_once(" -- ").ok_or_else(|| format!("{SURVIVORS}: '{line}' is not CHANGE -- REASON"))?;
        Ok((name.trim().to_owned(), reason.trim().to_owned()))
    };
    lines.map(reason).collect()
}

/// A change's name without line and column, which other changes of the file move.
fn without_place(name: &str) -> String {
    let mut parts = name.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(_), Some(_), Some(what)) => format!("{file}:{what}"),
        _ => name.to_owned(),
    }
}

/// A regular expression for exactly this text.
fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut escaped, c| {
        if c.is_ascii_punctuation() {
            escaped.push('\\');
        }
        escaped.push(c);
        escaped
    })
}

fn output(command: &mut Command) -> Result<String, String> {
    let shown = format!("{command:?}").replace('"', "");
    let output = command.output().map_err(|error| format!("cannot run {shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!("failed ({}): {shown}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read() {
        let plan =
            Plan::parse(&["--in-diff", "main", "--at-most", "9", "compiler/src/ir/op.rs"]).expect("they are right");
        assert_eq!((plan.base.as_deref(), plan.at_most, plan.files.len()), (Some("main"), Some(9), 1));
        assert_eq!(Plan::parse(&["--at-most", "few"]), None);
        assert_eq!(Plan::parse(&["--everything"]), None);
    }

    #[test]
    fn the_same_changes_are_chosen_whatever_else_there_is() {
        let names: Vec<String> = (0..100).map(|index| format!("a.rs:{index}:1: replace f with g")).collect();
        let few = choose(&names, Some(5));
        assert_eq!(few.len(), 5);
        assert_eq!(choose(&names, Some(5)), few);
        assert_eq!(choose(&few, Some(9)), few);
        assert!(few != names[..5] && names.iter().filter(|name| few.contains(name)).eq(&few));
    }

    #[test]
    fn names_lose_their_places_and_nothing_else() {
        let name = "compiler/src/a.rs:12:5: replace A::f -> Vec<B> with vec![]";
        assert_eq!(without_place(name), "compiler/src/a.rs: replace A::f -> Vec<B> with vec![]");
        assert_eq!(escaped("a -> b<c>"), "a \\-\\> b\\<c\\>");
    }
}
