//! Arithmetic that drivers get wrong.

use smallvec::SmallVec;

use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Builder, Module, Op, Value};
use crate::rewrite::values::{float, integer, replace, same_type};
use crate::types::{Type, TypeFlags, TypeId};

/// An operation on float vectors, as one on each component.
pub(super) fn by_component(b: &mut Builder<'_>, op: Op, ty: TypeId, args: &[Value]) -> Option<Value> {
    let Type::Vector { elem, size } = b.module.store.types.get(ty) else { return None };
    if !b.module.store.types.is_float(ty) {
        return None;
    }
    let mut parts = SmallVec::<[Value; 4]>::new();
    for index in 0..u32::from(size) {
        let of_component: SmallVec<[Value; 4]> = args.iter().map(|&arg| b.extract(arg, index)).collect();
        parts.push(b.emit_value(op, &of_component, elem));
    }
    Some(b.construct(ty, &parts))
}

/// `-x` and `abs(x)` of floats: the sign's bit turned over, or cleared.
pub(super) fn sign(b: &mut Builder<'_>, op: Op, ty: TypeId, value: Value) -> Option<Value> {
    if !b.module.store.types.is_float(ty) {
        return None;
    }
    let is_negation = op == Op::Unary(UnaryOp::Negation);
    let is_half = b.module.store.types.has(ty, TypeFlags::HAS_F16);
    let words = to_words(b, value);
    let shape = b.module.type_of(words);
    let signs = if is_half { 0x8000_8000 } else { 0x8000_0000 };
    let mask = integer(b, shape, if is_negation { signs } else { !signs });
    let changed = b.arith(if is_negation { BinaryOp::Xor } else { BinaryOp::And }, words, mask);
    Some(from_words(b, ty, changed))
}

/// The bits of floats as words: of halves, two in each.
fn to_words(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.module.type_of(value);
    if b.module.store.types.deepest_elem(ty) != TypeId::F16 {
        let words = b.module.store.types.with_scalar(ty, TypeId::U32);
        return b.bitcast(words, value);
    }
    let zero = b.zero(TypeId::F16);
    let (size, words) = match b.module.store.types.element_count(ty) {
        None | Some(2) => (2, TypeId::U32),
        _ => (4, TypeId::VEC2_U32),
    };
    let padded = match b.module.store.types.element_count(ty) {
        None => Some([value, zero]),
        Some(3) => Some([value, zero]),
        _ => None,
    };
    let even = b.module.store.types.vector(TypeId::F16, size);
    let even = match padded {
        Some(parts) => b.construct(even, &parts),
        None => value,
    };
    b.bitcast(words, even)
}

fn from_words(b: &mut Builder<'_>, ty: TypeId, words: Value) -> Value {
    if b.module.store.types.deepest_elem(ty) != TypeId::F16 {
        return b.bitcast(ty, words);
    }
    let size = if b.module.type_of(words) == TypeId::U32 { 2 } else { 4 };
    let even = b.module.store.types.vector(TypeId::F16, size);
    let even = b.bitcast(even, words);
    match b.module.store.types.element_count(ty) {
        None => b.extract(even, 0),
        Some(3) => b.swizzle(even, &[0, 1, 2]),
        _ => even,
    }
}

/// `x == 0` of unsigned integers as `x < 1`, and `x != 0` as `x >= 1`.
pub(super) fn compared_with_one(b: &mut Builder<'_>, op: Op, ty: TypeId, args: &[Value]) -> Option<Value> {
    let operand = b.module.type_of(args[0]);
    if b.module.store.types.deepest_elem(operand) != TypeId::U32 {
        return None;
    }
    let is_zero = |value: Value| value.as_constant().is_some_and(|id| b.module.store.constants.is_zero(id));
    let number = match (is_zero(args[0]), is_zero(args[1])) {
        (false, true) => args[0],
        (true, false) => args[1],
        _ => return None,
    };
    let op = if op == Op::Binary(BinaryOp::Equal) { BinaryOp::LessThan } else { BinaryOp::GreaterEqual };
    let one = integer(b, operand, 1);
    Some(b.binary(op, ty, number, one))
}

/// `subgroupBroadcast` of halves, as that of the words that hold them.
pub(super) fn broadcast_as_words(b: &mut Builder<'_>, ty: TypeId, args: &[Value]) -> Option<Value> {
    if b.module.store.types.deepest_elem(ty) != TypeId::F16 {
        return None;
    }
    let words = to_words(b, args[0]);
    let shape = b.module.type_of(words);
    let broadcast = b.builtin_value(BuiltinFn::SubgroupBroadcast, shape, &[words, args[1]]);
    Some(from_words(b, ty, broadcast))
}

/// `saturate` of halves as `max(min(x, 1), 0)`.
pub(super) fn saturate_by_min_max(module: &mut Module) {
    for inst in module.find_insts(|op| op == Op::Builtin(BuiltinFn::Saturate)) {
        let value = module.operand(inst, 0);
        let ty = module.type_of(value);
        if module.store.types.deepest_elem(ty) != TypeId::F16 {
            continue;
        }
        let mut b = Builder::before(module, inst);
        let (zero, one) = (float(&mut b, ty, 0.0), float(&mut b, ty, 1.0));
        let below = same_type(&mut b, BuiltinFn::Min, &[value, one]);
        let saturated = same_type(&mut b, BuiltinFn::Max, &[below, zero]);
        replace(module, inst, saturated);
    }
}
