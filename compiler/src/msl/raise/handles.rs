//! Textures and samplers: MSL has no pointers to them, so that what pointed to one is one.
//!
//! The last step, since the shared transforms know handles behind pointers only.

use crate::ir::{DialectProperties, InstId, Module, Op};
use crate::transform::{Transform, needs};
use crate::types::{AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "handles",
    description: "makes values of pointers to textures and samplers",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::MODULE_CONSTANTS)
        .union(DialectProperties::PACKED_VECTORS)
        .union(DialectProperties::POINTER_LETS)
        .union(DialectProperties::POINTER_PARAMETERS)
        .union(DialectProperties::POINTERS_IN_STRUCTS),
    follows: &["module_scope_vars", "value_to_let"],
    run: |module, _| {
        let has_variable = {
            let mut variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
            variables.any(|variable| handle(module, module.value(variable).ty).is_some())
        };
        needs(!has_variable, "whose textures and samplers are parameters of entry points")?;
        handles(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Makes values of what pointers to textures and samplers point to.
pub(super) fn handles(module: &mut Module) {
    INFO.begin(module);
    if !module.store.types.iter().any(|(ty, _)| handle(module, ty).is_some()) {
        return;
    }
    let structs: Vec<_> = module
        .store
        .types
        .iter()
        .filter_map(|(_, shape)| if let Type::Struct(id) = shape { Some(id) } else { None })
        .collect();
    for id in structs {
        for index in 0..module.store.types.struct_type(id).members.len() {
            let member = module.store.types.struct_type(id).members[index].ty;
            if let Some(handle) = handle(module, member) {
                module.store.types.set_member_type(id, index, handle);
            }
        }
    }
    for function in module.function_order.clone() {
        let params: Vec<_> = module.function_params(function).iter().collect();
        for param in params {
            if let Some(handle) = handle(module, module.value(param).ty) {
                module.set_type(param, handle);
            }
        }
    }
    for inst in module.find_insts(|op| matches!(op, Op::Access | Op::Let | Op::Load | Op::Construct)) {
        match module.inst(inst).op {
            Op::Access | Op::Let => set(module, inst),
            Op::Load => load(module, inst),
            Op::Construct => fill(module, inst),
            _ => {}
        }
    }
}

/// The texture or sampler that a pointer type points to.
fn handle(module: &Module, ty: TypeId) -> Option<TypeId> {
    match module.store.types.get(ty) {
        Type::Pointer { space: AddressSpace::Handle, store, .. } => Some(store),
        _ => None,
    }
}

fn set(module: &mut Module, inst: InstId) {
    let Some(result) = module.result(inst) else { return };
    let ty = module.value(result).ty;
    if let Some(handle) = handle(module, ty) {
        module.set_type(result, handle);
    } else if let Type::Pointer { space, store, access } = module.store.types.get(ty)
        && let Some(handle) = handle(module, store)
    {
        // A member of an argument buffer.
        let pointer = module.store.types.pointer(space, handle, access);
        module.set_type(result, pointer);
    }
}

/// What stands in a structure for a texture or sampler that an entry point has not got.
fn fill(module: &mut Module, inst: InstId) {
    for index in 0..module.operand_count(inst) {
        let value = module.operand(inst, index);
        if let Some(handle) = handle(module, module.type_of(value))
            && value.as_constant().is_some()
        {
            let nothing = module.store.constants.zero(handle);
            module.set_operand(inst, index, nothing.into());
        }
    }
}

/// What was loaded is what was pointed to. A pointer that was loaded, from an argument buffer, is what it pointed to.
fn load(module: &mut Module, inst: InstId) {
    if module.result(inst).is_some_and(|result| handle(module, module.value(result).ty).is_some()) {
        return set(module, inst);
    }
    let Some(result) = module.result(inst).filter(|&result| module.store.types.is_handle(module.value(result).ty))
    else {
        return;
    };
    let source = module.operand(inst, 0);
    module.replace_all_uses(result, source);
    module.remove(inst);
}
