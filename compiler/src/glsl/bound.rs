//! What a host must know of the resources of a text: their names and numbers, and where the source binds them.

use super::Bindings;
use super::bindings::{IMMEDIATES, TEXTURE_COUNTS};
use crate::ir::{Binding, Module};
use crate::output::{BoundKind, BoundResource};
use crate::text_target::Names;
use crate::types::{AddressSpace, Type};

/// The resources of a raised module, in the order of their declarations.
pub(super) fn resources(module: &Module, bindings: &Bindings, names: &Names) -> Vec<BoundResource> {
    let point = |binding: Binding| (binding.group, binding.binding);
    let mut found = Vec::new();
    for inst in module.block_insts(module.root()) {
        let Some(variable) = module.result(inst) else { continue };
        let (Type::Pointer { space, store, .. }, Some(binding)) =
            (module.shape_of(variable.into()), module.binding_of(variable))
        else {
            continue;
        };
        let name = names.value_name(variable).to_owned();
        if let Type::Texture { .. } = module.store.types.get(store) {
            // The number is that of a pair, which was chosen for the variable.
            let number = binding.binding;
            let (binding, sampler) = bindings.pair(number).map_or((None, None), |pair| (Some(pair.0), pair.1));
            let (binding, sampler) = (binding.map(point), sampler.map(point));
            found.push(BoundResource {
                kind: BoundKind::Texture,
                name,
                number,
                binding,
                sampler,
                argument_buffer: None,
            });
            continue;
        }
        let Some(number) = bindings.number(module, variable) else { continue };
        let kind = match (space, binding) {
            (_, IMMEDIATES) => BoundKind::Immediates,
            (_, TEXTURE_COUNTS) => BoundKind::TextureCounts,
            (AddressSpace::Uniform, _) => BoundKind::Uniform,
            (AddressSpace::Storage, _) => BoundKind::Storage,
            _ => BoundKind::Image,
        };
        let is_own = matches!(kind, BoundKind::Immediates | BoundKind::TextureCounts);
        let binding = (!is_own).then(|| point(binding));
        found.push(BoundResource { kind, name, number, binding, sampler: None, argument_buffer: None });
    }
    found
}
