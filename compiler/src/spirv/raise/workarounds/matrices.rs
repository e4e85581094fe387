//! Matrices that are passed to functions: by a pointer to a variable of the caller.

use crate::ir::{Builder, Cursor, FunctionId, InstId, Module, Op, ValueId};
use crate::types::{Access, AddressSpace, Type, TypeId};

/// Passes pointers where matrices, or what holds them, are passed.
pub(super) fn by_pointer(module: &mut Module) {
    for function in module.function_order.clone() {
        if module.function(function).stage.is_some() {
            continue;
        }
        let params: Vec<ValueId> = module.function_params(function).iter().collect();
        let places: Vec<usize> =
            (0..params.len()).filter(|&at| holds_matrix(module, module.value(params[at]).ty)).collect();
        if !places.is_empty() {
            places.iter().for_each(|&at| parameter(module, function, params[at]));
            for call in calls(module, function) {
                arguments(module, call, &places);
            }
        }
    }
}

fn holds_matrix(module: &Module, ty: TypeId) -> bool {
    match module.store.types.get(ty) {
        Type::Matrix { .. } => true,
        Type::Array { elem, .. } => holds_matrix(module, elem),
        Type::Struct(id) => module.store.types.struct_type(id).members.iter().any(|part| holds_matrix(module, part.ty)),
        _ => false,
    }
}

fn calls(module: &Module, callee: FunctionId) -> Vec<InstId> {
    let is_call =
        |inst: &InstId| module.inst(*inst).op == Op::Call && module.operand(*inst, 0).as_function() == Some(callee);
    module.all_insts().into_iter().filter(is_call).collect()
}

/// Makes a parameter a pointer, which the function loads from first.
fn parameter(module: &mut Module, function: FunctionId, param: ValueId) {
    let ty = module.value(param).ty;
    let pointer = module.store.types.pointer(AddressSpace::Function, ty, Access::ReadWrite);
    module.set_type(param, pointer);
    let first = module.first_inst(module.function(function).block).expect("a body has a terminator");
    let loaded = Builder::new(module, Cursor::Before(first)).load(param.into());
    let load = module.defining_inst(loaded).expect("it was made");
    module.replace_all_uses(param, loaded);
    module.set_operand(load, 0, param.into());
}

/// Gives a call variables for its matrices.
fn arguments(module: &mut Module, call: InstId, places: &[usize]) {
    for &at in places {
        let value = module.operand(call, at + 1);
        let variable = Builder::before(module, call).var_with(value);
        module.set_operand(call, at + 1, variable);
    }
}
