//! Declarations as in C, with the type before the name: of variables, functions, parameters and members.

use super::finder::{Finder, Mistake};
use super::words::type_before_name;
use crate::diagnostic::{Edit, Span};
use crate::syntax::rules;
use crate::syntax::token::TokenKind as T;
use std::ops::Range;

/// Words before a type that WGSL has no need of.
const QUALIFIERS: &[&str] = &[
    "flat",
    "highp",
    "in",
    "inline",
    "inout",
    "invariant",
    "linear",
    "lowp",
    "mediump",
    "nointerpolation",
    "out",
    "precise",
    "restrict",
    "smooth",
    "static",
    "uniform",
    "varying",
    "attribute",
    "groupshared",
    "shared",
    "buffer",
    "readonly",
    "writeonly",
    "coherent",
];

/// Qualifiers by which the host and other stages pass values.
const INTERFACE: &[&str] = &["attribute", "buffer", "in", "inout", "out", "uniform", "varying"];

/// The tokens of the counts behind a name, at most.
const MAX_DIMENSIONS: usize = 32;

/// A type and the name behind it.
struct Typed {
    /// Qualifiers and `layout(...)` before the type.
    start: usize,
    /// The type as WGSL writes it.
    ty: String,
    name: usize,
    is_constant: bool,
    is_interface: bool,
    is_shared: bool,
    /// Whether what is passed comes back.
    is_out: bool,
}

