//! Changes to a module: making, moving and removing instructions, blocks and operands; keeping the use lists true.

use smallvec::SmallVec;

use super::{
    Binding, Block, BlockId, BlockParent, DialectProperties, Function, FunctionId, FunctionParam, Inst, InstId, Module,
    Op, OverrideInfo, OverrideInfoId, SwitchCase, SwitchId, Use, UseId, Value, ValueData, ValueDef, ValueId, ValueRun,
    VarInfo, VarInfoId,
};
use crate::diagnostic::Span;
use crate::types::{IoAttributes, TypeId};
use crate::util::{Id, Range32, Symbol, work};

/// Between which instructions of which block one stands; nowhere by default.
#[derive(Copy, Clone, Default)]
#[must_use = "what is around it links to the instruction, which must link to what is around it"]
pub(super) struct Place {
    block: Option<BlockId>,
    prev: Option<InstId>,
    next: Option<InstId>,
}

impl Module {
    /// Makes room for so many more instructions with a result each.
    pub fn reserve(&mut self, count: usize) {
        self.insts.reserve(count);
        self.values.reserve(count);
        self.uses.reserve(count + count / 2);
        self.blocks.reserve(count / 8);
    }

    /// Makes room for so many more functions.
    pub fn reserve_functions(&mut self, count: usize) {
        self.functions.reserve(count);
        self.function_order.reserve(count);
    }

    /// Makes an instruction that is in no block yet.
    pub fn create_inst(&mut self, op: Op, operands: &[Value], result_types: &[TypeId], span: Span) -> InstId {
        self.create_inst_at(Place::default(), op, operands, result_types, span)
    }

    /// Makes an instruction at a place that was opened for it: its links are written with it, and not once more when it is put there.
    #[inline(always)]
    pub(super) fn create_inst_at(
        &mut self,
        place: Place,
        op: Op,
        operands: &[Value],
        result_types: &[TypeId],
        span: Span,
    ) -> InstId {
        work::note(1 + operands.len());
        let id = self.insts.next_id();
        let operands = self.push_operands(id, operands);
        let results = self.push_values(result_types, |index| ValueDef::Result(id, index));
        let (opcode, same) = self.opcodes.note(id, op);
        let Place { block, prev, next } = place;
        self.insts.push(Inst { op, span, opcode, same, operands, results, block, prev, next });
        if opcode.is_control() {
            self.adopt_blocks(id);
        }
        id
    }

    /// Has what is around the end of a block link to an instruction, which is to stand there.
    #[inline]
    pub(super) fn open_end(&mut self, block: BlockId, inst: InstId) -> Place {
        let prev = self.blocks[block].last.replace(inst);
        self.link_next(prev, block, inst);
        Place { block: Some(block), prev, next: None }
    }

    /// The same of the place before another.
    #[inline]
    pub(super) fn open_before(&mut self, next: InstId, inst: InstId) -> Place {
        let data = &mut self.insts[next];
        let block = data.block.expect("the other instruction is in a block");
        let prev = data.prev.replace(inst);
        self.link_next(prev, block, inst);
        Place { block: Some(block), prev, next: Some(next) }
    }

    /// The same of the place after another.
    #[inline]
    pub(super) fn open_after(&mut self, prev: InstId, inst: InstId) -> Place {
        let data = &mut self.insts[prev];
        let block = data.block.expect("the other instruction is in a block");
        let next = data.next.replace(inst);
        match next {
            Some(next) => self.insts[next].prev = Some(inst),
            None => self.blocks[block].last = Some(inst),
        }
        Place { block: Some(block), prev: Some(prev), next }
    }

    /// Has an instruction follow another, or begin a block where there is none.
    #[inline]
    fn link_next(&mut self, prev: Option<InstId>, block: BlockId, inst: InstId) {
        match prev {
            Some(prev) => self.insts[prev].next = Some(inst),
            None => self.blocks[block].first = Some(inst),
        }
    }

    /// The instruction that is made next.
    #[inline]
    pub(super) fn next_id(&self) -> InstId {
        self.insts.next_id()
    }

    #[inline(always)]
    fn push_values(&mut self, types: &[TypeId], def: impl Fn(u16) -> ValueDef) -> ValueRun {
        let start = self.values.len() as u32;
        let value =
            |(index, &ty): (usize, &TypeId)| ValueData { ty, def: def(index as u16), name: None, first_use: None };
        self.values.extend(types.iter().enumerate().map(value));
        ValueRun { start, len: types.len() as u16 }
    }

