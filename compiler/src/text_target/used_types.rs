//! Which types a module's text must declare.

use hashbrown::HashSet;

use crate::ir::Module;
use crate::types::{Type, TypeId};

/// The types of all values that instructions and signatures mention, and their parts.
pub fn used_types(module: &Module) -> HashSet<TypeId> {
    let result_types = |inst| module.results(inst).iter().map(|result| module.value(result).ty);
    let mut pending: Vec<TypeId> = module.block_insts(module.root()).flat_map(result_types).collect();
    for &function in &module.function_order {
        pending.push(module.function(function).return_type);
        pending.extend(module.function_params(function).iter().map(|param| module.value(param).ty));
        for inst in module.nested_insts(module.function(function).block) {
            pending.extend(module.operands(inst).map(|operand| module.type_of(operand)));
            pending.extend(result_types(inst));
        }
    }
    let mut used = HashSet::new();
    while let Some(ty) = pending.pop() {
        if !used.insert(ty) {
            continue;
        }
        match module.store.types.get(ty) {
            Type::Array { elem, .. } => pending.push(elem),
            Type::Pointer { store, .. } => pending.push(store),
            Type::Struct(id) => {
                pending.extend(module.store.types.struct_type(id).members.iter().map(|member| member.ty));
            }
            _ => {}
        }
    }
    used
}
