//! Constants: literals, and composites as constructor calls.

use super::{GlslPrinter, types};
use crate::constant::{ConstId, Value, format};
use crate::ir::Module;
use crate::text_target::Precedence;
use crate::types::{Type, TypeId};

/// How tightly the text of a constant holds together: a minus sign is an operator.
pub(super) fn precedence(module: &Module, id: ConstId) -> Precedence {
    let is_negative = match module.store.constants.value(id) {
        Value::I32(value) => value < 0 && value != i32::MIN,
        Value::F32(bits) => f32::from_bits(bits).is_sign_negative(),
        Value::F16(bits) => bits >> 15 == 1,
        _ => false,
    };
    if is_negative { Precedence::Unary } else { Precedence::Postfix }
}

/// Writes a constant.
pub(super) fn put(p: &mut GlslPrinter<'_>, id: ConstId) {
    let module = p.module;
    let ty = module.store.constants.ty(id);
    match module.store.constants.value(id) {
        Value::Zero => zero(p, ty),
        Value::Splat(element) => {
            let types = &module.store.types;
            let count = if types.is_vector(ty) { 1 } else { types.element_count(ty).unwrap_or(1) };
            list(p, ty, count, &mut |p, _| put(p, element));
        }
        Value::Composite(run) => {
            let elements = module.store.constants.elements(run);
            list(p, ty, elements.len() as u32, &mut |p, index| put(p, elements[index as usize]));
        }
        scalar => {
            p.out.append(|text| literal(text, scalar));
        }
    }
}

fn literal(text: &mut String, value: Value) {
    match value {
        Value::Bool(value) => text.push_str(if value { "true" } else { "false" }),
        // The positive number of which this is the negation does not fit.
        Value::I32(i32::MIN) => text.push_str("(-2147483647 - 1)"),
        Value::I32(value) => format::integer(text, value.into()),
        Value::U32(value) => {
            format::integer(text, value.into());
            text.push('u');
        }
        Value::F32(bits) => format::decimal_f32(text, f32::from_bits(bits)),
        Value::F16(bits) => {
            // glslang cuts off digits.
            format::decimal_f16_to_be_cut(text, bits);
            text.push_str("hf");
        }
        _ => unreachable!("a concrete scalar"),
    }
}

/// Writes a zero value. Raising left none of many scalars.
fn zero(p: &mut GlslPrinter<'_>, ty: TypeId) {
    let module = p.module;
    let types = &module.store.types;
    match types.get(ty) {
        Type::Vector { elem, .. } | Type::Atomic(elem) => list(p, ty, 1, &mut |p, _| zero(p, elem)),
        Type::Matrix { column, .. } => {
            let scalar = types.deepest_elem(column);
            list(p, ty, 1, &mut |p, _| zero(p, scalar));
        }
        Type::Array { .. } | Type::Struct(_) => {
            let count = types.element_count(ty).expect("a constant has a fixed count");
            let element = |index| types.element_type(ty, index).expect("within the composite");
            list(p, ty, count, &mut |p, index| zero(p, element(index)));
        }
        _ => {
            p.out.append(|text| literal(text, Value::zero_of(ty)));
        }
    }
}

/// Writes a constructor call.
fn list(p: &mut GlslPrinter<'_>, ty: TypeId, count: u32, element: &mut dyn FnMut(&mut GlslPrinter<'_>, u32)) {
    types::put(p, ty);
    p.out.put("(");
    for index in 0..count {
        p.out.put(if index == 0 { "" } else { ", " });
        element(p, index);
    }
    p.out.put(")");
}
