//! Control flow: `if`, loops, and the statements that leave them.
//!
//! <https://www.w3.org/TR/WGSL/#control-flow>

use super::Enclosing;
use crate::diagnostic::Span;
use crate::sem::behaviour::Behaviours;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{BlockId, ExprId, StmtId};
use crate::types::TypeId;
use crate::util::Range32;

impl Resolver<'_> {
    /// A condition must be `bool`.
    pub(super) fn condition(&mut self, expr: ExprId) {
        let Some(ty) = self.value(expr) else { return };
        if ty != TypeId::BOOL {
            let message = format!("a condition must be 'bool', and is '{}'", self.type_name(ty));
            self.error(rules::CONDITION_TYPE, self.span(expr), message);
        }
    }

    pub(super) fn if_statement(&mut self, clauses: Range32, otherwise: Option<BlockId>) -> Behaviours {
        let ast = self.ast;
        let mut behaviours = Behaviours::NONE;
        for clause in ast.if_clause_list(clauses) {
            self.condition(clause.condition);
            behaviours = behaviours.union(self.block(clause.body));
        }
        behaviours.union(otherwise.map_or(Behaviours::NEXT, |block| self.block(block)))
    }

    pub(super) fn loop_statement(
        &mut self,
        body: BlockId,
        continuing: Option<BlockId>,
        break_if: Option<ExprId>,
        span: Span,
    ) -> Behaviours {
        self.enclosing.push(Enclosing::Loop);
        let inside = self.block(body);
        let mut after = Behaviours::NEXT;
        if let Some(block) = continuing {
            self.enclosing.push(Enclosing::Continuing);
            after = self.block(block);
            self.enclosing.pop();
        }
        if let Some(condition) = break_if {
            self.condition(condition);
            after = after.union(Behaviours::BREAK);
        }
        self.enclosing.pop();
        self.loop_behaviours(inside, after, span)
    }

    /// A `while` or `for` whose condition is resolved already.
    pub(super) fn conditional_loop(
        &mut self,
        condition: Option<ExprId>,
        body: BlockId,
        update: Option<StmtId>,
        span: Span,
    ) -> Behaviours {
        if let Some(update) = update {
            self.behaviours[update] = Behaviours::NEXT;
        }
        self.enclosing.push(Enclosing::Loop);
        let mut inside = self.block(body);
        self.enclosing.pop();
        if condition.is_some() {
            inside = inside.union(Behaviours::BREAK);
        }
        self.loop_behaviours(inside, Behaviours::NEXT, span)
    }

    pub(super) fn for_statement(
        &mut self,
        (init, condition, update): (Option<StmtId>, Option<ExprId>, Option<StmtId>),
        body: BlockId,
        span: Span,
    ) -> Behaviours {
        if let Some(init) = init {
            self.behaviours[init] = self.statement(init);
        }
        if let Some(condition) = condition {
            self.condition(condition);
        }
        if let Some(update) = update {
            self.statement(update);
        }
        self.conditional_loop(condition, body, update, span)
    }

    /// <https://www.w3.org/TR/WGSL/#behaviors-rules>
    fn loop_behaviours(&mut self, inside: Behaviours, after: Behaviours, span: Span) -> Behaviours {
        if inside == Behaviours::RETURN {
            return Behaviours::RETURN;
        }
        let both = inside.union(after);
        if both.contains(Behaviours::BREAK) {
            let left = Behaviours::BREAK.union(Behaviours::CONTINUE);
            return both.union(Behaviours::NEXT).without(left);
        }
        let behaviours = both.without(Behaviours::CONTINUE.union(Behaviours::NEXT));
        if behaviours.is_empty() {
            self.error(rules::LOOP_BEHAVIOR, span, "this loop never ends: nothing in it leaves it");
            return Behaviours::NEXT.union(Behaviours::UNKNOWN);
        }
        behaviours
    }

    pub(super) fn break_statement(&mut self, span: Span) -> Behaviours {
        match self.enclosing.last() {
            Some(Enclosing::Loop | Enclosing::Switch) => return Behaviours::BREAK,
            Some(Enclosing::Continuing) => {
                let message = "'break' cannot leave a 'continuing' statement: end it with 'break if'";
                self.error(rules::BREAK_PLACEMENT, span, message);
            }
            None => self.error(rules::BREAK_PLACEMENT, span, "'break' must stand in a loop or a 'switch'"),
        }
        Behaviours::NEXT.union(Behaviours::UNKNOWN)
    }

    pub(super) fn continue_statement(&mut self, span: Span) -> Behaviours {
        let target = self.enclosing.iter().rev().find(|enclosing| **enclosing != Enclosing::Switch);
        match target {
            Some(Enclosing::Loop) => return Behaviours::CONTINUE,
            Some(_) => {
                let message = "'continue' cannot go on to the 'continuing' statement that it stands in";
                self.error(rules::CONTINUE_PLACEMENT, span, message);
            }
            None => self.error(rules::CONTINUE_PLACEMENT, span, "'continue' must stand in a loop"),
        }
        Behaviours::NEXT.union(Behaviours::UNKNOWN)
    }

    /// <https://www.w3.org/TR/WGSL/#return-statement>
    pub(super) fn return_statement(&mut self, value: Option<ExprId>, span: Span) -> Behaviours {
        if self.enclosing.contains(&Enclosing::Continuing) {
            let message = "'return' cannot stand in a 'continuing' statement";
            self.error(rules::RETURN_IN_CONTINUING, span, message);
        }
        let ty = value.and_then(|value| self.value(value));
        let Some(function) = self.function else { return Behaviours::RETURN };
        if self.broken_results.contains(&function) {
            return Behaviours::RETURN;
        }
        let wanted = self.functions[function].return_type;
        match value {
            Some(value) if wanted == TypeId::VOID => {
                let message = "this function has no return type, so that it cannot return a value";
                self.error(rules::RETURN_TYPE, self.span(value), message);
            }
            Some(value) if ty.is_some() => {
                self.require_type(value, wanted, rules::RETURN_TYPE, |from, to| {
                    format!("this function returns '{to}', and the value is of type '{from}'")
                });
            }
            None if wanted != TypeId::VOID => {
                let message = format!("this function must return a value of type '{}'", self.type_name(wanted));
                self.error(rules::RETURN_TYPE, span, message);
            }
            _ => {}
        }
        Behaviours::RETURN
    }
}
