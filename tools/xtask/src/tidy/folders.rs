//! A folder that holds more files than a reader takes in is divided by topic.

use std::collections::BTreeMap;
use std::process::Command;

/// A folder with more files than this has more than one topic.
const MAX_FILES: usize = 60;

/// Folders that may hold more, with the reason.
const UNDIVIDED: &[(&str, &str)] =
    &[("fuzz/targets", "generated: a file for each transform, in the flat list that cargo-fuzz asks for")];

/// Says which folders of the project hold too many files, and which need no exception any more.
pub fn check() -> Result<Vec<String>, String> {
    let mut git = Command::new("git");
    git.current_dir(crate::root()).args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]);
    let output = git.output().map_err(|error| format!("git ls-files: {error}"))?;
    let paths = String::from_utf8(output.stdout).map_err(|error| format!("git ls-files: {error}"))?;
    let exist = paths.split('\0').filter(|path| crate::root().join(path).is_file());
    Ok(complaints(exist))
}

fn complaints<'p>(paths: impl Iterator<Item = &'p str>) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for path in paths {
        if let Some((folder, _)) = path.rsplit_once('/') {
            *counts.entry(folder).or_default() += 1;
        }
    }
    counts.retain(|_, count| *count > MAX_FILES);
    let idle = UNDIVIDED.iter().filter(|(folder, _)| !counts.contains_key(folder));
    let idle: Vec<String> =
        idle.map(|(folder, _)| format!("{folder}: it holds few files: take it out of `UNDIVIDED`")).collect();
    let large = counts.iter().filter(|(folder, _)| !UNDIVIDED.iter().any(|(known, _)| known == *folder));
    let large = large.map(|(folder, count)| {
        format!("{folder}: {count} files are more than {MAX_FILES}: divide the folder by topic")
    });
    large.chain(idle).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_folders_are_told_and_exceptions_are_needed() {
        let folder =
            |name: &str, count: usize| (0..count).map(|index| format!("{name}/{index}.rs")).collect::<Vec<_>>();
        let told = |folders: &[Vec<String>]| complaints(folders.iter().flatten().map(String::as_str));
        let known: Vec<Vec<String>> = UNDIVIDED.iter().map(|(name, _)| folder(name, MAX_FILES + 1)).collect();
        assert_eq!(told(&known), Vec::<String>::new());
        assert_eq!(told(&[]).len(), UNDIVIDED.len());
        let with = |one: Vec<String>| told(&[known.clone(), vec![one]].concat());
        assert!(with(folder("a/b", MAX_FILES)).is_empty());
        assert_eq!(with(folder("a/b", MAX_FILES + 1)), ["a/b: 61 files are more than 60: divide the folder by topic"]);
    }
}
