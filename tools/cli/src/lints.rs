//! Levels of lints: of the command line, over those of the nearest `colorfast.toml`.
//!
//! The file's table `lints` has a line for each lint or group: `shadowing = "deny"`. Other tables are of the test harness.

use colorfast::lint::{Level, Levels, UnknownLint};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::arguments::LintArguments;

/// The name of the file, looked for in the folder of a shader and in those above.
const FILE: &str = "colorfast.toml";

/// The levels for files, each folder looked at once.
pub struct LintLevels<'a> {
    arguments: &'a LintArguments,
    known: HashMap<PathBuf, Levels>,
}

impl<'a> LintLevels<'a> {
    /// Those that the command line changes.
    pub fn new(arguments: &'a LintArguments) -> Self {
        Self { arguments, known: HashMap::new() }
    }

    /// The levels for a file; for standard input, those for the working folder.
    pub fn of(&mut self, file: &Path) -> Result<Levels, String> {
        let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let folder = parent.canonicalize().map_err(|error| format!("{}: {error}", parent.display()))?;
        if let Some(levels) = self.known.get(&folder) {
            return Ok(levels.clone());
        }
        let mut levels = match folder.ancestors().map(|above| above.join(FILE)).find(|path| path.is_file()) {
            Some(path) => of_file(&path).map_err(|why| format!("{}: {why}", path.display()))?,
            None => Levels::default(),
        };
        set(&mut levels, &named(self.arguments))?;
        self.known.insert(folder, levels.clone());
        Ok(levels)
    }
}

/// The command line's levels, with the names that they are for.
fn named(arguments: &LintArguments) -> Vec<(&str, Level)> {
    let lists = [(&arguments.allow, Level::Allow), (&arguments.warn, Level::Warn), (&arguments.deny, Level::Deny)];
    lists.into_iter().flat_map(|(names, level)| names.iter().map(move |name| (name.as_str(), level))).collect()
}

/// The levels of a file.
fn of_file(path: &Path) -> Result<Levels, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let file: toml::Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let mut levels = Levels::default();
    let Some(lints) = file.get("lints") else { return Ok(levels) };
    let table = lints.as_table().ok_or("'lints' must be a table")?;
    let mut found = Vec::new();
    for (name, value) in table {
        let level = value.as_str().and_then(Level::from_name);
        let level = level.ok_or_else(|| format!("the level of '{name}' must be \"allow\", \"warn\" or \"deny\""))?;
        found.push((name.as_str(), level));
    }
    set(&mut levels, &found)?;
    Ok(levels)
}

/// Sets levels: those of all lints, then those of groups, then those of single lints; the graver of each last.
fn set(levels: &mut Levels, named: &[(&str, Level)]) -> Result<(), String> {
    let mut named = named.to_vec();
    named.sort_by_key(|&(name, level)| (name != Levels::ALL, !Levels::is_group(name), level as u8));
    for (name, level) in named {
        levels.set(name, level).map_err(|UnknownLint { meant }| {
            let help = meant.map(|meant| format!("; did you mean '{meant}'?")).unwrap_or_default();
            format!("no lint '{name}'{help}")
        })?;
    }
    Ok(())
}
