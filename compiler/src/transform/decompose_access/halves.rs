//! Values of 16 bits in words: two in each, the first in the lower bits.

use smallvec::SmallVec;

use super::offset::Offset;
use super::words::{store_word, word_pointer};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Module, Op, Value, ValueId};
use crate::types::{Type, TypeFlags, TypeId};

/// Whether anything with values of 16 bits is written through a pointer or what is made of it.
pub(super) fn are_stored(module: &Module, pointer: ValueId) -> bool {
    module.uses(pointer).any(|(_, slot)| match module.inst(slot.user).op {
        Op::Store | Op::StoreVectorElement => {
            let last = module.operands(slot.user).next_back().expect("what is stored");
            module.store.types.has(module.type_of(last), TypeFlags::HAS_F16)
        }
        _ => module
            .results(slot.user)
            .iter()
            .any(|result| matches!(module.shape_of(result.into()), Type::Pointer { .. }) && are_stored(module, result)),
    })
}

fn pair(b: &mut Builder<'_>) -> TypeId {
    b.module.store.types.vector(TypeId::F16, 2)
}

/// A word in whose lower half is what lies at an offset in the word.
pub(super) fn lowered(b: &mut Builder<'_>, word: Value, offset: Offset) -> Value {
    let shift = offset.half_shift(b);
    if shift.as_constant().is_some() && offset.constant & 2 == 0 {
        return word;
    }
    b.arith(BinaryOp::ShiftRight, word, shift)
}

/// A scalar or vector, of the words that it fills, the last perhaps in its lower half only.
pub(super) fn unpack(b: &mut Builder<'_>, ty: TypeId, words: &[Value]) -> Value {
    let Type::Vector { size, .. } = b.module.store.types.get(ty) else {
        let pair = pair(b);
        let both = b.bitcast(pair, words[0]);
        return b.extract(both, 0);
    };
    let pair = pair(b);
    let pairs: SmallVec<[Value; 2]> = words.iter().map(|&word| b.bitcast(pair, word)).collect();
    if size == 2 {
        return pairs[0];
    }
    let parts: SmallVec<[Value; 4]> =
        (0..u32::from(size)).map(|index| b.extract(pairs[index as usize / 2], index % 2)).collect();
    b.construct(ty, &parts)
}

/// Writes a scalar or vector: whole words, and half a word by itself.
pub(super) fn store(b: &mut Builder<'_>, variable: ValueId, offset: Offset, value: Value, count: u32) {
    let part = |b: &mut Builder<'_>, index| if count == 1 { value } else { b.extract(value, index) };
    for index in (0..count).step_by(2) {
        let offset = offset.plus(u64::from(index) * 2);
        let pointer = word_pointer(b, variable, offset);
        let low = part(b, index);
        let pair = pair(b);
        if index + 1 < count {
            let high = part(b, index + 1);
            let both = b.construct(pair, &[low, high]);
            let word = b.bitcast(TypeId::U32, both);
            store_word(b, pointer, word);
        } else {
            let zero = b.zero(TypeId::F16);
            let both = b.construct(pair, &[low, zero]);
            let bits = b.bitcast(TypeId::U32, both);
            store_half(b, pointer, offset, bits);
        }
    }
}

/// Writes half a word: cleared first, then set, so that the other half stays whatever becomes of it meanwhile.
fn store_half(b: &mut Builder<'_>, pointer: Value, offset: Offset, bits: Value) {
    let shift = offset.half_shift(b);
    let mask = b.u32(0xffff);
    let mask = b.arith(BinaryOp::ShiftLeft, mask, shift);
    let kept = b.unary(crate::intrinsics::UnaryOp::Complement, mask);
    b.builtin(BuiltinFn::AtomicAnd, TypeId::U32, &[pointer, kept]);
    let bits = b.arith(BinaryOp::ShiftLeft, bits, shift);
    b.builtin(BuiltinFn::AtomicOr, TypeId::U32, &[pointer, bits]);
}
