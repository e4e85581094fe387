//! Every expression of a function's body, dead code included.

use super::Checker;
use crate::const_eval;
use crate::intrinsics::BinaryOp;
use crate::sem::program::DeclTarget;
use crate::syntax::ast::{BlockId, Decl, DeclId, ExprId, Stmt, StmtId};
use crate::types::Type;

impl Checker<'_> {
    pub(super) fn block(&mut self, block: BlockId) {
        let program = self.program;
        for &stmt in program.ast.block_stmts(block) {
            self.statement(stmt);
        }
    }

    fn values(&mut self, exprs: impl IntoIterator<Item = ExprId>) {
        for expr in exprs {
            self.value(expr);
        }
    }

    fn statement(&mut self, stmt: StmtId) {
        let ast = &self.program.ast;
        match ast.stmt(stmt) {
            Stmt::Compound(block) => self.block(block),
            Stmt::If { clauses, otherwise, .. } => {
                for clause in ast.if_clause_list(clauses) {
                    self.value(clause.condition);
                    self.block(clause.body);
                }
                otherwise.into_iter().for_each(|block| self.block(block));
            }
            Stmt::Switch { selector, clauses, .. } => {
                // Case selectors are const-expressions.
                self.value(selector);
                for clause in ast.switch_clause_list(clauses) {
                    self.block(clause.body);
                }
            }
            Stmt::Loop { body, continuing, break_if, .. } => {
                self.block(body);
                continuing.into_iter().for_each(|block| self.block(block));
                self.values(break_if);
            }
            Stmt::While { condition, body, .. } => {
                self.value(condition);
                self.block(body);
            }
            Stmt::For { init, condition, update, body, .. } => {
                init.into_iter().for_each(|stmt| self.statement(stmt));
                self.values(condition);
                update.into_iter().for_each(|stmt| self.statement(stmt));
                self.block(body);
            }
            Stmt::Return { value } => self.values(value),
            Stmt::Call { call: expr }
            | Stmt::PhonyAssign { value: expr }
            | Stmt::Increment { target: expr }
            | Stmt::Decrement { target: expr } => self.values([expr]),
            Stmt::Decl(decl) => self.local(decl),
            Stmt::Assign { target, value } => self.values([target, value]),
            Stmt::CompoundAssign { target, op, value } => self.compound_assignment(target, op.into(), value),
            Stmt::Break | Stmt::Continue | Stmt::Discard => {}
        }
    }

    fn local(&mut self, decl: DeclId) {
        let program = self.program;
        let Decl::Variable(variable) = program.ast.decl(decl) else { return };
        if let DeclTarget::Local(id) = program.decls[decl] {
            self.counts_of(program.locals[id].ty);
        }
        self.values(variable.initializer);
    }

    /// The right operand is held to what binds it alone: the left one is in memory.
    fn compound_assignment(&mut self, target: ExprId, op: BinaryOp, value: ExprId) {
        self.value(target);
        let operand = self.value(value);
        let (Some(f), Type::Reference { store, .. }) =
            (op.const_fn(), self.store.types.get(self.program.info(target).ty))
        else {
            return;
        };
        let known = |index| if index == 1 { operand } else { None };
        if let Err(error) = const_eval::check_partial(&self.store, f, store, known) {
            self.eval_error::<()>(&error, value, &[target, value]);
        }
    }
}
