//! Which buffer index each buffer has.
//!
//! MSL has one list of buffers: those that the module uses are numbered in order of group and binding.

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{Binding, Module, Op, ValueId};
use crate::msl::Options;

const TOO_MANY: Rule = Rule::new("msl/too-many-buffers", "");

/// The buffers of a module.
pub(super) struct Buffers {
    /// Bindings in order; a buffer's index is its place.
    bindings: Vec<Binding>,
    /// The variable of the buffer sizes.
    sizes: Option<ValueId>,
    sizes_index: u32,
}

/// The bindings of all module-scope variables that have one, in order, each once.
pub(super) fn bindings(module: &Module) -> Vec<Binding> {
    let binding = |inst| match module.inst(inst).op {
        Op::Var(info) => module.var_info(info).binding,
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
        let bindings = bindings(module);
        let sizes_index = options.buffer_sizes_index;
        if sizes.is_some() && bindings.len() > sizes_index as usize {
            let message = format!("buffer index {sizes_index}, where the buffer sizes are to be, is that of a buffer");
            return Err(Diagnostic::error(TOO_MANY, Span::NONE, message).into());
        }
        Ok(Self { bindings, sizes, sizes_index })
    }

    /// The index of the buffer that a module-scope variable is, as the binding of a parameter.
    pub fn index_of(&self, module: &Module, var: ValueId) -> Option<Binding> {
        let index = match module.binding_of(var) {
            Some(binding) => self.bindings.binary_search(&binding).ok()? as u32,
            None if self.sizes == Some(var) => self.sizes_index,
            None => return None,
        };
        Some(Binding { group: 0, binding: index })
    }
}
