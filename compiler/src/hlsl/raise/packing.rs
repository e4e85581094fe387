//! Normalised and half-precision floats in words: HLSL has conversions of halves, and nothing else before shader model 6.6.

use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, HlslFn};
use crate::ir::{Allow, Builder, Module, Op, Value};
use crate::transform::Transform;
use crate::transform::packing::{join, normalised};
use crate::transform::rewrite::{replace, with_constant};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "packing",
    description: "writes packing and unpacking of floats by arithmetic",
    adds: Allow::DIALECT_CALLS,
    run: |module, _| {
        packing(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the functions.
pub(super) fn packing(module: &mut Module) {
    INFO.begin(module);
    for inst in module.find_insts(is_candidate) {
        let Op::Builtin(function) = module.inst(inst).op else { continue };
        let Some(arg) = module.get_operand(inst, 0) else { continue };
        let mut b = Builder::before(module, inst);
        let value = match function {
            BuiltinFn::Pack2x16float => {
                let halves = hlsl(&mut b, HlslFn::F32tof16, TypeId::VEC2_U32, arg);
                join(&mut b, halves, 16)
            }
            BuiltinFn::Unpack2x16float => {
                let high = with_constant(&mut b, BinaryOp::ShiftRight, arg, 16);
                let low = with_constant(&mut b, BinaryOp::And, arg, 0xffff);
                let halves = b.construct(TypeId::VEC2_U32, &[low, high]);
                hlsl(&mut b, HlslFn::F16tof32, TypeId::VEC2_F32, halves)
            }
            BuiltinFn::QuantizeToF16 => {
                let ty = b.module.type_of(arg);
                let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
                let bits = hlsl(&mut b, HlslFn::F32tof16, shape, arg);
                hlsl(&mut b, HlslFn::F16tof32, ty, bits)
            }
            _ => match normalised(&mut b, function, arg) {
                Some(value) => value,
                None => continue,
            },
        };
        replace(module, inst, value);
    }
}

/// Whether an instruction may be one that is rewritten.
fn is_candidate(op: Op) -> bool {
    matches!(op, Op::Builtin(function) if function == BuiltinFn::QuantizeToF16 || function.name().contains("pack"))
}

fn hlsl(b: &mut Builder<'_>, function: HlslFn, ty: TypeId, arg: Value) -> Value {
    b.dialect(DialectFn::Hlsl(function), ty, &[arg]).expect("it gives a value")
}
