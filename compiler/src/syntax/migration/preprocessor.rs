//! Lines for a preprocessor, which WGSL does not have.

use super::finder::{Finder, Mistake};
use crate::diagnostic::Edit;
use crate::syntax::rules;
use crate::syntax::token::TokenKind as T;

/// The words behind `#`.
const DIRECTIVES: &[&str] = &[
    "define",
    "elif",
    "else",
    "endif",
    "error",
    "extension",
    "if",
    "ifdef",
    "ifndef",
    "import",
    "include",
    "line",
    "pragma",
    "undef",
    "version",
];

impl Finder<'_> {
    /// `#define NAME value`, `#version 450` and others, up to the end of the line.
    pub(super) fn preprocessor_line(&mut self, at: usize) {
        let start = self.span(at).start as usize;
        let end = self.source[start..].find('\n').map_or(self.source.len(), |length| start + length);
        let behind = (at + 1..self.tokens.len()).find(|&token| self.span(token).start as usize >= end);
        let line = at..behind.unwrap_or(self.tokens.len()).min(self.tokens.len() - 1);
        if line.is_empty() || !self.starts_line(at) || !DIRECTIVES.contains(&self.text(at + 1)) {
            return;
        }
        self.take(line.clone());
        let place = self.span_of(line.clone());
        match self.text(at + 1) {
            "define" if self.is_constant(line.clone()) => {
                // The value ends with its last token; a comment may follow.
                let value = at + 3..line.end;
                let is_literal = value.len() == 1 && matches!(self.kind(value.start), T::IntLiteral | T::FloatLiteral);
                let edits = vec![
                    Edit::replace(self.span_of(at..at + 2), "const"),
                    Edit::insert(self.span(at + 2).end, " ="),
                    Edit::insert(place.end, ";"),
                ];
                let message = "there is no preprocessor in WGSL: a name for a value is a 'const'";
                let mistake = Mistake::new(rules::FOREIGN_SYNTAX, place, message, edits);
                self.report(mistake.fixed("declare a 'const'", is_literal));
            }
            "version" | "extension" | "pragma" => {
                let message = format!("there is no '#{}' in WGSL, and no need of it", self.text(at + 1));
                let mistake = Mistake::new(rules::FOREIGN_SYNTAX, place, message, vec![Edit::delete(place)]);
                self.report(mistake.fixed("remove it", true));
            }
            _ => {
                let mistake = Mistake::new(
                    rules::FOREIGN_SYNTAX,
                    place,
                    "there is no preprocessor in WGSL",
                    vec![Edit::delete(place)],
                );
                self.report(
                    mistake
                        .helped("choose between texts before they are compiled, or write an 'if' over an 'override'"),
                );
            }
        }
    }

    /// Whether a `#define` gives a name, without parameters, a value.
    fn is_constant(&self, line: std::ops::Range<usize>) -> bool {
        let name = line.start + 2;
        let is_macro = self.kind(name + 1) == T::ParenLeft && self.span(name).end == self.span(name + 1).start;
        self.kind(name) == T::Identifier && name + 1 < line.end && !is_macro
    }
}
