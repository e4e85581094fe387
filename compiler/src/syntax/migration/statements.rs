//! Statements and operators that other languages have, or WGSL before 2023.

use super::finder::{Finder, MAX_FORM, Mistake};
use crate::diagnostic::{Edit, Span};
use crate::syntax::rules;
use crate::syntax::token::TokenKind as T;

/// Text that an edit moves is shorter than so many bytes, so that nested forms do not add up.
const MAX_MOVED: u32 = 4096;

impl Finder<'_> {
    /// `discard()`
    pub(super) fn discard_call(&mut self, at: usize) {
        if self.kind(at + 1) != T::ParenLeft || self.kind(at + 2) != T::ParenRight {
            return;
        }
        self.take(at + 1..at + 3);
        let edits = vec![Edit::delete(self.span_of(at + 1..at + 3))];
        let mistake =
            Mistake::new(rules::FOREIGN_SYNTAX, self.span(at), "'discard' is a statement, and no function", edits);
        self.report(mistake.fixed("write 'discard;'", true));
    }

    /// `continuing { ... if c { break; } }`
    pub(super) fn conditional_break(&mut self, at: usize) {
        let Some(open) = self.next_outside(at + 1, |kind| kind == T::BraceLeft) else { return };
        let is_last = [T::Break, T::Semicolon, T::BraceRight, T::BraceRight];
        if !is_last.iter().enumerate().all(|(index, &kind)| self.kind(open + 1 + index) == kind) {
            return;
        }
        let end = Span::new(self.span(open - 1).end, self.span(open + 3).end);
        let edits = vec![Edit::insert(self.span(at).start, "break "), Edit::replace(end, ";")];
        self.take(open..open + 3);
        let message = "a loop is left from 'continuing' by 'break if' today";
        let place = self.span_of(at..open + 4);
        self.report(Mistake::new(rules::OLD_SYNTAX, place, message, edits).fixed("write 'break if'", true));
    }

    /// `++i;`
    pub(super) fn prefix_step(&mut self, at: usize) {
        let is_update = self.kind_before(at) == Some(T::Semicolon);
        if self.kind(at + 1) != T::Identifier || !(self.starts_statement(at) || is_update) {
            return;
        }
        let Some(end) = self.next_outside(at + 1, |kind| matches!(kind, T::Semicolon | T::ParenRight)) else { return };
        let step = self.text(at);
        let edits = vec![Edit::delete(self.span(at)), Edit::insert(self.span(end - 1).end, step)];
        self.take(at..at + 1);
        let message = format!("'{step}' stands behind what it steps");
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, self.span(at), message, edits);
        self.report(mistake.fixed(format!("write '{step}' behind it"), true));
    }

    /// `a ? b : c`
    pub(super) fn conditional_operator(&mut self, at: usize) {
        let (Some(start), Some(colon)) = (self.condition_start(at), self.alternative(at)) else { return };
        let Some(end) = self.alternative_end(colon + 1) else { return };
        let place = self.span_of(start..end);
        let is_short = place.end - place.start < MAX_MOVED;
        if start == at || colon == at + 1 || end == colon + 1 || !is_short {
            return;
        }
        // What is no comparison may be a number, which is true there where it is not zero.
        let is_bool = (start..at).any(|at| decides(self.kind(at)));
        let (condition, yes, no) =
            (self.source_of(start..at), self.source_of(at + 1..colon), self.source_of(colon + 1..end));
        let condition = if is_bool { condition.to_owned() } else { format!("bool({condition})") };
        let edits = vec![Edit::replace(place, format!("select({no}, {yes}, {condition})"))];
        let message =
            "there is no operator '?' in WGSL: 'select' takes the value for false, that for true, and the condition";
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, self.span(at), message, edits).fixed("call 'select'", false);
        self.report(Mistake { moves_text: true, ..mistake });
    }

    /// Where the condition before a `?` starts.
    fn condition_start(&self, question: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for at in (question.saturating_sub(MAX_FORM)..question).rev() {
            match self.kind(at) {
                T::ParenRight | T::BracketRight | T::TemplateArgsEnd => depth += 1,
                T::ParenLeft | T::BracketLeft | T::TemplateArgsStart if depth > 0 => depth -= 1,
                T::ParenLeft | T::BracketLeft => return Some(at + 1),
                kind if depth == 0 && stops_condition(kind) => return Some(at + 1),
                _ => {}
            }
        }
        None
    }

    /// The `:` of a `?`, with those between that belong to others.
    fn alternative(&self, question: usize) -> Option<usize> {
        let (mut depth, mut open) = (0_usize, 0_usize);
        for at in question + 1..self.tokens.len().min(question + MAX_FORM) {
            match self.kind(at) {
                T::ParenLeft | T::BracketLeft | T::TemplateArgsStart => depth += 1,
                T::ParenRight | T::BracketRight | T::TemplateArgsEnd => depth = depth.checked_sub(1)?,
                T::Invalid if depth == 0 && self.text(at) == "?" => open += 1,
                T::Colon if depth == 0 && open == 0 => return Some(at),
                T::Colon if depth == 0 => open -= 1,
                T::Semicolon | T::BraceLeft | T::BraceRight => return None,
                _ => {}
            }
        }
        None
    }

    /// Where the value behind the `:` of a `?` ends, which may have a `?` of its own.
    fn alternative_end(&self, from: usize) -> Option<usize> {
        let is_end = |kind| {
            matches!(
                kind,
                T::Semicolon | T::Comma | T::ParenRight | T::BracketRight | T::Colon | T::BraceRight | T::Invalid
            )
        };
        let (mut at, mut open) = (from, 0_usize);
        while at < from + MAX_FORM {
            at = self.next_outside(at, is_end)?;
            match self.kind(at) {
                T::Invalid => open += 1,
                T::Colon if open > 0 => open -= 1,
                _ => return Some(at),
            }
            at += 1;
        }
        None
    }

    /// `(float)x`
    pub(super) fn cast(&mut self, at: usize) {
        let is_value = matches!(self.kind(at + 3), T::Identifier | T::IntLiteral | T::FloatLiteral);
        if self.kind(at + 1) != T::Identifier || self.kind(at + 2) != T::ParenRight || !is_value {
            return;
        }
        // `f(float) x` and its like are no casts.
        if matches!(self.kind_before(at), Some(T::Identifier | T::TemplateArgsEnd | T::ParenRight | T::BracketRight)) {
            return;
        }
        let Some(ty) = super::words::type_before_name(self.text(at + 1)) else { return };
        let end = self.operand_end(at + 3);
        let edits =
            vec![Edit::replace(self.span_of(at..at + 3), format!("{ty}(")), Edit::insert(self.span(end).end, ")")];
        self.take(at..at + 3);
        let message = format!("a value is converted by a call: '{ty}(...)'");
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, self.span_of(at..at + 3), message, edits);
        self.report(mistake.fixed(format!("write '{ty}(...)'"), true));
    }

    /// The last token of a name or number with the members, indices and arguments behind it.
    fn operand_end(&self, from: usize) -> usize {
        let mut end = from;
        loop {
            end = match self.kind(end + 1) {
                T::Period if self.kind(end + 2) == T::Identifier => end + 2,
                T::ParenLeft | T::BracketLeft | T::TemplateArgsStart => match self.closing(end + 1) {
                    Some(close) => close,
                    None => return end,
                },
                _ => return end,
            };
        }
    }
}

/// Whether a token makes a `bool` of what it stands beside.
fn decides(kind: T) -> bool {
    matches!(
        kind,
        T::LessThan
            | T::LessThanEqual
            | T::GreaterThan
            | T::GreaterThanEqual
            | T::EqualEqual
            | T::NotEqual
            | T::AndAnd
            | T::OrOr
            | T::Bang
            | T::True
            | T::False
    )
}

/// What no condition reaches over: what binds weaker, and what starts or ends a statement.
fn stops_condition(kind: T) -> bool {
    matches!(
        kind,
        T::Equal
            | T::PlusEqual
            | T::MinusEqual
            | T::TimesEqual
            | T::DivisionEqual
            | T::Comma
            | T::Colon
            | T::Semicolon
            | T::BraceLeft
            | T::BraceRight
            | T::Return
            | T::Invalid
    )
}
