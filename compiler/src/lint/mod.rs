//! Lints: what is valid and most likely not meant. A pass over a valid program by itself, which no compilation runs.
//!
//! Each lint is a row of [`LINTS`]. Which of them are asked for, and whether what they find is an error, is the caller's to say.

mod expressions;
mod levels;
pub mod rules;
mod shadowing;
mod usage;

pub use levels::{Level, Levels, UnknownLint};

use crate::diagnostic::{Diagnostic, Rule, Severity, Span};
use crate::sem::{Program, rules as sem_rules};

/// A lint.
#[derive(Debug)]
pub struct Lint {
    /// What it reports.
    pub rule: Rule,
    /// With which others it is asked for.
    pub group: &'static str,
    /// What becomes of what it finds, where nothing else is asked for.
    pub level: Level,
}

const fn lint(rule: Rule, group: &'static str, level: Level) -> Lint {
    Lint { rule, group, level }
}

/// The lints, with the warnings of the front end whose level can be chosen too.
pub const LINTS: [Lint; 11] = [
    lint(rules::UNUSED_VARIABLE, "unused", Level::Warn),
    lint(rules::UNUSED_PARAMETER, "unused", Level::Warn),
    lint(rules::UNUSED_FUNCTION, "unused", Level::Warn),
    lint(rules::UNUSED_BINDING, "unused", Level::Warn),
    lint(rules::UNUSED_WRITE, "unused", Level::Warn),
    lint(rules::SHADOWING, "suspicious", Level::Warn),
    lint(rules::DIVISION_BY_ZERO, "suspicious", Level::Warn),
    lint(rules::CONSTANT_COMPARISON, "suspicious", Level::Warn),
    lint(sem_rules::UNREACHABLE_CODE, "suspicious", Level::Warn),
    lint(rules::PRECISION_LOSS, "pedantic", Level::Allow),
    lint(rules::ZERO_INITIALIZED_READ, "pedantic", Level::Allow),
];

/// All that the lints find in a valid program, as warnings.
pub fn check(program: &Program) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    usage::check(program, &mut found);
    shadowing::check(program, &mut found);
    expressions::check(program, &mut found);
    found
}

fn warning(rule: Rule, span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(rule, span, message).with_severity(Severity::Warning)
}
