//! Functions.

use super::super::grammar::Opcode;
use super::sections::put;
use super::types::Derived;
use super::{Printer, Word};
use crate::ir::FunctionId;
use crate::types::TypeId;

impl Printer<'_> {
    /// The id of a function.
    pub(super) fn function_id(&mut self, function: FunctionId) -> Word {
        if let Some(id) = self.functions[function] {
            return id;
        }
        let id = self.fresh();
        self.functions[function] = Some(id);
        id
    }

    /// Prints a function.
    pub(super) fn function(&mut self, function: FunctionId) {
        let data = self.module.function(function);
        let (name, return_type, block) = (data.name, data.return_type, data.block);
        let params = self.module.function_params(function);
        let types: Vec<TypeId> = params.iter().map(|param| self.module.value(param).ty).collect();
        let result = self.ty(return_type);
        let types: Vec<Word> = types.into_iter().map(|ty| self.ty(ty)).collect();
        let function_type = self.derived(Derived::Function(result, types.clone()));
        let id = self.function_id(function);
        if self.options.names {
            self.sections.name(id, self.module.store.symbols.resolve(name));
        }
        put(&mut self.sections.functions, Opcode::Function, &[result, id, 0, function_type]);
        for (param, ty) in params.iter().zip(types) {
            let id = self.defined(param);
            put(&mut self.sections.functions, Opcode::FunctionParameter, &[ty, id]);
            self.name_value(param);
        }
        self.body(block);
        put(&mut self.sections.functions, Opcode::FunctionEnd, &[]);
    }

    /// The body, with the variables gathered while it is written put at its start.
    fn body(&mut self, block: crate::ir::BlockId) {
        let before = std::mem::take(&mut self.sections.functions);
        let label = self.fresh();
        self.label = label;
        self.block(block);
        let body = std::mem::replace(&mut self.sections.functions, before);
        self.start(label);
        let variables = std::mem::take(&mut self.function_variables);
        self.sections.functions.extend(variables);
        self.sections.functions.extend(body);
    }
}
