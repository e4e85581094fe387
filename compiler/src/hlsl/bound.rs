//! What a host must know of registers that are not the bindings of the source: those of shader model 5, which has no spaces.

use super::raise::Registers;
use crate::ir::Module;
use crate::output::{BoundKind, BoundResource};
use crate::text_target::Names;
use crate::types::{AddressSpace, Type};

/// The resources of a raised module, in the order of their declarations. A number is one among those of the register's class: `b` of uniform
/// buffers, `u` of what is written, `s` of samplers, `t` of what else there is.
pub(super) fn resources(module: &Module, registers: &Registers, names: &Names) -> Vec<BoundResource> {
    let resource = |variable| {
        let register = registers.get(variable)?;
        let Type::Pointer { space, store, .. } = module.shape_of(variable.into()) else { return None };
        let kind = match (space, module.store.types.get(store)) {
            (AddressSpace::Uniform, _) => BoundKind::Uniform,
            (AddressSpace::Storage, _) => BoundKind::Storage,
            (_, Type::Sampler { .. }) => BoundKind::Sampler,
            (_, Type::StorageTexture { .. }) => BoundKind::Image,
            _ => BoundKind::Texture,
        };
        let binding = module.binding_of(variable).map(|binding| (binding.group, binding.binding));
        let name = names.value_name(variable).to_owned();
        Some(BoundResource { kind, name, number: register.number, binding, sampler: None, argument_buffer: None })
    };
    module.block_insts(module.root()).filter_map(|inst| resource(module.result(inst)?)).collect()
}
