//! Adding nodes to the tree. Expressions are held to the nesting limit here, so that chains count too.

use super::{Parse, Parser, TokenKind, limits, rules};
use crate::diagnostic::Span;
use crate::syntax::ast::{Ast, Decl, DeclId, Expr, ExprId, Stmt, StmtId};
use crate::util::{Id, IdVec, Range32};

/// A tree with room for what a text of that many tokens usually holds.
pub(super) fn arenas_for(tokens: usize) -> Ast {
    Ast {
        exprs: IdVec::with_capacity(tokens / 2),
        expr_spans: IdVec::with_capacity(tokens / 2),
        stmts: IdVec::with_capacity(tokens / 8),
        stmt_spans: IdVec::with_capacity(tokens / 8),
        expr_lists: Vec::with_capacity(tokens / 4),
        stmt_lists: Vec::with_capacity(tokens / 8),
        decls: IdVec::with_capacity(tokens / 16),
        decl_spans: IdVec::with_capacity(tokens / 16),
        ..Ast::default()
    }
}

impl Parser<'_> {
    /// Adds an expression; its operands are in the tree already.
    pub(super) fn push_expr(&mut self, expr: Expr, span: Span) -> Parse<ExprId> {
        let height = 1 + match expr {
            Expr::Literal(_) | Expr::Broken => 0,
            Expr::Ident { template_args, .. } => self.list_height(template_args),
            Expr::Index { base, index } => self.height(base).max(self.height(index)),
            Expr::Member { base, .. } => self.height(base),
            Expr::Unary { operand, .. } => self.height(operand),
            Expr::Binary { left, right, .. } => self.height(left).max(self.height(right)),
            Expr::Call { callee, args } => self.height(callee).max(self.list_height(args)),
        };
        if u32::from(height) > limits::EXPRESSION_NESTING.max {
            return Err(self.exceed(limits::EXPRESSION_NESTING, rules::EXPRESSION_NESTING));
        }
        self.heights.push(height);
        self.ast.expr_spans.push(span);
        Ok(self.ast.exprs.push(expr))
    }

    fn height(&self, id: ExprId) -> u16 {
        self.heights[id.index()]
    }

    fn list_height(&self, run: Range32) -> u16 {
        run.of(&self.ast.expr_lists).iter().map(|&id| self.height(id)).max().unwrap_or(0)
    }

    /// Adds a statement that starts at `start` and ends with the last token consumed.
    pub(super) fn push_stmt(&mut self, stmt: Stmt, start: u32) -> StmtId {
        let span = self.span_from(start);
        self.ast.stmt_spans.push(span);
        self.ast.stmts.push(stmt)
    }

    /// Adds a declaration that starts at `start` and ends with the last token consumed.
    pub(super) fn push_decl(&mut self, decl: Decl, start: u32) -> DeclId {
        let span = self.span_from(start);
        self.ast.decl_spans.push(span);
        self.ast.decls.push(decl)
    }

    /// `item ( ',' item )* ','?` before a `close`: expressions, moved to the pool when complete. May be empty.
    pub(super) fn expression_list(&mut self, close: TokenKind) -> Parse<Range32> {
        let mark = self.scratch.exprs.len();
        let mut complete = Ok(());
        while self.peek() != close {
            match self.expression() {
                Ok(expr) => self.scratch.exprs.push(expr),
                Err(reported) => {
                    complete = Err(reported);
                    break;
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        let run = Range32::extend(&mut self.ast.expr_lists, self.scratch.exprs.drain(mark..));
        complete.map(|()| run)
    }
}
