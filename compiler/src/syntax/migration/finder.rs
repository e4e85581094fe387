//! The walk over the tokens: where a form may start it is asked for, and what is left are words.

use super::super::lexer;
use super::super::token::{Token, TokenKind};
use super::applicability;
use super::words::{self, Origin};
use crate::diagnostic::{Applicability, Edit, Rule, Span};
use crate::syntax::rules;
use hashbrown::{HashMap, HashSet};

/// A form is looked for within so many tokens, so that time stays linear.
pub(super) const MAX_FORM: usize = 512;

/// The tokens of a clause's selectors, at most.
const MAX_SELECTORS: usize = 32;

/// Something old or foreign.
pub(super) struct Mistake {
    pub rule: Rule,
    pub span: Span,
    pub message: String,
    pub help: Option<&'static str>,
    /// What makes WGSL of it, or at least lets the rest be read.
    pub edits: Vec<Edit>,
    /// What the edits do, where they are what the author should make.
    pub fix: Option<(String, Applicability)>,
    /// Whether the edits move text in which others may be.
    pub moves_text: bool,
}

/// What stands around a token.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Brace {
    Structure,
    Continuing,
    Other,
}

/// The walk.
pub(super) struct Finder<'a> {
    pub source: &'a str,
    pub tokens: &'a [Token],
    /// The names that the text declares: they mean nothing else in it.
    pub declared: HashSet<&'a str>,
    /// The structures among them.
    pub structures: HashSet<&'a str>,
    mistakes: Vec<Mistake>,
    /// Tokens that belong to a form that was found.
    taken: Vec<bool>,
    /// The mistake of each word that was found.
    found_words: HashMap<&'a str, usize>,
    braces: Vec<Brace>,
}

impl<'a> Finder<'a> {
    pub fn new(source: &'a str, tokens: &'a [Token]) -> Self {
        let mut finder = Self {
            source,
            tokens,
            declared: HashSet::new(),
            structures: HashSet::new(),
            mistakes: Vec::new(),
            taken: vec![false; tokens.len()],
            found_words: HashMap::new(),
            braces: Vec::new(),
        };
        finder.note_declarations();
        finder
    }

    /// Notes the names that follow a keyword, stand before a `:`, or follow a type as in C.
    fn note_declarations(&mut self) {
        use TokenKind as T;
        for at in 1..self.tokens.len() {
            if self.kind(at) != T::Identifier {
                continue;
            }
            let before = self.kind(at - 1);
            let is_declared = matches!(before, T::Fn | T::Let | T::Var | T::Const | T::Override | T::Alias | T::Struct)
                || self.kind(at + 1) == T::Colon && before != T::Case
                || before == T::TemplateArgsEnd && matches!(self.kind(at + 1), T::Equal | T::Semicolon)
                || before == T::Identifier && words::type_before_name(self.text(at - 1)).is_some();
            if is_declared {
                self.declared.insert(self.text(at));
            }
            if before == T::Struct {
                self.structures.insert(self.text(at));
            }
        }
    }

    /// All that is old or foreign.
    pub fn mistakes(mut self) -> Vec<Mistake> {
        for at in 0..self.tokens.len() {
            if !self.taken[at] {
                self.form(at);
            }
            self.note_brace(at);
        }
        for at in 0..self.tokens.len() {
            if self.kind(at) == TokenKind::Identifier && !self.taken[at] {
                self.word(at);
            }
        }
        self.mistakes
    }

    fn note_brace(&mut self, at: usize) {
        match self.kind(at) {
            TokenKind::BraceLeft => {
                let brace = match (at.checked_sub(2).map(|at| self.kind(at)), at.checked_sub(1).map(|at| self.kind(at)))
                {
                    (Some(TokenKind::Struct), Some(TokenKind::Identifier)) => Brace::Structure,
                    (_, Some(TokenKind::Continuing)) => Brace::Continuing,
                    _ => Brace::Other,
                };
                self.braces.push(brace);
            }
            TokenKind::BraceRight => drop(self.braces.pop()),
            _ => {}
        }
    }

