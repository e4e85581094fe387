//! Suggestions to convert: WGSL converts no value whose type is concrete by itself, as other languages do.

use crate::diagnostic::{Applicability, Diagnostic, Edit};
use crate::intrinsics::{BinaryOp, Callee};
use crate::sem::resolver::Resolver;
use crate::syntax::ast::ExprId;
use crate::types::{TypeFlags, TypeId};

impl Resolver<'_> {
    /// The diagnostic with the suggestion to convert a value to `to`, where both are numbers, or vectors of as many.
    #[cold]
    pub(super) fn with_conversion(&self, error: Diagnostic, expr: ExprId, to: TypeId) -> Diagnostic {
        let from = self.exprs[expr].converted;
        let types = &self.store.types;
        let are_numbers = self.is_number(from) && self.is_number(to) && !self.has(to, TypeFlags::ABSTRACT);
        if !are_numbers || types.component_count(from) != types.component_count(to) {
            return error;
        }
        let (span, name) = (self.span(expr), self.type_name(to));
        error.with_suggestion(
            format!("convert it to '{name}'"),
            Applicability::MaybeIncorrect,
            [Edit::insert(span.start, format!("{name}(")), Edit::insert(span.end, ")")],
        )
    }

    /// The diagnostic of a call without an overload, with the suggestion to convert an argument, where numbers of two types meet.
    #[cold]
    pub(super) fn with_converted_argument(&mut self, error: Diagnostic, callee: Callee, args: &[ExprId]) -> Diagnostic {
        let ty = |expr: &ExprId| self.exprs[*expr].converted;
        if !args.iter().all(|arg| self.is_number(ty(arg))) {
            return error;
        }
        let (arg, scalar) = match (callee, args) {
            (Callee::Binary { op: BinaryOp::ShiftLeft | BinaryOp::ShiftRight, .. }, &[_, count]) => {
                (Some(count), TypeId::U32)
            }
            (Callee::Unary(_) | Callee::Constructor(_), _) | (_, []) => return error,
            (Callee::Binary { .. } | Callee::Function(_), &[first, ..]) => {
                let float = args.iter().map(ty).find(|&ty| self.store.types.is_float(ty));
                let kept = float.unwrap_or(self.exprs[first].converted);
                let scalar = self.store.types.deepest_elem(kept);
                let scalar = self.store.types.default_concrete(scalar);
                let is_other = |ty| !self.has(ty, TypeFlags::ABSTRACT) && self.store.types.deepest_elem(ty) != scalar;
                (args.iter().copied().find(|arg| is_other(ty(arg))), scalar)
            }
        };
        let Some(arg) = arg else { return error };
        let to = self.store.types.with_scalar(self.exprs[arg].converted, scalar);
        if to == self.exprs[arg].converted { error } else { self.with_conversion(error, arg, to) }
    }

    /// Whether a type is one of numbers: a scalar other than `bool`, or a vector of such.
    fn is_number(&self, ty: TypeId) -> bool {
        let types = &self.store.types;
        (types.is_scalar(ty) || types.is_vector(ty)) && types.deepest_elem(ty) != TypeId::BOOL
    }
}
