//! Normalised and half-precision floats in words: HLSL has conversions of halves, and nothing else before shader model 6.6.

use super::Options;
use crate::intrinsics::steps::Packing as Step;
use crate::intrinsics::{BinaryOp, DialectFn, HlslFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, Module, Value};
use crate::rewrite::packing::{join, pack_signed, pack_unsigned, unpack_signed, unpack_unsigned};
use crate::rewrite::values::{replace, with_constant};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "packing",
    description: "writes packing and unpacking of floats by arithmetic",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS,
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        packing(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of HLSL name.
pub(super) fn packing(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    lower_calls(module, target, |module, inst, step| {
        let arg = module.operand(inst, 0);
        let value = take(&mut Builder::before(module, inst), step, arg);
        replace(module, inst, value);
    });
}

fn take(b: &mut Builder<'_>, step: Step, arg: Value) -> Value {
    match step {
        Step::PackSnormBytes => pack_signed(b, arg, 8),
        Step::PackUnormBytes => pack_unsigned(b, arg, 8),
        Step::PackSnormShorts => pack_signed(b, arg, 16),
        Step::PackUnormShorts => pack_unsigned(b, arg, 16),
        Step::UnpackSnormBytes => unpack_signed(b, arg, 8),
        Step::UnpackUnormBytes => unpack_unsigned(b, arg, 8),
        Step::UnpackSnormShorts => unpack_signed(b, arg, 16),
        Step::UnpackUnormShorts => unpack_unsigned(b, arg, 16),
        Step::PackHalves => {
            let halves = hlsl(b, HlslFn::F32tof16, TypeId::VEC2_U32, arg);
            join(b, halves, 16)
        }
        Step::UnpackHalves => {
            let high = with_constant(b, BinaryOp::ShiftRight, arg, 16);
            let low = with_constant(b, BinaryOp::And, arg, 0xffff);
            let halves = b.construct(TypeId::VEC2_U32, &[low, high]);
            hlsl(b, HlslFn::F16tof32, TypeId::VEC2_F32, halves)
        }
        Step::QuantizeToF16 => {
            let ty = b.module.type_of(arg);
            let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
            let bits = hlsl(b, HlslFn::F32tof16, shape, arg);
            hlsl(b, HlslFn::F16tof32, ty, bits)
        }
    }
}

fn hlsl(b: &mut Builder<'_>, function: HlslFn, ty: TypeId, arg: Value) -> Value {
    b.dialect(DialectFn::Hlsl(function), ty, &[arg]).expect("it gives a value")
}
