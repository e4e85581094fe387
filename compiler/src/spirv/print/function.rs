//! Functions: their heads, their variables, their bodies.

use super::Printer;
use crate::ir::{self, BlockParent, FunctionId, InstId};
use crate::spirv::grammar::{Op, StorageClass};
use crate::util::Id;

impl Printer<'_> {
    /// All functions. How many variables each has is known before they are looked for, in the order in which they are printed: a walk
    /// takes time, and most stand where a function begins.
    pub(super) fn functions(&mut self) {
        let module = self.module;
        let is_variable = |op| matches!(op, ir::Op::Var(_));
        let mut counts = vec![0; module.function_count()];
        for inst in module.find_insts(is_variable) {
            let function = module.inst_block(inst).and_then(|block| module.block_function(block));
            function.into_iter().for_each(|function| counts[function.index()] += 1);
        }
        for &function in &module.function_order {
            let variables = match counts[function.index()] {
                0 => Vec::new(),
                count => module.first_nested_insts_where(module.function(function).block, count, is_variable),
            };
            self.function(function, &variables);
        }
    }

    fn function(&mut self, function: FunctionId, variables: &[InstId]) {
        let module = self.module;
        let data = module.function(function);
        let ty = self.function_type(function);
        let return_type = self.ty(data.return_type);
        let id = self.function_id(function);
        self.code.inst(Op::Function, &[return_type, id, 0, ty]);
        for param in module.function_params(function).iter() {
            let ty = self.ty(module.value(param).ty);
            let id = self.result_id(param);
            self.code.inst(Op::FunctionParameter, &[ty, id]);
        }
        let label = self.new_id();
        self.begin_block(label);
        self.variables(variables);
        self.block(data.block);
        self.code.inst(Op::FunctionEnd, &[]);
    }

    /// All variables of a function stand in its first block; those made once get a constant value there, others where the module has them.
    fn variables(&mut self, variables: &[InstId]) {
        let module = self.module;
        for &inst in variables {
            let result = module.result(inst).expect("a variable has a result");
            let ty = self.ty(module.value(result).ty);
            let id = self.result_id(result);
            let initializer = self.declared_value(inst);
            self.code.parts(Op::Variable, &[&[ty, id, StorageClass::Function.word()], initializer.as_slice()]);
        }
    }

    /// The value that the declaration of a function's variable can give it: a constant, in a block that runs at most once.
    pub(super) fn declared_value(&mut self, inst: InstId) -> Option<u32> {
        let module = self.module;
        let block = module.inst_block(inst).expect("it is in a block");
        if !matches!(module.block(block).parent, BlockParent::Function(_)) {
            return None;
        }
        match module.get_operand(inst, 0) {
            Some(value) => value.as_constant().map(|constant| self.constant(constant)),
            None => {
                let result = module.result(inst).expect("a variable has a result");
                let store = module.store.types.load_type(module.value(result).ty).expect("variables may be read");
                Some(self.zero(store))
            }
        }
    }

    pub(super) fn begin_block(&mut self, label: u32) {
        self.code.inst(Op::Label, &[label]);
        self.label = label;
        self.line = None;
    }
}