    /// Makes the slots first and links them then, so that there is one place where their list may grow.
    #[inline(always)]
    fn push_operands(&mut self, user: InstId, operands: &[Value]) -> Range32 {
        let start = self.uses.len();
        self.uses.extend(operands.iter().map(|&value| Use { value, user, prev: None, next: None }));
        for (index, &value) in operands.iter().enumerate() {
            let slot = UseId::from_index(start + index);
            if let Some(next) = self.link_use(slot, value) {
                self.uses[slot].next = Some(next);
            }
        }
        Range32 { start: start as u32, len: operands.len() as u32 }
    }

    /// Makes a slot the first use of a value; gives the use that was the first before.
    #[inline(always)]
    pub(super) fn link_use(&mut self, slot: UseId, value: Value) -> Option<UseId> {
        let head = self.first_use(value)?.replace(slot)?;
        self.uses[head].prev = Some(slot);
        Some(head)
    }

    /// The head of the list of a value's uses. Constants have none.
    #[inline]
    fn first_use(&mut self, value: Value) -> Option<&mut Option<UseId>> {
        // Most values are defined ones.
        if let Some(id) = value.as_defined() {
            return Some(&mut self.values[id].first_use);
        }
        value.as_function().map(|id| &mut self.functions[id].first_use)
    }

    fn unlink_use(&mut self, slot: UseId) {
        let Use { value, prev, next, .. } = self.uses[slot];
        let Some(head) = self.first_use(value) else { return };
        match prev {
            Some(prev) => self.uses[prev].next = next,
            None => *head = next,
        }
        if let Some(next) = next {
            self.uses[next].prev = prev;
        }
    }

    fn slot_ids(&self, inst: InstId) -> impl Iterator<Item = UseId> + use<> {
        let Range32 { start, len } = self.insts[inst].operands;
        (start as usize..(start + len) as usize).map(UseId::from_index)
    }

    /// Replaces operand `index`.
    pub fn set_operand(&mut self, inst: InstId, index: usize, value: Value) {
        debug_assert!(index < self.operand_count(inst));
        let slot = UseId::from_index(self.insts[inst].operands.start as usize + index);
        self.set_use(slot, value);
    }

    /// Replaces the value in an operand slot.
    pub fn set_use(&mut self, slot: UseId, value: Value) {
        work::note(1);
        self.unlink_use(slot);
        let next = self.link_use(slot, value);
        let data = &mut self.uses[slot];
        (data.value, data.prev, data.next) = (value, None, next);
    }

    /// Replaces all operands.
    pub fn set_operands(&mut self, inst: InstId, operands: &[Value]) {
        for slot in self.slot_ids(inst) {
            self.unlink_use(slot);
        }
        self.insts[inst].operands = self.push_operands(inst, operands);
    }

    /// Appends an operand.
    pub fn add_operand(&mut self, inst: InstId, value: Value) {
        let mut operands: SmallVec<[Value; 8]> = self.operands(inst).collect();
        operands.push(value);
        self.set_operands(inst, &operands);
    }

    /// Makes every user of `from` use `to`.
    pub fn replace_all_uses(&mut self, from: ValueId, to: Value) {
        debug_assert_ne!(Value::from(from), to);
        let mut cursor = self.values[from].first_use.take();
        while let Some(slot) = cursor {
            work::note(1);
            let next = self.link_use(slot, to);
            let data = &mut self.uses[slot];
            cursor = data.next;
            (data.value, data.prev, data.next) = (to, None, next);
        }
    }

    /// Makes element counts and workgroup sizes that are `from` be `to`.
    pub fn replace_sizes(&mut self, from: Value, to: Value) {
        if !self.properties.contains(DialectProperties::OVERRIDES) {
            return;
        }
        let functions = self.function_order.iter().copied().filter(|&id| self.functions[id].stage.is_some());
        for function in functions.collect::<SmallVec<[FunctionId; 4]>>() {
            let data = &mut self.functions[function];
            let sizes = data.workgroup_size.iter_mut().flatten().chain(&mut data.subgroup_size);
            sizes.filter(|size| **size == from).for_each(|size| *size = to);
        }
        self.counts.iter_mut().filter(|count| **count == from).for_each(|count| *count = to);
    }

    /// Gives a value a name.
    pub fn set_name(&mut self, value: ValueId, name: Option<Symbol>) {
        self.values[value].name = name;
    }

    /// Changes a value's type: for transforms that change what a variable or parameter holds and fix its users.
    pub fn set_type(&mut self, value: ValueId, ty: TypeId) {
        self.values[value].ty = ty;
    }

    /// Changes what an instruction does; operands and results stay. Blocks of a control instruction are adopted.
    pub fn set_op(&mut self, inst: InstId, op: Op) {
        let opcode = self.opcodes.note_change(inst, op);
        let data = &mut self.insts[inst];
        (data.op, data.opcode) = (op, opcode);
        if opcode.is_control() {
            self.adopt_blocks(inst);
        }
    }

