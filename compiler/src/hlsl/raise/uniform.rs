//! Scalars and vectors in uniform buffers, which are declared as rows of four words: HLSL's own layout is another.

use super::memory::{Memory, Offset};
use crate::intrinsics::{BinaryOp, DialectFn, HlslFn};
use crate::ir::{Builder, Value};
use crate::transform::rewrite::{select, with_constant};
use crate::types::{Access, AddressSpace, TypeId};

/// Reads a scalar or vector.
pub(super) fn load(b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset) -> Value {
    let count = b.module.store.types.element_count(ty).unwrap_or(1);
    if b.module.store.types.deepest_elem(ty) == TypeId::F16 {
        return halves(b, memory, ty, offset, count);
    }
    let words = words(b, memory, offset, count);
    b.bitcast(ty, words)
}

/// Reads up to four words of one row.
fn words(b: &mut Builder<'_>, memory: Memory, offset: Offset, count: u32) -> Value {
    let row = row(b, memory, offset);
    // Where in its row is known as far as the offset is a multiple of rows.
    let known = match offset.dynamic {
        Some((_, multiple)) if multiple < 16 => None,
        _ => Some((offset.constant % 16 / 4) as u8),
    };
    match (count, known) {
        (1, Some(first)) => {
            let first = b.u32(first.into());
            b.load_vector_element(row, first)
        }
        (1, None) => {
            let bytes = offset.value(b);
            let word = with_constant(b, BinaryOp::ShiftRight, bytes, 2);
            let word = with_constant(b, BinaryOp::And, word, 3);
            b.load_vector_element(row, word)
        }
        (2, None) => {
            let bytes = offset.value(b);
            let row = b.load(row);
            let (low, high) = (b.swizzle(row, &[0, 1]), b.swizzle(row, &[2, 3]));
            let half = with_constant(b, BinaryOp::And, bytes, 8);
            let zero = b.u32(0);
            let is_high = b.compare(BinaryOp::NotEqual, half, zero);
            let shape = b.module.store.types.vector(TypeId::BOOL, 2);
            let is_high = b.construct(shape, &[is_high]);
            select(b, low, high, is_high)
        }
        _ => {
            let row = b.load(row);
            let first = known.filter(|_| count == 2).unwrap_or(0);
            let components: smallvec::SmallVec<[u8; 4]> = (first..first + count as u8).collect();
            if count == 4 { row } else { b.swizzle(row, &components) }
        }
    }
}

/// A pointer to the row that an offset lies in.
fn row(b: &mut Builder<'_>, memory: Memory, offset: Offset) -> Value {
    let index = match offset.dynamic {
        None => b.u32(offset.constant / 16),
        Some(_) => {
            let bytes = offset.value(b);
            with_constant(b, BinaryOp::ShiftRight, bytes, 4)
        }
    };
    let ty = b.module.store.types.pointer(AddressSpace::Uniform, TypeId::VEC4_U32, Access::Read);
    b.access(ty, memory.variable.into(), &[index])
}

/// Reads a scalar or vector of f16: two in a word, the first lower.
fn halves(b: &mut Builder<'_>, memory: Memory, ty: TypeId, offset: Offset, count: u32) -> Value {
    if count == 1 {
        let word = words(b, memory, Offset { constant: offset.constant & !3, ..offset }, 1);
        let bits = match offset.dynamic {
            Some((_, multiple)) if multiple < 4 => {
                // Half a word may be part of what is not known.
                let bytes = offset.value(b);
                let half = with_constant(b, BinaryOp::And, bytes, 2);
                let shift = with_constant(b, BinaryOp::ShiftLeft, half, 3);
                b.arith(BinaryOp::ShiftRight, word, shift)
            }
            _ if offset.constant & 2 != 0 => with_constant(b, BinaryOp::ShiftRight, word, 16),
            _ => word,
        };
        return b.dialect(DialectFn::Hlsl(HlslFn::HalfFromBits), ty, &[bits]).expect("it gives a value");
    }
    let shape = b.module.store.types.with_scalar(ty, TypeId::U32);
    let words = words(b, memory, offset, count.div_ceil(2));
    let mut bits: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::new();
    for index in 0..count {
        let word = if count == 2 { words } else { b.extract(words, index / 2) };
        bits.push(if index % 2 == 0 { word } else { with_constant(b, BinaryOp::ShiftRight, word, 16) });
    }
    let bits = b.construct(shape, &bits);
    let function = [HlslFn::Half2FromBits, HlslFn::Half3FromBits, HlslFn::Half4FromBits][count as usize - 2];
    b.dialect(DialectFn::Hlsl(function), ty, &[bits]).expect("it gives a value")
}
