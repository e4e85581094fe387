//! Constants: literals with their suffix, and composites as constructor calls.

use super::{WgslPrinter, results, types};
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

/// Writes a constant, by its name if it has a declaration.
pub(super) fn put(p: &mut WgslPrinter<'_>, id: ConstId) {
    match p.language.constants.index_of(id) {
        Some(index) => {
            let names = p.names;
            p.out.put(names.extra(index));
        }
        None => put_whole(p, id),
    }
}

/// Writes a constant from its elements.
pub(super) fn put_whole(p: &mut WgslPrinter<'_>, id: ConstId) {
    let module = p.module;
    let ty = module.store.constants.ty(id);
    let types = &module.store.types;
    if types.as_struct(ty).is_some_and(|structure| structure.builtin_family.is_some()) {
        return results::put(p, id);
    }
    match module.store.constants.value(id) {
        Value::Zero => {
            types::put(p, ty);
            p.out.put("()");
        }
        Value::Splat(element) => {
            let count = if types.is_vector(ty) { 1 } else { types.element_count(ty).unwrap_or(1) };
            composite(p, ty, (0..count).map(|_| element));
        }
        Value::Composite(run) => composite(p, ty, module.store.constants.elements(run).iter().copied()),
        scalar => {
            p.out.put(&literal(scalar));
        }
    }
}

fn composite(p: &mut WgslPrinter<'_>, ty: TypeId, elements: impl Iterator<Item = ConstId>) {
    constructor(p, ty);
    p.out.put("(");
    for (index, element) in elements.enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        put(p, element);
    }
    p.out.put(")");
}

/// Writes what stands before the arguments of a value constructor.
pub(super) fn constructor(p: &mut WgslPrinter<'_>, ty: TypeId) {
    match p.module.store.types.get(ty) {
        Type::Array { .. } if types::is_unnameable(p.module, ty) => {
            p.out.put("array");
        }
        _ => types::put(p, ty),
    }
}

/// The literal of a scalar, or for the smallest `i32`, which has none, an expression that holds as tightly.
pub(super) fn literal(value: Value) -> String {
    let mut text = String::new();
    match value {
        Value::Bool(value) => text.push_str(if value { "true" } else { "false" }),
        // The positive number of which this is the negation is no `i32`.
        Value::I32(i32::MIN) => text.push_str("i32(-2147483648)"),
        Value::I32(value) => {
            format::integer(&mut text, value.into());
            text.push('i');
        }
        Value::U32(value) => {
            format::integer(&mut text, value.into());
            text.push('u');
        }
        Value::F32(bits) => {
            let value = f32::from_bits(bits);
            if value.is_subnormal() {
                format::hexadecimal(&mut text, value.into());
            } else {
                format::decimal_f32(&mut text, value);
            }
            text.push('f');
        }
        Value::F16(bits) => {
            // Subnormals too: naga reads no hexadecimal halves.
            format::decimal_f16(&mut text, bits);
            text.push('h');
        }
        _ => unreachable!("a concrete scalar"),
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_exact() {
        let table = [
            (Value::I32(i32::MIN), "i32(-2147483648)"),
            (Value::I32(-1), "-1i"),
            (Value::U32(u32::MAX), "4294967295u"),
            (Value::f32(-0.0), "-0.0f"),
            (Value::F32(1), "0x1p-149f"),
            (Value::F16(1), "6e-8h"),
            (Value::F16(0x3c00), "1.0h"),
        ];
        for (value, expected) in table {
            assert_eq!(literal(value), expected);
        }
    }
}
