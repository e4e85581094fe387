//! Calls and types that are written in another shape today, and not only by another word.

use super::finder::{Finder, Mistake};
use crate::diagnostic::Edit;
use crate::syntax::rules;
use crate::syntax::token::TokenKind as T;

/// Functions of two arguments that are operators: the operator, whether it means the same, and what to know where it does not.
const OPERATORS: &[(&str, &str, bool, Option<&str>)] = &[
    ("fmod", "%", true, None),
    ("mod", "%", false, Some("GLSL's 'mod' rounds down: for operands of two signs write 'a - b * floor(a / b)'")),
    ("mul", "*", false, Some("the rows of HLSL's matrices are columns in WGSL")),
];

/// What the names of old storage textures begin with, and the access mode that they mean.
const STORAGE_TEXTURES: &[(&str, &str)] = &[("texture_storage_ro_", "read"), ("texture_storage_wo_", "write")];

impl Finder<'_> {
    /// A call or type of another shape. Whether one was found.
    pub(super) fn call(&mut self, at: usize) -> bool {
        if self.declared.contains(self.text(at)) || self.kind_before(at) == Some(T::Period) {
            return false;
        }
        self.operator_call(at) || self.storage_texture(at)
    }

    /// `mul(a, b)`
    fn operator_call(&mut self, at: usize) -> bool {
        let name = self.text(at);
        let Some(&(_, operator, is_same, help)) = OPERATORS.iter().find(|row| row.0 == name) else { return false };
        if self.kind(at + 1) != T::ParenLeft {
            return false;
        }
        let (Some(close), Some(comma)) = (self.closing(at + 1), self.next_outside(at + 2, |kind| kind == T::Comma))
        else {
            return false;
        };
        if self.next_outside(comma + 1, |kind| matches!(kind, T::Comma | T::ParenRight)) != Some(close) {
            return false;
        }
        let (left, right) = (at + 2..comma, comma + 1..close);
        let mut edits = vec![Edit::delete(self.span(at))];
        let (mut before, mut behind) = (String::new(), String::new());
        if self.has_operators(left.clone()) {
            edits.push(Edit::insert(self.span(left.start).start, "("));
            before.push(')');
        }
        if self.has_operators(right.clone()) {
            behind.push('(');
            edits.push(Edit::insert(self.span(close).start, ")"));
        }
        edits.push(Edit::replace(self.with_blanks(comma..comma + 1), format!("{before} {operator} {behind}")));
        self.take(at..at + 1);
        let message = format!("there is no '{name}' in WGSL: it is the operator '{operator}'");
        let mistake = Mistake::new(rules::FOREIGN_NAME, self.span(at), message, edits);
        self.report(Mistake { help, ..mistake.fixed(format!("write 'a {operator} b'"), is_same) });
        true
    }

    /// Whether an operator stands in an argument outside of parentheses.
    fn has_operators(&self, argument: std::ops::Range<usize>) -> bool {
        let is_part =
            |kind| matches!(kind, T::Identifier | T::Period | T::IntLiteral | T::FloatLiteral | T::True | T::False);
        let (start, end) = (argument.start, argument.end);
        let is_operator =
            |kind| !is_part(kind) && !matches!(kind, T::ParenLeft | T::BracketLeft | T::TemplateArgsStart);
        self.next_outside(start, is_operator).is_some_and(|at| at < end)
    }

    /// `texture_storage_ro_2d<format>`
    fn storage_texture(&mut self, at: usize) -> bool {
        let name = self.text(at);
        let Some((kind, access)) =
            STORAGE_TEXTURES.iter().find_map(|(prefix, access)| Some((name.strip_prefix(prefix)?, access)))
        else {
            return false;
        };
        let Some(close) = self.closing(at + 1).filter(|_| self.kind(at + 1) == T::TemplateArgsStart) else {
            return false;
        };
        let new = format!("texture_storage_{kind}");
        let edits = vec![
            Edit::replace(self.span(at), new.as_str()),
            Edit::insert(self.span(close).start, format!(", {access}")),
        ];
        self.take(at..at + 1);
        let message = format!("'{name}<F>' is written '{new}<F, {access}>' today");
        let mistake = Mistake::new(rules::OLD_NAME, self.span(at), message, edits);
        self.report(mistake.fixed(format!("write '{new}<F, {access}>'"), true));
        true
    }
}
