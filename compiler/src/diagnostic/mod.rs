//! What the compiler says of a source: spans, severities, rules, diagnostics, and how they are shown.
//!
//! Knows nothing of any language: rules are declared by the part that checks them.

mod list;
mod nearest;
mod source;
mod suggestion;

pub use list::{Diagnostics, MAX_DIAGNOSTICS};
pub use nearest::{nearest, with_nearest};
pub use source::{Lines, Location, SourceFile};
pub use suggestion::{Applicability, Edit, EditSet, Suggestion, apply};

/// A half-open range of byte offsets into one source text.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The span of a thing that stands nowhere in the source.
    pub const NONE: Self = Self { start: u32::MAX, end: u32::MAX };

    /// The span from `start` to before `end`.
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// Whether this is [`Span::NONE`].
    pub const fn is_none(self) -> bool {
        self.start == u32::MAX
    }

    /// The smallest span that holds both; a missing one adds nothing.
    pub fn to(self, other: Self) -> Self {
        if self.is_none() {
            return other;
        }
        if other.is_none() {
            return self;
        }
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// How grave a diagnostic is. The order is by gravity: `Error < Warning < Info`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The input is rejected.
    Error,
    /// Accepted, and likely wrong.
    Warning,
    /// Worth knowing.
    Info,
}

impl Severity {
    /// The word that stands before the message.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Info => "info",
        }
    }
}

/// A rule that a diagnostic reports as broken. Its id never changes once released.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    /// The stable id: `wgsl/array-count-positive`, `ir/...`, `spirv/...`, `protocol`.
    pub id: &'static str,
    /// The specification's anchor that states the rule (`array-types`), or empty where it is our own.
    pub anchor: &'static str,
}

impl Rule {
    /// Declares a rule.
    pub const fn new(id: &'static str, anchor: &'static str) -> Self {
        Self { id, anchor }
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}
impl Eq for Rule {}

/// A second place, or a remark without a place (`span` is [`Span::NONE`]), that helps to understand a diagnostic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// One sentence, lower case, without a full stop.
    pub message: String,
    /// Where, or [`Span::NONE`].
    pub span: Span,
}

/// One thing to tell about the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How grave.
    pub severity: Severity,
    /// The rule broken.
    pub rule: Rule,
    /// One sentence, lower case, without a full stop, in words that a shader author understands.
    pub message: String,
    /// The place to point at.
    pub span: Span,
    /// Further places and remarks, in reading order.
    pub notes: Vec<Note>,
    /// What would fix it, the best first; each does by itself.
    pub suggestions: Vec<Suggestion>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn error(rule: Rule, span: Span, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            rule,
            message: message.into(),
            span,
            notes: Vec::new(),
            suggestions: Vec::new(),
        }
    }

    /// The same with another severity.
    pub fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The same with a note that points at `span`.
    pub fn with_note(mut self, span: Span, message: impl Into<String>) -> Self {
        self.notes.push(Note { message: message.into(), span });
        self
    }

    /// The same with a remark that points nowhere.
    pub fn with_help(self, message: impl Into<String>) -> Self {
        self.with_note(Span::NONE, message)
    }

    /// The same with edits that fix it.
    pub fn with_suggestion(
        mut self,
        label: impl Into<String>,
        applicability: Applicability,
        edits: impl IntoIterator<Item = Edit>,
    ) -> Self {
        self.suggestions.push(Suggestion::new(label, applicability, edits.into_iter().collect()));
        self
    }
}
