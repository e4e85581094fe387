//! The grammar: recursive descent over the token array, one function per production of the specification.
//!
//! A function `foo` gives the node or an error, which it has reported; `opt_foo` may also find that none stands there.
//! Lists are gathered on scratch stacks, for they nest, and copied to their pool when complete.

mod attribute;
mod broken;
mod cursor;
mod declaration;
mod directive;
mod expression;
mod function;
mod iteration;
mod node;
mod operator;
mod recovery;
mod selection;
mod statement;

use super::ast::{Ast, CaseSelector, ExprId, IfClause, Name, StmtId, SwitchClause, UnaryOp};
use super::token::{Token, TokenKind};
use super::{limits, rules};
use crate::diagnostic::Diagnostics;
use crate::util::Interner;

/// A production did not match; the reason is reported.
#[derive(Copy, Clone, Debug)]
struct Reported;

type Parse<T> = Result<T, Reported>;

/// Parses a token array that ends in `EndOfText`, with text behind that which is no tokens if it is `truncated`.
pub(super) fn parse_tokens(
    source: &str,
    tokens: Vec<Token>,
    truncated: bool,
    symbols: &Interner,
    diagnostics: &mut Diagnostics,
) -> Ast {
    let mut parser = Parser {
        source,
        ast: node::arenas_for(tokens.len()),
        at: 0,
        next: tokens[0],
        end: 0,
        symbols,
        diagnostics,
        tokens,
        scratch: Scratch::default(),
        expression_depth: 0,
        brace_depth: 0,
        last_error: None,
        truncated,
        stopped: false,
        missing_brace: false,
        lost_clauses: None,
        empty_declarations: false,
        declaring: None,
        mentioned: 0,
    };
    parser.translation_unit();
    let unread = parser.truncated || parser.stopped;
    if unread { Ast::default() } else { parser.ast }
}

struct Parser<'a> {
    source: &'a str,
    tokens: Vec<Token>,
    /// The index of the next token; never beyond `EndOfText`.
    at: usize,
    /// That token, at hand for the many that look at it.
    next: Token,
    /// Where the last token consumed ends.
    end: u32,
    symbols: &'a Interner,
    diagnostics: &'a mut Diagnostics,
    ast: Ast,
    scratch: Scratch,
    expression_depth: u32,
    brace_depth: u32,
    /// Where the last error was reported: a second one at the same token is a consequence.
    last_error: Option<usize>,
    /// What is missing at the end of the tokens may stand in the text behind.
    truncated: bool,
    /// A limit was exceeded: the rest of the text is not read.
    stopped: bool,
    /// A `}` is missing: what follows stands at module scope, and all open blocks end here.
    missing_brace: bool,
    /// How many declarations stood before the function in which clauses without their switch were reported.
    lost_clauses: Option<usize>,
    /// A `;` stands at module scope by itself: directives are over.
    empty_declarations: bool,
    /// The name that the declaration or statement being read declares, once it is known.
    declaring: Option<Name>,
    /// The tokens up to here have been searched for names of what is broken.
    mentioned: usize,
}

/// Lists under construction, innermost last.
#[derive(Default)]
struct Scratch {
    exprs: Vec<ExprId>,
    stmts: Vec<StmtId>,
    if_clauses: Vec<IfClause>,
    switch_clauses: Vec<SwitchClause>,
    case_selectors: Vec<CaseSelector>,
    prefixes: Vec<(UnaryOp, u32)>,
}

impl Parser<'_> {
    /// `translation_unit: global_directive* ( global_decl | global_assert | ';' )*`
    fn translation_unit(&mut self) {
        while self.peek() != TokenKind::EndOfText {
            let before = self.at;
            self.declaring = None;
            let outcome = self.global_item();
            if outcome.is_err() {
                self.recover_at_module_scope(before);
            }
            self.missing_brace = false;
            if self.at == before {
                self.skip();
            }
            let is_directive =
                matches!(self.tokens[before].kind, TokenKind::Enable | TokenKind::Requires | TokenKind::Diagnostic);
            if outcome.is_err() && !is_directive {
                let broken = self.broken_decl(before);
                self.ast.globals.push(broken);
            }
        }
    }

    fn global_item(&mut self) -> Parse<()> {
        match self.peek() {
            TokenKind::Semicolon => {
                self.skip();
                self.empty_declarations = true;
                Ok(())
            }
            TokenKind::Enable | TokenKind::Requires | TokenKind::Diagnostic => self.global_directive(),
            _ => self.global_decl(),
        }
    }
}

#[cfg(test)]
mod tests;
