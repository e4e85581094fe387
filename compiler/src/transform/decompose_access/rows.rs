//! Scalars and vectors in uniform buffers that are declared as rows of four words, which every target lays out alike.

use smallvec::SmallVec;

use super::halves;
use super::offset::Offset;
use super::words::within;
use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, Value, ValueId};
use crate::rewrite::values::{select, with_constant};
use crate::types::{Access, AddressSpace, TypeId};

/// How a target reads rows.
#[derive(Copy, Clone)]
pub(crate) struct Rows<'u> {
    /// What makes a scalar or vector of 16-bit values of the words that it fills.
    pub unpack: &'u dyn Fn(&mut Builder<'_>, TypeId, &[Value]) -> Value,
    /// Whether the last row is there to its end, though the host's structure may end in the middle of it.
    pub are_whole: bool,
}

/// Reads a scalar or vector.
pub(crate) fn load_from_rows(
    b: &mut Builder<'_>,
    variable: ValueId,
    ty: TypeId,
    offset: Offset,
    rows: Rows<'_>,
) -> Value {
    let count = b.module.store.types.component_count(ty);
    if b.module.store.types.deepest_elem(ty) == TypeId::F16 {
        return load_halves(b, variable, ty, (offset, count), rows);
    }
    let words = words(b, variable, offset, count, rows);
    b.bitcast(ty, words)
}

/// Reads up to four words of one row.
fn words(b: &mut Builder<'_>, variable: ValueId, offset: Offset, count: u32, rows: Rows<'_>) -> Value {
    if count == 2 && !rows.are_whole {
        let parts = [0, 4].map(|bytes| words(b, variable, offset.plus(bytes), 1, rows));
        return b.construct(TypeId::VEC2_U32, &parts);
    }
    let row = row(b, variable, offset);
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
            let is_high = b.construct(shape, &[is_high, is_high]);
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
fn row(b: &mut Builder<'_>, variable: ValueId, offset: Offset) -> Value {
    let index = match offset.dynamic {
        None => {
            let index = within(b.module, variable, offset.constant / 16);
            b.u32(index)
        }
        Some(_) => {
            let bytes = offset.value(b);
            with_constant(b, BinaryOp::ShiftRight, bytes, 4)
        }
    };
    let ty = b.module.store.types.pointer(AddressSpace::Uniform, TypeId::VEC4_U32, Access::Read);
    b.access(ty, variable.into(), &[index])
}

/// Reads a scalar or vector of f16: two in a word, the first lower.
fn load_halves(
    b: &mut Builder<'_>,
    variable: ValueId,
    ty: TypeId,
    (offset, count): (Offset, u32),
    rows: Rows<'_>,
) -> Value {
    if count == 1 {
        let word = words(b, variable, Offset { constant: offset.constant & !3, ..offset }, 1, rows);
        let bits = halves::lowered(b, word, offset);
        return (rows.unpack)(b, ty, &[bits]);
    }
    let words = words(b, variable, offset, count.div_ceil(2), rows);
    let words: SmallVec<[Value; 2]> = match count {
        2 => smallvec::smallvec![words],
        _ => [0, 1].into_iter().map(|index| b.extract(words, index)).collect(),
    };
    (rows.unpack)(b, ty, &words)
}
