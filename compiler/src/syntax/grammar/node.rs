//! Adding nodes to the tree. Expressions are held to the nesting limit here, so that chains count too.

use super::expression::{List, Operand};
use super::{Parse, Parser, TokenKind, limits, rules};
use crate::syntax::ast::{Ast, Decl, DeclId, Expr, Placed, Stmt, StmtId};
use crate::util::{IdVec, Range32};

/// A tree with room for what a text of that many tokens usually holds.
pub(super) fn arenas_for(tokens: usize) -> Ast {
    Ast {
        exprs: IdVec::with_capacity(tokens / 2),
        stmts: IdVec::with_capacity(tokens / 10),
        decls: IdVec::with_capacity(tokens / 16),
        blocks: IdVec::with_capacity(tokens / 32),
        expr_lists: Vec::with_capacity(tokens / 4),
        stmt_lists: Vec::with_capacity(tokens / 10),
        attributes: Vec::with_capacity(tokens / 20),
        params: Vec::with_capacity(tokens / 40),
        members: Vec::with_capacity(tokens / 40),
        if_clauses: Vec::with_capacity(tokens / 64),
        globals: Vec::with_capacity(tokens / 40),
        ..Ast::default()
    }
}

impl Parser<'_> {
    /// Adds an expression that starts at `start` and ends with the last token consumed. Its operands are in the tree already, the
    /// highest of them with a height of `below`.
    ///
    /// Inlined, so that nodes are written where they stay: copying what was just written in pieces makes the machine wait.
    #[inline(always)]
    pub(super) fn push_expr(&mut self, expr: Expr, start: u32, below: u16) -> Parse<Operand> {
        let height = below + 1;
        if u32::from(height) > limits::EXPRESSION_NESTING.max {
            return Err(self.exceed(limits::EXPRESSION_NESTING, rules::EXPRESSION_NESTING));
        }
        let span = self.span_from(start);
        let id = self.ast.exprs.push(Placed { node: expr, span });
        Ok(Operand { id, height, op: None, parenthesised: false })
    }

    /// Adds a statement that starts at `start` and ends with the last token consumed, for now: the `;` may follow. Inlined as above.
    #[inline(always)]
    pub(super) fn push_stmt(&mut self, stmt: Stmt, start: u32) -> StmtId {
        let span = self.span_from(start);
        self.ast.stmts.push(Placed { node: stmt, span })
    }

    /// Adds a declaration that starts at `start` and ends with the last token consumed, for now: the `;` may follow. Inlined as above.
    #[inline(always)]
    pub(super) fn push_decl(&mut self, decl: Decl, start: u32) -> DeclId {
        let span = self.span_from(start);
        self.ast.decls.push(Placed { node: decl, span })
    }

    /// `item ( ',' item )* ','?` before a `close`: expressions, moved to the pool when complete. May be empty. Inlined as above.
    #[inline(always)]
    pub(super) fn expression_list(&mut self, close: TokenKind) -> Parse<List> {
        let mark = self.scratch.exprs.len();
        let (mut complete, mut height) = (Ok(()), 0);
        while self.peek() != close {
            match self.whole_expression() {
                Ok(operand) => {
                    self.scratch.exprs.push(operand.id);
                    height = operand.height.max(height);
                }
                Err(reported) => {
                    complete = Err(reported);
                    break;
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let run = Range32::copy(&mut self.ast.expr_lists, &self.scratch.exprs[mark..]);
        self.scratch.exprs.truncate(mark);
        complete.map(|()| List { run, height })
    }
}