    /// The form that starts at a token, if one does.
    fn form(&mut self, at: usize) {
        use TokenKind as T;
        match self.kind(at) {
            T::BracketLeft => self.bracketed_attributes(at),
            T::Attr => self.attribute(at),
            T::Arrow => self.void_result(at),
            T::Discard => self.discard_call(at),
            T::If if self.braces.last() == Some(&Brace::Continuing) => self.conditional_break(at),
            T::PlusPlus | T::MinusMinus => self.prefix_step(at),
            T::ParenLeft => self.cast(at),
            T::Fn => self.typed_parameters(at),
            T::Invalid if self.text(at) == "?" => self.conditional_operator(at),
            T::Invalid if self.text(at).starts_with('#') => self.preprocessor_line(at),
            T::Identifier if self.is_in_structure() => self.typed_member(at),
            T::Const => self.c_declaration(at),
            T::Identifier if self.old_keyword(at) || self.call(at) => {}
            T::Identifier => self.c_declaration(at),
            _ => {}
        }
    }

    /// A word that is spelt in another way today: one mistake, wherever it stands.
    fn word(&mut self, at: usize) {
        let text = self.text(at);
        let is_member = self.kind_before(at) == Some(TokenKind::Period);
        if is_member && !(self.declared.contains(text) && lexer::is_keyword_or_reserved(text)) {
            return;
        }
        if let Some(&index) = self.found_words.get(text) {
            let place = self.span(at);
            let edits = &mut self.mistakes[index].edits;
            let replacement = edits[0].replacement.clone();
            return edits.push(Edit::replace(place, replacement));
        }
        if self.declared.contains(text) {
            return self.reserved_name(at);
        }
        let Some(word) = words::word(text) else { return };
        let (rule, message) = match word.origin {
            Origin::OldWgsl => (rules::OLD_NAME, format!("'{text}' is called '{}' today", word.new)),
            Origin::Foreign => {
                (rules::FOREIGN_NAME, format!("there is no '{text}' in WGSL: it is called '{}'", word.new))
            }
        };
        self.found_words.insert(text, self.mistakes.len());
        let fix = (format!("write '{}'", word.new), applicability(word.is_same));
        let edits = vec![Edit::replace(self.span(at), word.new)];
        self.report(Mistake { fix: Some(fix), ..Mistake::new(rule, self.span(at), message, edits) });
    }

    /// A name that became a reserved word after it was chosen, declared by this text: another name, wherever it stands.
    fn reserved_name(&mut self, at: usize) {
        let text = self.text(at);
        let other = format!("{text}_");
        if !lexer::is_keyword_or_reserved(text) || self.declared.contains(other.as_str()) {
            return;
        }
        // The host may know names of entry points and overrides.
        let is_of_host = match self.kind_before(at) {
            Some(TokenKind::Override) => true,
            Some(TokenKind::Fn) => {
                at >= 2 && !matches!(self.kind(at - 2), TokenKind::BraceRight | TokenKind::Semicolon)
            }
            _ => false,
        };
        self.found_words.insert(text, self.mistakes.len());
        let message = format!("'{text}' is a reserved word and cannot be used as a name");
        let fix = (format!("call it '{other}'"), applicability(!is_of_host));
        let edits = vec![Edit::replace(self.span(at), other)];
        self.report(Mistake { fix: Some(fix), ..Mistake::new(rules::RESERVED_WORD, self.span(at), message, edits) });
    }

    // What the forms ask.

    pub fn report(&mut self, mistake: Mistake) {
        self.mistakes.push(mistake);
    }

    /// Notes that tokens belong to a form.
    pub fn take(&mut self, tokens: std::ops::Range<usize>) {
        self.taken[tokens].fill(true);
    }

    /// The kind of a token; beyond the last one, the end of the text.
    pub fn kind(&self, at: usize) -> TokenKind {
        self.tokens.get(at).map_or(TokenKind::EndOfText, |token| token.kind)
    }

    pub fn kind_before(&self, at: usize) -> Option<TokenKind> {
        at.checked_sub(1).map(|before| self.kind(before))
    }

