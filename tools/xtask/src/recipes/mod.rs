//! `cargo xtask recipes`: the recipes of CONTRIBUTING.md, followed for things that there are not. Each step is an edit of one place; with all
//! of them the compiler has the thing and its proof passes, and without any one rustc, the generator or a test says which is missing.
//!
//! A recipe is a folder of `tools/xtask/recipes/`, whose `README.md` says what its files hold. It is followed in a copy of the packages that it
//! needs, below `target/recipes/`, with a target folder of its own.

mod recipe;

use recipe::{Command, Place, Recipe, Step};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::time::Instant;

/// What is copied: the compiler, the generator, and what these two need.
const COPIED: [&str; 11] = [
    "compiler",
    "intrinsics",
    "tools/intrinsic-gen",
    "harness/exec",
    "harness/wire",
    "tools/reference",
    "tools/testdata",
    "fuzz/calls.txt",
    "fuzz/wgsl.dict",
    "rust-toolchain.toml",
    "Cargo.toml",
];

/// Follows all recipes, or those that are named; with `whole_only`, without leaving steps out.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let whole_only = arguments.contains(&"--whole-only");
    let names: Vec<&str> = arguments.iter().copied().filter(|&argument| argument != "--whole-only").collect();
    let all = Recipe::read_all(&crate::root().join(recipe::FOLDER))?;
    if let Some(name) = names.iter().find(|&&name| all.iter().all(|recipe| recipe.name != name)) {
        return Err(format!("no recipe is called '{name}'"));
    }
    let copy = Copy::new()?;
    let mut faults = Vec::new();
    let (mut passed, mut failed) = (0, 0);
    for recipe in all.iter().filter(|recipe| names.is_empty() || names.contains(&recipe.name.as_str())) {
        let found = follow(recipe, &copy, whole_only)?;
        passed += found.passed;
        failed += found.faults.len();
        faults.extend(found.faults);
    }
    copy.restore()?;
    println!("{passed} passed, {failed} failed");
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n\n")) }
}

#[derive(Default)]
struct Found {
    passed: usize,
    faults: Vec<String>,
}

fn follow(recipe: &Recipe, copy: &Copy, whole_only: bool) -> Result<Found, String> {
    let mut found = Found::default();
    let edited: BTreeSet<&str> = recipe.by_hand().map(|step| step.file.as_str()).collect();
    println!("{}: {} steps by hand in {} files:", recipe.name, recipe.by_hand().count(), edited.len());
    edited.iter().for_each(|file| println!("    {file}"));
    if edited.len() > recipe.most_files {
        let (name, most) = (&recipe.name, recipe.most_files);
        found.faults.push(format!("{name}: {} files are edited by hand, and may be at most {most}", edited.len()));
    }
    let contributing = fs::read_to_string(crate::root().join("CONTRIBUTING.md")).map_err(|error| error.to_string())?;
    for file in recipe.unnamed(&contributing) {
        let (name, section) = (&recipe.name, &recipe.section);
        found.faults.push(format!("{name}: CONTRIBUTING.md does not name {file} in its section '{section}'"));
    }
    let start = Instant::now();
    match copy.attempt(recipe, None)? {
        Ok(()) => {
            found.passed += 1;
            println!("  all steps: done, {} s", start.elapsed().as_secs());
        }
        Err(output) => {
            found.faults.push(format!("{}: with all steps done it fails\n{output}", recipe.name));
            return Ok(found);
        }
    }
    for left in if whole_only { Vec::new() } else { recipe.leavable() } {
        let start = Instant::now();
        let outcome = copy.attempt(recipe, Some(left.name))?;
        match noticed(outcome, left.words) {
            Ok(line) => {
                found.passed += 1;
                println!("  without {}: {} s, {line}", left.name, start.elapsed().as_secs());
            }
            Err(why) => found.faults.push(format!("{}: without the step {}, {why}", recipe.name, left.name)),
        }
    }
    Ok(found)
}

/// The line of a failure that says what is missing.
fn noticed(outcome: Result<(), String>, words: &[String]) -> Result<String, String> {
    let Err(output) = outcome else { return Err("nothing fails".to_owned()) };
    if let Some(missing) = words.iter().find(|&words| !output.contains(words.as_str())) {
        return Err(format!("what fails does not say '{missing}':\n{output}"));
    }
    let line = output.lines().find(|line| line.contains(words[0].as_str())).unwrap_or_default();
    Ok(line.trim().to_owned())
}

/// The copy that recipes are followed in.
struct Copy {
    tree: PathBuf,
    target: PathBuf,
    /// The files of the original, and their texts.
    files: Vec<(String, Vec<u8>)>,
}

