//! Module-scope variables.

use super::Printer;
use super::types::storage_class;
use crate::ir::{self, InstId};
use crate::spirv::grammar::{Decoration, Op};
use crate::types::{AddressSpace, Type};

impl Printer<'_> {
    pub(super) fn globals(&mut self) {
        let module = self.module;
        for inst in module.block_insts(module.root()) {
            self.global(inst);
        }
    }

    /// Whether variables of workgroups are zero by their declaration.
    fn initializes_workgroup(&self) -> bool {
        self.options.zero_init_workgroup_memory && self.options.workgroup_initializers
    }

    fn global(&mut self, inst: InstId) {
        let module = self.module;
        let ir::Op::Var(info) = module.inst(inst).op else { unreachable!("only variables are left at module scope") };
        let result = module.result(inst).expect("a variable has a result");
        let pointer = module.shape_of(result.into());
        let Type::Pointer { space, store, .. } = pointer else { unreachable!("a variable is a pointer") };
        let ty = self.pointer(space, store);
        let id = self.result_id(result);
        let initializer = match module.get_operand(inst, 0) {
            Some(value) => Some(self.id(value)),
            None if space == AddressSpace::Workgroup && self.initializes_workgroup() => Some(self.zero(store)),
            None if space == AddressSpace::Private => Some(self.zero(store)),
            None => None,
        };
        self.declarations.parts(Op::Variable, &[&[ty, id, storage_class(space).word()], initializer.as_slice()]);
        if space.is_buffer() {
            let block = self.type_with(store, super::types::Layout::Explicit);
            if !std::mem::replace(&mut self.types[store].is_block, true) {
                self.decorate(block, Decoration::Block, &[]);
            }
        }
        self.decorate_variable(id, pointer, *module.var_info(info));
    }
}
