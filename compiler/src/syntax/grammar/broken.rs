//! Nodes for what could not be read: they stand where it was, and hold the names in it.
//!
//! A mistake is reported once. What it may have declared is known by these nodes, so that nothing is said of its uses.

use super::recovery::starts_declaration;
use super::{Parser, TokenKind};
use crate::diagnostic::Span;
use crate::syntax::ast::{Attribute, AttributeKind, BlockId, Broken, Decl, DeclId, Expr, ExprId, Placed, Stmt, StmtId};
use crate::util::Range32;

impl Parser<'_> {
    /// The names in the tokens from index `from` up to the next one, each token searched once.
    pub(super) fn broken_from(&mut self, from: usize) -> Broken {
        let start = self.ast.names.len() as u32;
        let mut declares = false;
        for index in from.max(self.mentioned)..self.at {
            let token = self.tokens[index];
            declares |= starts_declaration(token.kind);
            if token.kind == TokenKind::Identifier {
                let name = Self::name_of(token);
                self.ast.names.push(name);
            }
        }
        self.mentioned = self.mentioned.max(self.at);
        let mentions = Range32 { start, len: self.ast.names.len() as u32 - start };
        let name = self.declaring.take();
        Broken { name, mentions, is_unnamed: declares && name.is_none() }
    }

    /// The declaration that started at token `from` and was skipped up to the next one.
    pub(super) fn broken_decl(&mut self, from: usize) -> DeclId {
        let broken = self.broken_from(from);
        self.push_decl(Decl::Broken(broken), self.tokens[from].start)
    }

    /// The statement that started at token `from` and was skipped up to the next one.
    pub(super) fn broken_stmt(&mut self, from: usize) -> StmtId {
        let decl = self.broken_decl(from);
        self.push_stmt(Stmt::Decl(decl), self.tokens[from].start)
    }

    /// An expression of which nothing is known.
    pub(super) fn broken_expr(&mut self, span: Span) -> ExprId {
        self.ast.exprs.push(Placed { node: Expr::Broken, span })
    }

    /// An expression that should have stood before the next token.
    pub(super) fn broken_expr_here(&mut self) -> ExprId {
        self.broken_expr(Span::new(self.end(), self.end()))
    }

    /// Marks the attributes of a function as broken if what stands before it is: some may have been lost there.
    pub(super) fn doubt_attributes(&mut self, id: DeclId) {
        let is_after_broken = match self.ast.globals.last().map(|&last| self.ast.decl(last)) {
            Some(Decl::Broken(_)) => true,
            Some(Decl::Function(function)) => function.broken.is_some(),
            Some(Decl::Struct(structure)) => structure.broken,
            _ => false,
        };
        if is_after_broken && let Decl::Function(function) = &mut self.ast.decls[id].node {
            let known = function.attributes.of(&self.ast.attributes).to_vec();
            let doubt = Attribute { kind: AttributeKind::Broken, span: function.name.span };
            function.attributes = Range32::extend(&mut self.ast.attributes, known.into_iter().chain([doubt]));
        }
    }

    /// Marks the last declaration as broken if it is a function: its end was not where it seemed to be.
    pub(super) fn break_last_function(&mut self) {
        if let Some(&last) = self.ast.globals.last()
            && let Decl::Function(function) = &mut self.ast.decls[last].node
            && function.broken.is_none()
        {
            function.broken = Some(Broken::named(None));
        }
    }

    /// A block that ends where its `}` is missing: what else it holds is not known.
    pub(super) fn mark_block_broken(&mut self, block: BlockId) {
        let at = self.at;
        let stmt = self.broken_stmt(at);
        let known: Vec<StmtId> = self.ast.block_stmts(block).to_vec();
        let stmts = Range32::extend(&mut self.ast.stmt_lists, known.into_iter().chain([stmt]));
        self.ast.blocks[block].stmts = stmts;
    }
}
