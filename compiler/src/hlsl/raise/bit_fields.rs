//! `extractBits` and `insertBits`, of which HLSL has nothing, by shifts and masks.
//!
//! `builtin_polyfill` has cut the field to what lies within the integer, so that offset and count together are at most 32; an amount to shift by
//! is taken modulo 32.

use super::Options;
use crate::intrinsics::steps::BitFields as Step;
use crate::intrinsics::{BinaryOp, LoweringTarget, UnaryOp};
use crate::ir::{Builder, DialectProperties, Module, Value};
use crate::rewrite::values::{integer, replace, select, splat_to, unsigned, with_constant};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "bit_fields",
    description: "writes `extractBits` and `insertBits` by shifts and masks",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["builtin_polyfill"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        bit_fields(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of HLSL name.
pub(super) fn bit_fields(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    lower_calls(module, target, |module, inst, step| {
        let args: smallvec::SmallVec<[Value; 4]> = module.operand_list(inst);
        let ty = module.type_of(args[0]);
        let bits_type = unsigned(module, ty);
        let mut b = Builder::before(module, inst);
        let [offset, count] = [args.len() - 2, args.len() - 1].map(|at| splat_to(&mut b, bits_type, args[at]));
        let bits = b.bitcast(bits_type, args[0]);
        let value = match step {
            Step::Insert => {
                let new = b.bitcast(bits_type, args[1]);
                insert(&mut b, bits, new, offset, count)
            }
            Step::ExtractUnsigned => {
                let field = shift(&mut b, BinaryOp::ShiftRight, bits, offset);
                let mask = mask(&mut b, count);
                b.arith(BinaryOp::And, field, mask)
            }
            Step::ExtractSigned => extract_signed(&mut b, ty, bits, offset, count),
        };
        let value = b.bitcast(ty, value);
        replace(module, inst, value);
    });
}

/// A shift by an amount below 32, or by one that does not matter.
fn shift(b: &mut Builder<'_>, op: BinaryOp, value: Value, amount: Value) -> Value {
    let amount = with_constant(b, BinaryOp::And, amount, 31);
    b.arith(op, value, amount)
}

/// `count` ones: `count < 32 ? (1 << count) - 1 : ~0`
fn mask(b: &mut Builder<'_>, count: Value) -> Value {
    let ty = b.module.type_of(count);
    let (one, all, width) = (integer(b, ty, 1), integer(b, ty, u32::MAX), integer(b, ty, 32));
    let power = shift(b, BinaryOp::ShiftLeft, one, count);
    let ones = b.arith(BinaryOp::Sub, power, one);
    let is_partial = b.compare(BinaryOp::LessThan, count, width);
    select(b, all, ones, is_partial)
}

/// Shifts the field to the top and back down, which fills with its sign; 0 where it is empty.
fn extract_signed(b: &mut Builder<'_>, ty: TypeId, bits: Value, offset: Value, count: Value) -> Value {
    let shape = b.module.type_of(bits);
    let (zero, width) = (integer(b, shape, 0), integer(b, shape, 32));
    let below = b.arith(BinaryOp::Sub, width, count);
    let above = b.arith(BinaryOp::Sub, below, offset);
    let raised = shift(b, BinaryOp::ShiftLeft, bits, above);
    let raised = b.bitcast(ty, raised);
    let field = shift(b, BinaryOp::ShiftRight, raised, below);
    let is_empty = b.compare(BinaryOp::Equal, count, zero);
    let none = integer(b, ty, 0);
    select(b, field, none, is_empty)
}

/// `(bits & ~mask) | (new << offset & mask)`
fn insert(b: &mut Builder<'_>, bits: Value, new: Value, offset: Value, count: Value) -> Value {
    let ones = mask(b, count);
    let mask = shift(b, BinaryOp::ShiftLeft, ones, offset);
    let placed = shift(b, BinaryOp::ShiftLeft, new, offset);
    let placed = b.arith(BinaryOp::And, placed, mask);
    let others = b.unary(UnaryOp::Complement, mask);
    let kept = b.arith(BinaryOp::And, bits, others);
    b.arith(BinaryOp::Or, kept, placed)
}
