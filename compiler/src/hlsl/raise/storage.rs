//! Scalars, vectors and atomics in storage buffers, which are read and written as words: 32-bit values by their bits, `f16` as it is.

use crate::intrinsics::{BinaryOp, DialectFn, HlslFn};
use crate::ir::{Builder, Value, ValueId};
use crate::transform::decompose_access::Offset;
use crate::types::{Access, AddressSpace, TypeId};

/// Reads a scalar or vector.
pub(super) fn load(b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
    let count = b.module.store.types.component_count(ty) as usize;
    let is_half = b.module.store.types.deepest_elem(ty) == TypeId::F16;
    let function = match is_half {
        true => [HlslFn::LoadHalf, HlslFn::LoadHalf2, HlslFn::LoadHalf3, HlslFn::LoadHalf4][count - 1],
        false => [HlslFn::Load, HlslFn::Load2, HlslFn::Load3, HlslFn::Load4][count - 1],
    };
    let loaded = if is_half { ty } else { b.module.store.types.with_scalar(ty, TypeId::U32) };
    let args = [variable.into(), offset.value(b)];
    let value = b.dialect(DialectFn::Hlsl(function), loaded, &args).expect("it gives a value");
    b.bitcast(ty, value)
}

/// Writes a scalar or vector.
pub(super) fn store(b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
    let count = b.module.store.types.component_count(ty) as usize;
    let is_half = b.module.store.types.deepest_elem(ty) == TypeId::F16;
    let function = match is_half {
        true => [HlslFn::StoreHalf, HlslFn::StoreHalf2, HlslFn::StoreHalf3, HlslFn::StoreHalf4][count - 1],
        false => [HlslFn::Store, HlslFn::Store2, HlslFn::Store3, HlslFn::Store4][count - 1],
    };
    let value = if is_half {
        value
    } else {
        let words = b.module.store.types.with_scalar(ty, TypeId::U32);
        b.bitcast(words, value)
    };
    let args = [variable.into(), offset.value(b), value];
    b.dialect(DialectFn::Hlsl(function), TypeId::VOID, &args);
}

/// The size of a buffer in bytes.
pub(super) fn size(b: &mut Builder<'_>, variable: ValueId) -> Value {
    let args = [variable.into()];
    b.dialect(DialectFn::Hlsl(HlslFn::Size), TypeId::U32, &args).expect("it gives a value")
}

/// What an interlocked function does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// What the atomic function does.
    Plain,
    /// It loads: an operation that changes nothing.
    Load,
    /// It stores: nobody uses what was there before.
    Store,
    /// It adds what is to be subtracted, negated.
    Subtract,
    /// It compares first.
    CompareExchange,
}

/// Rewrites an atomic function, whose place is `place`, as an interlocked function: there are no others to load, store and subtract. Gives
/// its result, where it has one.
pub(super) fn interlocked(
    b: &mut Builder<'_>,
    kind: Kind,
    function: HlslFn,
    place: &[Value],
    args: &[Value],
    result: TypeId,
) -> Option<Value> {
    let elem = match kind {
        Kind::Load => result,
        _ => b.module.type_of(args[0]),
    };
    // DXC crashes where it makes SPIR-V of a buffer's comparison that leaves anything but the unsigned integer that it is declared to.
    let is_declared = matches!((kind, place), (Kind::CompareExchange, [_, _]));
    let held = if is_declared { TypeId::U32 } else { elem };
    let original = b.var(AddressSpace::Function, held, Access::ReadWrite);
    b.name(original, "original");
    let mut operands: smallvec::SmallVec<[Value; 6]> = place.iter().copied().collect();
    match kind {
        Kind::Load => operands.push(b.zero(elem)),
        Kind::Subtract => {
            let zero = b.zero(elem);
            operands.push(b.arith(BinaryOp::Sub, zero, args[0]));
        }
        Kind::Plain | Kind::Store | Kind::CompareExchange => operands.extend_from_slice(args),
    }
    operands.push(original);
    b.dialect(DialectFn::Hlsl(function), TypeId::VOID, &operands);
    match kind {
        Kind::Store => None,
        Kind::CompareExchange => {
            let old = b.load(original);
            let old = b.bitcast(elem, old);
            let exchanged = b.compare(BinaryOp::Equal, old, args[0]);
            Some(b.construct(result, &[old, exchanged]))
        }
        Kind::Plain | Kind::Load | Kind::Subtract => Some(b.load(original)),
    }
}