impl Finder<'_> {
    /// `float x = 1.0;` and `float f(float x) {`
    pub(super) fn c_declaration(&mut self, at: usize) {
        if !self.starts_statement(at) || self.precision(at) {
            return;
        }
        let Some(typed) = self.typed(at) else { return };
        match self.kind(typed.name + 1) {
            T::ParenLeft if self.is_at_module_scope() => self.c_function(&typed),
            T::Equal | T::Semicolon | T::Comma | T::BracketLeft | T::Colon => self.c_variable(&typed),
            _ => {}
        }
    }

    /// `precision highp float;`
    fn precision(&mut self, at: usize) -> bool {
        let line = at..at + 4;
        if self.text(at) != "precision" || self.kind(at + 3) != T::Semicolon {
            return false;
        }
        self.take(line.clone());
        let (place, edits) = (self.span_of(line.clone()), vec![Edit::delete(self.with_blanks(line))]);
        let mistake =
            Mistake::new(rules::FOREIGN_SYNTAX, place, "WGSL says the precision of a type by its name", edits);
        self.report(mistake.fixed("remove it", true));
        true
    }

    /// A type and a name, with what stands before them.
    fn typed(&self, start: usize) -> Option<Typed> {
        let (mut at, mut words) = (start, Vec::new());
        let mut is_constant = false;
        loop {
            match (self.kind(at), self.text(at)) {
                (T::Const, _) => is_constant = true,
                (T::Identifier, "layout") if self.kind(at + 1) == T::ParenLeft => at = self.closing(at + 1)?,
                (T::Identifier, word) if QUALIFIERS.contains(&word) => words.push(word),
                _ => break,
            }
            at += 1;
        }
        let (ty, name) = self.type_at(at)?;
        (self.kind(name) == T::Identifier).then(|| Typed {
            start,
            ty,
            name,
            is_constant,
            is_interface: words.iter().any(|word| INTERFACE.contains(word)) || self.text(start) == "layout",
            is_shared: words.iter().any(|word| matches!(*word, "groupshared" | "shared")),
            is_out: words.iter().any(|word| matches!(*word, "inout" | "out")),
        })
    }

    /// The type at a token, as WGSL writes it, and the token behind it.
    fn type_at(&self, at: usize) -> Option<(String, usize)> {
        let text = self.text(at);
        if self.kind(at) != T::Identifier {
            return None;
        }
        if self.kind(at + 1) == T::TemplateArgsStart {
            let close = self.closing(at + 1)?;
            let ty = type_before_name(text).is_some().then(|| self.source_of(at..close + 1).to_owned())?;
            return Some((ty, close + 1));
        }
        let known = type_before_name(text).or_else(|| self.structures.get(text).copied());
        known.or((text == "void").then_some("")).map(|ty| (ty.to_owned(), at + 1))
    }

    /// The edits of `T name [count]` to `name: T`, and the token behind.
    fn name_first(&self, typed: &Typed, before: &str) -> (Vec<Edit>, usize) {
        let start = self.span(typed.start).start;
        let mut edits = vec![Edit::replace(Span::new(start, self.span(typed.name).start), before)];
        let (ty, end) = self.array_of(typed.name + 1, &typed.ty);
        edits.push(Edit::replace(Span::new(self.span(typed.name).end, self.span(end - 1).end), format!(": {ty}")));
        (edits, end)
    }

    /// The type of a name with counts in brackets behind it, and the token behind these.
    fn array_of(&self, from: usize, ty: &str) -> (String, usize) {
        let (mut end, mut ty) = (from, ty.to_owned());
        while self.kind(end) == T::BracketLeft
            && end < from + MAX_DIMENSIONS
            && let Some(close) = self.closing(end)
        {
            let count = self.source_of(end + 1..close);
            ty = if count.is_empty() { format!("array<{ty}>") } else { format!("array<{ty}, {count}>") };
            end = close + 1;
        }
        (ty, end)
    }

    /// A variable.
    fn c_variable(&mut self, typed: &Typed) {
        if typed.ty.is_empty() {
            return;
        }
        let is_global = self.is_at_module_scope();
        let keyword = match typed {
            Typed { is_constant: true, .. } => "const ",
            Typed { is_shared: true, .. } => "var<workgroup> ",
            _ if is_global => "var<private> ",
            _ => "var ",
        };
        let (mut edits, mut end) = self.name_first(typed, keyword);
        end = self.semantic(end, &mut edits);
        while let Some(comma) = self.next_outside(end, |kind| matches!(kind, T::Comma | T::Semicolon)) {
            if self.kind(comma) != T::Comma || self.kind(comma + 1) != T::Identifier {
                break;
            }
            edits.push(Edit::replace(self.span(comma), format!("; {}", keyword.trim_end())));
            let (ty, next) = self.array_of(comma + 2, &typed.ty);
            edits.push(Edit::replace(Span::new(self.span(comma + 1).end, self.span(next - 1).end), format!(": {ty}")));
            end = next;
        }
        self.take(typed.start..typed.name + 1);
        let name = self.text(typed.name);
        let place = self.span_of(typed.start..typed.name + 1);
        let (ty, _) = self.array_of(typed.name + 1, &typed.ty);
        let message = format!("a declaration has a keyword, the name, and then the type: '{keyword}{name}: {ty}'");
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, place, message, edits);
        self.report(if typed.is_interface {
            mistake.helped(
                "values from the host are variables with '@group' and '@binding', those from other stages parameters and results of the entry point",
            )
        } else {
            mistake.fixed("put the name first", true)
        });
    }

    /// A function with its parameters.
    fn c_function(&mut self, typed: &Typed) {
        let open = typed.name + 1;
        let Some(close) = self.closing(open) else { return };
        let start = self.span(typed.start).start;
        let mut edits = vec![Edit::replace(Span::new(start, self.span(typed.name).start), "fn ")];
        let mut passes_back = false;
        let mut param = open + 1;
        if self.text(param) == "void" && param + 1 == close {
            edits.push(Edit::delete(self.span(param)));
            param = close;
        }
        while param < close {
            let next = self.next_outside(param, |kind| matches!(kind, T::Comma | T::ParenRight)).unwrap_or(close);
            if let Some(typed) = self.typed(param).filter(|typed| typed.name < next) {
                passes_back |= typed.is_out;
                let (param_edits, end) = self.name_first(&typed, "");
                edits.extend(param_edits);
                self.semantic(end, &mut edits);
            }
            param = next + 1;
        }
        let result = if typed.ty.is_empty() { String::new() } else { format!(" -> {}", typed.ty) };
        edits.push(Edit::insert(self.span(close).end, result));
        let end = self.semantic(close + 1, &mut edits);
        if self.kind(end) == T::Semicolon {
            edits = vec![Edit::delete(self.span_of(typed.start..end + 1))];
        }
        self.take(typed.start..close + 1);
        let message = format!(
            "a function is declared by 'fn {}(name: type){}'",
            self.text(typed.name),
            if typed.ty.is_empty() { "" } else { " -> type" }
        );
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, self.span_of(typed.start..close + 1), message, edits);
        let is_main = self.text(typed.name) == "main";
        let mistake = mistake.fixed("write 'fn'", !passes_back && !is_main);
        self.report(match (passes_back, is_main) {
            (true, _) => mistake.helped(
                "what a function gives back is its result, or what a parameter of type 'ptr<function, T>' points to",
            ),
            (_, true) => {
                mistake.helped("an entry point has '@vertex', '@fragment' or '@compute @workgroup_size(x)' before it")
            }
            _ => mistake,
        });
    }

    /// A semantic of HLSL, such as `: SV_Target`, is deleted. Gives the token behind it.
    fn semantic(&self, at: usize, edits: &mut Vec<Edit>) -> usize {
        let is_semantic = self.kind(at) == T::Colon && self.kind(at + 1) == T::Identifier;
        if !is_semantic {
            return at;
        }
        let end = match self.kind(at + 2) {
            T::ParenLeft => self.closing(at + 2).map_or(at + 2, |close| close + 1),
            _ => at + 2,
        };
        let start = self.span(at - 1).end;
        edits.push(Edit::delete(Span::new(start, self.span(end - 1).end)));
        end
    }

    /// Parameters of a WGSL function with the type before the name.
    pub(super) fn typed_parameters(&mut self, at: usize) {
        let open = at + 2;
        let Some(close) = self.closing(open).filter(|_| self.kind(open) == T::ParenLeft) else { return };
        let mut param = open + 1;
        while param < close {
            let next = self.next_outside(param, |kind| matches!(kind, T::Comma | T::ParenRight)).unwrap_or(close);
            self.typed_parameter(param..next);
            param = next + 1;
        }
    }

    fn typed_parameter(&mut self, param: Range<usize>) {
        let first = self.text(param.start);
        let is_qualified = matches!(first, "in" | "inout" | "out") && self.kind(param.start + 2) == T::Colon;
        if is_qualified {
            self.take(param.start..param.start + 1);
            let edits = vec![Edit::delete(self.with_blanks(param.start..param.start + 1))];
            let message = format!("a parameter has no '{first}' in WGSL");
            let mistake = Mistake::new(rules::FOREIGN_SYNTAX, self.span(param.start), message, edits);
            return self.report(if first == "in" {
                mistake.fixed("remove it", true)
            } else {
                mistake.helped("what a function gives back is its result, or what a parameter of type 'ptr<function, T>' points to")
            });
        }
        let Some(typed) = self.typed(param.start).filter(|typed| typed.name < param.end && !typed.ty.is_empty()) else {
            return;
        };
        let (edits, _) = self.name_first(&typed, "");
        let place = self.span_of(typed.start..typed.name + 1);
        self.take(typed.start..typed.name + 1);
        let message =
            format!("the name of a parameter stands before its type: '{}: {}'", self.text(typed.name), typed.ty);
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, place, message, edits);
        self.report(mistake.fixed("put the name first", !typed.is_out));
    }

    /// `float x;` or `float4 p : SV_Position;` in a structure.
    pub(super) fn typed_member(&mut self, at: usize) {
        if !self.starts_statement(at) && self.kind_before(at) != Some(T::Comma) {
            return;
        }
        let Some(typed) = self.typed(at).filter(|typed| !typed.ty.is_empty()) else { return };
        let (mut edits, end) = self.name_first(&typed, "");
        let end = self.semantic(end, &mut edits);
        if self.kind(end) == T::Semicolon {
            edits.push(Edit::replace(self.span(end), ","));
        }
        let has_semantic = self.kind(typed.name + 1) == T::Colon;
        self.take(typed.start..typed.name + 1);
        let message = format!("the name of a member stands before its type: '{}: {}'", self.text(typed.name), typed.ty);
        let mistake = Mistake::new(rules::FOREIGN_SYNTAX, self.span_of(typed.start..typed.name + 1), message, edits);
        self.report(if has_semantic {
            mistake.helped("instead of a semantic, a member has '@location(n)' or '@builtin(name)' before it")
        } else {
            mistake.fixed("put the name first", true)
        });
    }
}
