//! Entry points: their interfaces and execution modes.

use super::super::grammar::{Opcode, execution_mode};
use super::sections::{put, string};
use super::{Printer, Word};
use crate::ir::{FunctionId, Op, ValueId};
use crate::types::{AddressSpace, BuiltinValue, ShaderStage, Type};
use crate::util::Id;

impl Printer<'_> {
    pub(super) fn entry_points(&mut self) {
        let used = self.globals_by_function();
        let entry_points: Vec<FunctionId> = self.module.entry_points().collect();
        for function in entry_points {
            let globals = self.globals_of(function, &used);
            self.entry_point(function, &globals);
        }
    }

    /// The module-scope variables and the functions that each function names itself.
    fn globals_by_function(&self) -> Vec<(Vec<ValueId>, Vec<FunctionId>)> {
        let mut is_global = vec![false; self.module.value_count()];
        for inst in self.module.block_insts(self.module.root()) {
            self.module.results(inst).iter().for_each(|value| is_global[value.index()] = true);
        }
        let mut used = vec![(Vec::new(), Vec::new()); self.module.function_count()];
        for &function in &self.module.function_order {
            let (globals, callees) = &mut used[function.index()];
            for inst in self.module.nested_insts(self.module.function(function).block) {
                for operand in self.module.operands(inst) {
                    globals.extend(operand.as_defined().filter(|value| is_global[value.index()]));
                    callees.extend(operand.as_function());
                }
            }
            globals.sort_unstable();
            globals.dedup();
            callees.sort_unstable();
            callees.dedup();
        }
        used
    }

    /// Those that an entry point names, through callees too, in the order of the module.
    fn globals_of(&self, entry_point: FunctionId, used: &[(Vec<ValueId>, Vec<FunctionId>)]) -> Vec<ValueId> {
        let mut seen = vec![false; used.len()];
        let mut pending = vec![entry_point];
        let mut globals = Vec::new();
        while let Some(function) = pending.pop() {
            if !std::mem::replace(&mut seen[function.index()], true) {
                let (own, callees) = &used[function.index()];
                globals.extend_from_slice(own);
                pending.extend_from_slice(callees);
            }
        }
        globals.sort_unstable();
        globals.dedup();
        globals
    }

    fn space_of(&self, variable: ValueId) -> Option<AddressSpace> {
        match self.module.store.types.get(self.module.value(variable).ty) {
            Type::Pointer { space, .. } => Some(space),
            _ => None,
        }
    }

    /// Up to version 1.3 the interface is inputs and outputs, from 1.4 on every variable used.
    fn entry_point(&mut self, function: FunctionId, globals: &[ValueId]) {
        let id = self.function_id(function);
        let data = self.module.function(function);
        let (name, stage, workgroup_size) = (data.name, data.stage, data.workgroup_size);
        let stage = stage.expect("it is an entry point");
        let model = match stage {
            ShaderStage::Vertex => 0,
            ShaderStage::Fragment => 4,
            ShaderStage::Compute => 5,
        };
        let mut operands = vec![model, id];
        operands.extend(string(self.module.store.symbols.resolve(name)));
        let all = self.options.version() >= (1, 4);
        for &global in globals {
            if all || matches!(self.space_of(global), Some(AddressSpace::In | AddressSpace::Out)) {
                operands.push(self.defined(global));
            }
        }
        put(&mut self.sections.entry_points, Opcode::EntryPoint, &operands);
        match stage {
            ShaderStage::Vertex => {}
            ShaderStage::Fragment => {
                self.mode(id, execution_mode::ORIGIN_UPPER_LEFT, &[]);
                if globals.iter().any(|&global| self.is_frag_depth(global)) {
                    self.mode(id, execution_mode::DEPTH_REPLACING, &[]);
                }
            }
            ShaderStage::Compute => {
                let size = workgroup_size.map(|size| size.map(|value| self.dimension(value)));
                self.mode(id, execution_mode::LOCAL_SIZE, &size.unwrap_or([1; 3]));
            }
        }
    }

    fn mode(&mut self, id: Word, mode: u32, literals: &[u32]) {
        let mut operands = vec![id, mode];
        operands.extend_from_slice(literals);
        put(&mut self.sections.execution_modes, Opcode::ExecutionMode, &operands);
    }

    fn dimension(&mut self, value: crate::ir::Value) -> u32 {
        let constant = value.as_constant().and_then(|constant| self.module.store.constants.as_integer(constant));
        constant.and_then(|size| u32::try_from(size).ok()).unwrap_or(1)
    }

    fn is_frag_depth(&self, variable: ValueId) -> bool {
        let inst = self.module.defining_inst(variable.into());
        inst.is_some_and(|inst| match self.module.inst(inst).op {
            Op::Var(info) => self.module.var_info(info).io.builtin == Some(BuiltinValue::FragDepth),
            _ => false,
        })
    }
}
