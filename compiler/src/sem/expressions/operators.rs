//! Unary and binary operators.

use crate::const_eval;
use crate::constant::EvalStage;
use crate::intrinsics::{self, Callee};
use crate::sem::program::{ExprInfo, ExprKind};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{BinaryOp, Expr, ExprId, UnaryOp};
use crate::types::{AddressSpace, Type, TypeId};

impl Resolver<'_> {
    #[inline(never)]
    pub(super) fn unary(&mut self, expr: ExprId, op: UnaryOp, operand: ExprId) {
        match op {
            UnaryOp::AddressOf => self.address_of(expr, operand),
            UnaryOp::Indirection => self.indirection(expr, operand),
            _ => {
                if self.value(operand).is_none() {
                    return;
                }
                let op = op.into();
                let span = self.span(expr);
                if let Some(answer) = self.overload(Callee::Unary(op), &[], &[operand], span, "") {
                    self.apply(expr, &answer, &[operand], ExprKind::Unary(op));
                }
            }
        }
    }

    /// <https://www.w3.org/TR/WGSL/#address-of-expr>
    fn address_of(&mut self, expr: ExprId, operand: ExprId) {
        self.expression(operand);
        if self.is_poison(operand) {
            return;
        }
        let span = self.span(operand);
        let Type::Reference { space, store, access } = self.store.types.get(self.exprs[operand].ty) else {
            return self.error(rules::ADDRESS_OF_OPERAND, span, "only what lies in memory has an address");
        };
        if space == AddressSpace::Handle {
            return self.error(rules::ADDRESS_OF_OPERAND, span, "textures and samplers have no address");
        }
        if self.is_vector_component(operand) {
            return self.error(rules::ADDRESS_OF_OPERAND, span, "a component of a vector has no address of its own");
        }
        let ty = self.store.types.pointer(space, store, access);
        self.set_value(expr, ExprKind::Unary(intrinsics::UnaryOp::AddressOf), ty, EvalStage::Runtime);
    }

    fn is_vector_component(&self, expr: ExprId) -> bool {
        match (self.exprs[expr].kind, self.ast.expr(expr)) {
            (ExprKind::Component(_), _) => true,
            (ExprKind::Index, Expr::Index { base, .. }) => {
                let view = self.memory_view(self.exprs[base].ty);
                view.is_some_and(|view| self.store.types.is_vector(view.store))
            }
            _ => false,
        }
    }

    /// <https://www.w3.org/TR/WGSL/#indirection-expr>
    fn indirection(&mut self, expr: ExprId, operand: ExprId) {
        let Some(ty) = self.value(operand) else { return };
        let Some(view) = self.memory_view(ty) else {
            let message = format!("only a pointer can be dereferenced, not '{}'", self.type_name(ty));
            return self.error(rules::INDIRECTION_OPERAND, self.span(operand), message);
        };
        let ty = self.reference_to(view, view.store);
        self.set_value(expr, ExprKind::Unary(intrinsics::UnaryOp::Indirection), ty, EvalStage::Runtime);
    }

    #[inline(never)]
    pub(super) fn binary(&mut self, expr: ExprId, op: BinaryOp, left: ExprId, right: ExprId) {
        let short_circuit = matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr);
        let left_ty = self.value(left);
        let decided = short_circuit && self.decides(op, left);
        self.unevaluated += u32::from(decided);
        self.branches += u32::from(short_circuit);
        let right_ty = self.value(right);
        self.branches -= u32::from(short_circuit);
        self.unevaluated -= u32::from(decided);
        if left_ty.is_none() || right_ty.is_none() {
            return;
        }
        let op: intrinsics::BinaryOp = op.into();
        let operands = [left, right];
        let callee = Callee::Binary { op, is_compound: false };
        let Some(answer) = self.overload(callee, &[], &operands, self.span(expr), "") else { return };
        if !short_circuit {
            return self.apply(expr, &answer, &operands, ExprKind::Binary(op));
        }
        let stage = self.latest_stage(&operands);
        let constant = if decided { self.exprs[left].constant } else { self.both(stage, left, right) };
        self.set(expr, ExprInfo { ty: TypeId::BOOL, stage, constant, kind: ExprKind::Binary(op), ..ExprInfo::POISON });
    }

    /// Whether the left operand alone gives the result.
    fn decides(&self, op: BinaryOp, left: ExprId) -> bool {
        let known = self.exprs[left].constant.and_then(|constant| self.store.constants.as_bool(constant));
        known == Some(op == BinaryOp::LogicalOr)
    }

    /// The value where the left operand does not decide: that of the right one, if both are known.
    fn both(&self, stage: EvalStage, left: ExprId, right: ExprId) -> Option<crate::constant::ConstId> {
        let is_known = stage == EvalStage::Const && self.exprs[left].constant.is_some();
        if is_known { self.exprs[right].constant } else { None }
    }

    /// Resolves `target op= value` and its like, where `store` is the target's store type. Reports what is wrong.
    pub fn compound_operator(&mut self, target: ExprId, store: TypeId, op: BinaryOp, value: ExprId) {
        let op: intrinsics::BinaryOp = op.into();
        let span = self.span(target).to(self.span(value));
        // The target stands for the value in it; it stays a reference, since it is stored to as well.
        let kept = self.exprs[target];
        self.exprs[target].converted = store;
        let callee = Callee::Binary { op, is_compound: true };
        let answer = self.overload(callee, &[], &[target, value], span, "");
        if let Some(answer) = answer {
            let parameter = self.lookup.parameters(&answer)[1];
            self.convert(value, parameter);
            self.check_compound_value(target, &answer, value);
            if answer.ret != store {
                let message = format!(
                    "this gives a value of type '{}', which cannot be stored in '{}'",
                    self.type_name(answer.ret),
                    self.type_name(store)
                );
                self.error(rules::ASSIGNMENT_TYPE, span, message);
            }
        }
        self.exprs[target] = kept;
    }

    fn check_compound_value(&mut self, target: ExprId, answer: &intrinsics::Match, value: ExprId) {
        let Some(function) = answer.overload.const_fn() else { return };
        let constant = self.exprs[value].constant;
        let (first, known) = (self.lookup.parameters(answer)[0], |index| if index == 1 { constant } else { None });
        if let Err(error) = const_eval::check_partial(&self.store, function, first, known) {
            self.eval_error(error, value, &[target, value]);
        }
    }
}
