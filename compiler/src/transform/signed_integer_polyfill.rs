//! Signed integers wrap in WGSL and must not overflow in C++ and its kin: `+`, `-`, `*`, `<<` and negation are done on unsigned ones, and so
//! is `abs` of what may be the least value.

use super::Transform;
use super::rewrite::{replace, unsigned, with_constant};
use crate::const_eval;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Builder, InstId, Module, Op, Value};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "signed_integer_polyfill",
    description: "does `+`, `-`, `*`, `<<`, negation and `abs` of signed integers on unsigned ones",
    follows: &["robustness", "binary_polyfill", "builtin_polyfill"],
    run: |module, _| signed_integer_polyfill(module),
    ..Transform::ANY
};

/// Rewrites the operators.
pub fn signed_integer_polyfill(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.begin(module);
    let is_wanted = |op| {
        use BinaryOp::{Add, Mul, ShiftLeft, Sub};
        matches!(
            op,
            Op::Binary(Add | Sub | Mul | ShiftLeft) | Op::Unary(UnaryOp::Negation) | Op::Builtin(BuiltinFn::Abs)
        )
    };
    // What an operand was bitcast from is found where the operand was rewritten before.
    for inst in module.find_insts_in_order(is_wanted) {
        let Some(result) = module.result(inst) else { continue };
        let ty = module.value(result).ty;
        if module.store.types.deepest_elem(ty) != TypeId::I32 {
            continue;
        }
        match module.inst(inst).op {
            Op::Binary(op) => binary(module, inst, op, ty),
            Op::Unary(_) => negation(module, inst, ty),
            Op::Builtin(_) => abs(module, inst, ty),
            _ => {}
        }
    }
    Ok(())
}

fn binary(module: &mut Module, inst: InstId, op: BinaryOp, ty: TypeId) {
    let operands = [module.operand(inst, 0), module.operand(inst, 1)];
    let mut b = Builder::before(module, inst);
    let [lhs, rhs] = operands.map(|operand| as_unsigned(&mut b, operand));
    let shape = unsigned(b.module, ty);
    let value = b.binary(op, shape, lhs, rhs);
    let value = b.bitcast(ty, value);
    replace(module, inst, value);
}

fn negation(module: &mut Module, inst: InstId, ty: TypeId) {
    let operand = module.operand(inst, 0);
    let value = negated(&mut Builder::before(module, inst), operand, ty);
    replace(module, inst, value);
}

/// `abs(x)` is the greater of `x` and `-x`: of the least value both are that.
fn abs(module: &mut Module, inst: InstId, ty: TypeId) {
    let operand = module.operand(inst, 0);
    let mut b = Builder::before(module, inst);
    let value = negated(&mut b, operand, ty);
    let value = b.builtin_value(BuiltinFn::Max, ty, &[operand, value]);
    replace(module, inst, value);
}

/// `-x` is `~x + 1`, which does not overflow.
fn negated(b: &mut Builder<'_>, operand: Value, ty: TypeId) -> Value {
    let value = as_unsigned(b, operand);
    let value = b.unary(UnaryOp::Complement, value);
    let value = with_constant(b, BinaryOp::Add, value, 1);
    b.bitcast(ty, value)
}

/// The bits of a value as unsigned integers; of a bitcast, what it took.
fn as_unsigned(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.module.type_of(value);
    let shape = unsigned(b.module, ty);
    if let Some(id) = value.as_constant()
        && let Ok(constant) = const_eval::bitcast(&mut b.module.store, id, shape)
    {
        return constant.into();
    }
    let source = b.module.defining_inst(value).filter(|&inst| b.module.inst(inst).op == Op::Bitcast);
    let source = source.map(|inst| b.module.operand(inst, 0)).filter(|&source| b.module.type_of(source) == shape);
    source.unwrap_or_else(|| b.bitcast(shape, value))
}
