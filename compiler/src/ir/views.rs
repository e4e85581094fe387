//! Where views of buffers lie, as far as that is known before a shader runs.

use super::{InstId, Module};
use crate::intrinsics::Extension;
use crate::types::{ArrayCount, Type, TypeId};

impl Module {
    /// The size in bytes of the smallest number, of which the size of a `buffer` is a multiple.
    pub(crate) fn buffer_unit(&self) -> u32 {
        let has_f16 = self.extensions.iter().any(|&name| self.name(name) == Extension::F16.name());
        if has_f16 { 2 } else { 4 }
    }

    /// Whether what a `bufferView` or `bufferArrayView` points to lies where it may, as far as that is known: it is not known to reach
    /// beyond its buffer, to begin where its type cannot, or to end inside an element.
    pub(crate) fn view_is_within(&self, inst: InstId) -> bool {
        let store = &self.store;
        let memory = |ty: TypeId| match store.types.get(ty) {
            Type::Pointer { store, .. } => store,
            _ => TypeId::VOID,
        };
        let known = |at: usize| {
            let constant = self.get_operand(inst, at).and_then(|operand| operand.as_constant());
            constant.and_then(|constant| store.constants.as_integer(constant))
        };
        let Some(result) = self.result(inst) else { return true };
        let seen = memory(self.value(result).ty);
        let (offset, size) = (known(1), known(2));
        let align = i64::from(store.types.layout(seen).align);
        if offset.is_some_and(|offset| offset < 0 || offset % align != 0) {
            return false;
        }
        let array = store.types.runtime_array(seen).map(|(offset, stride)| (offset as i64, stride as i64));
        let least = array.map_or(store.types.layout(seen).size as i64, |(offset, stride)| offset + stride);
        // A type that is not well-formed may have no size.
        let is_multiple = |size: i64, stride: i64| stride == 0 || size % stride == 0;
        let is_whole = |size| size >= least && array.is_none_or(|(offset, stride)| is_multiple(size - offset, stride));
        if size.is_some_and(|size| !is_whole(size)) {
            return false;
        }
        match store.types.get(memory(self.type_of(self.operand(inst, 0)))) {
            Type::Buffer(ArrayCount::Fixed(bytes)) => offset.unwrap_or(0) + size.unwrap_or(least) <= i64::from(bytes),
            _ => true,
        }
    }
}
