//! Buffers: sizes that overrides decide, and views at places that they decide.
//!
//! <https://www.w3.org/TR/WGSL/#buffer-view-builtin-functions>

use super::Checker;
use crate::constant::ConstId;
use crate::intrinsics::Extension;
use crate::sem::buffer_views::{View, size_fault};
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{ArrayCount, CountId, Type};

impl Checker<'_> {
    /// The size of a buffer that overrides decide.
    pub(super) fn buffer_size(&mut self, id: CountId) {
        if let Some(bytes) = self.count(id)
            && let Some(message) = size_fault(bytes, self.program.enabled.has_extension(Extension::F16))
        {
            self.error(rules::BUFFER_SIZE, self.count_span(id), message);
        }
    }

    /// A call of `bufferView` or `bufferArrayView`: what is known of its arguments by now must lie in the buffer.
    pub(super) fn buffer_view(&mut self, expr: ExprId, args: &[ExprId], values: &[Option<ConstId>]) {
        let program = self.program;
        let Some(mut view) = View::new(&self.store.types, program.info(expr).ty, &self.features) else { return };
        if let Type::Pointer { store, .. } = self.store.types.get(program.value_type(args[0])) {
            view.buffer = match self.store.types.get(store) {
                Type::Buffer(ArrayCount::Fixed(bytes)) => Some(bytes),
                Type::Buffer(ArrayCount::Override(id) | ArrayCount::OverrideExpr(id)) => self.count(id),
                _ => None,
            };
        }
        let known = |value: Option<ConstId>| self.store.constants.as_integer(value?);
        view.offset = known(values[1]);
        view.size = values.get(2).map(|&value| known(value));
        if let Some((at, message)) = view.fault(&self.store.types) {
            self.error(rules::BUFFER_VIEW_RANGE, self.span(args[at]), message);
        }
    }
}
