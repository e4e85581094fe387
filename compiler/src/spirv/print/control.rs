//! Structured control flow: merges, branches, and phis for the values that exits carry.

use smallvec::SmallVec;

use super::Printer;
use crate::intrinsics::Version;
use crate::ir::{BlockId, InstId, Op as IrOp, SwitchId, ValueRun};
use crate::spirv::grammar::Op;

/// A branch to a block: the values that it carries, and the block that it comes from. One that carries none is not kept: most do not.
type Edge = (SmallVec<[u32; 2]>, u32);

/// A control instruction that is being written.
pub(super) enum Frame {
    If { merge: u32, exits: Vec<Edge> },
    Switch { merge: u32, exits: Vec<Edge> },
    Loop(LoopFrame),
}

pub(super) struct LoopFrame {
    header: u32,
    continuing: u32,
    merge: u32,
    /// To the header.
    entries: Vec<Edge>,
    /// To the continuing block.
    continues: Vec<Edge>,
    /// To the merge block.
    exits: Vec<Edge>,
}

impl<'m> Printer<'m> {
    /// Writes the instructions of a block. Nesting is limited by [`MAX_CONTROL_DEPTH`](crate::ir::MAX_CONTROL_DEPTH).
    pub(super) fn block(&mut self, block: BlockId) {
        for (inst, data) in self.module.block_content(block) {
            self.line(data.span);
            self.instruction(inst, data);
        }
    }

    fn ids(&mut self, inst: InstId, from: usize) -> SmallVec<[u32; 2]> {
        let mut ids = SmallVec::new();
        for value in self.module.operands(inst).skip(from) {
            ids.push(self.id(value));
        }
        ids
    }

    pub(super) fn terminator(&mut self, inst: InstId, op: IrOp) {
        match op {
            IrOp::Return => match self.module.get_operand(inst, 0) {
                Some(value) => {
                    let value = self.id(value);
                    self.code.inst(Op::ReturnValue, &[value]);
                }
                None => self.code.inst(Op::Return, &[]),
            },
            IrOp::Unreachable => self.code.inst(Op::Unreachable, &[]),
            // Older versions have it by an extension alone.
            IrOp::TerminateInvocation if self.target.version < Version::new(1, 6) => self.code.inst(Op::Kill, &[]),
            IrOp::TerminateInvocation => self.code.inst(Op::TerminateInvocation, &[]),
            IrOp::BreakIf => self.break_if(inst),
            _ => {
                let edge = (self.ids(inst, 0), self.label);
                let target = self.leave(op, edge);
                self.code.inst(Op::Branch, &[target]);
            }
        }
    }

    /// Notes an edge; gives the block that it goes to.
    fn leave(&mut self, op: IrOp, edge: Edge) -> u32 {
        let mut frames = self.frames.iter_mut().rev();
        let target = frames.find_map(|frame| match (op, frame) {
            (IrOp::ExitIf, Frame::If { merge, exits }) => Some((*merge, exits)),
            (IrOp::ExitSwitch, Frame::Switch { merge, exits }) => Some((*merge, exits)),
            (IrOp::ExitLoop, Frame::Loop(of)) => Some((of.merge, &mut of.exits)),
            (IrOp::Continue, Frame::Loop(of)) => Some((of.continuing, &mut of.continues)),
            (IrOp::NextIteration, Frame::Loop(of)) => Some((of.header, &mut of.entries)),
            _ => None,
        });
        let (target, edges) = target.expect("an exit has what it leaves around it");
        if !edge.0.is_empty() {
            edges.push(edge);
        }
        target
    }

    fn break_if(&mut self, inst: InstId) {
        let condition = self.module.operand(inst, 0);
        let condition = self.id(condition);
        let block = self.module.inst_block(inst).and_then(|block| self.module.block_control(block));
        let results = self.module.results(block.expect("it is in a loop")).len();
        let mut next = self.ids(inst, 1);
        let exit: SmallVec<[u32; 2]> = next.drain(next.len() - results..).collect();
        let header = self.leave(IrOp::NextIteration, (next, self.label));
        let merge = self.leave(IrOp::ExitLoop, (exit, self.label));
        self.code.inst(Op::BranchConditional, &[condition, merge, header]);
    }

    /// Begins a block with phis for `values`, one operand of each edge for each.
    fn join(&mut self, label: u32, values: ValueRun, edges: &[Edge]) {
        self.begin_block(label);
        for (index, value) in values.iter().enumerate() {
            let ty = self.ty(self.module.value(value).ty);
            let id = self.result_id(value);
            if edges.is_empty() {
                self.code.inst(Op::Undef, &[ty, id]);
                continue;
            }
            let incoming: SmallVec<[u32; 8]> = edges.iter().flat_map(|(values, from)| [values[index], *from]).collect();
            self.code.parts(Op::Phi, &[&[ty, id], &incoming]);
        }
    }

    /// Whether a block does nothing but leave its `if`.
    fn is_empty(&self, block: BlockId) -> bool {
        let first = self.module.first_inst(block).expect("a block has a terminator");
        self.module.inst(first).op == IrOp::ExitIf && self.module.operand_count(first) == 0
    }

