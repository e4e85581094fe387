//! Control flow: branches, loops, switches, with what control reaches after them.

use super::Lowerer;
use crate::diagnostic::Span;
use crate::intrinsics::{BinaryOp, UnaryOp};
use crate::ir::{BlockId, Cursor, InstId, MAX_CONTROL_DEPTH, Op, SwitchCase, Value};
use crate::types::TypeId;
use crate::util::Range32;
use crate::wsl::ast::{Case, ExprId, Stmt, StmtId};
use crate::wsl::rules;

/// A control instruction around the cursor.
pub(super) struct Control {
    kind: Kind,
    /// Whether an exit leaves it, so that control reaches what follows.
    exited: bool,
    /// Whether a `continue` reaches its continuing block.
    continued: bool,
    /// Of a switch with `fallthrough`: the variable that says which case runs next, and the number of the one that is lowered.
    falls: Option<(Value, u32)>,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    If,
    Loop,
    Switch,
}

impl Lowerer<'_, '_> {
    fn enter(&mut self, kind: Kind, falls: Option<(Value, u32)>) {
        self.controls.push(Control { kind, exited: false, continued: false, falls });
        if self.controls.len() as u32 > MAX_CONTROL_DEPTH {
            let message = format!("control flow nests deeper than {MAX_CONTROL_DEPTH} levels");
            self.fail(rules::NESTING, self.b.span, message);
        }
    }

    /// An `if` that gives a value, whose blocks always reach their ends.
    pub(super) fn enter_branch(&mut self) {
        self.enter(Kind::If, None);
    }

    /// The end of such an `if`.
    pub(super) fn leave_branch(&mut self) {
        self.controls.pop();
    }

    /// Ends the control instruction: what follows it is reachable if an exit left it.
    fn leave(&mut self, inst: InstId) {
        let control = self.controls.pop().expect("a control instruction is left once");
        self.b.cursor = Cursor::End(self.b.module.inst_block(inst).expect("it stands in the block it was put in"));
        self.reachable = control.exited;
        if !control.exited {
            self.end_between_rounds();
            self.b.exit(Op::Unreachable, &[]);
        }
    }

    /// Refuses what ends control where a loop goes round, which only a function that is written in place of its call leads to.
    pub(super) fn end_between_rounds(&mut self) {
        if self.between_rounds > 0 {
            let message = "a function that gives a pointer and may not end is not translated where a loop goes round";
            self.fail(rules::UNSUPPORTED, self.b.span, message);
        }
    }

    /// Lowers `f` into `block` and ends it with `exit` where control reaches its end.
    fn fill(&mut self, block: BlockId, exit: Op, f: impl FnOnce(&mut Self)) {
        self.b.cursor = Cursor::End(block);
        self.reachable = true;
        f(self);
        if self.reachable {
            self.exit(exit);
        }
    }

    /// Emits an exit and notes what it reaches.
    fn exit(&mut self, op: Op) {
        let target = match op {
            Op::ExitIf => Some(Kind::If),
            Op::ExitSwitch => Some(Kind::Switch),
            Op::ExitLoop | Op::Continue => Some(Kind::Loop),
            _ => None,
        };
        let control = self.controls.iter_mut().rev().find(|control| Some(control.kind) == target);
        if let Some(control) = control {
            control.exited |= op != Op::Continue;
            control.continued |= op == Op::Continue;
        }
        self.b.exit(op, &[]);
        self.reachable = false;
    }

    pub(super) fn if_statement(&mut self, condition: ExprId, then: StmtId, otherwise: Option<StmtId>) {
        let condition = self.value(condition);
        let (inst, yes, no) = self.b.if_(condition, &[]);
        self.enter(Kind::If, None);
        self.fill(yes, Op::ExitIf, |l| l.statement(then));
        self.fill(no, Op::ExitIf, |l| {
            if let Some(otherwise) = otherwise {
                l.statement(otherwise);
            }
        });
        self.leave(inst);
    }

    /// `while` and `for`: the condition is tested at the start of the body.
    pub(super) fn conditional_loop(&mut self, condition: Option<ExprId>, update: Option<ExprId>, body: StmtId) {
        let (inst, _, body_block, continuing) = self.b.loop_(&[]);
        self.enter(Kind::Loop, None);
        self.fill(body_block, Op::Continue, |l| {
            if let Some(condition) = condition {
                l.leave_unless(condition);
            }
            l.statement(body);
        });
        if self.controls.last().is_some_and(|control| control.continued) {
            self.between_rounds += 1;
            self.fill(continuing, Op::NextIteration, |l| {
                if let Some(update) = update {
                    l.effect(update);
                }
            });
            self.between_rounds -= 1;
        }
        self.leave(inst);
    }

    /// `do`: the condition is tested at the end of the body.
    pub(super) fn do_while(&mut self, body: StmtId, condition: ExprId) {
        let (inst, _, body_block, continuing) = self.b.loop_(&[]);
        self.enter(Kind::Loop, None);
        self.fill(body_block, Op::Continue, |l| l.statement(body));
        if let Some(control) = self.controls.last_mut()
            && control.continued
        {
            control.exited = true;
            self.b.cursor = Cursor::End(continuing);
            self.reachable = true;
            self.between_rounds += 1;
            let goes_on = self.value(condition);
            self.between_rounds -= 1;
            let ends = self.b.unary(UnaryOp::Not, goes_on);
            self.b.exit(Op::BreakIf, &[ends]);
        }
        self.leave(inst);
    }

