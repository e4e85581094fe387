//! Buffer types, and what a view of a buffer may be.
//!
//! <https://www.w3.org/TR/WGSL/#buffer-types>

use crate::intrinsics::{BuiltinFn, Extension, LanguageFeature};
use crate::sem::buffer_views::{View, size_fault};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{AddressSpace, ArrayCount, Type, TypeFlags, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    pub(super) fn buffer_type(&mut self, expr: ExprId, args: Range32) -> Option<TypeId> {
        if !self.require_feature(Some(LanguageFeature::BufferView), "buffer", self.span(expr)) {
            return None;
        }
        let [size, ..] = self.template_arguments(expr, args, 0, 1, "size in bytes")?;
        let size = match size {
            None => ArrayCount::Runtime,
            Some(expr) => {
                let size = self.array_count(expr)?;
                if let ArrayCount::Fixed(bytes) = size
                    && let Some(message) = size_fault(bytes, self.enabled.has_extension(Extension::F16))
                {
                    self.error(rules::BUFFER_SIZE, self.span(expr), message);
                    return None;
                }
                size
            }
        };
        Some(self.store.types.intern(Type::Buffer(size)))
    }

    /// Whether a pointer to a buffer may be passed for one to a smaller buffer, or to one of any size.
    /// <https://www.w3.org/TR/WGSL/#conversion-rank>
    pub(in crate::sem) fn is_smaller_buffer(&self, from: TypeId, to: TypeId) -> bool {
        let (Some(from), Some(to)) = (self.memory_view(from), self.memory_view(to)) else { return false };
        let is_same = (from.space, from.access, from.is_pointer) == (to.space, to.access, to.is_pointer);
        let fits = match (self.store.types.get(from.store), self.store.types.get(to.store)) {
            (Type::Buffer(ArrayCount::Fixed(from)), Type::Buffer(ArrayCount::Fixed(to))) => to < from,
            (Type::Buffer(from), Type::Buffer(ArrayCount::Runtime)) => from != ArrayCount::Runtime,
            _ => false,
        };
        is_same && fits && self.allowed.has_language_feature(LanguageFeature::UnrestrictedPointerParameters)
    }

    /// Checks a call of `bufferView` or `bufferArrayView` that gives a pointer of type `ret`.
    pub(in crate::sem) fn check_buffer_view(
        &mut self,
        (expr, function): (ExprId, BuiltinFn),
        args: &[ExprId],
        ret: TypeId,
    ) -> bool {
        let Type::Pointer { space, store, .. } = self.store.types.get(ret) else { return true };
        let span = self.span(expr);
        let is_array = function == BuiltinFn::BufferArrayView;
        let is_plain = self.has(store, TypeFlags::HOST_SHAREABLE.union(TypeFlags::PLAIN));
        let name = self.type_name(store);
        let message = if !is_plain || self.has(store, TypeFlags::HAS_ATOMIC) || self.has_override_count(store) {
            format!("a buffer cannot be seen as '{name}', which host and shader cannot share without atomics")
        } else if is_array && self.has(store, TypeFlags::FIXED) {
            format!("'bufferArrayView' is for runtime-sized arrays and structures that end in one, not for '{name}'")
        } else {
            let fits = space != AddressSpace::Uniform || self.check_uniform_layout(store, span);
            return fits && self.check_buffer_view_place(args, ret);
        };
        self.error(rules::BUFFER_VIEW_TYPE, span, message);
        false
    }

    /// The constant arguments must lie in the buffer.
    fn check_buffer_view_place(&mut self, args: &[ExprId], ret: TypeId) -> bool {
        let types = &self.store.types;
        let Some(mut view) = View::new(types, ret, &self.allowed) else { return true };
        let known = |arg: ExprId| self.store.constants.as_integer(self.exprs[arg].constant?);
        if let Some(Type::Buffer(ArrayCount::Fixed(bytes))) =
            self.memory_view(self.exprs[args[0]].converted).map(|view| types.get(view.store))
        {
            view.buffer = Some(bytes);
        }
        view.offset = known(args[1]);
        view.size = args.get(2).map(|&arg| known(arg));
        let Some((at, message)) = view.fault(types) else { return true };
        self.error(rules::BUFFER_VIEW_RANGE, self.span(args[at]), message);
        false
    }
}
