//! Statements: their types, where they may stand, and their behaviours.
//!
//! <https://www.w3.org/TR/WGSL/#statements>. Recursion is as deep as braces nest, which the parser bounds.

mod assignment;
mod call;
mod control;
mod switch;

use super::attributes::Place;
use super::behaviour::Behaviours;
use super::resolver::Resolver;
use super::rules;
use crate::diagnostic::{Diagnostic, Severity};
use crate::syntax::ast::{BlockId, Decl, Stmt, StmtId};

/// What a `break` or `continue` inside would leave.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Enclosing {
    Loop,
    Switch,
    Continuing,
}

impl Resolver<'_> {
    /// The body of a function.
    pub(super) fn function_body(&mut self, body: BlockId) -> Behaviours {
        debug_assert!(self.enclosing.is_empty() && self.branches == 0);
        self.may_have_left = false;
        self.block(body)
    }

    /// The statements of a block.
    pub(super) fn block(&mut self, block: BlockId) -> Behaviours {
        let ast = self.ast;
        let node = ast.block(block);
        self.attributes(node.attributes, Place::Statement, node.span);
        let mut behaviours = Behaviours::NEXT;
        let mut is_reported = false;
        for &stmt in ast.block_stmts(block) {
            if !behaviours.may_continue() && !is_reported {
                is_reported = true;
                self.report_unreachable(stmt);
            }
            let branches = ast.stmts[stmt].node.branches();
            self.branches += u32::from(branches);
            let found = self.statement(stmt);
            self.branches -= u32::from(branches);
            self.may_have_left |= found != Behaviours::NEXT;
            self.behaviours[stmt] = found;
            if behaviours.may_continue() {
                behaviours = behaviours.without(Behaviours::NEXT).union(found);
            }
        }
        behaviours
    }

    fn report_unreachable(&mut self, stmt: StmtId) {
        let span = self.ast.stmt_span(stmt);
        let warning = Diagnostic::error(rules::UNREACHABLE_CODE, span, "this code is never reached");
        self.diagnostics.push(warning.with_severity(Severity::Warning));
    }

    fn statement(&mut self, stmt: StmtId) -> Behaviours {
        let span = self.ast.stmt_span(stmt);
        match self.ast.stmt(stmt) {
            Stmt::Compound(block) => return self.block(block),
            Stmt::If { attributes, clauses, otherwise } => {
                self.attributes(attributes, Place::Statement, span);
                return self.if_statement(clauses, otherwise);
            }
            Stmt::Switch { attributes, selector, body_attributes, clauses } => {
                self.attributes(attributes, Place::Statement, span);
                self.attributes(body_attributes, Place::Statement, span);
                return self.switch_statement(selector, clauses, span);
            }
            Stmt::Loop { attributes, body, continuing, break_if } => {
                self.attributes(attributes, Place::Statement, span);
                return self.loop_statement(body, continuing, break_if, span);
            }
            Stmt::While { attributes, condition, body } => {
                self.attributes(attributes, Place::Statement, span);
                self.condition(condition);
                return self.conditional_loop(Some(condition), body, None, span);
            }
            Stmt::For { attributes, init, condition, update, body } => {
                self.attributes(attributes, Place::Statement, span);
                return self.for_statement((init, condition, update), body, span);
            }
            Stmt::Break => return self.break_statement(span),
            Stmt::Continue => return self.continue_statement(span),
            Stmt::Return { value } => return self.return_statement(value, span),
            Stmt::Discard => self.note_discard(span),
            Stmt::Call { call } => self.call_statement(call),
            Stmt::Decl(decl) => {
                self.local_declaration(decl);
                if matches!(self.ast.decl(decl), Decl::Broken(_)) {
                    return Behaviours::NEXT.union(Behaviours::UNKNOWN);
                }
            }
            Stmt::Assign { target, value } => self.assignment(target, value),
            Stmt::CompoundAssign { target, op, value } => self.compound_assignment(target, op, value),
            Stmt::PhonyAssign { value } => self.phony_assignment(value),
            Stmt::Increment { target } | Stmt::Decrement { target } => self.step(target),
        }
        Behaviours::NEXT
    }
}