    fn leave_unless(&mut self, condition: ExprId) {
        let value = self.value(condition);
        let (inst, then, otherwise) = self.b.if_(value, &[]);
        self.enter(Kind::If, None);
        self.fill(then, Op::ExitIf, |_| {});
        self.fill(otherwise, Op::ExitLoop, |_| {});
        self.leave(inst);
    }

    pub(super) fn switch(&mut self, span: Span, selector: ExprId, cases: Range32) {
        let program = self.program;
        let selector = self.value(selector);
        let list = cases.of(&program.ast.cases);
        if list.is_empty() {
            return;
        }
        self.b.span = span;
        if list.iter().any(|case| self.falls_through(case.body)) {
            return self.falling_switch(selector, cases, list);
        }
        let blocks: Vec<BlockId> = list.iter().map(|_| self.b.module.create_block()).collect();
        let mut made: Vec<SwitchCase> = Vec::new();
        for (index, &block) in blocks.iter().enumerate() {
            made.push(SwitchCase {
                selectors: std::iter::once(self.case_value(selector, cases, index)).collect(),
                block,
            });
        }
        // A switch over an enum may name all of its values: what it has is always one of them.
        if list.iter().all(|case| case.value.is_some())
            && let Some(last) = made.last_mut()
        {
            last.selectors.push(None);
        }
        let inst = self.b.switch(selector, made, &[]);
        self.enter(Kind::Switch, None);
        for (case, block) in list.iter().zip(blocks) {
            self.fill(block, Op::ExitSwitch, |l| l.statements(case.body));
        }
        self.leave(inst);
    }

    /// Whether statements end in a `fallthrough` of the switch around them.
    fn falls_through(&self, list: Range32) -> bool {
        list.of(&self.program.ast.stmt_lists).iter().any(|&stmt| self.statement_falls(stmt))
    }

    fn statement_falls(&self, stmt: StmtId) -> bool {
        match self.program.ast.stmts[stmt].0 {
            Stmt::Fallthrough => true,
            Stmt::Block(list) => self.falls_through(list),
            Stmt::If { then, otherwise, .. } => {
                self.statement_falls(then) || otherwise.is_some_and(|otherwise| self.statement_falls(otherwise))
            }
            _ => false,
        }
    }

    /// The constant of a case; nothing for the default.
    fn case_value(&mut self, selector: Value, cases: Range32, index: usize) -> Option<crate::constant::ConstId> {
        let value = self.program.case_values[cases.start as usize + index]?;
        let ty = self.b.module.type_of(selector);
        self.integer(value, ty).as_constant()
    }

    /// A switch with `fallthrough`: a first switch turns the selector into the number of a case; the cases follow each other behind conditions,
    /// in a switch of one case that `break` leaves.
    fn falling_switch(&mut self, selector: Value, cases: Range32, list: &[Case]) {
        let first = self.b.u32(0);
        let entry = self.b.var_with(first);
        let mut made = Vec::new();
        let default = list.iter().position(|case| case.value.is_none()).unwrap_or(list.len() - 1);
        for index in 0..list.len() {
            let block = self.b.module.create_block();
            let number = self.b.u32(index as u32);
            self.b.in_block(block, |b| {
                b.store(entry, number);
                b.exit(Op::ExitSwitch, &[]);
            });
            let mut selectors: smallvec::SmallVec<[_; 2]> = smallvec::SmallVec::new();
            selectors.extend(self.case_value(selector, cases, index).map(Some));
            if index == default {
                selectors.push(None);
            }
            made.push(SwitchCase { selectors, block });
        }
        self.b.switch(selector, made, &[]);
        let block = self.b.module.create_block();
        let all = vec![SwitchCase { selectors: std::iter::once(None).collect(), block }];
        let inst = self.b.switch(first, all, &[]);
        self.enter(Kind::Switch, Some((entry, 0)));
        self.fill(block, Op::ExitSwitch, |l| {
            for (index, case) in list.iter().enumerate() {
                l.falling_case(entry, index as u32, case);
            }
        });
        self.leave(inst);
    }

    fn falling_case(&mut self, entry: Value, index: u32, case: &Case) {
        let current = self.b.load(entry);
        let number = self.b.u32(index);
        let runs = self.b.binary(BinaryOp::Equal, TypeId::BOOL, current, number);
        let (inst, then, otherwise) = self.b.if_(runs, &[]);
        if let Some(control) = self.controls.last_mut() {
            control.falls = Some((entry, index));
        }
        self.enter(Kind::If, None);
        self.fill(then, Op::ExitIf, |l| l.statements(case.body));
        self.fill(otherwise, Op::ExitIf, |_| {});
        self.leave(inst);
    }

    /// `fallthrough`: it is the last statement of its case on its way, so that control goes to the next case by itself.
    pub(super) fn fallthrough(&mut self) {
        let falls =
            self.controls.iter().rev().find(|control| control.kind == Kind::Switch).and_then(|control| control.falls);
        if let Some((entry, index)) = falls {
            let next = self.b.u32(index + 1);
            self.b.store(entry, next);
        }
    }

    /// `break`: of the innermost loop or switch.
    pub(super) fn break_statement(&mut self) {
        let kind = self.controls.iter().rev().map(|control| control.kind).find(|&kind| kind != Kind::If);
        self.exit(if kind == Some(Kind::Switch) { Op::ExitSwitch } else { Op::ExitLoop });
    }

    /// `continue`
    pub(super) fn continue_statement(&mut self) {
        self.exit(Op::Continue);
    }
}
