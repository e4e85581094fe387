//! Walks over a module without host recursion.

use smallvec::SmallVec;

use super::{BlockId, BlockParent, FunctionId, InstId, Module, Op};

impl Module {
    /// The blocks that an instruction holds, in the order in which they are printed.
    pub fn inst_blocks(&self, inst: InstId) -> SmallVec<[BlockId; 4]> {
        match self.insts[inst].op {
            Op::If { then, otherwise } => SmallVec::from_slice(&[then, otherwise]),
            Op::Loop { initializer, body, continuing } => SmallVec::from_slice(&[initializer, body, continuing]),
            Op::Switch(id) => self.switches[id].iter().map(|case| case.block).collect(),
            _ => SmallVec::new(),
        }
    }

    /// All instructions of a block and of the blocks inside it, in printed order.
    pub fn nested_insts(&self, block: BlockId) -> Vec<InstId> {
        let mut found = Vec::new();
        let mut pending: Vec<InstId> = self.first_inst(block).into_iter().collect();
        while let Some(inst) = pending.pop() {
            found.push(inst);
            pending.extend(self.insts[inst].next);
            if self.insts[inst].op.is_control() {
                pending.extend(self.inst_blocks(inst).into_iter().rev().filter_map(|block| self.first_inst(block)));
            }
        }
        found
    }

    /// All instructions of the root block, then of every function in order.
    pub fn all_insts(&self) -> Vec<InstId> {
        let mut found = self.nested_insts(self.root());
        for &function in &self.function_order {
            found.extend(self.nested_insts(self.functions[function].block));
        }
        found
    }

    /// The control instruction that a block belongs to.
    pub fn block_control(&self, block: BlockId) -> Option<InstId> {
        match self.blocks[block].parent {
            BlockParent::Inst(inst) => Some(inst),
            _ => None,
        }
    }

    /// The function that a block is in, however deep.
    pub fn block_function(&self, mut block: BlockId) -> Option<FunctionId> {
        loop {
            match self.blocks[block].parent {
                BlockParent::Function(function) => return Some(function),
                BlockParent::Inst(inst) => block = self.insts[inst].block?,
                BlockParent::None | BlockParent::Module => return None,
            }
        }
    }

    /// The control instruction that an exit, `continue`, `next_iteration` or `break_if` leaves or goes on with.
    pub fn exit_target(&self, exit: InstId) -> Option<InstId> {
        let op = self.insts[exit].op;
        let mut block = self.insts[exit].block?;
        loop {
            let control = self.block_control(block)?;
            let found = match op {
                Op::ExitIf => return matches!(self.insts[control].op, Op::If { .. }).then_some(control),
                Op::ExitSwitch => matches!(self.insts[control].op, Op::Switch(_)),
                Op::NextIteration | Op::BreakIf => {
                    return matches!(self.insts[control].op, Op::Loop { .. }).then_some(control);
                }
                Op::ExitLoop | Op::Continue => matches!(self.insts[control].op, Op::Loop { .. }),
                _ => return None,
            };
            if found {
                return Some(control);
            }
            block = self.insts[control].block?;
        }
    }
}
