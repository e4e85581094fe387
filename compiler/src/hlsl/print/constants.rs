//! Constants: literals, constructors of vectors and matrices, braces for the rest.

use super::{HlslPrinter, types};
use crate::constant::{ConstId, Value, format};
use crate::ir::Module;
use crate::text_target::Precedence;
use crate::types::{Type, TypeId};

/// How tightly the text of a constant holds together: a minus sign is an operator, and so is the cast that a zero aggregate is.
pub(super) fn precedence(module: &Module, id: ConstId) -> Precedence {
    let is_unary = match module.store.constants.value(id) {
        Value::F32(bits) => f32::from_bits(bits).is_sign_negative() && !f32::from_bits(bits).is_subnormal(),
        Value::Zero => is_aggregate(module, module.store.constants.ty(id)),
        _ => false,
    };
    if is_unary { Precedence::Unary } else { Precedence::Postfix }
}

/// Writes a constant.
pub(super) fn put(p: &mut HlslPrinter<'_>, id: ConstId) {
    let module = p.module;
    let ty = module.store.constants.ty(id);
    match module.store.constants.value(id) {
        Value::Zero => zero(p, ty),
        Value::Splat(element) => {
            let count = module.store.types.element_count(ty).unwrap_or(1);
            elements(p, ty, (0..count).map(|_| element));
        }
        Value::Composite(run) => elements(p, ty, module.store.constants.elements(run).iter().copied()),
        // A bare literal has a type of its own, which no overload knows.
        Value::I32(value) => {
            p.out.put("int(").append(|text| integer(text, value)).put(")");
        }
        scalar => {
            p.out.append(|text| literal(text, scalar));
        }
    }
}

/// Writes the elements of a composite in its brackets. Those of a vector need no type of their own.
fn elements(p: &mut HlslPrinter<'_>, ty: TypeId, elements: impl Iterator<Item = ConstId>) {
    let module = p.module;
    let is_vector = module.store.types.is_vector(ty);
    open(p, ty);
    for (index, element) in elements.enumerate() {
        p.out.put(if index == 0 { "" } else { ", " });
        match module.store.constants.value(element) {
            Value::I32(value) if is_vector => {
                p.out.append(|text| integer(text, value));
            }
            _ => put_in_braces(p, element),
        }
    }
    close(p, ty);
}

/// The most elements that the zero value of an element is written out with.
const MOST_WRITTEN: u64 = 1024;

/// Writes a constant that is an element of another value. A zero value is written out: a cast in braces takes DXC down, or makes nonsense of
/// the elements behind it.
pub(super) fn put_in_braces(p: &mut HlslPrinter<'_>, id: ConstId) {
    match p.module.store.constants.value(id) {
        Value::Zero if leaves(p.module, p.module.store.constants.ty(id)) <= MOST_WRITTEN => {
            zero_in_braces(p, p.module.store.constants.ty(id));
        }
        _ => put(p, id),
    }
}

/// How many scalars, vectors and matrices are in a type.
fn leaves(module: &Module, ty: TypeId) -> u64 {
    let types = &module.store.types;
    match types.get(ty) {
        Type::Struct(id) => types.struct_type(id).members.iter().map(|member| leaves(module, member.ty)).sum(),
        Type::Array { elem, .. } => u64::from(types.element_count(ty).unwrap_or(0)) * leaves(module, elem),
        _ => 1,
    }
}

fn zero_in_braces(p: &mut HlslPrinter<'_>, ty: TypeId) {
    let types = &p.module.store.types;
    let count = types.element_count(ty).unwrap_or(0);
    if !is_aggregate(p.module, ty) {
        return zero(p, ty);
    }
    open(p, ty);
    for index in 0..count {
        p.out.put(if index == 0 { "" } else { ", " });
        zero_in_braces(p, types.element_type(ty, index).expect("it is one of the elements"));
    }
    close(p, ty);
}

/// The digits of an integer. The positive number of which the lowest is the negation does not fit.
fn integer(text: &mut String, value: i32) {
    if value == i32::MIN { text.push_str("(-2147483647 - 1)") } else { format::integer(text, value.into()) }
}

fn literal(text: &mut String, value: Value) {
    match value {
        Value::Bool(value) => text.push_str(if value { "true" } else { "false" }),
        Value::U32(value) => {
            format::integer(text, value.into());
            text.push('u');
        }
        Value::F32(bits) => {
            let value = f32::from_bits(bits);
            if value.is_subnormal() {
                // Compilers may flush what they read.
                text.push_str("asfloat(");
                format::integer(text, bits.into());
                text.push_str("u)");
            } else {
                format::decimal_f32(text, value);
                text.push('f');
            }
        }
        Value::F16(bits) => {
            text.push_str("float16_t(");
            format::decimal_f16(text, bits);
            text.push_str("h)");
        }
        _ => unreachable!("a concrete scalar"),
    }
}

/// Writes the zero value of a type.
pub(super) fn zero(p: &mut HlslPrinter<'_>, ty: TypeId) {
    let module = p.module;
    if is_aggregate(module, ty) {
        p.out.put("(");
        types::put(p, ty);
        p.out.put(")0");
        return;
    }
    let types = &module.store.types;
    let elem = types.deepest_elem(ty);
    let count = match types.get(ty) {
        Type::Matrix { column, columns } => u32::from(columns) * types.element_count(column).unwrap_or(0),
        _ => types.element_count(ty).unwrap_or(0),
    };
    let write = |text: &mut String| match Value::zero_of(elem) {
        Value::I32(_) => text.push_str(if count > 0 { "0" } else { "int(0)" }),
        scalar => literal(text, scalar),
    };
    if count == 0 {
        p.out.append(write);
        return;
    }
    open(p, ty);
    for index in 0..count {
        p.out.put(if index == 0 { "" } else { ", " }).append(write);
    }
    close(p, ty);
}

/// Whether values of a type are made by braces and not by a constructor.
pub(super) fn is_aggregate(module: &Module, ty: TypeId) -> bool {
    matches!(module.store.types.get(ty), Type::Array { .. } | Type::Struct(_))
}

/// Writes what opens the list of a composite's elements: a constructor, or the brace of an initializer.
pub(super) fn open(p: &mut HlslPrinter<'_>, ty: TypeId) {
    if is_aggregate(p.module, ty) {
        p.out.put("{");
        return;
    }
    types::put(p, ty);
    p.out.put("(");
}

/// Writes the bracket that closes it.
pub(super) fn close(p: &mut HlslPrinter<'_>, ty: TypeId) {
    p.out.put(if is_aggregate(p.module, ty) { "}" } else { ")" });
}
