//! A `switch` that has but one block: FXC miscompiles it, so that the printer writes a loop that runs once instead. What the selector does is
//! done before.

use crate::ir::{Builder, Module, Op};

/// Makes the selector of every such `switch` a constant.
pub(super) fn switches(module: &mut Module) {
    for inst in module.find_insts(|op| matches!(op, Op::Switch(_))) {
        let Op::Switch(cases) = module.inst(inst).op else { continue };
        if module.switch_cases(cases).len() == 1 {
            let ty = module.type_of(module.operand(inst, 0));
            let zero = Builder::before(module, inst).zero(ty);
            module.set_operand(inst, 0, zero);
        }
    }
}
