//! Signed integers wrap in WGSL and must not overflow in C++ and its kin: `+`, `-`, `*`, `<<` and negation are done on unsigned ones, and so
//! is `abs` of what may be the least value.

use super::{LoweringConfig, Transform};
use crate::const_eval;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::steps::SignedIntegerPolyfill as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, LoweringTarget, UnaryOp};
use crate::ir::{Builder, Module, Op, Value};
use crate::lowering;
use crate::rewrite::values::{replace, unsigned, with_constant};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "signed_integer_polyfill",
    description: "does `+`, `-`, `*`, `<<`, negation and `abs` of signed integers on unsigned ones",
    follows: &["robustness", "binary_polyfill", "builtin_polyfill"],
    options: LoweringConfig::TABLE,
    run: |module, settings| signed_integer_polyfill(module, &LoweringConfig::target(module, settings)?),
    ..Transform::ANY
};

/// Takes the steps that a target's rules name.
pub fn signed_integer_polyfill(module: &mut Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    INFO.begin(module);
    // What an operand was bitcast from is found where the operand was rewritten before.
    for inst in lowering::candidates_in_order::<Step>(module, target) {
        let Some(step) = lowering::step(module, inst, target) else { continue };
        let ty = module.type_of(module.result(inst).expect("it has a result").into());
        let operand = module.operand(inst, 0);
        let op = module.inst(inst).op;
        let other = module.get_operand(inst, 1);
        let mut b = Builder::before(module, inst);
        let value = match (step, op, other) {
            (Step::Wrapping, Op::Binary(op), Some(other)) => wrapping(&mut b, op, operand, other, ty),
            (Step::Wrapping, op, _) => unreachable!("'{}' is no operator of two", op.mnemonic()),
            (Step::Negation, ..) => negated(&mut b, operand, ty),
            // It is the greater of `x` and `-x`: of the least value both are that.
            (Step::Abs, ..) => {
                let value = negated(&mut b, operand, ty);
                b.builtin_value(BuiltinFn::Max, ty, &[operand, value])
            }
        };
        replace(module, inst, value);
    }
    Ok(())
}

fn wrapping(b: &mut Builder<'_>, op: BinaryOp, lhs: Value, rhs: Value, ty: TypeId) -> Value {
    let [lhs, rhs] = [lhs, rhs].map(|operand| as_unsigned(b, operand));
    let shape = unsigned(b.module, ty);
    let value = b.binary(op, shape, lhs, rhs);
    b.bitcast(ty, value)
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
