//! Attributes of before 2023: `[[...]]`, and those that are no more.

use super::finder::{Finder, MAX_FORM, Mistake};
use super::words::BUILTIN_VALUES;
use crate::diagnostic::Edit;
use crate::syntax::rules;
use crate::syntax::token::TokenKind;
use std::ops::Range;

/// What is said of attributes by which a `let` was an override.
const OVERRIDE: &str = "a value that the host may set is declared by 'override' today";

/// An attribute as it is written today.
struct Rewritten {
    /// Empty where there is none.
    text: String,
    /// Whether it means the same.
    is_same: bool,
    /// Whether a `let` behind it declares an override.
    is_override: bool,
    /// The access mode that it says of what follows.
    access: Option<&'static str>,
}

impl Finder<'_> {
    /// `[[ a, b(c) ]]`
    pub(super) fn bracketed_attributes(&mut self, at: usize) {
        if !self.are_adjacent(at, TokenKind::BracketLeft) {
            return;
        }
        let Some(end) = self.next_outside(at + 2, |kind| kind == TokenKind::BracketRight) else { return };
        if !self.are_adjacent(end, TokenKind::BracketRight) {
            return;
        }
        let (mut item, mut texts, mut edits) = (at + 2, Vec::new(), Vec::new());
        let (mut is_same, mut is_override) = (true, false);
        while item < end {
            let next = self.next_outside(item, |kind| kind == TokenKind::Comma).unwrap_or(end).min(end);
            let rewritten =
                self.rewritten(item..next, end + 2).unwrap_or_else(|| Rewritten::same(self.source_of(item..next)));
            is_same &= rewritten.is_same;
            is_override |= rewritten.is_override;
            edits.extend(self.edits_behind(end + 2, &rewritten));
            if !rewritten.text.is_empty() {
                texts.push(format!("@{}", rewritten.text));
            }
            item = next + 1;
        }
        let whole = at..end + 2;
        let (message, place) =
            (format!("attributes are written with '@' today: '{}'", texts.join(" ")), self.span_of(whole.clone()));
        let message = match texts.is_empty() {
            _ if is_override => OVERRIDE.to_owned(),
            true => "this attribute is not needed today".to_owned(),
            false => message,
        };
        let replaced = if texts.is_empty() { self.with_blanks(whole.clone()) } else { place };
        edits.push(Edit::replace(replaced, texts.join(" ")));
        self.take(whole);
        let label = if texts.is_empty() { "remove it".to_owned() } else { format!("write '{}'", texts.join(" ")) };
        self.report(Mistake::new(rules::OLD_SYNTAX, place, message, edits).fixed(label, is_same));
    }

    /// `@a` or `@b(c)`
    pub(super) fn attribute(&mut self, at: usize) {
        let name = at + 1;
        let end = match self.kind(name + 1) {
            TokenKind::ParenLeft => match self.closing(name + 1) {
                Some(close) => close + 1,
                None => return,
            },
            _ => name + 1,
        };
        let whole = at..end;
        let Some(rewritten) = self.rewritten(name..end, end) else { return };
        let mut edits: Vec<Edit> = self.edits_behind(end, &rewritten).into_iter().collect();
        let place = self.span_of(whole.clone());
        let (old, new) = (self.source_of(whole.clone()), &rewritten.text);
        let (message, label) = if new.is_empty() {
            edits.push(Edit::delete(self.with_blanks(whole.clone())));
            (format!("there is no attribute '{}' today", self.text(name)), "remove it".to_owned())
        } else {
            edits.push(Edit::replace(place, format!("@{new}")));
            (format!("'{old}' is written '@{new}' today"), format!("write '@{new}'"))
        };
        let message = if rewritten.is_override { OVERRIDE.to_owned() } else { message };
        self.take(whole);
        self.report(Mistake::new(rules::OLD_SYNTAX, place, message, edits).fixed(label, rewritten.is_same));
    }

    fn are_adjacent(&self, at: usize, kind: TokenKind) -> bool {
        self.kind(at) == kind && self.kind(at + 1) == kind && self.span(at).end == self.span(at + 1).start
    }

    /// An attribute's name and parameters as they are written today, if in another way. `behind` is the token behind all attributes.
    fn rewritten(&self, item: Range<usize>, behind: usize) -> Option<Rewritten> {
        let parameter = || self.source_of(item.start + 2..item.end.saturating_sub(1).max(item.start + 2));
        let nothing = Rewritten::same("");
        Some(match self.text(item.start) {
            "stage" | "stride" | "access" if item.len() < 4 => return None,
            "stage" => Rewritten::same(parameter()),
            "block" => nothing,
            "stride" => Rewritten { is_same: self.is_natural_stride(parameter(), behind), ..nothing },
            "access" => {
                let access = ["read_write", "read", "write"].into_iter().find(|access| *access == parameter())?;
                Rewritten { access: Some(access), ..nothing }
            }
            "override" | "constant_id" if item.len() == 1 => Rewritten { is_override: true, ..nothing },
            "override" | "constant_id" => {
                Rewritten { is_override: true, ..Rewritten::same(&format!("id({})", parameter())) }
            }
            "id" if self.declares_let(behind).is_some() => {
                Rewritten { is_override: true, ..Rewritten::same(&format!("id({})", parameter())) }
            }
            "builtin" => {
                let (_, new) = BUILTIN_VALUES.iter().find(|(old, _)| *old == parameter())?;
                Rewritten::same(&format!("builtin({new})"))
            }
            _ => return None,
        })
    }

    /// The `let` at module scope behind some attributes.
    fn declares_let(&self, behind: usize) -> Option<usize> {
        use TokenKind as T;
        let is_keyword =
            |at: &usize| matches!(self.kind(*at), T::Let | T::Var | T::Fn | T::Struct | T::Semicolon | T::EndOfText);
        let at = (behind..behind + MAX_FORM).find(is_keyword)?;
        (self.is_at_module_scope() && self.kind(at) == T::Let).then_some(at)
    }

    /// What an attribute changes in what stands behind it, or before it.
    fn edits_behind(&self, behind: usize, rewritten: &Rewritten) -> Option<Edit> {
        if rewritten.is_override {
            return self.declares_let(behind).map(|at| Edit::replace(self.span(at), "override"));
        }
        let access = rewritten.access?;
        if self.text(behind).starts_with("texture_storage") && self.kind(behind + 1) == TokenKind::TemplateArgsStart {
            let close = self.closing(behind + 1)?;
            return Some(Edit::insert(self.span(close).start, format!(", {access}")));
        }
        // `var<storage> name: [[access(read_write)]] T`
        let start = behind.saturating_sub(16);
        let open = (start..behind).rev().find(|&at| self.kind(at) == TokenKind::TemplateArgsStart)?;
        let is_storage =
            self.text(open + 1).starts_with("storage") && self.kind(open + 2) == TokenKind::TemplateArgsEnd;
        is_storage.then(|| Edit::insert(self.span(open + 2).start, format!(", {access}")))
    }

    /// Whether the stride of the array type behind is what the type has by itself.
    fn is_natural_stride(&self, stride: &str, behind: usize) -> bool {
        let element = match self.text(behind) {
            "array" => self.text(behind + 2),
            _ => return false,
        };
        let natural = match element {
            "f32" | "i32" | "u32" | "atomic" => "4",
            "vec2" | "vec2f" | "vec2i" | "vec2u" => "8",
            "vec3" | "vec4" | "vec3f" | "vec4f" => "16",
            "mat4x4" | "mat4x4f" => "64",
            // A structure of the host's: whoever wrote the stride knew its size.
            _ => return self.structures.contains(element),
        };
        natural == stride
    }
}

impl Rewritten {
    fn same(text: &str) -> Self {
        Self { text: text.to_owned(), is_same: true, is_override: false, access: None }
    }
}
