//! Names the enable-extensions that a module needs and does not name: the IR itself asks for none.

use crate::intrinsics::{Extension, builtin_value_extension};
use crate::ir::{Module, Op};
use crate::types::{IoAttributes, Type, TypeFlags};

/// Adds what is missing, in the order of the names.
pub(super) fn name_extensions(module: &mut Module) {
    let mut needed = needed(module);
    needed.retain(|extension| !module.extensions.iter().any(|&named| module.name(named) == extension.name()));
    for extension in needed {
        let symbol = module.store.symbols.intern(extension.name());
        if !module.extensions.contains(&symbol) {
            let at = module.extensions.partition_point(|&named| module.name(named) < extension.name());
            module.extensions.insert(at, symbol);
        }
    }
}

fn needed(module: &Module) -> Vec<Extension> {
    let mut needed = Vec::new();
    let types = &module.store.types;
    let has_f16 = module.may_hold_type(|ty| match types.get(ty) {
        Type::Pointer { store, .. } => types.has(store, TypeFlags::HAS_F16),
        _ => types.has(ty, TypeFlags::HAS_F16),
    });
    needed.extend(has_f16.then_some(Extension::F16));
    for op in module.distinct_ops() {
        if let Op::Builtin(function) = op {
            needed.extend(function.facts().extensions);
        }
    }
    let mut of_attributes = |io: &IoAttributes| {
        needed.extend(io.builtin.and_then(builtin_value_extension));
        needed.extend(io.blend_src.map(|_| Extension::DualSourceBlending));
    };
    for (_, structure) in types.structs() {
        structure.members.iter().for_each(|member| of_attributes(&member.io));
    }
    for &id in &module.function_order {
        let function = module.function(id);
        function.param_info.iter().for_each(|param| of_attributes(&param.io));
        of_attributes(&function.return_io);
    }
    let has_size = |&id: &_| module.function(id).subgroup_size.is_some();
    needed.extend(module.function_order.iter().any(has_size).then_some(Extension::SubgroupSizeControl));
    needed
}
