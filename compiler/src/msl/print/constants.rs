//! Constants: literals, and composites as constructor calls.

use super::{MslPrinter, types};
use crate::constant::{ConstId, Value, format};
use crate::ir::Module;
use crate::text_target::Precedence;
use crate::types::{StructId, Type, TypeId};

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
pub(super) fn put(p: &mut MslPrinter<'_>, id: ConstId) {
    let module = p.module;
    let ty = module.store.constants.ty(id);
    match module.store.constants.value(id) {
        Value::Zero => zero(p, ty),
        Value::Splat(element) => splat(p, ty, element),
        Value::Composite(run) => {
            let elements = module.store.constants.elements(run);
            open(p, ty);
            for (index, &element) in elements.iter().enumerate() {
                p.out.put(if index == 0 { "" } else { ", " });
                match module.store.types.get(ty) {
                    Type::Struct(id) => member(p, id, index as u32, element),
                    _ => put(p, element),
                }
            }
            close(p, ty);
        }
        scalar => {
            p.out.append(|text| literal(text, scalar));
        }
    }
}

/// Writes a member of a structure by name, in the form that the structure stores.
fn member(p: &mut MslPrinter<'_>, id: StructId, index: u32, element: ConstId) {
    let (names, ty) = (p.names, p.module.store.types.struct_type(id).members[index as usize].ty);
    p.out.put(".").put(names.member(id, index)).put(" = ");
    if ty == p.module.store.constants.ty(element) {
        return put(p, element);
    }
    types::put(p, ty);
    p.out.put("(");
    put(p, element);
    p.out.put(")");
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
        Value::F32(bits) => {
            let value = f32::from_bits(bits);
            if value.is_subnormal() {
                format::hexadecimal(text, value.into());
            } else {
                format::decimal_f32(text, value);
            }
            text.push('f');
        }
        Value::F16(bits) => {
            format::decimal_f16(text, bits);
            text.push('h');
        }
        _ => unreachable!("a concrete scalar"),
    }
}

fn zero(p: &mut MslPrinter<'_>, ty: TypeId) {
    let module = p.module;
    match module.store.types.get(ty) {
        Type::Vector { elem, .. } => {
            types::put(p, ty);
            p.out.put("(").append(|text| literal(text, Value::zero_of(elem))).put(")");
        }
        Type::Matrix { columns, column } => {
            types::put(p, ty);
            p.out.put("(");
            for index in 0..columns {
                p.out.put(if index == 0 { "" } else { ", " });
                zero(p, column);
            }
            p.out.put(")");
        }
        Type::Pointer { .. } => {
            p.out.put("nullptr");
        }
        _ => {
            types::put(p, ty);
            p.out.put("{}");
        }
    }
}

fn splat(p: &mut MslPrinter<'_>, ty: TypeId, element: ConstId) {
    open(p, ty);
    let types = &p.module.store.types;
    let count = if types.is_vector(ty) { 1 } else { types.element_count(ty).unwrap_or(1) };
    for index in 0..count {
        p.out.put(if index == 0 { "" } else { ", " });
        put(p, element);
    }
    close(p, ty);
}

/// Whether values of a type are made by braces and not by a constructor.
pub(super) fn is_aggregate(module: &Module, ty: TypeId) -> bool {
    matches!(module.store.types.get(ty), Type::Array { .. } | Type::Struct(_))
}

/// Writes a type and the bracket that opens the list of its elements.
pub(super) fn open(p: &mut MslPrinter<'_>, ty: TypeId) {
    types::put(p, ty);
    p.out.put(if is_aggregate(p.module, ty) { "{" } else { "(" });
}

/// Writes the bracket that closes the list of a type's elements.
pub(super) fn close(p: &mut MslPrinter<'_>, ty: TypeId) {
    p.out.put(if is_aggregate(p.module, ty) { "}" } else { ")" });
}
