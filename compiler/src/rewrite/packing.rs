//! Normalised floats in words, by arithmetic: for targets without such functions, and drivers that have them wrong.

use smallvec::SmallVec;

use super::values::{float, same_type, with_constant};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Value};
use crate::types::TypeId;

/// What a packing function of normalised floats gives; nothing for other functions.
pub(crate) fn normalised(b: &mut Builder<'_>, function: BuiltinFn, arg: Value) -> Option<Value> {
    Some(match function {
        BuiltinFn::Pack4x8snorm => pack_signed(b, arg, 8),
        BuiltinFn::Pack4x8unorm => pack_unsigned(b, arg, 8),
        BuiltinFn::Pack2x16snorm => pack_signed(b, arg, 16),
        BuiltinFn::Pack2x16unorm => pack_unsigned(b, arg, 16),
        BuiltinFn::Unpack4x8snorm => unpack_signed(b, arg, 8),
        BuiltinFn::Unpack4x8unorm => unpack_unsigned(b, arg, 8),
        BuiltinFn::Unpack2x16snorm => unpack_signed(b, arg, 16),
        BuiltinFn::Unpack2x16unorm => unpack_unsigned(b, arg, 16),
        _ => return None,
    })
}

/// The greatest number of so many bits, as a float.
fn greatest(bits: u32) -> f32 {
    ((1 << bits) - 1) as f32
}

/// Numbers from -1 to 1 as signed fractions of so many bits.
pub(crate) fn pack_signed(b: &mut Builder<'_>, vector: Value, bits: u32) -> Value {
    pack(b, vector, -1.0, greatest(bits - 1), bits)
}

/// Numbers from 0 to 1 as unsigned fractions of so many bits.
pub(crate) fn pack_unsigned(b: &mut Builder<'_>, vector: Value, bits: u32) -> Value {
    pack(b, vector, 0.0, greatest(bits), bits)
}

/// Ors the components together, each further up by a number of bits.
pub(crate) fn join(b: &mut Builder<'_>, vector: Value, bits: u32) -> Value {
    let count = b.module.store.types.element_count(b.module.type_of(vector)).expect("it is a vector");
    let mut word = b.extract(vector, 0);
    for index in 1..count {
        let part = b.extract(vector, index);
        let part = with_constant(b, BinaryOp::ShiftLeft, part, bits * index);
        word = b.arith(BinaryOp::Or, word, part);
    }
    word
}

/// `floor(clamp(x, low, 1) * scale + 0.5)`, the lowest bits of each component. Where there are no negative numbers `round` gives the same: the
/// only tie is that of a half, and goes up to an even integer.
fn pack(b: &mut Builder<'_>, vector: Value, low: f32, scale: f32, bits: u32) -> Value {
    let ty = b.module.type_of(vector);
    let is_signed = low < 0.0;
    let (low, high, scale) = (float(b, ty, low), float(b, ty, 1.0), float(b, ty, scale));
    let clamped = same_type(b, BuiltinFn::Clamp, &[vector, low, high]);
    let scaled = b.arith(BinaryOp::Mul, clamped, scale);
    let rounded = if is_signed {
        let half = float(b, ty, 0.5);
        let raised = b.arith(BinaryOp::Add, scaled, half);
        same_type(b, BuiltinFn::Floor, &[raised])
    } else {
        same_type(b, BuiltinFn::Round, &[scaled])
    };
    let integers = b.module.store.types.with_scalar(ty, TypeId::I32);
    let integers = b.convert(integers, rounded);
    let words = b.module.store.types.with_scalar(ty, TypeId::U32);
    let words = b.bitcast(words, integers);
    let words = with_constant(b, BinaryOp::And, words, (1 << bits) - 1);
    join(b, words, bits)
}

/// The fields of a word as unsigned integers of so many bits, over the greatest of them.
pub(crate) fn unpack_unsigned(b: &mut Builder<'_>, word: Value, bits: u32) -> Value {
    let scale = greatest(bits);
    let count = 32 / bits;
    let fields: SmallVec<[Value; 4]> = (0..count)
        .map(|index| {
            let field = if index == 0 { word } else { with_constant(b, BinaryOp::ShiftRight, word, bits * index) };
            if index + 1 == count { field } else { with_constant(b, BinaryOp::And, field, (1 << bits) - 1) }
        })
        .collect();
    let ty = b.module.store.types.vector(TypeId::U32, count as u8);
    let fields = b.construct(ty, &fields);
    let ty = b.module.store.types.vector(TypeId::F32, count as u8);
    let numbers = b.convert(ty, fields);
    let scale = float(b, ty, scale);
    b.arith(BinaryOp::Div, numbers, scale)
}

/// The fields of a word as signed integers of so many bits, over the greatest of them and not below -1.
pub(crate) fn unpack_signed(b: &mut Builder<'_>, word: Value, bits: u32) -> Value {
    let scale = greatest(bits - 1);
    let count = 32 / bits;
    let word = b.bitcast(TypeId::I32, word);
    let fields: SmallVec<[Value; 4]> = (0..count)
        .map(|index| {
            let above = bits * (count - 1 - index);
            let raised = if above == 0 { word } else { with_constant(b, BinaryOp::ShiftLeft, word, above) };
            with_constant(b, BinaryOp::ShiftRight, raised, 32 - bits)
        })
        .collect();
    let ty = b.module.store.types.vector(TypeId::I32, count as u8);
    let fields = b.construct(ty, &fields);
    let ty = b.module.store.types.vector(TypeId::F32, count as u8);
    let numbers = b.convert(ty, fields);
    let (scale, low) = (float(b, ty, scale), float(b, ty, -1.0));
    let scaled = b.arith(BinaryOp::Div, numbers, scale);
    same_type(b, BuiltinFn::Max, &[scaled, low])
}
