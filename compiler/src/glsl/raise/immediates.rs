//! Immediates: GLSL has none, so that they are a uniform block. Its number is the one behind those of the module's uniform buffers, and it holds
//! the bytes that WebGPU's `setImmediates` is given.

use crate::glsl::bindings::IMMEDIATES;
use crate::ir::{DialectProperties, Module, Op, ValueId};
use crate::transform::Transform;
use crate::types::{AddressSpace, Type};
use crate::util::Id;

pub(super) const INFO: Transform = Transform {
    name: "immediates",
    description: "makes a uniform block of immediates",
    accepts: DialectProperties::DUPLICATE_NAMES,
    run: |module, _| {
        immediates(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Makes uniform buffers of the variables, and of the pointers into them.
pub(super) fn immediates(module: &mut Module) {
    INFO.begin(module);
    let is_immediate = |ty: Type| matches!(ty, Type::Pointer { space: AddressSpace::Immediate, .. });
    let holds_immediate =
        |inst| module.result(inst).is_some_and(|variable| is_immediate(module.shape_of(variable.into())));
    if !module.block_insts(module.root()).any(holds_immediate) {
        return;
    }
    for index in 0..module.value_count() {
        let value = ValueId::from_index(index);
        let Type::Pointer { space: AddressSpace::Immediate, store, access } = module.shape_of(value.into()) else {
            continue;
        };
        let pointer = module.store.types.pointer(AddressSpace::Uniform, store, access);
        module.set_type(value, pointer);
        let Some(inst) = module.defining_inst(value.into()) else { continue };
        if let Op::Var(info) = module.inst(inst).op {
            module.var_info_mut(info).binding = Some(IMMEDIATES);
        }
    }
}