    /// Notes that the blocks in an instruction are its own.
    pub(super) fn adopt_blocks(&mut self, inst: InstId) {
        for block in self.inst_blocks(inst) {
            self.blocks[block].parent = BlockParent::Inst(inst);
        }
    }

    /// Gives an instruction new results, which nothing uses yet. The old ones must be unused.
    pub fn set_results(&mut self, inst: InstId, types: &[TypeId]) -> ValueRun {
        self.forget_results(inst);
        let run = self.push_values(types, |index| ValueDef::Result(inst, index));
        self.insts[inst].results = run;
        run
    }

    fn forget_results(&mut self, inst: InstId) {
        for result in self.insts[inst].results.iter() {
            debug_assert!(self.values[result].first_use.is_none(), "a removed result is still used");
            self.values[result].def = ValueDef::Removed;
        }
    }

    /// Puts an instruction at the end of a block.
    pub fn append(&mut self, block: BlockId, inst: InstId) {
        let place = self.open_end(block, inst);
        self.put(place, inst);
    }

    /// Puts an instruction before another.
    pub fn insert_before(&mut self, before: InstId, inst: InstId) {
        let place = self.open_before(before, inst);
        self.put(place, inst);
    }

    /// Puts an instruction after another.
    pub fn insert_after(&mut self, after: InstId, inst: InstId) {
        let place = self.open_after(after, inst);
        self.put(place, inst);
    }

    fn put(&mut self, place: Place, inst: InstId) {
        debug_assert!(self.insts[inst].block.is_none(), "an instruction is in one block");
        let data = &mut self.insts[inst];
        (data.block, data.prev, data.next) = (place.block, place.prev, place.next);
    }

    /// Takes an instruction out of its block, to put it elsewhere.
    pub fn detach(&mut self, inst: InstId) {
        let Inst { block, prev, next, .. } = self.insts[inst];
        let Some(block) = block else { return };
        match prev {
            Some(prev) => self.insts[prev].next = next,
            None => self.blocks[block].first = next,
        }
        match next {
            Some(next) => self.insts[next].prev = prev,
            None => self.blocks[block].last = prev,
        }
        let data = &mut self.insts[inst];
        (data.block, data.prev, data.next) = (None, None, None);
    }

    /// Removes an instruction and all that it holds. Nothing outside may use its results any more.
    pub fn remove(&mut self, inst: InstId) {
        if !self.insts[inst].opcode.is_control() {
            self.drop_operands(inst);
            self.detach(inst);
            return self.drop_results(inst);
        }
        let mut pending: SmallVec<[InstId; 4]> = SmallVec::from_slice(&[inst]);
        let mut removed: SmallVec<[InstId; 4]> = SmallVec::new();
        while let Some(inst) = pending.pop() {
            if self.insts[inst].op.is_control() {
                for block in self.inst_blocks(inst) {
                    self.blocks[block].parent = BlockParent::None;
                    pending.extend(self.block_insts(block));
                }
            }
            self.drop_operands(inst);
            self.detach(inst);
            removed.push(inst);
        }
        removed.into_iter().for_each(|inst| self.drop_results(inst));
    }

    fn drop_operands(&mut self, inst: InstId) {
        for slot in self.slot_ids(inst) {
            self.unlink_use(slot);
        }
        self.insts[inst].operands = Range32::EMPTY;
    }

    fn drop_results(&mut self, inst: InstId) {
        self.forget_results(inst);
        self.insts[inst].results = ValueRun::default();
    }

    /// Removes all that a block holds. Nothing outside may use its values.
    pub fn clear(&mut self, block: BlockId) {
        for inst in self.nested_insts(block) {
            for slot in self.slot_ids(inst) {
                self.unlink_use(slot);
            }
            let data = &mut self.insts[inst];
            (data.operands, data.block, data.prev, data.next) = (Range32::EMPTY, None, None, None);
            for result in std::mem::take(&mut data.results).iter() {
                self.values[result].def = ValueDef::Removed;
            }
        }
        let data = &mut self.blocks[block];
        (data.first, data.last) = (None, None);
    }

    /// Makes a block that nothing holds yet.
    pub fn create_block(&mut self) -> BlockId {
        self.blocks.push(Block { parent: BlockParent::None, params: ValueRun::default(), first: None, last: None })
    }

    /// Gives a block its parameters; former ones must be unused.
    pub fn set_block_params(&mut self, block: BlockId, types: &[TypeId]) -> ValueRun {
        for param in self.blocks[block].params.iter() {
            debug_assert!(self.values[param].first_use.is_none(), "a removed parameter is still used");
            self.values[param].def = ValueDef::Removed;
        }
        let run = self.push_values(types, |index| ValueDef::BlockParam(block, index));
        self.blocks[block].params = run;
        run
    }

