//! Old WGSL, and words and forms of GLSL, HLSL and C, in a module that is not valid: how WGSL writes them today.
//!
//! A valid module is never looked at. What is found is one error each, with the edits that fix it; the text with all edits made is
//! then checked in its place, so that nothing is said of what only follows. Words are rows of a table (`words`); forms are told by
//! their tokens, and know no more of the grammar than that.

mod attributes;
mod c_declarations;
mod calls;
mod declarations;
mod finder;
mod places;
mod preprocessor;
mod statements;
mod words;

use super::{limits, rules};
use crate::diagnostic::{Applicability, Diagnostic, Diagnostics, Edit, EditSet, Span};
use crate::util::Interner;
use finder::{Finder, Mistake};
use places::Edited;
pub use words::advice;

/// Edits that move text wait until those in it are made: at most so many rounds.
const MAX_ROUNDS: usize = 6;

/// What is old or foreign in a text, and the text without it.
pub struct Migration {
    /// The text after each round of edits, and how to get back from it.
    rounds: Vec<Edited>,
    /// What was found, where it stands in the text as it was.
    found: Vec<Diagnostic>,
}

impl Migration {
    /// Looks for what is old or foreign in a text that is not valid; none where there is nothing.
    pub fn of(source: &str) -> Option<Self> {
        if source.len() > limits::SOURCE_BYTES {
            return None;
        }
        let mut migration = Self { rounds: Vec::new(), found: Vec::new() };
        while migration.rounds.len() < MAX_ROUNDS {
            let text = migration.text().unwrap_or(source);
            let mut diagnostics = Diagnostics::new();
            let tokens = super::lexer::tokenize(text, &mut Interner::new(), &mut diagnostics);
            if diagnostics.iter().any(|error| error.rule == rules::UNTERMINATED_COMMENT) {
                break;
            }
            let mistakes = Finder::new(text, &tokens).mistakes();
            let (accepted, edits) = without_conflicts(mistakes);
            if accepted.is_empty() {
                break;
            }
            let edited = Edited::new(text, edits);
            for mistake in accepted {
                let diagnostic = migration.in_source(diagnostic(mistake));
                migration.found.push(diagnostic);
            }
            migration.rounds.push(edited);
        }
        (!migration.rounds.is_empty()).then_some(migration)
    }

    /// The text as WGSL has it today, as far as that is known.
    pub fn text(&self) -> Option<&str> {
        self.rounds.last().map(|edited| edited.text.as_str())
    }

    /// What is wrong with the source: what is old or foreign in it, and what is said of the text without that.
    pub fn diagnostics(self, rest: Diagnostics) -> Diagnostics {
        let mut all = Diagnostics::new();
        for diagnostic in &self.found {
            all.push(diagnostic.clone());
        }
        for diagnostic in rest {
            all.push(self.in_source(diagnostic));
        }
        all.sort_by_place();
        all
    }

    /// A diagnostic of the edited text as one of the source: suggestions that touch what was edited wait until it is.
    fn in_source(&self, mut diagnostic: Diagnostic) -> Diagnostic {
        diagnostic.span = self.before(diagnostic.span).0;
        for note in &mut diagnostic.notes {
            note.span = self.before(note.span).0;
        }
        let is_known = |edit: &mut Edit| {
            let (span, is_same) = self.before(edit.span);
            edit.span = span;
            is_same
        };
        diagnostic.suggestions.retain_mut(|suggestion| suggestion.edits.iter_mut().all(is_known));
        diagnostic
    }

    fn before(&self, span: Span) -> (Span, bool) {
        self.rounds.iter().rev().fold((span, true), |(span, known), edited| {
            let (before, is_same) = edited.before(span);
            (before, known && is_same)
        })
    }
}

/// The mistakes whose edits can be made together, those that move no text first, and these edits.
fn without_conflicts(mut mistakes: Vec<Mistake>) -> (Vec<Mistake>, Vec<Edit>) {
    mistakes.sort_by_key(|mistake| (mistake.moves_text, mistake.span.start));
    let (mut taken, mut accepted) = (EditSet::default(), Vec::new());
    for mistake in mistakes {
        if taken.add(&mistake.edits) {
            accepted.push(mistake);
        }
    }
    (accepted, taken.into_edits())
}

fn diagnostic(mistake: Mistake) -> Diagnostic {
    let Mistake { rule, span, message, help, edits, fix, .. } = mistake;
    let mut error = Diagnostic::error(rule, span, message);
    if let Some(help) = help {
        error = error.with_help(help);
    }
    match fix {
        Some((label, applicability)) => error.with_suggestion(label, applicability, edits),
        None => error,
    }
}

/// What says that a fix may be made unseen, or not.
fn applicability(is_safe: bool) -> Applicability {
    if is_safe { Applicability::Safe } else { Applicability::MaybeIncorrect }
}
