//! Which index each buffer, texture and sampler has.
//!
//! MSL has a list of each: those that the module uses are numbered in order of group and binding.

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{Binding, Module, Op, ValueId};
use crate::msl::Options;
use crate::types::{AddressSpace, Type, TypeId, Types};

const TOO_MANY: Rule = Rule::new("msl/too-many-buffers", "");

/// What a list of resources is of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum List {
    Buffers,
    Textures,
    Samplers,
}

impl List {
    /// The list that a variable's type belongs to.
    fn of(types: &Types, pointer: TypeId) -> Self {
        let Type::Pointer { store, .. } = types.get(pointer) else { return Self::Buffers };
        match types.get(store) {
            Type::Sampler { .. } => Self::Samplers,
            _ if types.is_handle(store) => Self::Textures,
            _ => Self::Buffers,
        }
    }
}

/// The resources of a module.
pub(super) struct Buffers {
    /// Bindings in order; a resource's index is its place.
    lists: [Vec<Binding>; 3],
    /// The variable of the buffer sizes.
    sizes: Option<ValueId>,
    sizes_index: u32,
    immediates_index: u32,
}

/// Whether a module-scope variable is immediate data, which the host binds like a buffer.
fn is_immediate(module: &Module, var: ValueId) -> bool {
    matches!(module.shape_of(var.into()), Type::Pointer { space: AddressSpace::Immediate, .. })
}

/// The bindings of all module-scope variables of a list, in order, each once.
pub(super) fn bindings(module: &Module, list: List) -> Vec<Binding> {
    let binding = |inst| match module.inst(inst).op {
        Op::Var(info) => {
            let var = module.result(inst)?;
            let is_listed = List::of(&module.store.types, module.value(var).ty) == list;
            module.var_info(info).binding.filter(|_| is_listed)
        }
        _ => None,
    };
    let mut bindings: Vec<Binding> = module.block_insts(module.root()).filter_map(binding).collect();
    bindings.sort_unstable();
    bindings.dedup();
    bindings
}

impl Buffers {
    /// Numbers the buffers.
    pub fn assign(module: &Module, sizes: Option<ValueId>, options: &Options) -> Result<Self, Diagnostics> {
        let lists = [List::Buffers, List::Textures, List::Samplers].map(|list| bindings(module, list));
        let sizes_index = options.buffer_sizes_index;
        if sizes.is_some() && lists[0].len() > sizes_index as usize {
            let message = format!("buffer index {sizes_index}, where the buffer sizes are to be, is that of a buffer");
            return Err(Diagnostic::error(TOO_MANY, Span::NONE, message).into());
        }
        let immediates_index = options.immediates_index;
        let mut variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
        if variables.any(|var| is_immediate(module, var)) && lists[0].len() > immediates_index as usize {
            let message =
                format!("buffer index {immediates_index}, where immediate data is to be, is that of a buffer");
            return Err(Diagnostic::error(TOO_MANY, Span::NONE, message).into());
        }
        Ok(Self { lists, sizes, sizes_index, immediates_index })
    }

    /// The index of the resource that a module-scope variable is, as the binding of a parameter.
    pub fn index_of(&self, module: &Module, var: ValueId) -> Option<Binding> {
        let index = match module.binding_of(var) {
            Some(binding) => self.lists[List::of(&module.store.types, module.value(var).ty) as usize]
                .binary_search(&binding)
                .ok()? as u32,
            None if self.sizes == Some(var) => self.sizes_index,
            None if is_immediate(module, var) => self.immediates_index,
            None => return None,
        };
        Some(Binding { group: 0, binding: index })
    }
}
