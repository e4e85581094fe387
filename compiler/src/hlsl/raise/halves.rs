//! Floats of 16 bits in words: two in each, the first in the lower bits.
//!
//! Uniform buffers have them so, and storage buffers for what makes SPIR-V of HLSL: DXC loads and stores a half there as a whole word.

use smallvec::SmallVec;

use super::storage;
use crate::intrinsics::{BinaryOp, DialectFn, HlslFn, UnaryOp};
use crate::ir::{Builder, Value, ValueId};
use crate::rewrite::values::with_constant;
use crate::transform::decompose_access::Offset;
use crate::types::TypeId;

/// A scalar or vector of f16, of the words that it fills.
pub(super) fn unpack(b: &mut Builder<'_>, ty: TypeId, words: &[Value]) -> Value {
    let count = b.module.store.types.component_count(ty);
    let mut bits: SmallVec<[Value; 4]> = SmallVec::new();
    for index in 0..count {
        let word = words[index as usize / 2];
        bits.push(if index % 2 == 0 { word } else { with_constant(b, BinaryOp::ShiftRight, word, 16) });
    }
    let (function, bits) = match count {
        1 => (HlslFn::HalfFromBits, bits[0]),
        _ => {
            let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
            let functions = [HlslFn::Half2FromBits, HlslFn::Half3FromBits, HlslFn::Half4FromBits];
            (functions[count as usize - 2], b.construct(shape, &bits))
        }
    };
    b.dialect(DialectFn::Hlsl(function), ty, &[bits]).expect("it gives a value")
}

/// Reads a scalar or vector from a storage buffer.
pub(super) fn load(b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
    match b.module.store.types.component_count(ty) {
        1 => {
            let (word, shift) = place(b, offset);
            let word = storage::load(b, variable, TypeId::U32, word);
            let bits = shifted(b, BinaryOp::ShiftRight, word, shift);
            unpack(b, ty, &[bits])
        }
        2 => {
            let word = storage::load(b, variable, TypeId::U32, offset);
            unpack(b, ty, &[word])
        }
        _ => {
            let both = storage::load(b, variable, TypeId::VEC2_U32, offset);
            let words = [0, 1].map(|index| b.extract(both, index));
            unpack(b, ty, &words)
        }
    }
}

/// Writes a scalar or vector to a storage buffer: whole words, and half a word without the other half.
pub(super) fn store(b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
    let count = b.module.store.types.component_count(ty);
    let half = |b: &mut Builder<'_>, index| if count == 1 { value } else { b.extract(value, index) };
    for index in (0..count).step_by(2) {
        let offset = offset.plus(u64::from(index) * 2);
        let low = half(b, index);
        if index + 1 < count {
            let high = half(b, index + 1);
            let [low, high] = bits(b, low, high);
            let high = with_constant(b, BinaryOp::ShiftLeft, high, 16);
            let word = b.arith(BinaryOp::Or, low, high);
            storage::store(b, variable, TypeId::U32, offset, word);
        } else {
            let zero = b.zero(TypeId::F16);
            let [low, _] = bits(b, low, zero);
            store_half(b, variable, offset, low);
        }
    }
}

/// The bits of two halves, each in a word of its own.
fn bits(b: &mut Builder<'_>, low: Value, high: Value) -> [Value; 2] {
    let pair = b.module.store.types.vector(TypeId::F16, 2);
    let pair = b.construct(pair, &[low, high]);
    let bits = b.dialect(DialectFn::Hlsl(HlslFn::BitsOfHalf2), TypeId::VEC2_U32, &[pair]).expect("it gives a value");
    [0, 1].map(|index| b.extract(bits, index))
}

/// Writes half a word: cleared first, then set, so that the other half stays whatever becomes of it meanwhile.
fn store_half(b: &mut Builder<'_>, variable: ValueId, offset: Offset, bits: Value) {
    let (word, shift) = place(b, offset);
    let mask = b.u32(0xffff);
    let mask = shifted(b, BinaryOp::ShiftLeft, mask, shift);
    let kept = b.unary(UnaryOp::Complement, mask);
    interlocked(b, variable, HlslFn::BufferAnd, word, kept);
    let bits = shifted(b, BinaryOp::ShiftLeft, bits, shift);
    interlocked(b, variable, HlslFn::BufferOr, word, bits);
}

/// The word that a half lies in, and by how many bits it is shifted up there.
fn place(b: &mut Builder<'_>, offset: Offset) -> (Offset, Value) {
    match offset.dynamic {
        Some((_, multiple)) if multiple < 4 => {
            let bytes = offset.value(b);
            let shift = Offset { constant: 0, dynamic: Some((bytes, multiple)) }.half_shift(b);
            let word = with_constant(b, BinaryOp::And, bytes, !3);
            (Offset { constant: 0, dynamic: Some((word, 4)) }, shift)
        }
        dynamic => (Offset { constant: offset.constant & !3, dynamic }, offset.half_shift(b)),
    }
}

/// A value shifted by so many bits, which may be none.
fn shifted(b: &mut Builder<'_>, op: BinaryOp, value: Value, bits: Value) -> Value {
    match bits.as_constant().and_then(|id| b.module.store.constants.as_integer(id)) {
        Some(0) => value,
        _ => b.arith(op, value, bits),
    }
}

/// An operation on a word whose result nobody uses.
fn interlocked(b: &mut Builder<'_>, variable: ValueId, function: HlslFn, word: Offset, value: Value) {
    let place = [variable.into(), word.value(b)];
    storage::interlocked(b, storage::Kind::Plain, function, &place, &[value], TypeId::U32);
}
