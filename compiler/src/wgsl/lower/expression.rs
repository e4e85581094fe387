//! Expressions: each becomes a value, its const parts constants.
//!
//! Chains that lean to the left (`a + b + c`, `a.b.c`, `!!a`) may be long, and are walked without recursion; nesting in
//! parentheses and arguments is limited by the grammar.

use smallvec::SmallVec;

use super::Lowerer;
use crate::intrinsics::{BinaryOp, UnaryOp};
use crate::ir::{Cursor, Op, Value};
use crate::sem::program::ExprKind;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::TypeId;

impl Lowerer<'_, '_> {
    /// The value of an expression as its user sees it: loaded and converted.
    pub(super) fn value(&mut self, expr: ExprId) -> Value {
        let program = self.program;
        let info = program.info(expr);
        if info.constant.is_some() || !matches!(info.kind, ExprKind::Binary(_) | ExprKind::Unary(_)) {
            return self.leaf(expr);
        }
        let mut spine = SmallVec::<[ExprId; 8]>::new();
        let mut leaf = expr;
        while program.constant(leaf).is_none() {
            match (program.ast.expr(leaf), program.info(leaf).kind) {
                (Expr::Binary { left, .. }, ExprKind::Binary(_)) => {
                    spine.push(leaf);
                    leaf = left;
                }
                (Expr::Unary { operand, .. }, ExprKind::Unary(op))
                    if !matches!(op, UnaryOp::AddressOf | UnaryOp::Indirection) =>
                {
                    spine.push(leaf);
                    leaf = operand;
                }
                _ => break,
            }
        }
        let mut value = self.leaf(leaf);
        while let Some(expr) = spine.pop() {
            value = self.operator(expr, value);
        }
        value
    }

    /// An expression that is no operator on values.
    fn leaf(&mut self, expr: ExprId) -> Value {
        let info = self.program.info(expr);
        if let Some(constant) = info.constant {
            return constant.into();
        }
        match info.kind {
            ExprKind::CallFunction(_)
            | ExprKind::CallBuiltin { .. }
            | ExprKind::Construct(_)
            | ExprKind::Convert(_) => self.call(expr).expect("a call in an expression has a value"),
            // Most places are a name: no step leads into what it names.
            ExprKind::Global(_) | ExprKind::Local(_) | ExprKind::Param(_) => {
                let value = self.variable(info.kind).expect("it is a name");
                if info.load && self.is_pointer(value) { self.b.load(value) } else { value }
            }
            _ => {
                let place = self.place(expr);
                if info.load { self.load(&place) } else { self.place_value(&place) }
            }
        }
    }

    /// Applies the operator `expr` to its first operand's value.
    fn operator(&mut self, expr: ExprId, first: Value) -> Value {
        let ty = self.program.info(expr).converted;
        match (self.program.ast.expr(expr), self.program.info(expr).kind) {
            (_, ExprKind::Unary(op)) => {
                self.at_expr(expr);
                self.b.emit_value(Op::Unary(op), &[first], ty)
            }
            (Expr::Binary { right, .. }, ExprKind::Binary(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr))) => {
                self.short_circuit(expr, op, first, right)
            }
            (Expr::Binary { right, .. }, ExprKind::Binary(op)) => {
                let second = self.value(right);
                self.at_expr(expr);
                self.b.binary(op, ty, first, second)
            }
            _ => unreachable!("the spine holds operators only"),
        }
    }

    /// `first && right` is `if first { right } else { false }`, and `||` its mirror.
    fn short_circuit(&mut self, expr: ExprId, op: BinaryOp, first: Value, right: ExprId) -> Value {
        self.at_expr(expr);
        let (inst, then, otherwise) = self.b.if_(first, &[TypeId::BOOL]);
        let outer = self.b.cursor;
        let known = self.b.bool(op == BinaryOp::LogicalOr);
        let (evaluated, skipped) = if op == BinaryOp::LogicalAnd { (then, otherwise) } else { (otherwise, then) };
        self.b.cursor = Cursor::End(evaluated);
        let second = self.value(right);
        self.b.exit(Op::ExitIf, &[second]);
        self.b.cursor = Cursor::End(skipped);
        self.b.exit(Op::ExitIf, &[known]);
        self.b.cursor = outer;
        self.b.module.result(inst).expect("it was made with one result").into()
    }
}
