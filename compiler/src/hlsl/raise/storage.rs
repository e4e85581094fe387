//! Scalars, vectors and atomics in storage buffers, which are read and written as words: 32-bit values by their bits, `f16` as it is.

use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, HlslFn};
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

/// Rewrites an atomic function of an atomic at an offset; its result, where it has one.
pub(super) fn atomic(
    b: &mut Builder<'_>,
    variable: ValueId,
    function: BuiltinFn,
    offset: Offset,
    args: &[Value],
    result: TypeId,
) -> Option<Value> {
    let offset = offset.value(b);
    let place = [variable.into(), offset];
    interlocked(b, function, &place, args, result, &|function| match function {
        BuiltinFn::AtomicAdd | BuiltinFn::AtomicSub => HlslFn::BufferAdd,
        BuiltinFn::AtomicMax => HlslFn::BufferMax,
        BuiltinFn::AtomicMin => HlslFn::BufferMin,
        BuiltinFn::AtomicAnd => HlslFn::BufferAnd,
        BuiltinFn::AtomicOr | BuiltinFn::AtomicLoad => HlslFn::BufferOr,
        BuiltinFn::AtomicXor => HlslFn::BufferXor,
        BuiltinFn::AtomicExchange | BuiltinFn::AtomicStore => HlslFn::BufferExchange,
        BuiltinFn::AtomicCompareExchangeWeak => HlslFn::BufferCompareExchange,
        function => unreachable!("{} takes no atomic", function.name()),
    })
}

/// Rewrites an atomic function, whose place is `place`, as the interlocked function of it: there are no others to load, store and subtract.
pub(super) fn interlocked(
    b: &mut Builder<'_>,
    function: BuiltinFn,
    place: &[Value],
    args: &[Value],
    result: TypeId,
    spelled: &dyn Fn(BuiltinFn) -> HlslFn,
) -> Option<Value> {
    let elem = match function {
        BuiltinFn::AtomicLoad => result,
        _ => b.module.type_of(args[0]),
    };
    // DXC crashes where it makes SPIR-V of a buffer's comparison that leaves anything but the unsigned integer that it is declared to.
    let is_declared = matches!((function, place), (BuiltinFn::AtomicCompareExchangeWeak, [_, _]));
    let held = if is_declared { TypeId::U32 } else { elem };
    let original = b.var(AddressSpace::Function, held, Access::ReadWrite);
    b.name(original, "original");
    let mut operands: smallvec::SmallVec<[Value; 6]> = place.iter().copied().collect();
    match function {
        BuiltinFn::AtomicLoad => operands.push(b.zero(elem)),
        BuiltinFn::AtomicSub => {
            let zero = b.zero(elem);
            operands.push(b.arith(BinaryOp::Sub, zero, args[0]));
        }
        _ => operands.extend_from_slice(args),
    }
    operands.push(original);
    b.dialect(DialectFn::Hlsl(spelled(function)), TypeId::VOID, &operands);
    match function {
        BuiltinFn::AtomicStore => None,
        BuiltinFn::AtomicCompareExchangeWeak => {
            let old = b.load(original);
            let old = b.bitcast(elem, old);
            let exchanged = b.compare(BinaryOp::Equal, old, args[0]);
            Some(b.construct(result, &[old, exchanged]))
        }
        _ => Some(b.load(original)),
    }
}
