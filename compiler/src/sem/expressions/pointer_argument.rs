//! Pointer arguments where the language feature `unrestricted_pointer_parameters` is missing: they look at whole variables.
//!
//! <https://www.w3.org/TR/WGSL/#function-restriction>

use crate::intrinsics::{LanguageFeature, UnaryOp};
use crate::sem::program::ExprKind;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{Type, TypeId};

impl Resolver<'_> {
    /// Checks an argument for a parameter of type `ty`.
    pub(super) fn check_pointer_argument(&mut self, arg: ExprId, ty: TypeId) {
        let is_restricted = !self.allowed.has_language_feature(LanguageFeature::UnrestrictedPointerParameters);
        if !is_restricted || !matches!(self.store.types.get(ty), Type::Pointer { .. }) || self.is_whole_variable(arg) {
            return;
        }
        let message = "a pointer argument must point to a whole variable or be a parameter";
        self.error(rules::POINTER_ARGUMENT, self.span(arg), message);
    }

    /// Whether a pointer or reference looks at all of a variable or of what a parameter points to.
    fn is_whole_variable(&self, expr: ExprId) -> bool {
        let mut expr = expr;
        loop {
            expr = match (self.exprs[expr].kind, self.ast.expr(expr)) {
                (ExprKind::Unary(UnaryOp::AddressOf | UnaryOp::Indirection), Expr::Unary { operand, .. }) => operand,
                (ExprKind::Local(local), _) => match (self.memory_view(self.locals[local].ty), self.locals[local]) {
                    // A `let` that holds a pointer stands for its initializer.
                    (Some(_), local) => match local.initializer {
                        Some(initializer) => initializer,
                        None => return true,
                    },
                    _ => return true,
                },
                (ExprKind::Global(_) | ExprKind::Param(_) | ExprKind::Poison, _) => return true,
                _ => return false,
            }
        }
    }
}
