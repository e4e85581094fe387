//! Override-expressions: their values, and what is wrong with them. Of runtime expressions, the operands that are known by now are
//! held to the rules that bind them alone.
//!
//! Each expression is visited once, its operands first, and as deep as the parser lets expressions nest.

use smallvec::SmallVec;

use super::Checker;
use crate::const_eval::{self, EvalError};
use crate::constant::{ConstFn, ConstId, EvalStage};
use crate::intrinsics::{self, BinaryOp, BuiltinFn, OverloadId, UnaryOp};
use crate::sem::interpretation::zero_power;
use crate::sem::program::{ExprInfo, ExprKind};
use crate::sem::rules;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{ArrayCount, Type, TypeId};
use crate::util::Range32;

type Values = SmallVec<[Option<ConstId>; 4]>;

impl Checker<'_> {
    /// The value in which an expression's user sees it, if it is an override-expression that has one.
    pub(super) fn value(&mut self, expr: ExprId) -> Option<ConstId> {
        let info = *self.program.info(expr);
        if info.stage == EvalStage::Const {
            return info.constant;
        }
        let value = self.own_value(expr, &info)?;
        match const_eval::convert(&mut self.store, value, info.converted) {
            Ok(value) => Some(value),
            Err(error) => self.eval_error(&error, expr, &[]),
        }
    }

    /// The value before it is converted for its user.
    fn own_value(&mut self, expr: ExprId, info: &ExprInfo) -> Option<ConstId> {
        match (info.kind, self.program.ast.expr(expr)) {
            (ExprKind::Global(id), _) => self.overrides[id],
            (ExprKind::Unary(op), Expr::Unary { operand, .. }) => {
                let value = self.value(operand);
                match op {
                    UnaryOp::AddressOf | UnaryOp::Indirection => None,
                    _ => self.apply(expr, op.const_fn(), &[operand], &[value]),
                }
            }
            (ExprKind::Binary(op), Expr::Binary { left, right, .. }) => self.binary(expr, op, left, right),
            (ExprKind::Index, Expr::Index { base, index }) => self.index(base, index),
            (ExprKind::Member(index), Expr::Member { base, .. }) => {
                let base = self.value(base)?;
                self.store.constants.element(&self.store.types, base, index)
            }
            (ExprKind::Component(index), Expr::Member { base, .. }) => {
                let base = self.value(base)?;
                self.store.constants.element(&self.store.types, base, index.into())
            }
            (ExprKind::Swizzle(swizzle), Expr::Member { base, .. }) => {
                let base = self.value(base)?;
                let indices: SmallVec<[u32; 4]> = swizzle.components().iter().map(|&index| index.into()).collect();
                Some(const_eval::swizzle(&mut self.store, base, &indices, info.ty))
            }
            (_, Expr::Call { args, .. }) => self.call(expr, info, args),
            _ => None,
        }
    }

    fn call(&mut self, expr: ExprId, info: &ExprInfo, args: Range32) -> Option<ConstId> {
        let args = self.program.ast.expr_list(args);
        let values: Values = args.iter().map(|&arg| self.value(arg)).collect();
        if let ExprKind::CallBuiltin { function, overload } = info.kind {
            self.check_argument_ranges(function, overload, args, &values);
        }
        match info.kind {
            ExprKind::CallBuiltin { function: BuiltinFn::BufferView | BuiltinFn::BufferArrayView, .. } => {
                self.buffer_view(expr, args, &values);
                None
            }
            ExprKind::CallBuiltin { overload, .. }
            | ExprKind::Construct(Some(overload))
            | ExprKind::Convert(overload) => self.apply(expr, overload.const_fn(), args, &values),
            ExprKind::Construct(None) => {
                let elements: SmallVec<[ConstId; 8]> = values.into_iter().collect::<Option<_>>()?;
                Some(self.store.constants.composite(info.ty, &self.store.types, &elements))
            }
            _ => None,
        }
    }

    /// Holds the arguments that are known by now to the ranges that definitions give them. Those known before were held to them then.
    fn check_argument_ranges(
        &mut self,
        function: BuiltinFn,
        overload: OverloadId,
        args: &[ExprId],
        values: &[Option<ConstId>],
    ) {
        let by_overrides = |index: usize| {
            let is_new = self.program.info(args[index]).stage == EvalStage::Override;
            values[index].filter(|_| is_new)
        };
        if let Some(found) = intrinsics::out_of_range(overload, &self.store, by_overrides) {
            let span = self.span(args[found.parameter]);
            self.error(rules::ARGUMENT_RANGE, span, found.message(function.name()));
        }
    }

    /// An operator of two operands; `&&` and `||` leave the right one unevaluated where the left decides.
    fn binary(&mut self, expr: ExprId, op: BinaryOp, left: ExprId, right: ExprId) -> Option<ConstId> {
        let first = self.value(left);
        let decisive = match op {
            BinaryOp::LogicalAnd => false,
            BinaryOp::LogicalOr => true,
            _ => {
                let second = self.value(right);
                return self.apply(expr, op.const_fn(), &[left, right], &[first, second]);
            }
        };
        let known = first.and_then(|first| self.store.constants.as_bool(first));
        if known == Some(decisive) {
            return first;
        }
        let second = self.value(right);
        known.and(second)
    }

    /// The value of `f(args)`; where not all arguments are known, those that are must be allowed.
    pub(super) fn apply(
        &mut self,
        expr: ExprId,
        f: Option<ConstFn>,
        args: &[ExprId],
        values: &[Option<ConstId>],
    ) -> Option<ConstId> {
        let f = f?;
        let known: Option<SmallVec<[ConstId; 4]>> = values.iter().copied().collect();
        let result = match known {
            Some(known) => {
                if const_eval::is_zero_power(&self.store, f, &known) {
                    let found = zero_power(self.features.interpretation(), self.span(expr));
                    self.diagnostics.push(found);
                }
                const_eval::evaluate(&mut self.store, f, &known, self.program.info(expr).ty).map(Some)
            }
            None => {
                // Without arguments nothing is unknown.
                let first = self.program.value_type(*args.first()?);
                const_eval::check_partial(&self.store, f, first, |index| values[index]).map(|()| None)
            }
        };
        result.unwrap_or_else(|error| self.eval_error(&error, expr, args))
    }

    /// Reports why an override-expression has no value.
    pub(super) fn eval_error<T>(&mut self, error: &EvalError, expr: ExprId, args: &[ExprId]) -> Option<T> {
        let at = error.argument.and_then(|index| args.get(index).copied()).unwrap_or(expr);
        self.error(error.rule, self.span(at), error.message.clone());
        None
    }

    fn index(&mut self, base: ExprId, index: ExprId) -> Option<ConstId> {
        let (composite, position) = (self.value(base), self.value(index)?);
        let position = self.store.constants.as_integer(position)?;
        let info = self.program.info(base);
        let (Type::Reference { store: ty, .. } | Type::Pointer { store: ty, .. }) =
            self.store.types.get(info.converted)
        else {
            self.check_bounds(info.converted, position, index)?;
            return self.store.constants.element(&self.store.types, composite?, u32::try_from(position).ok()?);
        };
        self.check_bounds(ty, position, index)?;
        None
    }

    /// An index that is known by now must lie in the composite.
    fn check_bounds(&mut self, composite: TypeId, position: i64, index: ExprId) -> Option<()> {
        let count = match self.store.types.get(composite) {
            Type::Array { count: ArrayCount::Override(id) | ArrayCount::OverrideExpr(id), .. } => Some(self.count(id)?),
            Type::Array { count: ArrayCount::Runtime, .. } => None,
            _ => self.store.types.element_count(composite),
        };
        if position >= 0 && count.is_none_or(|count| position < count.into()) {
            return Some(());
        }
        let name = self.store.type_name(composite);
        let message = match count {
            Some(count) => format!("index {position} is outside of '{name}', whose indices are 0 to {}", count - 1),
            None => format!("index {position} is negative"),
        };
        self.error(rules::CONST_INDEX_RANGE, self.span(index), message);
        None
    }
}
