//! Suggestions where types do not fit: WGSL converts no value whose type is concrete by itself, as other languages do.

use crate::diagnostic::{Applicability, Diagnostic, Edit, Span};
use crate::intrinsics::{BinaryOp, BuiltinFn, Callee};
use crate::sem::program::ExprKind;
use crate::sem::resolver::Resolver;
use crate::syntax::ast::ExprId;
use crate::types::{Type, TypeFlags, TypeId};

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
        let was_signed = self.counts_of_texture(expr) && types.deepest_elem(to) == TypeId::I32;
        error.with_suggestion(
            format!("convert it to '{name}'"),
            if was_signed { Applicability::Safe } else { Applicability::MaybeIncorrect },
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

    /// Whether an expression is a call of a function that says how much a texture holds: before 2023 these gave `i32`.
    fn counts_of_texture(&self, expr: ExprId) -> bool {
        use BuiltinFn as F;
        let ExprKind::CallBuiltin { function, .. } = self.exprs[expr].kind else { return false };
        matches!(function, F::TextureDimensions | F::TextureNumLayers | F::TextureNumLevels | F::TextureNumSamples)
    }

    /// The diagnostic of a call without an overload, with the function that samples external textures today.
    #[cold]
    pub(super) fn with_external_sampling(&self, error: Diagnostic, callee: Callee, args: &[ExprId]) -> Diagnostic {
        let &[texture, _, _] = args else { return error };
        let is_external = self.store.types.get(self.exprs[texture].converted) == Type::ExternalTexture;
        if callee != Callee::Function(BuiltinFn::TextureSampleLevel) || !is_external {
            return error;
        }
        let (old, new) = (BuiltinFn::TextureSampleLevel.name(), BuiltinFn::TextureSampleBaseClampToEdge.name());
        let start = error.span.start;
        let edit = Edit::replace(Span::new(start, start + old.len() as u32), new);
        error.with_suggestion(format!("call '{new}'"), Applicability::Safe, [edit])
    }

    /// Whether a type is one of numbers: a scalar other than `bool`, or a vector of such.
    fn is_number(&self, ty: TypeId) -> bool {
        let types = &self.store.types;
        (types.is_scalar(ty) || types.is_vector(ty)) && types.deepest_elem(ty) != TypeId::BOOL
    }
}
