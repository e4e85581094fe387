//! Declarations and keywords of WGSL before 2023.

use super::finder::{Finder, Mistake};
use crate::diagnostic::Edit;
use crate::syntax::rules;
use crate::syntax::token::TokenKind as T;

/// Keywords that are others today.
const KEYWORDS: &[(&str, &str)] =
    &[("elif", "else if"), ("elseif", "else if"), ("static_assert", "const_assert"), ("type", "alias")];

impl Finder<'_> {
    /// A word that was a keyword, where it was one. Whether it was found.
    pub(super) fn old_keyword(&mut self, at: usize) -> bool {
        let text = self.text(at);
        match text {
            "fallthrough" => return self.fallthrough(at),
            "ignore" => return self.ignore_call(at),
            _ => {}
        }
        let is_keyword = match text {
            "type" => self.kind(at + 1) == T::Identifier && self.kind(at + 2) == T::Equal,
            "static_assert" => self.starts_statement(at),
            _ => self.kind_before(at) == Some(T::BraceRight),
        };
        let Some(&(old, new)) = KEYWORDS.iter().find(|(old, _)| is_keyword && *old == text) else { return false };
        self.take(at..at + 1);
        let message = format!("'{old}' is written '{new}' today");
        let edits = vec![Edit::replace(self.span(at), new)];
        let mistake = Mistake::new(rules::OLD_SYNTAX, self.span(at), message, edits);
        self.report(mistake.fixed(format!("write '{new}'"), true));
        true
    }

    /// `-> void`
    pub(super) fn void_result(&mut self, at: usize) {
        if self.text(at + 1) != "void" {
            return;
        }
        self.take(at..at + 2);
        let place = self.span_of(at..at + 2);
        let message = "a function without a result says nothing of one";
        let mistake = Mistake::new(rules::OLD_SYNTAX, place, message, vec![Edit::delete(self.with_blanks(at..at + 2))]);
        self.report(mistake.fixed("remove it", true));
    }

    /// `ignore(x);`
    fn ignore_call(&mut self, at: usize) -> bool {
        let Some(close) = self.statement_call(at) else { return false };
        let edits = vec![Edit::replace(self.span_of(at..at + 2), "_ = "), Edit::delete(self.span(close))];
        self.take(at..at + 2);
        let message = "there is no function 'ignore' today: assign to '_'";
        let mistake = Mistake::new(rules::OLD_SYNTAX, self.span(at), message, edits);
        self.report(mistake.fixed("write '_ = ...'", true));
        true
    }

    /// Where the parentheses of a call end that is a statement.
    fn statement_call(&self, at: usize) -> Option<usize> {
        if self.kind(at + 1) != T::ParenLeft || !self.starts_statement(at) || self.declared.contains(self.text(at)) {
            return None;
        }
        self.closing(at + 1).filter(|&close| self.kind(close + 1) == T::Semicolon)
    }

    /// `fallthrough;`
    fn fallthrough(&mut self, at: usize) -> bool {
        if self.kind(at + 1) != T::Semicolon || self.kind(at + 2) != T::BraceRight {
            return false;
        }
        self.take(at..at + 2);
        let message = "there is no 'fallthrough' today";
        let is_alone = self.kind_before(at) == Some(T::BraceLeft) && matches!(self.kind(at + 3), T::Case | T::Default);
        if !is_alone {
            let edits = vec![Edit::delete(self.with_blanks(at..at + 2))];
            let mistake = Mistake::new(rules::OLD_SYNTAX, self.span(at), message, edits);
            self.report(mistake.helped("repeat in each clause what both do, or call a function for it"));
            return true;
        }
        // The selectors end before `{` or `:`.
        let has_colon = at >= 2 && self.kind(at - 2) == T::Colon;
        let start = self.span(at - if has_colon { 2 } else { 1 }).start;
        let start = start - trailing_blanks(&self.source[..start as usize]);
        let next = at + 3;
        let is_case = self.kind(next) == T::Case;
        let (end, text) = if is_case { (self.span(next).end, ",") } else { (self.span(next).start, ", ") };
        let edits = vec![Edit::replace(crate::diagnostic::Span::new(start, end), text)];
        let mistake = Mistake::new(rules::OLD_SYNTAX, self.span(at), message, edits);
        self.report(mistake.fixed("list the selectors in one clause", true));
        true
    }
}

/// How many bytes of blanks a text ends in.
fn trailing_blanks(text: &str) -> u32 {
    (text.len() - text.trim_end().len()) as u32
}
