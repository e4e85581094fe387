//! Walks over a module without host recursion.

use smallvec::SmallVec;

use super::{Block, BlockId, BlockParent, FunctionId, Inst, InstId, InstSet, Module, Op, OpcodeSet, ValueDef};
use crate::types::TypeId;
use crate::util::work;

impl Module {
    /// The blocks that an instruction holds, in the order in which they are printed.
    pub fn inst_blocks(&self, inst: InstId) -> SmallVec<[BlockId; 4]> {
        self.insts[inst].op.blocks(self)
    }

    /// Gives every instruction of a block and of the blocks inside it to `visit`, in printed order.
    pub fn visit_insts(&self, block: BlockId, visit: &mut impl FnMut(InstId)) {
        self.walk(block, |inst, _| visit(inst));
    }

    /// The same, with what each instruction is: the innermost loop of every transform.
    #[inline(always)]
    fn walk(&self, block: BlockId, mut visit: impl FnMut(InstId, &Inst)) {
        self.walk_while(block, |inst, data| {
            visit(inst, data);
            true
        });
    }

    /// The same, as long as `visit` says.
    #[inline(always)]
    fn walk_while(&self, block: BlockId, mut visit: impl FnMut(InstId, &Inst) -> bool) {
        let mut pending: SmallVec<[InstId; 16]> = SmallVec::new();
        let mut cursor = self.first_inst(block);
        while let Some(inst) = cursor {
            work::note(1);
            let data = &self.insts[inst];
            if !visit(inst, data) {
                return;
            }
            cursor = data.next;
            if data.opcode.is_control() {
                if let Some(next) = cursor.take() {
                    pending.push(next);
                }
                for block in self.inst_blocks(inst).into_iter().rev() {
                    if let Some(first) = self.first_inst(block) {
                        pending.push(first);
                    }
                }
            }
            if cursor.is_none() {
                cursor = pending.pop();
            }
        }
    }

    /// All instructions of a block and of the blocks inside it, in printed order.
    pub fn nested_insts(&self, block: BlockId) -> Vec<InstId> {
        let mut found = Vec::with_capacity(self.usual_count());
        self.walk(block, |inst, _| found.push(inst));
        found
    }

    /// The instructions of a block and of the blocks inside it that fulfil `is_wanted`, which asks for nothing but their opcode.
    pub fn nested_insts_where(&self, block: BlockId, is_wanted: impl Fn(Op) -> bool) -> Vec<InstId> {
        self.find_in(std::iter::once(block), &self.opcodes.wanted(is_wanted))
    }

    /// The first `count` of them, behind which nobody looks.
    pub fn first_nested_insts_where(
        &self,
        block: BlockId,
        count: usize,
        is_wanted: impl Fn(Op) -> bool,
    ) -> Vec<InstId> {
        let wanted = self.opcodes.wanted(is_wanted);
        if wanted == OpcodeSet::NONE {
            return Vec::new();
        }
        let mut found = Vec::with_capacity(count);
        self.walk_while(block, |inst, data| {
            if wanted.contains(data.opcode) {
                found.push(inst);
            }
            found.len() < count
        });
        found
    }

    /// Room for the instructions that a walk finds in most cases: growing a list from nothing takes longer than the walk.
    fn usual_count(&self) -> usize {
        self.insts.len().min(256)
    }

    /// The instructions that fulfil `is_wanted`, which asks for nothing but their opcode: of the root block and of every function, in the
    /// order in which they were made. No others are visited.
    pub fn find_insts(&self, is_wanted: impl Fn(Op) -> bool) -> InstSet {
        self.find_opcodes(&self.opcodes.wanted(is_wanted))
    }

    /// The instructions that have one of the opcodes, found in the same way.
    pub fn find_opcodes(&self, wanted: &OpcodeSet) -> InstSet {
        self.opcodes.find(&self.insts, wanted)
    }

    /// The same of the functions alone.
    pub fn find_insts_of_functions(&self, is_wanted: impl Fn(Op) -> bool) -> InstSet {
        let mut found = self.find_insts(is_wanted);
        self.visit_insts(self.root(), &mut |inst| found.remove(inst));
        found
    }

    /// The same of all, in printed order: of the root block, then of every function.
    pub fn find_insts_in_order(&self, is_wanted: impl Fn(Op) -> bool) -> Vec<InstId> {
        self.find_opcodes_in_order(&self.opcodes.wanted(is_wanted))
    }

    /// The instructions that have one of the opcodes, in printed order.
    pub fn find_opcodes_in_order(&self, wanted: &OpcodeSet) -> Vec<InstId> {
        let bodies = self.function_order.iter().map(|&function| self.functions[function].block);
        self.find_in(std::iter::once(self.root()).chain(bodies), wanted)
    }

    fn find_in(&self, blocks: impl Iterator<Item = BlockId>, wanted: &OpcodeSet) -> Vec<InstId> {
        if !self.opcodes.has_some_of(wanted) {
            return Vec::new();
        }
        let mut found = Vec::with_capacity(self.usual_count());
        for block in blocks {
            self.walk(block, |inst, data| {
                if wanted.contains(data.opcode) {
                    found.push(inst);
                }
            });
        }
        found
    }

    /// Whether a value, a constant or a function's result may have a type that fulfils `is_wanted`: those that were removed count still.
    pub fn may_hold_type(&self, is_wanted: impl Fn(TypeId) -> bool) -> bool {
        self.values.iter().any(|value| is_wanted(value.ty))
            || self.store.constants.iter().any(|constant| is_wanted(constant.ty))
            || self.functions.iter().any(|function| is_wanted(function.return_type))
    }

    /// All instructions that stand in a block, in the order in which they were made: for what asks the same of each, since it takes
    /// less time than a walk.
    pub fn placed_insts(&self) -> impl Iterator<Item = InstId> + '_ {
        work::note(self.insts.len());
        self.insts.iter_enumerated().filter(|(_, data)| data.block.is_some()).map(|(inst, _)| inst)
    }

    /// The types of the results of all instructions that were not removed, in the order in which they were made.
    pub fn result_types(&self) -> impl Iterator<Item = TypeId> + '_ {
        work::note(self.values.len());
        self.values.iter().filter(|value| matches!(value.def, ValueDef::Result(..))).map(|value| value.ty)
    }

    /// The module-scope instructions, for what changes them as it goes through them.
    pub fn root_insts(&self) -> SmallVec<[InstId; 24]> {
        let mut found = SmallVec::new();
        for inst in self.block_insts(self.root()) {
            found.push(inst);
        }
        found
    }

    /// The blocks of functions that are in use, the nested ones included, in the order in which they were made.
    pub fn nested_blocks(&self) -> Vec<BlockId> {
        let is_placed = |block: &Block| match block.parent {
            BlockParent::Function(_) => block.first.is_some(),
            BlockParent::Inst(inst) => self.insts[inst].block.is_some(),
            BlockParent::None | BlockParent::Module => false,
        };
        self.blocks.iter_enumerated().filter(|(_, block)| is_placed(block)).map(|(id, _)| id).collect()
    }

    /// All instructions of the root block, then of every function in order.
    pub fn all_insts(&self) -> Vec<InstId> {
        self.find_insts_in_order(|_| true)
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
