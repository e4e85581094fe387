//! Control flow: `if`, `switch` and the loops, with what control reaches after them.

use smallvec::SmallVec;

use super::Lowerer;
use crate::diagnostic::Span;
use crate::ir::{BlockId, Cursor, InstId, MAX_CONTROL_DEPTH, Op, SwitchCase};
use crate::syntax::ast::{self, CaseSelector, ExprId, IfClause, StmtId, SwitchClause};
use crate::util::Range32;

/// A control instruction around the cursor.
pub(super) struct Control {
    kind: Kind,
    /// Whether an exit leaves it, so that control reaches what follows.
    exited: bool,
    /// Whether a `continue` reaches its continuing block.
    continued: bool,
    /// Whether what is lowered stands in its continuing block.
    is_between_rounds: bool,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    If,
    Loop,
    Switch,
}

impl Lowerer<'_, '_> {
    fn enter(&mut self, kind: Kind, span: Span) {
        self.controls.push(Control { kind, exited: false, continued: false, is_between_rounds: false });
        if self.controls.len() as u32 > MAX_CONTROL_DEPTH && self.too_deep.is_none() {
            self.too_deep = Some(span);
        }
    }

    /// Ends the control instruction: what follows it is reachable if an exit left it.
    fn leave(&mut self, inst: InstId) {
        let control = self.controls.pop().expect("a control instruction is left once");
        self.b.cursor = Cursor::End(self.b.module.inst_block(inst).expect("it stands in the block it was put in"));
        self.reachable = control.exited;
        if !control.exited {
            self.dead_end();
        }
    }

    /// Ends a block whose end control never reaches. Between the rounds of a loop nothing may end but what goes on with it: there what is
    /// left is the innermost instruction that can be.
    fn dead_end(&mut self) {
        let inside = self.controls.iter().rposition(|control| control.is_between_rounds);
        let around = &self.controls[inside.map_or(self.controls.len(), |at| at + 1)..];
        let op = around.iter().rev().find_map(|control| match control.kind {
            Kind::If => None,
            Kind::Loop => Some(Op::ExitLoop),
            Kind::Switch => Some(Op::ExitSwitch),
        });
        self.b.exit(op.unwrap_or(Op::Unreachable), &[]);
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

    /// `if`, its `else if`s and `else`. The chain nests, but is walked without recursion.
    pub(super) fn if_chain(&mut self, clauses: &[IfClause], otherwise: Option<ast::BlockId>) {
        let mut open = SmallVec::<[InstId; 4]>::new();
        for clause in clauses {
            let span = self.program.ast.expr_span(clause.condition);
            let condition = self.value(clause.condition);
            self.b.span = span;
            let (inst, then, alternative) = self.b.if_(condition, &[]);
            self.enter(Kind::If, span);
            self.fill(then, Op::ExitIf, |l| l.statements(clause.body));
            self.b.cursor = Cursor::End(alternative);
            self.reachable = true;
            open.push(inst);
            if self.too_deep.is_some() {
                break;
            }
        }
        if let Some(block) = otherwise {
            self.statements(block);
        }
        while let Some(inst) = open.pop() {
            if self.reachable {
                self.exit(Op::ExitIf);
            }
            self.leave(inst);
        }
    }

    /// `switch`
    pub(super) fn switch(&mut self, selector: ExprId, clauses: Range32) {
        let program = self.program;
        let span = program.ast.expr_span(selector);
        let selector = self.value(selector);
        let clauses = program.ast.switch_clause_list(clauses);
        let cases = clauses.iter().map(|clause| self.switch_case(clause)).collect::<Vec<_>>();
        let blocks: Vec<BlockId> = cases.iter().map(|case| case.block).collect();
        self.b.span = span;
        let inst = self.b.switch(selector, cases, &[]);
        self.enter(Kind::Switch, span);
        for (clause, block) in clauses.iter().zip(blocks) {
            self.fill(block, Op::ExitSwitch, |l| l.statements(clause.body));
        }
        self.leave(inst);
    }

    fn switch_case(&mut self, clause: &SwitchClause) -> SwitchCase {
        let selectors = self.program.ast.case_selector_list(clause.selectors).iter().map(|selector| match selector {
            CaseSelector::Default(_) => None,
            CaseSelector::Value(expr) => self.program.constant(*expr),
        });
        SwitchCase { selectors: selectors.collect(), block: self.b.module.create_block() }
    }

    /// `loop`
    pub(super) fn loop_statement(
        &mut self,
        span: Span,
        body: ast::BlockId,
        continuing: Option<ast::BlockId>,
        break_if: Option<ExprId>,
    ) {
        let (inst, _, body_block, continuing_block) = self.b.loop_(&[]);
        self.enter(Kind::Loop, span);
        self.fill(body_block, Op::Continue, |l| l.statements(body));
        self.continuing(continuing_block, |l| {
            if let Some(block) = continuing {
                l.statements(block);
            }
            if let Some(condition) = break_if {
                let condition = l.value(condition);
                l.at_loop().exited = true;
                l.b.exit(Op::BreakIf, &[condition]);
                l.reachable = false;
            }
        });
        self.leave(inst);
    }

    fn at_loop(&mut self) -> &mut Control {
        self.controls.last_mut().expect("the cursor is in a loop")
    }

    /// Fills a continuing block, unless no `continue` reaches it.
    fn continuing(&mut self, block: BlockId, f: impl FnOnce(&mut Self)) {
        if self.at_loop().continued {
            self.at_loop().is_between_rounds = true;
            self.fill(block, Op::NextIteration, f);
        }
    }

    /// `while` and `for`: the condition is tested at the start of the body.
    pub(super) fn conditional_loop(
        &mut self,
        span: Span,
        init: Option<StmtId>,
        condition: Option<ExprId>,
        update: Option<StmtId>,
        body: ast::BlockId,
    ) {
        let (inst, initializer, body_block, continuing_block) = self.b.loop_(&[]);
        self.enter(Kind::Loop, span);
        if let Some(init) = init {
            self.fill(initializer, Op::NextIteration, |l| l.statement(init));
        }
        self.fill(body_block, Op::Continue, |l| {
            if let Some(condition) = condition {
                l.leave_unless(condition);
            }
            l.statements(body);
        });
        self.continuing(continuing_block, |l| {
            if let Some(update) = update {
                l.statement(update);
            }
        });
        self.leave(inst);
    }

    fn leave_unless(&mut self, condition: ExprId) {
        let span = self.program.ast.expr_span(condition);
        let value = self.value(condition);
        self.b.span = span;
        let (inst, then, otherwise) = self.b.if_(value, &[]);
        self.enter(Kind::If, span);
        self.fill(then, Op::ExitIf, |_| {});
        self.fill(otherwise, Op::ExitLoop, |_| {});
        self.leave(inst);
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
