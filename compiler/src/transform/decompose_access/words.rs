//! Scalars and vectors in memory that is declared as an array of words.

use smallvec::SmallVec;

use super::halves;
use super::offset::Offset;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Module, Value, ValueId};
use crate::rewrite::values::with_constant;
use crate::types::{ArrayCount, Type, TypeId};

fn is_half(module: &Module, ty: TypeId) -> bool {
    module.store.types.deepest_elem(ty) == TypeId::F16
}

/// Reads a scalar or vector.
pub(super) fn load(b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
    let count = b.module.store.types.component_count(ty);
    if is_half(b.module, ty) {
        if count == 1 {
            let word = load_words(b, variable, offset, 1)[0];
            let bits = halves::lowered(b, word, offset);
            return halves::unpack(b, ty, &[bits]);
        }
        let words = load_words(b, variable, offset, count.div_ceil(2));
        return halves::unpack(b, ty, &words);
    }
    let words = load_words(b, variable, offset, count);
    let bits = if count == 1 {
        words[0]
    } else {
        let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
        b.construct(shape, &words)
    };
    b.bitcast(ty, bits)
}

/// Writes a scalar or vector.
pub(super) fn store(b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
    let count = b.module.store.types.component_count(ty);
    if is_half(b.module, ty) {
        return halves::store(b, variable, offset, value, count);
    }
    let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
    let bits = b.bitcast(shape, value);
    for index in 0..count {
        let word = if count == 1 { bits } else { b.extract(bits, index) };
        let pointer = word_pointer(b, variable, offset.plus(u64::from(index) * 4));
        store_word(b, pointer, word);
    }
}

/// The size of the memory in bytes.
pub(super) fn size(b: &mut Builder<'_>, variable: ValueId) -> Value {
    let Type::Pointer { store, .. } = b.module.shape_of(variable.into()) else { unreachable!("a variable") };
    if let Some(count) = b.module.store.types.element_count(store) {
        return b.u32(count * 4);
    }
    let count = b.builtin_value(BuiltinFn::ArrayLength, TypeId::U32, &[variable.into()]);
    with_constant(b, BinaryOp::Mul, count, 4)
}

fn load_words(b: &mut Builder<'_>, variable: ValueId, offset: Offset, count: u32) -> SmallVec<[Value; 4]> {
    (0..count)
        .map(|index| {
            let pointer = word_pointer(b, variable, offset.plus(u64::from(index) * 4));
            if is_atomic(b.module, pointer) {
                b.builtin_value(BuiltinFn::AtomicLoad, TypeId::U32, &[pointer])
            } else {
                b.load(pointer)
            }
        })
        .collect()
}

/// A known index into a decomposed buffer, or the last one where it lies beyond the end, as that of an array of unknown size may in a view.
pub(super) fn within(module: &Module, variable: ValueId, index: u32) -> u32 {
    let Type::Pointer { store, .. } = module.shape_of(variable.into()) else { return index };
    match module.store.types.get(store) {
        Type::Array { count: ArrayCount::Fixed(count), .. } => index.min(count - 1),
        _ => index,
    }
}

/// A pointer to the word that an offset lies in.
pub(super) fn word_pointer(b: &mut Builder<'_>, variable: ValueId, offset: Offset) -> Value {
    let index = match offset.dynamic {
        None => {
            let index = within(b.module, variable, offset.constant / 4);
            b.u32(index)
        }
        Some(_) => {
            let bytes = offset.value(b);
            with_constant(b, BinaryOp::ShiftRight, bytes, 2)
        }
    };
    crate::rewrite::arrays::element_pointer(b, variable.into(), index)
}

/// Writes a whole word.
pub(super) fn store_word(b: &mut Builder<'_>, pointer: Value, word: Value) {
    if is_atomic(b.module, pointer) {
        b.builtin(BuiltinFn::AtomicStore, TypeId::VOID, &[pointer, word]);
    } else {
        b.store(pointer, word);
    }
}

fn is_atomic(module: &Module, pointer: Value) -> bool {
    let Type::Pointer { store, .. } = module.shape_of(pointer) else { return false };
    matches!(module.store.types.get(store), Type::Atomic(_))
}
