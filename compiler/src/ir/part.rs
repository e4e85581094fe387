//! Some functions of a module as a module of their own.

use super::{
    BlockId, BlockParent, CopyBlocks, Function, FunctionId, Inst, InstId, Module, Op, SwitchCase, SwitchId, Use, Value,
    ValueData, ValueDef, ValueId, ValueKind, ValueRun,
};
use crate::util::{Id, Range32};

impl Module {
    /// A module of those functions, which call no others, and of all that stands at module scope. It is made in the order in which it is
    /// printed, and knows nothing of what was removed from this one or is left behind.
    pub fn part(&self, functions: &[FunctionId]) -> Self {
        let mut part = Self::new(self.store.clone());
        part.properties = self.properties;
        part.lines = self.lines.clone();
        part.passed.extend_from_slice(&self.passed);
        part.extensions = self.extensions.clone();
        part.filters = self.filters.clone();
        part.vars.extend_from_slice(self.vars.as_slice());
        part.overrides = self.overrides.clone();
        part.reserve_functions(functions.len());
        let size = functions.len() * self.insts.len() / self.function_order.len().max(1);
        part.reserve(size + size / 2);
        let mut copier = Copier {
            from: self,
            values: vec![None; self.values.len()],
            functions: vec![None; self.functions.len()],
            pending: Vec::new(),
        };
        let root = part.root();
        copier.block(&mut part, self.root(), root);
        for &function in functions {
            copier.function(&mut part, function);
        }
        part.counts = self.counts.iter().map(|&count| copier.value(count)).collect();
        part
    }
}

/// What the parts of a module are called in the copy.
struct Copier<'m> {
    from: &'m Module,
    values: Vec<Option<ValueId>>,
    functions: Vec<Option<FunctionId>>,
    /// Where to go on, innermost last: the next instruction, and the block of the copy that it belongs to.
    pending: Vec<(InstId, BlockId)>,
}

impl Copier<'_> {
    /// What a value is in the copy. It was met before, since it is defined before it is used.
    #[inline]
    fn value(&self, value: Value) -> Value {
        match value.kind() {
            ValueKind::Constant(_) => value,
            ValueKind::Defined(id) => self.values[id.index()].expect("definitions stand before uses").into(),
            ValueKind::Function(id) => self.functions[id.index()].expect("callees stand before callers").into(),
        }
    }

    /// Copies values, each with a definition of its own.
    #[inline]
    fn values(&mut self, to: &mut Module, old: ValueRun, def: impl Fn(u16) -> ValueDef) -> ValueRun {
        let start = to.values.len() as u32;
        for (index, old) in old.iter().enumerate() {
            let data = ValueData { def: def(index as u16), first_use: None, ..self.from.values[old] };
            self.values[old.index()] = Some(to.values.push(data));
        }
        ValueRun { start, ..old }
    }

    fn function(&mut self, to: &mut Module, id: FunctionId) {
        let old = self.from.function(id);
        let new = to.functions.next_id();
        self.functions[id.index()] = Some(new);
        let params = self.values(to, old.params, |index| ValueDef::FunctionParam(new, index));
        let resources = old.resources.iter().filter_map(|value| self.values[value.index()]).collect();
        let workgroup_size = old.workgroup_size.map(|size| size.map(|size| self.value(size)));
        let subgroup_size = old.subgroup_size.map(|size| self.value(size));
        let block = to.create_block();
        to.blocks[block].parent = BlockParent::Function(new);
        let param_info = old.param_info.clone();
        to.functions.push(Function {
            params,
            param_info,
            resources,
            workgroup_size,
            subgroup_size,
            block,
            first_use: None,
            ..*old
        });
        to.function_order.push(new);
        self.block(to, old.block, block);
    }

    /// Copies a block's content, and the blocks inside it.
    fn block(&mut self, to: &mut Module, old: BlockId, new: BlockId) {
        self.pending.extend(self.from.first_inst(old).map(|first| (first, new)));
        while let Some((first, block)) = self.pending.pop() {
            let mut cursor = Some(first);
            while let Some(inst) = cursor {
                let data = &self.from.insts[inst];
                cursor = data.next;
                if !data.opcode.is_control() {
                    self.inst(to, data, data.op, block);
                    continue;
                }
                // What is inside comes first, then what follows.
                self.pending.extend(cursor.take().map(|next| (next, block)));
                let inside = self.pending.len();
                let op = data.op.copied(&mut Inner { copier: self, to });
                self.pending[inside..].reverse();
                let new = self.inst(to, data, op, block);
                to.adopt_blocks(new);
            }
        }
    }

    /// Copies an instruction to the end of a block.
    #[inline]
    fn inst(&mut self, to: &mut Module, old: &Inst, op: Op, block: BlockId) -> InstId {
        let id = to.insts.next_id();
        let start = to.uses.len() as u32;
        for slot in old.operands.of(self.from.uses.as_slice()) {
            let value = self.value(slot.value);
            let next = to.link_use(to.uses.next_id(), value);
            to.uses.push(Use { value, user: id, prev: None, next });
        }
        let operands = Range32 { start, ..old.operands };
        let results = self.values(to, old.results, |index| ValueDef::Result(id, index));
        let same = to.opcodes.note_opcode(id, old.opcode, op);
        let prev = to.blocks[block].last.replace(id);
        match prev {
            Some(prev) => to.insts[prev].next = Some(id),
            None => to.blocks[block].first = Some(id),
        }
        to.insts.push(Inst { op, operands, results, block: Some(block), prev, next: None, same, ..*old })
    }

    /// Makes the block that a block is in the copy, to be filled later.
    fn inner(&mut self, to: &mut Module, old: BlockId) -> BlockId {
        let new = to.create_block();
        let params = self.values(to, self.from.block_params(old), |index| ValueDef::BlockParam(new, index));
        to.blocks[new].params = params;
        self.pending.extend(self.from.first_inst(old).map(|first| (first, new)));
        new
    }
}

/// Makes the blocks of copied control instructions.
struct Inner<'c, 'm, 't> {
    copier: &'c mut Copier<'m>,
    to: &'t mut Module,
}

impl CopyBlocks for Inner<'_, '_, '_> {
    fn block(&mut self, block: BlockId) -> BlockId {
        self.copier.inner(self.to, block)
    }

    fn switch(&mut self, cases: SwitchId) -> SwitchId {
        let cases = self.copier.from.switch_cases(cases).iter();
        let cases = cases.map(|case| SwitchCase { selectors: case.selectors.clone(), block: self.block(case.block) });
        let cases = cases.collect();
        self.to.create_switch(cases)
    }
}
