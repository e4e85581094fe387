//! Indexing expressions: `base[index]`.
//!
//! <https://www.w3.org/TR/WGSL/#composite-value-decomposition-expr>

use crate::constant::EvalStage;
use crate::intrinsics::LanguageFeature;
use crate::sem::program::{ExprInfo, ExprKind};
use crate::sem::resolver::{MemoryView, Resolver};
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{ArrayCount, Type, TypeId};

impl Resolver<'_> {
    #[inline(never)]
    pub(super) fn index(&mut self, expr: ExprId, base: ExprId, index: ExprId) {
        let composite = self.base(base);
        let index_ty = self.value(index);
        let (Some((composite, view)), Some(index_ty)) = (composite, index_ty) else { return };
        if !self.is_indexable(composite) {
            let message = format!("a value of type '{}' cannot be indexed", self.type_name(composite));
            return self.error(rules::NOT_INDEXABLE, self.span(base), message);
        }
        if !matches!(index_ty, TypeId::ABSTRACT_INT | TypeId::I32 | TypeId::U32) {
            let message = format!("an index must be an integer, not '{}'", self.type_name(index_ty));
            return self.error(rules::INDEX_TYPE, self.span(index), message);
        }
        self.concretize(index);
        if !self.check_bounds(composite, index) {
            return;
        }
        match view {
            Some(view) => self.index_memory(expr, composite, view),
            None => self.index_value(expr, base, index),
        }
    }

    /// What an access looks into: the composite's type, and the memory view if it is one. A pointer stands for its pointee.
    pub(super) fn base(&mut self, base: ExprId) -> Option<(TypeId, Option<MemoryView>)> {
        self.expression(base);
        if let Some(view) = self.memory_view(self.exprs[base].ty) {
            if view.is_pointer && !self.allowed.has_language_feature(LanguageFeature::PointerCompositeAccess) {
                let message = "a pointer must be dereferenced before access: write '(*p)'";
                self.error(rules::POINTER_COMPOSITE_ACCESS, self.span(base), message);
                return None;
            }
            return Some((view.store, Some(view)));
        }
        Some((self.load(base)?, None))
    }

    fn is_indexable(&self, ty: TypeId) -> bool {
        matches!(self.store.types.get(ty), Type::Vector { .. } | Type::Matrix { .. } | Type::Array { .. })
    }

    /// A constant index must lie in the composite.
    fn check_bounds(&mut self, composite: TypeId, index: ExprId) -> bool {
        let Some(value) = self.exprs[index].constant.and_then(|id| self.store.constants.as_integer(id)) else {
            return !self.lacks_value(index) || self.unevaluated > 0;
        };
        let count = match self.store.types.get(composite) {
            Type::Array { count: ArrayCount::Fixed(count), .. } => Some(count),
            Type::Array { .. } => None,
            _ => self.store.types.element_count(composite),
        };
        if value >= 0 && count.is_none_or(|count| value < i64::from(count)) {
            return true;
        }
        let name = self.type_name(composite);
        let message = match count {
            Some(count) => format!("index {value} is outside of '{name}', whose indices are 0 to {}", count - 1),
            None => format!("index {value} is negative"),
        };
        self.error(rules::CONST_INDEX_RANGE, self.span(index), message);
        false
    }

    fn index_memory(&mut self, expr: ExprId, composite: TypeId, view: MemoryView) {
        let element = self.store.types.element_type(composite, 0).expect("an indexable type has elements");
        let ty = self.reference_to(view, element);
        self.set_value(expr, ExprKind::Index, ty, EvalStage::Runtime);
    }

    fn index_value(&mut self, expr: ExprId, base: ExprId, index: ExprId) {
        if self.exprs[index].stage != EvalStage::Const {
            self.concretize(base);
        }
        let composite = self.exprs[base].converted;
        let ty = self.store.types.element_type(composite, 0).expect("an indexable type has elements");
        let stage = self.exprs[base].stage.max(self.exprs[index].stage);
        let constants = self.exprs[base].constant.zip(self.exprs[index].constant);
        let constant = constants.and_then(|(base, index)| {
            let index = u32::try_from(self.store.constants.as_integer(index)?).ok()?;
            self.store.constants.element(&self.store.types, base, index)
        });
        self.set(expr, ExprInfo { ty, stage, constant, kind: ExprKind::Index, ..ExprInfo::POISON });
    }
}
