//! The list that a compiler stage reports into, bounded so that hostile input cannot make it large.

use super::{Diagnostic, Rule, Severity, Span};

/// At most this many diagnostics are kept; the rest are counted.
pub const MAX_DIAGNOSTICS: usize = 1000;

/// Diagnostics in the order in which they were found.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    errors: usize,
    dropped: usize,
    /// How many of those kept are no errors.
    others: usize,
}

impl Diagnostics {
    /// An empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a diagnostic, unless the list is full. An error is kept in place of the last non-error of a full list.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let is_error = diagnostic.severity == Severity::Error;
        self.errors += usize::from(is_error);
        if self.items.len() < MAX_DIAGNOSTICS {
            self.others += usize::from(!is_error);
            self.items.push(diagnostic);
            return;
        }
        self.dropped += 1;
        if is_error
            && self.others > 0
            && let Some(slot) = self.items.iter_mut().rev().find(|item| item.severity != Severity::Error)
        {
            *slot = diagnostic;
            self.others -= 1;
        }
    }

    /// Adds an error.
    pub fn error(&mut self, rule: Rule, span: Span, message: impl Into<String>) {
        self.push(Diagnostic::error(rule, span, message));
    }

    /// Whether an error was reported, kept or not.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// How many errors were reported, kept or not.
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// How many were reported beyond the limit.
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// Those kept, in the order found.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.items.iter()
    }

    /// How many are kept.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether none is kept.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Adds all of `other`.
    pub fn append(&mut self, other: Diagnostics) {
        self.dropped += other.dropped;
        for item in other.items {
            self.push(item);
        }
    }

    /// Orders the list by place in the source (a stable sort, so that equal places keep the order found).
    pub fn sort_by_place(&mut self) {
        self.items.sort_by_key(|item| (item.span.start, item.span.end));
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        let mut list = Self::new();
        list.push(diagnostic);
        list
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}
