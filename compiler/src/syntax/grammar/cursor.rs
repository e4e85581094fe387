//! Moving over the tokens, and saying what was expected where.

use super::{Parse, Parser, Reported, TokenKind, limits, rules};
use crate::diagnostic::{Applicability, Diagnostic, Edit, Rule, Span};
use crate::syntax::ast::Name;
use crate::syntax::token::Token;
use crate::util::work;

impl Parser<'_> {
    /// The kind of the next token.
    #[inline]
    pub(super) fn peek(&self) -> TokenKind {
        self.next.kind
    }

    /// The kind of the token after the next.
    pub(super) fn peek_second(&self) -> TokenKind {
        self.tokens.get(self.at + 1).map_or(self.next.kind, |token| token.kind)
    }

    /// The next token.
    #[inline]
    pub(super) fn token(&self) -> Token {
        self.next
    }

    /// Where the next token starts.
    #[inline]
    pub(super) fn start(&self) -> u32 {
        self.next.start
    }

    /// Where the last token consumed ends.
    #[inline]
    pub(super) fn end(&self) -> u32 {
        self.end
    }

    /// From `start` to the end of the last token consumed.
    #[inline]
    pub(super) fn span_from(&self, start: u32) -> Span {
        Span::new(start, self.end().max(start))
    }

    /// Consumes the next token, unless that is the end of the text.
    #[inline]
    pub(super) fn bump(&mut self) -> Token {
        let token = self.token();
        self.skip();
        token
    }

    /// Consumes the next token, whatever it is, unless that is the end of the text.
    #[inline(always)]
    pub(super) fn skip(&mut self) {
        if let Some(&next) = self.tokens.get(self.at + 1) {
            self.end = self.next.end;
            (self.at, self.next) = (self.at + 1, next);
        }
        work::note(1);
    }

    /// Goes to the token at index `at`.
    pub(super) fn seek(&mut self, at: usize) {
        (self.at, self.next) = (at, self.tokens[at]);
        self.end = at.checked_sub(1).map_or(0, |last| self.tokens[last].end);
    }

    /// Consumes the next token if it is a `kind`.
    #[inline]
    pub(super) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.peek() == kind;
        if found {
            self.skip();
        }
        found
    }

    /// Consumes the first character of a two-character token: what is left is a `rest`.
    pub(super) fn split(&mut self, rest: TokenKind) {
        let token = &mut self.tokens[self.at];
        (token.kind, token.start) = (rest, token.start + 1);
        self.next = *token;
        work::note(1);
    }

    /// What to call the next token in a message.
    #[cold]
    pub(super) fn found(&self) -> String {
        let token = self.token();
        match token.kind {
            TokenKind::Identifier | TokenKind::IntLiteral | TokenKind::FloatLiteral | TokenKind::BadLiteral => {
                let text = token.text(self.source);
                match text.char_indices().nth(40) {
                    Some((cut, _)) => format!("'{}…'", &text[..cut]),
                    None => format!("'{text}'"),
                }
            }
            kind => kind.describe().to_owned(),
        }
    }

    /// Reports an error about the next token; none if one was reported there already, by the lexer for example.
    #[cold]
    pub(super) fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        let is_consequence = match self.peek() {
            TokenKind::Invalid | TokenKind::BadLiteral => true,
            TokenKind::EndOfText => self.truncated,
            _ => false,
        };
        if !self.stopped && !is_consequence && self.last_error != Some(self.at) {
            self.diagnostics.push(diagnostic);
        }
        self.last_error = Some(self.at);
        Reported
    }

    /// Reports an error at `span`.
    #[cold]
    pub(super) fn error(&mut self, rule: Rule, span: Span, message: impl Into<String>) -> Reported {
        self.report(Diagnostic::error(rule, span, message))
    }

    /// Reports an error that does not keep one at the next token from being reported: parsing goes on as if nothing were.
    #[cold]
    pub(super) fn complain(&mut self, diagnostic: Diagnostic) {
        if !self.stopped {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Reports an error at the next token.
    #[cold]
    pub(super) fn error_here(&mut self, rule: Rule, message: impl Into<String>) -> Reported {
        self.error(rule, self.token().span(), message)
    }

    /// Reports that something is missing after the last token consumed.
    #[cold]
    pub(super) fn error_after(&mut self, rule: Rule, message: impl Into<String>) -> Reported {
        self.error(rule, Span::new(self.end(), self.end()), message)
    }

    /// Reports a limit exceeded at the next token and stops reading.
    #[cold]
    pub(super) fn exceed(&mut self, limit: limits::Limit, rule: Rule) -> Reported {
        let message = format!("{} nest deeper here than the {} levels supported", limit.what, limit.max);
        self.error_here(rule, message);
        self.stopped = true;
        self.seek(self.tokens.len() - 1);
        Reported
    }

    /// Consumes a `kind`, which stands after `place` (`"the attribute's parameters"`).
    #[inline]
    pub(super) fn expect(&mut self, kind: TokenKind, place: &str) -> Parse<()> {
        if self.eat(kind) { Ok(()) } else { Err(self.missing(kind, place)) }
    }

    #[cold]
    fn missing(&mut self, kind: TokenKind, place: &str) -> Reported {
        let message = format!("expected {} after {place}", kind.describe());
        self.error_after(rules::EXPECTED_TOKEN, message)
    }

    /// Consumes the `kind` that closes what the token at index `open` opened, inside of `what`.
    #[inline]
    pub(super) fn expect_close(&mut self, kind: TokenKind, open: usize, what: &str) -> Parse<()> {
        if self.eat(kind) { Ok(()) } else { Err(self.unclosed(kind, open, what)) }
    }

    #[cold]
    fn unclosed(&mut self, kind: TokenKind, open: usize, what: &str) -> Reported {
        let (span, opener) = (Span::new(self.end(), self.end()), self.tokens[open]);
        let message = format!("expected {} to close {what}", kind.describe());
        let note = format!("to match this {}", opener.kind.describe());
        let error = Diagnostic::error(rules::UNCLOSED_DELIMITER, span, message);
        self.report(error.with_note(opener.span(), note))
    }

    /// Consumes the `;` after `what`. One that is missing at the end of a line, or before `}`, is reported and supplied.
    #[inline]
    pub(super) fn semicolon(&mut self, what: &str) -> Parse<()> {
        if self.eat(TokenKind::Semicolon) { Ok(()) } else { self.missing_semicolon(what) }
    }

    #[cold]
    fn missing_semicolon(&mut self, what: &str) -> Parse<()> {
        let (at, message) = (self.end(), format!("expected ';' after {what}"));
        let error = Diagnostic::error(rules::EXPECTED_SEMICOLON, Span::new(at, at), message);
        let error =
            self.report(error.with_suggestion("insert ';'", Applicability::MaybeIncorrect, [Edit::insert(at, ";")]));
        let obvious = self.peek() == TokenKind::BraceRight || self.at_line_start();
        if obvious && !self.stopped { Ok(()) } else { Err(error) }
    }

    /// The word that a token is.
    pub(super) fn name_of(token: Token) -> Name {
        Name { symbol: token.word.expect("the lexer interns words"), span: token.span() }
    }

    /// `ident` and `member_ident`, and the context-dependent names, which look the same. `what` says what is named.
    #[inline]
    pub(super) fn identifier(&mut self, what: &str) -> Parse<Name> {
        if self.peek() != TokenKind::Identifier {
            return Err(self.expected_name(what));
        }
        let token = self.bump();
        Ok(Self::name_of(token))
    }

    #[cold]
    fn expected_name(&mut self, what: &str) -> Reported {
        let message = match self.peek() {
            kind if kind.is_keyword() => {
                format!("expected {what}, but {} is a keyword", kind.describe())
            }
            TokenKind::Underscore => format!("expected {what}, but '_' is not a name"),
            _ => format!("expected {what}, found {}", self.found()),
        };
        self.error_here(rules::EXPECTED_IDENTIFIER, message)
    }

    /// Runs `rule` one level deeper in expressions.
    pub(super) fn in_expression<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.expression_depth >= limits::EXPRESSION_NESTING.max {
            return Err(self.exceed(limits::EXPRESSION_NESTING, rules::EXPRESSION_NESTING));
        }
        self.expression_depth += 1;
        let result = rule(self);
        self.expression_depth -= 1;
        result
    }

    /// Runs `rule` one level deeper in braces.
    pub(super) fn in_braces<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.brace_depth >= limits::BRACE_NESTING.max {
            return Err(self.exceed(limits::BRACE_NESTING, rules::BRACE_NESTING));
        }
        self.brace_depth += 1;
        let result = rule(self);
        self.brace_depth -= 1;
        result
    }
}
