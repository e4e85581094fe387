//! Tokens to tree: one function for each production, with recovery at the next statement or declaration.

mod declaration;
mod expression;
mod statement;
mod types;

use super::ast::{Ast, Expr, ExprId, Name, Stmt, StmtId};
use super::token::{Kind, Token};
use super::{limits, rules};
use crate::diagnostic::{Diagnostics, Rule, Span};
use crate::util::{IdVec, Interner};

/// Reads a text that was cut into tokens.
pub(super) fn parse(source: &str, tokens: &[Token], symbols: &mut Interner, diagnostics: &mut Diagnostics) -> Ast {
    let mut parser = Parser {
        source,
        tokens,
        at: 0,
        is_split: false,
        depth: 0,
        ast: Ast::default(),
        depths: IdVec::new(),
        symbols,
        diagnostics,
        last_error: None,
    };
    parser.file();
    parser.ast
}

/// The end of reading a production that was reported.
struct Failed;

type Parsed<T> = Result<T, Failed>;

struct Parser<'a> {
    source: &'a str,
    tokens: &'a [Token],
    at: usize,
    /// Whether the first half of the `>>` at the cursor was read.
    is_split: bool,
    /// How deep the production that is read nests.
    depth: u32,
    ast: Ast,
    /// How deep each expression nests.
    depths: IdVec<ExprId, u32>,
    symbols: &'a mut Interner,
    diagnostics: &'a mut Diagnostics,
    /// The token at which the last mistake was reported.
    last_error: Option<usize>,
}

impl Parser<'_> {
    fn token(&self) -> Token {
        self.tokens[self.at]
    }

    fn kind(&self) -> Kind {
        self.tokens[self.at].kind
    }

    fn kind_ahead(&self, ahead: usize) -> Kind {
        self.tokens.get(self.at + ahead).map_or(Kind::End, |token| token.kind)
    }

    fn span(&self) -> Span {
        self.token().span
    }

    fn text(&self, span: Span) -> &str {
        &self.source[span.start as usize..span.end as usize]
    }

    /// From `start` to the token before the cursor.
    fn span_from(&self, start: Span) -> Span {
        let last = self.tokens[self.at.saturating_sub(1)].span;
        if last.start < start.start { start } else { start.to(last) }
    }

    fn advance(&mut self) -> Token {
        let token = self.token();
        if token.kind != Kind::End {
            self.at += 1;
        }
        self.is_split = false;
        token
    }

    fn eat(&mut self, kind: Kind) -> bool {
        let is_there = self.kind() == kind;
        if is_there {
            self.advance();
        }
        is_there
    }

    fn expect(&mut self, kind: Kind) -> Parsed<Span> {
        if self.kind() == kind {
            return Ok(self.advance().span);
        }
        Err(self.expected(rules::EXPECTED_TOKEN, kind.name()))
    }

    /// Closes type arguments: `>>` closes two.
    fn expect_greater(&mut self) -> Parsed<()> {
        if self.kind() == Kind::ShiftRight {
            if self.is_split {
                self.advance();
            }
            self.is_split = !self.is_split && self.kind() == Kind::ShiftRight;
            return Ok(());
        }
        self.expect(Kind::Greater).map(|_| ())
    }

    fn name(&mut self) -> Parsed<Name> {
        if self.kind() != Kind::Identifier {
            return Err(self.expected(rules::EXPECTED_IDENTIFIER, "a name"));
        }
        let span = self.advance().span;
        Ok(self.name_at(span))
    }

    fn name_at(&mut self, span: Span) -> Name {
        let text = &self.source[span.start as usize..span.end as usize];
        Name { text: self.symbols.intern(text), span }
    }

    fn expected(&mut self, rule: Rule, what: &str) -> Failed {
        let message = format!("expected {what}, found {}", self.kind().name());
        self.fail(rule, self.span(), message)
    }

    /// Reports a mistake, unless one was reported at the same token.
    fn fail(&mut self, rule: Rule, span: Span, message: impl Into<String>) -> Failed {
        if self.last_error != Some(self.at) && self.kind() != Kind::Reserved {
            self.diagnostics.error(rule, span, message);
        }
        self.last_error = Some(self.at);
        Failed
    }

    /// Reads something that nests.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= limits::NESTING {
            let message = format!("this nests deeper than {} levels", limits::NESTING);
            let failed = self.fail(rules::NESTING, self.span(), message);
            // Nothing that could be read on its own is left of it.
            self.at = self.tokens.len() - 1;
            self.last_error = Some(self.at);
            return Err(failed);
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// An expression of these children.
    fn make(&mut self, expr: Expr, start: Span, children: &[ExprId]) -> Parsed<ExprId> {
        let depth = 1 + children.iter().map(|&child| self.depths[child]).max().unwrap_or(0);
        let span = self.span_from(start);
        if depth > limits::NESTING {
            return Err(self.fail(rules::NESTING, span, format!("this nests deeper than {} levels", limits::NESTING)));
        }
        self.depths.push(depth);
        Ok(self.ast.exprs.push((expr, span)))
    }

    fn make_stmt(&mut self, stmt: Stmt, start: Span) -> StmtId {
        let span = self.span_from(start);
        self.ast.stmts.push((stmt, span))
    }

    /// Goes on behind the next `;`, or before the `}` that closes what is being read.
    fn skip_statement(&mut self) {
        let mut open = 0u32;
        loop {
            match self.kind() {
                Kind::End => return,
                Kind::BraceClose if open == 0 => return,
                Kind::BraceClose if open == 1 => {
                    self.advance();
                    return;
                }
                Kind::BraceClose => open -= 1,
                Kind::BraceOpen => open += 1,
                Kind::Semicolon if open == 0 => {
                    self.advance();
                    return;
                }
                _ => {}
            }
            self.advance();
        }
    }
}
