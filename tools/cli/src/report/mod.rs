//! What is said of one or more sources, as one report in the format asked for.

mod github;
mod human;
mod json;
mod sarif;

use colorfast::diagnostic::{Diagnostic, Diagnostics, Severity};
use std::io::IsTerminal;

use crate::arguments::{Colour, Format, ShownArguments};
use crate::input::Input;
use crate::run::print;

/// A source, and what is shown of what is said of it.
pub struct Source {
    input: Input,
    shown: Vec<Diagnostic>,
    has_errors: bool,
}

/// Sources in the order in which they were checked.
pub struct Report {
    sources: Vec<Source>,
    /// How many diagnostics may still be shown.
    room: usize,
    counts: Counts,
}

/// How many diagnostics there are.
#[derive(Copy, Clone, Default)]
struct Counts {
    errors: usize,
    warnings: usize,
    infos: usize,
    /// Of these, how many are not shown.
    left_out: usize,
}

impl Report {
    /// An empty report that shows at most so many diagnostics; all that were kept, where that is zero.
    pub fn new(limit: usize) -> Self {
        let room = if limit == 0 { usize::MAX } else { limit };
        Self { sources: Vec::new(), room, counts: Counts::default() }
    }

    /// Adds a source.
    pub fn add(&mut self, input: Input, diagnostics: Diagnostics) {
        let (has_errors, dropped) = (diagnostics.has_errors(), diagnostics.dropped());
        let count = |severity| diagnostics.iter().filter(|found| found.severity == severity).count();
        let kept_errors = count(Severity::Error);
        self.counts.errors += diagnostics.error_count();
        // Of what was not kept, what is no error is counted as a warning.
        self.counts.warnings += count(Severity::Warning) + dropped - (diagnostics.error_count() - kept_errors);
        self.counts.infos += count(Severity::Info);
        let shown = diagnostics.len().min(self.room);
        self.counts.left_out += diagnostics.len() - shown + dropped;
        self.room -= shown;
        let shown = diagnostics.into_iter().take(shown).collect();
        self.sources.push(Source { input, shown, has_errors });
    }

    /// Whether no source has an error.
    pub fn is_ok(&self) -> bool {
        self.counts.errors == 0
    }

    /// Prints it: for people on standard error, for programs on standard output.
    pub fn show(&self, arguments: &ShownArguments) -> Result<(), String> {
        let colour = match arguments.color {
            Colour::Auto => std::io::stderr().is_terminal(),
            Colour::Always => true,
            Colour::Never => false,
        };
        match arguments.format {
            Format::Human => {
                eprint!("{}", human::text(self, colour));
                Ok(())
            }
            Format::Json => print(&format!("{}\n", json::value(self)?)),
            Format::Sarif => print(&format!("{:#}\n", sarif::value(self))),
            Format::Github => print(&github::text(self)),
        }
    }
}

impl Counts {
    /// In words: `1 error, 2 warnings`.
    fn in_words(self) -> String {
        let parts = [(self.errors, "error"), (self.warnings, "warning"), (self.infos, "info")];
        let words = parts.iter().filter(|(count, _)| *count > 0).map(|&(count, word)| counted(count, word));
        words.collect::<Vec<_>>().join(", ")
    }
}

/// `1 mistake`, `2 mistakes`
pub fn counted(count: usize, word: &str) -> String {
    format!("{count} {word}{}", if count == 1 { "" } else { "s" })
}
