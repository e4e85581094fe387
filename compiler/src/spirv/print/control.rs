//! Control flow: structured instructions as labelled blocks with merges; what exits carry as phis.

use super::super::grammar::Opcode;
use super::{Printer, Word};
use crate::ir::{BlockId, InstId, Op, SwitchId, Value, ValueRun};

/// A control instruction around the cursor: where its exits go, and what they have carried.
pub(super) struct Control {
    inst: InstId,
    merge: Word,
    /// Of each exit: the block it came from and its values.
    exits: Vec<(Word, Vec<Word>)>,
    /// Of a loop.
    continue_target: Word,
    continues: Vec<(Word, Vec<Word>)>,
    header: Word,
    rounds: Vec<(Word, Vec<Word>)>,
}

impl Printer<'_> {
    /// Whether the cursor is in a loop of its function.
    pub(super) fn is_in_loop(&self) -> bool {
        self.controls.iter().any(|control| control.header != 0)
    }

    /// The instructions of a block, the terminator included.
    pub(super) fn block(&mut self, block: BlockId) {
        let mut cursor = self.module.first_inst(block);
        while let Some(inst) = cursor {
            match self.module.inst(inst).op {
                Op::If { then, otherwise } => self.if_(inst, then, otherwise),
                Op::Loop { initializer, body, continuing } => self.loop_(inst, initializer, body, continuing),
                Op::Switch(cases) => self.switch(inst, cases),
                op if op.is_terminator() => self.terminator(inst, op),
                _ => self.inst(inst),
            }
            cursor = self.module.next_inst(inst);
        }
    }

    /// Starts a block under a label.
    pub(super) fn start(&mut self, label: Word) {
        self.emit(Opcode::Label, &[label]);
        self.label = label;
    }

    fn push(&mut self, inst: InstId) -> Word {
        let merge = self.fresh();
        let control = Control {
            inst,
            merge,
            exits: Vec::new(),
            continue_target: 0,
            continues: Vec::new(),
            header: 0,
            rounds: Vec::new(),
        };
        self.controls.push(control);
        merge
    }

    /// Ends a control instruction: its merge block, and its results.
    fn pop(&mut self, inst: InstId) {
        let control = self.controls.pop().expect("it was pushed");
        self.start(control.merge);
        if !control.exits.is_empty() {
            self.phis(self.module.results(inst), &control.exits);
        }
    }

    /// A phi for each value of a run, from what each way in carries.
    fn phis(&mut self, run: ValueRun, ways: &[(Word, Vec<Word>)]) {
        for (index, value) in run.iter().enumerate() {
            let (id, ty) = (self.defined(value), self.ty(self.module.value(value).ty));
            let mut operands = vec![ty, id];
            for (label, values) in ways {
                operands.extend([values[index], *label]);
            }
            self.emit(Opcode::Phi, &operands);
            self.name_value(value);
        }
    }

    fn if_(&mut self, inst: InstId, then: BlockId, otherwise: BlockId) {
        let condition = self.module.operand(inst, 0);
        let condition = self.operand(condition);
        let merge = self.push(inst);
        let (then_label, otherwise_label) = (self.fresh(), self.fresh());
        self.emit(Opcode::SelectionMerge, &[merge, 0]);
        self.emit(Opcode::BranchConditional, &[condition, then_label, otherwise_label]);
        for (label, block) in [(then_label, then), (otherwise_label, otherwise)] {
            self.start(label);
            self.block(block);
        }
        self.pop(inst);
    }

    fn switch(&mut self, inst: InstId, cases: SwitchId) {
        let selector = self.module.operand(inst, 0);
        let selector = self.operand(selector);
        let merge = self.push(inst);
        let mut default = merge;
        let mut targets = Vec::new();
        let mut blocks = Vec::new();
        for case in self.module.switch_cases(cases).to_vec() {
            let label = self.fresh();
            blocks.push((label, case.block));
            for selector in case.selectors {
                match selector.and_then(|constant| self.module.store.constants.as_integer(constant)) {
                    Some(value) => targets.extend([value as u32, label]),
                    None => default = label,
                }
            }
        }
        self.emit(Opcode::SelectionMerge, &[merge, 0]);
        let mut operands = vec![selector, default];
        operands.extend(targets);
        self.emit(Opcode::Switch, &operands);
        for (label, block) in blocks {
            self.start(label);
            self.block(block);
        }
        self.pop(inst);
    }

    fn loop_(&mut self, inst: InstId, initializer: BlockId, body: BlockId, continuing: BlockId) {
        let merge = self.push(inst);
        let (header, body_label, continue_target) = (self.fresh(), self.fresh(), self.fresh());
        if self.module.block_is_empty(initializer) {
            self.emit(Opcode::Branch, &[header]);
            let entry = (self.label, Vec::new());
            self.control().rounds.push(entry);
        } else {
            // The loop is entered by the initializer's `next_iteration`, before it is one to break out of.
            self.control().header = header;
            self.block(initializer);
        }
        let control = self.control();
        (control.header, control.continue_target) = (header, continue_target);
        // The phis of the header come first, but name what the continuing block carries: room is kept for them by writing the rest apart.
        let before = std::mem::take(&mut self.sections.functions);
        self.start(body_label);
        self.block(body);
        let control = self.controls.last_mut().expect("the loop was pushed");
        let continues = std::mem::take(&mut control.continues);
        self.start(continue_target);
        if continues.is_empty() {
            // No `continue` reaches it; SPIR-V wants the block and its way back all the same.
            self.unreached_continue(header, body);
        } else {
            self.phis(self.module.block_params(continuing), &continues);
            self.block(continuing);
        }
        let inside = std::mem::replace(&mut self.sections.functions, before);
        let rounds = std::mem::take(&mut self.control().rounds);
        self.start(header);
        self.phis(self.module.block_params(body), &rounds);
        self.emit(Opcode::LoopMerge, &[merge, continue_target, 0]);
        self.emit(Opcode::Branch, &[body_label]);
        self.sections.functions.extend(inside);
        self.pop(inst);
    }

    fn unreached_continue(&mut self, header: Word, body: BlockId) {
        let values = self
            .module
            .block_params(body)
            .iter()
            .map(|param| {
                let zero = self.module.store.constants.zero(self.module.value(param).ty);
                self.constant(zero)
            })
            .collect();
        let label = self.label;
        self.control().rounds.push((label, values));
        self.emit(Opcode::Branch, &[header]);
    }

    fn control(&mut self) -> &mut Control {
        self.controls.last_mut().expect("the cursor is in a control instruction")
    }

    fn carried(&mut self, inst: InstId, from: usize, count: Option<usize>) -> Vec<Word> {
        let operands: Vec<Value> = self.module.operands(inst).skip(from).collect();
        let count = count.unwrap_or(operands.len());
        operands.into_iter().take(count).map(|operand| self.operand(operand)).collect()
    }

    fn terminator(&mut self, inst: InstId, op: Op) {
        match op {
            Op::Return => match self.module.get_operand(inst, 0) {
                Some(value) => {
                    let value = self.operand(value);
                    self.emit(Opcode::ReturnValue, &[value]);
                }
                None => self.emit(Opcode::Return, &[]),
            },
            Op::Unreachable => self.emit(Opcode::Unreachable, &[]),
            Op::TerminateInvocation => self.emit(Opcode::Kill, &[]),
            Op::BreakIf => self.break_if(inst),
            _ => self.branch(inst, op),
        }
    }

    /// An exit, `continue` or `next_iteration`: a branch, with what it carries noted at its target.
    fn branch(&mut self, inst: InstId, op: Op) {
        let values = self.carried(inst, 0, None);
        let target = self.module.exit_target(inst).expect("a valid exit leaves something");
        let label = self.label;
        let control =
            self.controls.iter_mut().rev().find(|control| control.inst == target).expect("what it leaves is around it");
        let (ways, to) = match op {
            Op::Continue => (&mut control.continues, control.continue_target),
            Op::NextIteration => (&mut control.rounds, control.header),
            _ => (&mut control.exits, control.merge),
        };
        ways.push((label, values));
        self.emit(Opcode::Branch, &[to]);
    }

    fn break_if(&mut self, inst: InstId) {
        let target = self.module.exit_target(inst).expect("a valid 'break_if' ends a loop");
        let Op::Loop { body, .. } = self.module.inst(target).op else { unreachable!("'break_if' ends a loop") };
        let params = self.module.block_params(body).len();
        let condition = self.module.operand(inst, 0);
        let condition = self.operand(condition);
        let next = self.carried(inst, 1, Some(params));
        let exit = self.carried(inst, 1 + params, None);
        let label = self.label;
        let control = self.control();
        control.rounds.push((label, next));
        control.exits.push((label, exit));
        let (merge, header) = (control.merge, control.header);
        self.emit(Opcode::BranchConditional, &[condition, merge, header]);
    }
}
