//! Constants of the result structures of `modf` and `frexp`. The structures have no name to write, but the number of which a
//! constant is the result can be computed again, without rounding.

use super::{WgslPrinter, constants, types};
use crate::constant::half::{f16_from_f64, f16_to_f64};
use crate::constant::{ConstId, Value};
use crate::ir::Module;
use crate::types::TypeId;

/// Writes a call that has the constant as its result.
pub(super) fn put(p: &mut WgslPrinter<'_>, id: ConstId) {
    let module = p.module;
    let ty = module.store.constants.ty(id);
    let structure = module.store.types.as_struct(ty).expect("results are structures");
    let is_modf = structure.builtin_family.is_some_and(|name| module.name(name).contains("modf"));
    let number = structure.members[0].ty;
    let argument = |component: u32| {
        let [first, second] = [0, 1].map(|index| component_of(module, element(module, id, index), component));
        if is_modf { first + second } else { times_power_of_two(first, second as i32) }
    };
    p.out.put(if is_modf { "modf(" } else { "frexp(" });
    let count = module.store.types.element_count(number);
    if count.is_some() {
        types::put(p, number);
        p.out.put("(");
    }
    for component in 0..count.unwrap_or(1) {
        p.out.put(if component == 0 { "" } else { ", " });
        p.out.put(&constants::literal(scalar(module.store.types.deepest_elem(number), argument(component))));
    }
    p.out.put(if count.is_some() { "))" } else { ")" });
}

/// Element `index` of a constant, or nothing where it is zero.
fn element(module: &Module, id: ConstId, index: u32) -> Option<ConstId> {
    match module.store.constants.value(id) {
        Value::Splat(element) => Some(element),
        Value::Composite(run) => module.store.constants.elements(run).get(index as usize).copied(),
        _ => None,
    }
}

/// A component of a vector, or a scalar, as a number.
fn component_of(module: &Module, id: Option<ConstId>, component: u32) -> f64 {
    let Some(id) = id else { return 0.0 };
    match module.store.constants.value(id) {
        Value::F32(bits) => f32::from_bits(bits).into(),
        Value::F16(bits) => f16_to_f64(bits),
        Value::I32(value) => value.into(),
        Value::Zero => 0.0,
        _ => match element(module, id, component) {
            Some(scalar) => component_of(module, Some(scalar), 0),
            None => 0.0,
        },
    }
}

fn times_power_of_two(number: f64, exponent: i32) -> f64 {
    number * f64::from_bits(((1023 + i64::from(exponent.clamp(-1022, 1023))) as u64) << 52)
}

fn scalar(ty: TypeId, number: f64) -> Value {
    if ty == TypeId::F16 { Value::F16(f16_from_f64(number)) } else { Value::f32(number as f32) }
}