    pub(super) fn if_(&mut self, inst: InstId, then: BlockId, otherwise: BlockId) {
        let condition = self.module.operand(inst, 0);
        let condition = self.id(condition);
        let merge = self.new_id();
        // The two targets of a branch differ.
        let skips_otherwise = self.is_empty(otherwise);
        let skips_then = !skips_otherwise && self.is_empty(then);
        let then_label = if skips_then { merge } else { self.new_id() };
        let else_label = if skips_otherwise { merge } else { self.new_id() };
        self.code.inst(Op::SelectionMerge, &[merge, 0]);
        self.code.inst(Op::BranchConditional, &[condition, then_label, else_label]);
        self.frames.push(Frame::If { merge, exits: Vec::new() });
        for (block, label) in [(then, then_label), (otherwise, else_label)] {
            if label != merge {
                self.begin_block(label);
                self.block(block);
            }
        }
        let Some(Frame::If { exits, .. }) = self.frames.pop() else { unreachable!("frames nest") };
        self.join(merge, self.module.results(inst), &exits);
    }

    pub(super) fn switch(&mut self, inst: InstId, cases: SwitchId) {
        let selector = self.module.operand(inst, 0);
        let selector = self.id(selector);
        let merge = self.new_id();
        let cases = self.module.switch_cases(cases);
        let labels: Vec<u32> = cases.iter().map(|_| self.new_id()).collect();
        let mut operands = vec![selector, merge];
        for (case, &label) in cases.iter().zip(&labels) {
            for selector in &case.selectors {
                match selector {
                    None => operands[1] = label,
                    Some(constant) => {
                        let literal = self.module.store.constants.as_integer(*constant).unwrap_or_default();
                        operands.extend([literal as u32, label]);
                    }
                }
            }
        }
        self.code.inst(Op::SelectionMerge, &[merge, 0]);
        self.code.parts(Op::Switch, &[&operands]);
        self.frames.push(Frame::Switch { merge, exits: Vec::new() });
        for (case, label) in cases.iter().zip(labels) {
            self.begin_block(label);
            self.block(case.block);
        }
        let Some(Frame::Switch { exits, .. }) = self.frames.pop() else { unreachable!("frames nest") };
        self.join(merge, self.module.results(inst), &exits);
    }

    pub(super) fn loop_(&mut self, inst: InstId, initializer: BlockId, body: BlockId, continuing: BlockId) {
        let [header, body_label, continuing_label, merge] = [(); 4].map(|()| self.new_id());
        let frame = LoopFrame {
            header,
            continuing: continuing_label,
            merge,
            entries: Vec::new(),
            continues: Vec::new(),
            exits: Vec::new(),
        };
        self.frames.push(Frame::Loop(frame));
        if self.module.block_is_empty(initializer) {
            self.leave(IrOp::NextIteration, (SmallVec::new(), self.label));
            self.code.inst(Op::Branch, &[header]);
        } else {
            self.block(initializer);
        }
        let phis = self.header(header, body);
        self.code.inst(Op::LoopMerge, &[merge, continuing_label, 0]);
        self.code.inst(Op::Branch, &[body_label]);
        self.begin_block(body_label);
        self.block(body);
        self.continuing(continuing_label, body, continuing);
        let Some(Frame::Loop(frame)) = self.frames.pop() else { unreachable!("frames nest") };
        if !phis.is_empty() {
            let (values, from) = frame.entries.get(1).expect("a continuing block enters the body");
            for (at, &value) in phis.into_iter().zip(values) {
                self.code.patch(at, value);
                self.code.patch(at + 1, *from);
            }
        }
        self.join(merge, self.module.results(inst), &frame.exits);
    }

    fn loop_frame(&mut self) -> &mut LoopFrame {
        match self.frames.last_mut() {
            Some(Frame::Loop(frame)) => frame,
            _ => unreachable!("frames nest"),
        }
    }

    /// Begins the header, with a phi for each parameter of the body; gives where the second value of each is to be written.
    fn header(&mut self, label: u32, body: BlockId) -> SmallVec<[usize; 2]> {
        self.begin_block(label);
        let mut second = SmallVec::new();
        let params = self.module.block_params(body);
        if params.is_empty() {
            return second;
        }
        let (values, from) = self.loop_frame().entries.first().expect("a loop is entered").clone();
        for (param, value) in params.iter().zip(values) {
            let ty = self.ty(self.module.value(param).ty);
            let id = self.result_id(param);
            self.code.inst(Op::Phi, &[ty, id, value, from, 0, 0]);
            second.push(self.code.len() - 2);
        }
        second
    }

    /// The continuing block; one that nothing reaches, or that does nothing, still leads back to the header.
    fn continuing(&mut self, label: u32, body: BlockId, continuing: BlockId) {
        let continues = std::mem::take(&mut self.loop_frame().continues);
        self.join(label, self.module.block_params(continuing), &continues);
        if !self.module.block_is_empty(continuing) {
            return self.block(continuing);
        }
        let mut values = SmallVec::new();
        for param in self.module.block_params(body).iter() {
            let ty = self.ty(self.module.value(param).ty);
            let id = self.new_id();
            self.code.inst(Op::Undef, &[ty, id]);
            values.push(id);
        }
        let header = self.leave(IrOp::NextIteration, (values, self.label));
        self.code.inst(Op::Branch, &[header]);
    }
}