impl Copy {
    fn new() -> Result<Self, String> {
        let root = crate::root();
        let listed = process::Command::new("git")
            .current_dir(&root)
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "--"])
            .args(COPIED)
            .output()
            .map_err(|error| format!("cannot run git: {error}"))?;
        let mut files = Vec::new();
        for path in String::from_utf8_lossy(&listed.stdout).lines().filter(|path| root.join(path).is_file()) {
            let bytes = fs::read(root.join(path)).map_err(|error| format!("{path}: {error}"))?;
            files.push((path.to_owned(), if path == "Cargo.toml" { reduced(bytes) } else { bytes }));
        }
        let folder = root.join("target/recipes");
        let copy = Self { tree: folder.join("tree"), target: folder.join("target"), files };
        copy.remove_strangers()?;
        copy.restore()?;
        let lock = fs::read(root.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
        write(&copy.tree.join("Cargo.lock"), &lock)?;
        Ok(copy)
    }

    /// Removes sources that the original has no more: an earlier recipe's, or those that have gone since.
    fn remove_strangers(&self) -> Result<(), String> {
        let known: BTreeSet<PathBuf> = self.files.iter().map(|(path, _)| self.tree.join(path)).collect();
        let mut folders = vec![self.tree.join("compiler"), self.tree.join("tools")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if !known.contains(&path) {
                    fs::remove_file(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                }
            }
        }
        Ok(())
    }

    /// Writes what differs from the original, so that cargo builds nothing else again.
    fn restore(&self) -> Result<(), String> {
        self.files.iter().try_for_each(|(path, bytes)| write(&self.tree.join(path), bytes))
    }

    /// Follows a recipe without the step called `left`, if any; the outer error is for a recipe that cannot be followed, the inner one
    /// the output of the command that failed.
    fn attempt(&self, recipe: &Recipe, left: Option<&str>) -> Result<Result<(), String>, String> {
        self.restore()?;
        for step in recipe.steps.iter().filter(|step| left != Some(step.name.as_str())) {
            self.edit(step)?;
        }
        let commands = recipe.commands.iter().filter(|command| left != Some(command.name.as_str()));
        let outcome = commands.map(|command| self.run(command)).find(Result::is_err).unwrap_or(Ok(()));
        for step in recipe.steps.iter().filter(|step| step.place == Place::New) {
            let _ = fs::remove_file(self.tree.join(&step.file));
        }
        Ok(outcome)
    }

    fn edit(&self, step: &Step) -> Result<(), String> {
        let path = self.tree.join(&step.file);
        let fix = |what: String| format!("{what}: fix {}", step.source.display());
        let text = match &step.place {
            Place::New => step.text.clone(),
            Place::Before(anchor) | Place::After(anchor) => {
                let old = fs::read_to_string(&path).map_err(|error| fix(format!("{}: {error}", step.file)))?;
                let mut starts = old.match_indices(&format!("{anchor}\n")).map(|(start, _)| start).collect::<Vec<_>>();
                starts.retain(|&start| start == 0 || old.as_bytes()[start - 1] == b'\n');
                let [start] = starts[..] else {
                    return Err(fix(format!("{} has {} lines '{anchor}', not one", step.file, starts.len())));
                };
                let after = matches!(step.place, Place::After(_));
                let at = if after { start + anchor.len() + 1 } else { start };
                format!("{}{}{}", &old[..at], step.text, &old[at..])
            }
        };
        write(&path, text.as_bytes())
    }

    /// Runs cargo in the copy; the error is what it wrote.
    fn run(&self, command: &Command) -> Result<(), String> {
        let mut cargo = process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(&self.tree).args(&command.arguments).env("CARGO_TARGET_DIR", &self.target);
        // Each attempt builds the compiler again, and runs little of it.
        cargo.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
        cargo.env("CARGO_INCREMENTAL", "1").env_remove("BLESS");
        if command.blesses {
            cargo.env("BLESS", "1");
        }
        let output = cargo.output().map_err(|error| format!("cannot run cargo: {error}"))?;
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        let shown = command.arguments.join(" ");
        if output.status.success() { Ok(()) } else { Err(format!("failed: cargo {shown}\n{text}")) }
    }
}

/// The workspace's manifest, with those members that are copied.
fn reduced(manifest: Vec<u8>) -> Vec<u8> {
    let text = String::from_utf8_lossy(&manifest).into_owned();
    let stays = |line: &&str| match line.strip_prefix("    \"").and_then(|rest| rest.strip_suffix("\",")) {
        Some(member) => COPIED.contains(&member),
        None => true,
    };
    text.lines().filter(stays).map(|line| format!("{line}\n")).collect::<String>().into_bytes()
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let error = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().expect("it lies in a folder")).map_err(error)?;
    fs::write(path, bytes).map_err(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_must_say_what_is_missing() {
        let words = ["EdgeWidth".to_owned()];
        assert_eq!(noticed(Ok(()), &words), Err("nothing fails".to_owned()));
        assert!(noticed(Err("failed: cargo check\nno network".to_owned()), &words).is_err());
        let output = "failed: cargo check\n  error: no EdgeWidth\nmore".to_owned();
        assert_eq!(noticed(Err(output), &words), Ok("error: no EdgeWidth".to_owned()));
    }

    #[test]
    fn members_that_are_not_copied_go() {
        let manifest = b"members = [\n    \"compiler\",\n    \"fuzz\",\n]\n".to_vec();
        assert_eq!(reduced(manifest), b"members = [\n    \"compiler\",\n]\n");
    }
}
