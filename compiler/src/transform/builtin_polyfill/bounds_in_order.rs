//! Built-in functions of two bounds that targets define only where the first is below the second: WGSL does wherever they are not constants.

use crate::constant::to_number;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Value};
use crate::rewrite::values::{float, same_type};

/// Whether two bounds are constants of which each component of the first is below that of the second, or equal where `or_equal`.
pub(super) fn are_in_order(b: &mut Builder<'_>, low: Value, high: Value, or_equal: bool) -> bool {
    let (Some(low), Some(high)) = (low.as_constant(), high.as_constant()) else { return false };
    let store = &mut b.module.store;
    let count = store.types.element_count(store.constants.ty(low));
    (0..count.unwrap_or(1)).all(|index| {
        let mut component = |whole| match count {
            Some(_) => store.constants.element(&store.types, whole, index),
            None => Some(whole),
        };
        let bounds = component(low).zip(component(high));
        let number = |id| to_number(store.constants.value(id));
        let order = bounds.and_then(|(low, high)| number(low)?.partial_cmp(&number(high)?));
        order.is_some_and(|order| order.is_lt() || or_equal && order.is_eq())
    })
}

/// `min(max(e, low), high)`.
pub(super) fn clamp(b: &mut Builder<'_>, e: Value, low: Value, high: Value) -> Value {
    let raised = same_type(b, BuiltinFn::Max, &[e, low]);
    same_type(b, BuiltinFn::Min, &[raised, high])
}

/// `t * t * (3 - 2 * t)`, where `t = clamp((x - edge0) / (edge1 - edge0), 0, 1)`.
pub(super) fn smoothstep(b: &mut Builder<'_>, edge0: Value, edge1: Value, x: Value) -> Value {
    let ty = b.module.type_of(x);
    let [zero, one, two, three] = [0.0, 1.0, 2.0, 3.0].map(|number| float(b, ty, number));
    let (above, width) = (b.arith(BinaryOp::Sub, x, edge0), b.arith(BinaryOp::Sub, edge1, edge0));
    let share = b.arith(BinaryOp::Div, above, width);
    let t = same_type(b, BuiltinFn::Clamp, &[share, zero, one]);
    let doubled = b.arith(BinaryOp::Mul, two, t);
    let rest = b.arith(BinaryOp::Sub, three, doubled);
    let square = b.arith(BinaryOp::Mul, t, t);
    b.arith(BinaryOp::Mul, square, rest)
}
