//! Operations and literals that are valid, and seldom meant.

use super::{rules, warning};
use crate::constant::EvalStage;
use crate::diagnostic::Diagnostic;
use crate::sem::Program;
use crate::sem::program::ExprKind;
use crate::syntax::ast::{BinaryOp, Expr, ExprId, Literal, LiteralValue, Stmt};
use crate::types::TypeId;

pub(super) fn check(program: &Program, found: &mut Vec<Diagnostic>) {
    for (expr, placed) in program.ast.exprs.iter_enumerated() {
        match placed.node {
            Expr::Binary { op: BinaryOp::Divide | BinaryOp::Remainder, right, .. } if is_runtime(program, expr) => {
                division(program, right, found);
            }
            Expr::Binary { op, left, right } if is_runtime(program, expr) => {
                comparison(program, expr, (op, left, right), found);
            }
            Expr::Literal(literal) => precision(program, expr, literal, found),
            _ => {}
        }
    }
    for (_, stmt) in program.ast.stmts.iter_enumerated() {
        if let Stmt::CompoundAssign { op: BinaryOp::Divide | BinaryOp::Remainder, value, .. } = stmt.node {
            division(program, value, found);
        }
    }
}

fn is_runtime(program: &Program, expr: ExprId) -> bool {
    program.stage(expr) == EvalStage::Runtime
}

fn division(program: &Program, divisor: ExprId, found: &mut Vec<Diagnostic>) {
    if program.constant(divisor).is_some_and(|constant| program.store.constants.is_zero(constant)) {
        let message = "a division by zero gives any value";
        found.push(warning(rules::DIVISION_BY_ZERO, program.ast.expr_span(divisor), message));
    }
}

fn comparison(
    program: &Program,
    expr: ExprId,
    (op, left, right): (BinaryOp, ExprId, ExprId),
    found: &mut Vec<Diagnostic>,
) {
    let known = match (bound(program, left), bound(program, right)) {
        _ if is_same(program, left, right) => of_equals(op),
        (None, Some(bound)) => of_bound(op, bound),
        (Some(bound), None) => of_bound(mirrored(op), bound),
        _ => None,
    };
    if let Some(known) = known {
        let message = format!("this is always {known}");
        found.push(warning(rules::CONSTANT_COMPARISON, program.ast.expr_span(expr), message));
    }
}

/// The end of a type's range.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Bound {
    Least,
    Greatest,
}

/// Whether a constant is the least or greatest of its integer type.
fn bound(program: &Program, expr: ExprId) -> Option<Bound> {
    let value = program.store.constants.as_integer(program.constant(expr)?)?;
    let (least, greatest) = match program.value_type(expr) {
        TypeId::U32 => (0, i64::from(u32::MAX)),
        TypeId::I32 => (i64::from(i32::MIN), i64::from(i32::MAX)),
        _ => return None,
    };
    if value == least { Some(Bound::Least) } else { (value == greatest).then_some(Bound::Greatest) }
}

/// What a comparison of any value with an end of its range gives.
fn of_bound(op: BinaryOp, bound: Bound) -> Option<bool> {
    match (op, bound) {
        (BinaryOp::Less, Bound::Least) | (BinaryOp::Greater, Bound::Greatest) => Some(false),
        (BinaryOp::GreaterEqual, Bound::Least) | (BinaryOp::LessEqual, Bound::Greatest) => Some(true),
        _ => None,
    }
}

/// What a comparison of a value with itself gives.
fn of_equals(op: BinaryOp) -> Option<bool> {
    match op {
        BinaryOp::Equal | BinaryOp::LessEqual | BinaryOp::GreaterEqual => Some(true),
        BinaryOp::NotEqual | BinaryOp::Less | BinaryOp::Greater => Some(false),
        _ => None,
    }
}

/// The comparison with its operands the other way around.
fn mirrored(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Less => BinaryOp::Greater,
        BinaryOp::Greater => BinaryOp::Less,
        BinaryOp::LessEqual => BinaryOp::GreaterEqual,
        BinaryOp::GreaterEqual => BinaryOp::LessEqual,
        other => other,
    }
}

/// Whether both are the same variable or value, of a scalar type in which all values equal themselves: NaNs do not.
fn is_same(program: &Program, left: ExprId, right: ExprId) -> bool {
    let info = program.info(left);
    let is_name = matches!(info.kind, ExprKind::Local(_) | ExprKind::Param(_));
    let types = &program.store.types;
    is_name
        && info.kind == program.info(right).kind
        && types.is_scalar(info.converted)
        && !types.is_float(info.converted)
}

/// Whole numbers only: most others are rounded by whoever writes them.
fn precision(program: &Program, expr: ExprId, literal: Literal, found: &mut Vec<Diagnostic>) {
    let value = match literal.value() {
        LiteralValue::AbstractInt(value) => value as f64,
        LiteralValue::AbstractFloat(value) => value,
        _ => return,
    };
    let is_f32 = program.value_type(expr) == TypeId::F32;
    let rounded = f64::from(value as f32);
    if is_f32 && value.fract() == 0.0 && rounded != value {
        let message = format!("'f32' has no such number: the nearest is {rounded}");
        found.push(warning(rules::PRECISION_LOSS, program.ast.expr_span(expr), message));
    }
}
