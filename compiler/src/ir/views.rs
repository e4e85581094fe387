//! Where views of buffers lie, as far as that is known before a shader runs.

use super::{InstId, Module};
use crate::types::{ArrayCount, Type, TypeId};

impl Module {
    /// Whether what a `bufferView` or `bufferArrayView` points to is not known to reach beyond its buffer.
    pub(crate) fn view_is_within(&self, inst: InstId) -> bool {
        let store = &self.store;
        let memory = |ty: TypeId| match store.types.get(ty) {
            Type::Pointer { store, .. } => store,
            _ => TypeId::VOID,
        };
        let buffer = memory(self.type_of(self.operand(inst, 0)));
        let Type::Buffer(ArrayCount::Fixed(bytes)) = store.types.get(buffer) else { return true };
        let Some(result) = self.result(inst) else { return true };
        let offset = self.operand(inst, 1).as_constant().and_then(|id| store.constants.as_integer(id));
        let size = store.types.layout(memory(self.value(result).ty)).size as i64;
        (0..=i64::from(bytes) - size).contains(&offset.unwrap_or(0))
    }
}
