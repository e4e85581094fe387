//! Which functions call which, and which module-scope variables they use, by themselves and through what they call.

use crate::ir::{FunctionId, Module, ValueId};
use crate::types::{AddressSpace, Type};
use crate::util::Id;

/// The functions that each function calls, by the function's index: each once, in the order of their ids.
pub(crate) fn callees(module: &Module) -> Vec<Vec<FunctionId>> {
    let mut found: Vec<Vec<FunctionId>> = vec![Vec::new(); module.function_count()];
    for callee in (0..module.function_count()).map(FunctionId::from_index) {
        for call in module.calls(callee) {
            let caller = module.inst_block(call).and_then(|block| module.block_function(block));
            if let Some(caller) = caller
                && found[caller.index()].last() != Some(&callee)
            {
                found[caller.index()].push(callee);
            }
        }
    }
    found
}

/// Whether there is a module-scope variable of an address space.
pub(crate) fn has_variables(module: &Module, wanted: AddressSpace) -> bool {
    let mut variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
    variables.any(|variable| matches!(module.shape_of(variable.into()), Type::Pointer { space, .. } if space == wanted))
}

/// Whether a variable of an address space is a buffer of bytes without a type.
pub(crate) fn has_buffers(module: &Module, wanted: AddressSpace) -> bool {
    module.block_insts(module.root()).filter_map(|inst| module.result(inst)).any(|variable| {
        match module.shape_of(variable.into()) {
            Type::Pointer { space, store, .. } => {
                space == wanted && matches!(module.store.types.get(store), Type::Buffer(_))
            }
            _ => false,
        }
    })
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
    let is_used_by_callee =
        |&function: &FunctionId| module.function(function).stage.is_none() && !used[function.index()].is_empty();
    let is_handed_on = module.function_order.iter().any(is_used_by_callee);
    let callees = if is_handed_on { callees(module) } else { Vec::new() };
    // Callees come before callers.
    for &function in &module.function_order {
        for &callee in callees.get(function.index()).into_iter().flatten() {
            let of_callee = used[callee.index()].clone();
            used[function.index()].extend(of_callee);
        }
        used[function.index()].sort_unstable();
        used[function.index()].dedup();
    }
    used
}
