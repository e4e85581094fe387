//! Array types and their element counts.
//!
//! <https://www.w3.org/TR/WGSL/#array-types>

use crate::constant::EvalStage;
use crate::sem::program::{CountSource, ExprKind, GlobalId};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{ArrayCount, CountId, TypeFlags, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    pub(super) fn array_type(&mut self, expr: ExprId, args: Range32) -> Option<TypeId> {
        let [elem, count, _] = self.template_arguments(expr, args, 1, 2, "element type, element count")?;
        let elem_expr = elem?;
        let elem = self.type_expr(elem_expr);
        let count = match count {
            Some(count) => self.array_count(count)?,
            None => ArrayCount::Runtime,
        };
        let elem = elem?;
        self.check_element_type(elem, elem_expr).then(|| self.store.types.array(elem, count))
    }

    fn check_element_type(&mut self, elem: TypeId, expr: ExprId) -> bool {
        if self.has(elem, TypeFlags::PLAIN.union(TypeFlags::CREATION_FIXED)) {
            return true;
        }
        let name = self.type_name(elem);
        let message =
            format!("the elements of an array cannot be of type '{name}': its size is not fixed at shader creation");
        self.error(rules::ARRAY_ELEMENT_TYPE, self.span(expr), message);
        false
    }

    /// The element count that an expression gives. `None` where it is wrong.
    pub(super) fn array_count(&mut self, expr: ExprId) -> Option<ArrayCount> {
        // The count decides a type, so that it is evaluated even where the expression around it is not.
        let unevaluated = std::mem::take(&mut self.unevaluated);
        let count = self.evaluated_array_count(expr);
        self.unevaluated = unevaluated;
        count
    }

    fn evaluated_array_count(&mut self, expr: ExprId) -> Option<ArrayCount> {
        let ty = self.value(expr)?;
        let span = self.span(expr);
        if !matches!(ty, TypeId::ABSTRACT_INT | TypeId::I32 | TypeId::U32) {
            let message = format!("an element count or size must be an integer, not '{}'", self.type_name(ty));
            self.error(rules::ARRAY_COUNT_TYPE, span, message);
            return None;
        }
        if self.exprs[expr].stage == EvalStage::Runtime {
            let message = "an element count or size must be a const-expression or an override-expression";
            self.error(rules::ARRAY_COUNT_CONST, span, message);
            return None;
        }
        let concrete = if ty == TypeId::ABSTRACT_INT { TypeId::I32 } else { ty };
        self.convert(expr, concrete);
        if self.exprs[expr].stage == EvalStage::Override {
            return Some(self.override_count(expr));
        }
        let count = self.store.constants.as_integer(self.exprs[expr].constant?)?;
        match u32::try_from(count) {
            Ok(count @ 1..) => Some(ArrayCount::Fixed(count)),
            _ => {
                self.error(
                    rules::ARRAY_COUNT_POSITIVE,
                    span,
                    format!("an element count or size must be positive, and this is {count}"),
                );
                None
            }
        }
    }

    fn override_count(&mut self, expr: ExprId) -> ArrayCount {
        match self.exprs[expr].kind {
            ExprKind::Global(global) if !self.ast.is_parenthesised_name(expr) => {
                ArrayCount::Override(self.count_of_override(global))
            }
            _ => ArrayCount::OverrideExpr(self.counts.push(CountSource::Expr(expr))),
        }
    }

    fn count_of_override(&mut self, global: GlobalId) -> CountId {
        let counts = &mut self.counts;
        *self.override_counts.entry(global).or_insert_with(|| counts.push(CountSource::Override(global)))
    }
}