    /// Makes a function with an empty body and appends it to the order.
    pub fn create_function(&mut self, name: Symbol, return_type: TypeId, param_types: &[TypeId]) -> FunctionId {
        let id = self.functions.next_id();
        let block = self.create_block();
        self.blocks[block].parent = BlockParent::Function(id);
        let params = self.push_values(param_types, |index| ValueDef::FunctionParam(id, index));
        self.functions.push(Function {
            name,
            stage: None,
            workgroup_size: None,
            subgroup_size: None,
            return_type,
            return_io: IoAttributes::default(),
            param_info: vec![FunctionParam::default(); param_types.len()],
            block,
            resources: Vec::new(),
            span: Span::NONE,
            params,
            first_use: None,
        });
        self.function_order.push(id);
        id
    }

    /// Gives a function new parameters without attributes; users of the former ones must have been fixed.
    pub fn set_function_params(&mut self, function: FunctionId, types: &[TypeId]) -> ValueRun {
        for param in self.functions[function].params.iter() {
            debug_assert!(self.values[param].first_use.is_none(), "a removed parameter is still used");
            self.values[param].def = ValueDef::Removed;
        }
        let run = self.push_values(types, |index| ValueDef::FunctionParam(function, index));
        let data = &mut self.functions[function];
        data.params = run;
        data.param_info = vec![FunctionParam::default(); types.len()];
        run
    }

    /// Gives a function one more parameter, the last, and keeps those that it has. Callers must be given an argument for it.
    pub fn add_function_param(&mut self, function: FunctionId, ty: TypeId, info: FunctionParam) -> ValueId {
        self.add_function_params(function, &[(ty, info)]);
        self.functions[function].params.iter().next_back().expect("it was made last")
    }

    /// The same of several parameters.
    pub fn add_function_params(&mut self, function: FunctionId, added: &[(TypeId, FunctionParam)]) {
        let old = self.functions[function].params;
        let old_types = old.iter().map(|param| self.values[param].ty);
        let types: SmallVec<[TypeId; 8]> = old_types.chain(added.iter().map(|&(ty, _)| ty)).collect();
        let run = self.push_values(&types, |index| ValueDef::FunctionParam(function, index));
        for (from, to) in old.iter().zip(run.iter()) {
            self.replace_all_uses(from, to.into());
            self.values[to].name = self.values[from].name;
            self.values[from].def = ValueDef::Removed;
        }
        let data = &mut self.functions[function];
        data.params = run;
        data.param_info.extend(added.iter().map(|&(_, info)| info));
    }

    /// Takes parameters that nothing uses from a function, by their places, and keeps the others. Callers must be fixed.
    pub fn remove_function_params(&mut self, function: FunctionId, is_removed: &dyn Fn(usize) -> bool) {
        let old = self.functions[function].params;
        let infos = std::mem::take(&mut self.functions[function].param_info);
        let kept: SmallVec<[(ValueId, FunctionParam); 8]> = old
            .iter()
            .zip(infos)
            .enumerate()
            .filter(|(index, _)| !is_removed(*index))
            .map(|(_, param)| param)
            .collect();
        let types: SmallVec<[TypeId; 8]> = kept.iter().map(|(param, _)| self.values[*param].ty).collect();
        let run = self.push_values(&types, |index| ValueDef::FunctionParam(function, index));
        for ((from, _), to) in kept.iter().zip(run.iter()) {
            self.replace_all_uses(*from, to.into());
            self.values[to].name = self.values[*from].name;
        }
        for param in old.iter() {
            debug_assert!(self.values[param].first_use.is_none(), "a removed parameter is still used");
            self.values[param].def = ValueDef::Removed;
        }
        let data = &mut self.functions[function];
        data.params = run;
        data.param_info = kept.into_iter().map(|(_, info)| info).collect();
    }

    /// Says what a `var` says beyond its type.
    pub fn create_var_info(&mut self, info: VarInfo) -> VarInfoId {
        self.vars.push(info)
    }

    /// Says what an `override` says beyond its type and default.
    pub fn create_override_info(&mut self, info: OverrideInfo) -> OverrideInfoId {
        self.overrides.push(info)
    }

    /// Makes the cases of a `switch`.
    pub fn create_switch(&mut self, cases: Vec<SwitchCase>) -> SwitchId {
        self.switches.push(cases)
    }

    /// The binding of a module-scope `var`, by its result.
    pub fn binding_of(&self, var: ValueId) -> Option<Binding> {
        match self.insts[self.defining_inst(var.into())?].op {
            Op::Var(info) => self.vars[info].binding,
            _ => None,
        }
    }
}
