//! The texts of definition files, places in them, and how an error is shown: file, line, column and a caret.

use std::fmt::Write;

use crate::model::FileId;

/// A range of bytes in one definition file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// From the start of this span to the end of `other`, which stands later in the same file.
    pub fn to(self, other: Self) -> Self {
        Self { end: other.end, ..self }
    }
}

/// A misuse of the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// Where, or nothing for a file that could not be opened at all.
    pub span: Option<Span>,
    /// One sentence, lower case, without a full stop.
    pub message: String,
    /// Further places.
    pub notes: Vec<(Span, String)>,
}

impl Error {
    /// An error at `span`.
    pub fn at(span: Span, message: impl Into<String>) -> Self {
        Self { span: Some(span), message: message.into(), notes: Vec::new() }
    }

    /// The same with a further place.
    pub fn note(mut self, span: Span, message: impl Into<String>) -> Self {
        self.notes.push((span, message.into()));
        self
    }
}

/// The definition files read so far.
#[derive(Default, Debug)]
pub struct Sources {
    files: Vec<(String, String)>,
}

impl Sources {
    /// Adds a file under its path from the project's root.
    pub fn add(&mut self, path: &str, text: String) -> FileId {
        self.files.push((path.to_owned(), text));
        FileId::new(self.files.len() - 1)
    }

    /// The file of that path, if it was read.
    pub fn find(&self, path: &str) -> Option<FileId> {
        self.files.iter().position(|(p, _)| p == path).map(FileId::new)
    }

    /// The paths of all files.
    pub fn paths(&self) -> Vec<String> {
        self.files.iter().map(|(path, _)| path.clone()).collect()
    }

    /// A file's path.
    pub fn path(&self, file: FileId) -> &str {
        &self.files[file.index()].0
    }

    /// A file's text.
    pub fn text(&self, file: FileId) -> &str {
        &self.files[file.index()].1
    }

    /// The text under a span.
    pub fn slice(&self, span: Span) -> &str {
        &self.text(span.file)[span.start as usize..span.end as usize]
    }

    /// Line and column, both from 1; columns count characters.
    pub fn position(&self, span: Span) -> (usize, usize) {
        let before = &self.text(span.file)[..span.start as usize];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// The error as text for people, several lines, ending in a line break.
    pub fn render(&self, error: &Error) -> String {
        let mut out = format!("error: {}\n", error.message);
        if let Some(span) = error.span {
            self.render_place(&mut out, span, "-->");
        }
        for (span, message) in &error.notes {
            let _ = writeln!(out, "note: {message}");
            self.render_place(&mut out, *span, "-->");
        }
        out
    }

    fn render_place(&self, out: &mut String, span: Span, arrow: &str) {
        let (line, column) = self.position(span);
        let text = self.text(span.file).lines().nth(line - 1).unwrap_or("");
        let rest = text.chars().count() + 1 - column.min(text.chars().count() + 1);
        let carets = self.slice(span).chars().count().min(rest).max(1);
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        let _ = writeln!(out, "{margin}{arrow} {}:{line}:{column}", self.path(span.file));
        let _ = writeln!(out, "{margin} |\n{number} | {text}");
        let _ = writeln!(out, "{margin} | {}{}", " ".repeat(column - 1), "^".repeat(carets));
    }
}
