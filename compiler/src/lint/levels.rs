//! Which lints are asked for, and what becomes of what they find.

use super::LINTS;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity, nearest};

/// What becomes of what a lint finds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Nothing is said.
    Allow,
    /// It is a warning.
    Warn,
    /// It is an error.
    Deny,
}

impl Level {
    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "allow" => Some(Self::Allow),
            "warn" => Some(Self::Warn),
            "deny" => Some(Self::Deny),
            _ => None,
        }
    }
}

/// The level of each lint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels([Level; LINTS.len()]);

impl Default for Levels {
    fn default() -> Self {
        Self(std::array::from_fn(|index| LINTS[index].level))
    }
}

/// A name that no lint or group has, and the nearest that one has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLint {
    /// What to write instead, perhaps.
    pub meant: Option<&'static str>,
}

impl Levels {
    /// The group of all lints.
    pub const ALL: &str = "all";

    /// Sets the level of lints: of one by its id, with or without what stands before the `/`, or of a group.
    ///
    /// # Errors
    /// Where no lint or group has the name.
    pub fn set(&mut self, name: &str, level: Level) -> Result<(), UnknownLint> {
        let mut is_known = false;
        for (lint, slot) in LINTS.iter().zip(&mut self.0) {
            if name == Self::ALL || lint.group == name || is_named(lint.rule.id, name) {
                (*slot, is_known) = (level, true);
            }
        }
        let known = || LINTS.iter().flat_map(|lint| [lint.rule.id, short(lint.rule.id), lint.group]).chain([Self::ALL]);
        if is_known { Ok(()) } else { Err(UnknownLint { meant: nearest(name, known()) }) }
    }

    /// Whether a name is that of a group, and not of one lint.
    pub fn is_group(name: &str) -> bool {
        name == Self::ALL || LINTS.iter().any(|lint| lint.group == name)
    }

    /// What is said of a module at these levels.
    pub fn apply(&self, found: impl IntoIterator<Item = Diagnostic>) -> Diagnostics {
        let mut said = Diagnostics::new();
        for diagnostic in found {
            let lint = LINTS.iter().position(|lint| lint.rule == diagnostic.rule);
            match lint.map(|index| self.0[index]) {
                None => said.push(diagnostic),
                Some(Level::Allow) => {}
                Some(Level::Warn) => said.push(diagnostic.with_severity(Severity::Warning)),
                Some(Level::Deny) => said.push(diagnostic.with_severity(Severity::Error)),
            }
        }
        said.sort_by_place();
        said
    }
}

fn short(id: &'static str) -> &'static str {
    id.split_once('/').map_or(id, |(_, name)| name)
}

fn is_named(id: &'static str, name: &str) -> bool {
    id == name || short(id) == name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_set_by_id_and_group() {
        let mut levels = Levels::default();
        assert_eq!(levels.set("all", Level::Allow), Ok(()));
        assert_eq!(levels.set("unused", Level::Warn), Ok(()));
        assert_eq!(levels.set("lint/unused-write", Level::Deny), Ok(()));
        assert_eq!(levels.set("shadowing", Level::Deny), Ok(()));
        let denied = LINTS.iter().zip(levels.0).filter(|(_, level)| *level == Level::Deny);
        let denied: Vec<&str> = denied.map(|(lint, _)| lint.rule.id).collect();
        assert_eq!(denied, ["lint/unused-write", "lint/shadowing"]);
        assert_eq!(levels.set("unusd-write", Level::Warn), Err(UnknownLint { meant: Some("unused-write") }));
    }
}
