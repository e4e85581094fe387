//! Which module-scope variables functions use, by themselves and through what they call.

use crate::ir::{FunctionId, Module, Op, ValueId};
use crate::types::{AddressSpace, Type};
use crate::util::Id;

/// The functions that a function calls, each once.
pub(crate) fn callees(module: &Module, function: FunctionId) -> Vec<FunctionId> {
    let mut found: Vec<FunctionId> = Vec::new();
    if !module.may_hold(|op| op == Op::Call) {
        return found;
    }
    module.visit_insts(module.function(function).block, &mut |inst| {
        if module.inst(inst).op == Op::Call {
            found.extend(module.operand(inst, 0).as_function());
        }
    });
    found.sort_unstable();
    found.dedup();
    found
}

/// The variables of the address spaces wanted that each function uses, by the function's index, in the order of their ids.
pub(crate) fn variables_by_function(module: &Module, is_wanted: impl Fn(AddressSpace) -> bool) -> Vec<Vec<ValueId>> {
    let mut used: Vec<Vec<ValueId>> = vec![Vec::new(); module.function_count()];
    for variable in module.block_insts(module.root()).filter_map(|inst| module.result(inst)) {
        if !matches!(module.shape_of(variable.into()), Type::Pointer { space, .. } if is_wanted(space)) {
            continue;
        }
        for (_, slot) in module.uses(variable) {
            let block = module.inst_block(slot.user).expect("a user is in a block");
            if let Some(function) = module.block_function(block)
                && used[function.index()].last() != Some(&variable)
            {
                used[function.index()].push(variable);
            }
        }
    }
    // Callees come before callers.
    for &function in &module.function_order {
        for callee in callees(module, function) {
            let of_callee = used[callee.index()].clone();
            used[function.index()].extend(of_callee);
        }
        used[function.index()].sort_unstable();
        used[function.index()].dedup();
    }
    used
}
