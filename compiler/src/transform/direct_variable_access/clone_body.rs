//! A copy of a function's body, for transforms that make variants of functions.

use hashbrown::HashMap;
use smallvec::SmallVec;

use crate::ir::{BlockId, CopyBlocks, FunctionId, InstId, Module, SwitchCase, SwitchId, Value, ValueId, ValueRun};
use crate::types::TypeId;

/// Appends a copy of the body of `source` to the body of `target`. `params` are the values that take the place of the parameters.
pub(crate) fn clone_body(module: &mut Module, source: FunctionId, target: FunctionId, params: &[Value]) {
    let mut map = HashMap::new();
    for (param, &value) in module.function_params(source).iter().zip(params) {
        map.insert(param, value);
    }
    let (from, to) = (module.function(source).block, module.function(target).block);
    let mut state = State { module, map, pending: vec![(from, to)] };
    // First in, first out: what a block defines is copied before the blocks inside it, a loop's body before its continuing block.
    let mut next = 0;
    while let Some(&(from, to)) = state.pending.get(next) {
        state.body(from, to);
        next += 1;
    }
}

struct State<'m> {
    module: &'m mut Module,
    /// The copies of the function's values. A table of all values would take as much as the module, for each function copied.
    map: HashMap<ValueId, Value>,
    /// Blocks and their copies.
    pending: Vec<(BlockId, BlockId)>,
}

impl State<'_> {
    fn body(&mut self, from: BlockId, to: BlockId) {
        let mut cursor = self.module.first_inst(from);
        while let Some(inst) = cursor {
            cursor = self.module.next_inst(inst);
            let copy = self.inst(inst);
            self.module.append(to, copy);
        }
    }

    fn inst(&mut self, inst: InstId) -> InstId {
        let data = *self.module.inst(inst);
        let op = data.op.copied(self);
        let operands: SmallVec<[Value; 8]> = self.module.operands(inst).map(|value| self.value(value)).collect();
        let types: SmallVec<[TypeId; 2]> = self.types(self.module.results(inst));
        let copy = self.module.create_inst(op, &operands, &types, data.span);
        self.bind(self.module.results(inst), self.module.results(copy));
        copy
    }

    /// Values outside the function stand for themselves.
    fn value(&self, value: Value) -> Value {
        value.as_defined().and_then(|id| self.map.get(&id).copied()).unwrap_or(value)
    }

    fn types(&self, run: ValueRun) -> SmallVec<[TypeId; 2]> {
        run.iter().map(|value| self.module.value(value).ty).collect()
    }

    fn bind(&mut self, from: ValueRun, to: ValueRun) {
        for (from, to) in from.iter().zip(to.iter()) {
            self.map.insert(from, to.into());
            let name = self.module.value(from).name;
            self.module.set_name(to, name);
        }
    }

    fn new_block(&mut self, from: BlockId) -> BlockId {
        let to = self.module.create_block();
        let params = self.module.block_params(from);
        let types = self.types(params);
        let copies = self.module.set_block_params(to, &types);
        self.bind(params, copies);
        self.pending.push((from, to));
        to
    }
}

impl CopyBlocks for State<'_> {
    fn block(&mut self, block: BlockId) -> BlockId {
        self.new_block(block)
    }

    fn switch(&mut self, cases: SwitchId) -> SwitchId {
        let cases: Vec<SwitchCase> = self.module.switch_cases(cases).to_vec();
        let copies = cases.into_iter().map(|case| SwitchCase { block: self.new_block(case.block), ..case });
        let copies = copies.collect();
        self.module.create_switch(copies)
    }
}