    pub fn text(&self, at: usize) -> &'a str {
        self.tokens.get(at).map_or("", |token| token.text(self.source))
    }

    pub fn span(&self, at: usize) -> Span {
        self.tokens[at.min(self.tokens.len() - 1)].span()
    }

    /// From the first of some tokens to the last.
    pub fn span_of(&self, tokens: std::ops::Range<usize>) -> Span {
        self.span(tokens.start).to(self.span(tokens.end - 1))
    }

    /// What stands in the source from the first of some tokens to the last; nothing of none.
    pub fn source_of(&self, tokens: std::ops::Range<usize>) -> &'a str {
        if tokens.is_empty() {
            return "";
        }
        let span = self.span_of(tokens);
        &self.source[span.start as usize..span.end as usize]
    }

    /// Some tokens, and the blanks behind them up to the next one where nothing else stands there.
    pub fn with_blanks(&self, tokens: std::ops::Range<usize>) -> Span {
        let (span, next) = (self.span_of(tokens.clone()), self.span(tokens.end));
        let is_blank = next.start >= span.end && self.source[span.end as usize..next.start as usize].trim().is_empty();
        if is_blank { Span::new(span.start, next.start) } else { span }
    }

    pub fn is_at_module_scope(&self) -> bool {
        self.braces.is_empty()
    }

    fn is_in_structure(&self) -> bool {
        self.braces.last() == Some(&Brace::Structure)
    }

    /// Whether a statement or declaration starts at a token.
    pub fn starts_statement(&self, at: usize) -> bool {
        use TokenKind as T;
        match self.kind_before(at) {
            None | Some(T::Semicolon | T::BraceLeft | T::BraceRight) => true,
            Some(T::Colon) => self.is_behind_case(at),
            Some(T::ParenLeft) => at >= 2 && self.kind(at - 2) == T::For,
            Some(_) => self.taken[at - 1] && self.starts_line(at),
        }
    }

    /// Whether the `:` before a token ends the selectors of a clause.
    fn is_behind_case(&self, at: usize) -> bool {
        use TokenKind as T;
        let before = (at.saturating_sub(MAX_SELECTORS)..at).rev().map(|at| self.kind(at));
        let start = before.into_iter().find(|kind| {
            matches!(kind, T::Case | T::Default | T::Semicolon | T::BraceLeft | T::BraceRight | T::ParenLeft)
        });
        matches!(start, Some(T::Case | T::Default))
    }

    /// Whether a token is the first of its line.
    pub fn starts_line(&self, at: usize) -> bool {
        let end = at.checked_sub(1).map_or(0, |before| self.span(before).end);
        end == 0 || self.source[end as usize..self.span(at).start as usize].contains('\n')
    }

    /// The token that closes what the token at `open` opens, not far behind it.
    pub fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for at in open..self.tokens.len().min(open + MAX_FORM) {
            match self.kind(at) {
                kind if opens(kind) => depth += 1,
                kind if closes(kind) => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The first token from `from` on, outside of what is opened behind there, that is one of what is looked for.
    pub fn next_outside(&self, from: usize, is_it: impl Fn(TokenKind) -> bool) -> Option<usize> {
        let mut depth = 0_usize;
        for at in from..self.tokens.len().min(from + MAX_FORM) {
            match self.kind(at) {
                kind if depth == 0 && is_it(kind) => return Some(at),
                kind if opens(kind) => depth += 1,
                kind if closes(kind) => depth = depth.checked_sub(1)?,
                _ => {}
            }
        }
        None
    }
}

impl Mistake {
    /// One without a fix: the edits only let the rest be read.
    pub fn new(rule: Rule, span: Span, message: impl Into<String>, edits: Vec<Edit>) -> Self {
        Self { rule, span, message: message.into(), help: None, edits, fix: None, moves_text: false }
    }

    /// The same, whose edits are suggested.
    pub fn fixed(self, label: impl Into<String>, is_safe: bool) -> Self {
        Self { fix: Some((label.into(), applicability(is_safe))), ..self }
    }

    /// The same with advice.
    pub fn helped(self, help: &'static str) -> Self {
        Self { help: Some(help), ..self }
    }
}

fn opens(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::ParenLeft | TokenKind::BracketLeft | TokenKind::BraceLeft | TokenKind::TemplateArgsStart)
}

fn closes(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::ParenRight | TokenKind::BracketRight | TokenKind::BraceRight | TokenKind::TemplateArgsEnd)
}
