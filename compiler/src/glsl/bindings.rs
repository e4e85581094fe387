//! Which binding number each resource has.
//!
//! GLSL has no groups, and counts each kind of resource by itself: those of a kind are numbered in order of group and binding, over
//! the whole module, so that its entry points agree.

use crate::ir::{Binding, Module, Op, ValueId};
use crate::types::{AddressSpace, Type};

/// The bindings of a module's resources, each kind in order: a resource's number is its place.
#[derive(Clone, Default, Debug)]
pub struct Bindings {
    uniform: Vec<Binding>,
    storage: Vec<Binding>,
}

impl Bindings {
    /// Numbers what a module declares. To be asked before anything is removed from it.
    pub fn of(module: &Module) -> Self {
        let mut bindings = Self::default();
        for inst in module.block_insts(module.root()) {
            let Op::Var(info) = module.inst(inst).op else { continue };
            let (Some(binding), Some(result)) = (module.var_info(info).binding, module.result(inst)) else { continue };
            match module.shape_of(result.into()) {
                Type::Pointer { space: AddressSpace::Uniform, .. } => bindings.uniform.push(binding),
                Type::Pointer { space: AddressSpace::Storage, .. } => bindings.storage.push(binding),
                _ => {}
            }
        }
        for kind in [&mut bindings.uniform, &mut bindings.storage] {
            kind.sort_unstable();
            kind.dedup();
        }
        bindings
    }

    /// The number of a module-scope variable.
    pub(super) fn number(&self, module: &Module, variable: ValueId) -> Option<u32> {
        let binding = module.binding_of(variable)?;
        let Type::Pointer { space, .. } = module.shape_of(variable.into()) else { return None };
        let kind = if space == AddressSpace::Uniform { &self.uniform } else { &self.storage };
        kind.binary_search(&binding).ok().map(|place| place as u32)
    }
}
