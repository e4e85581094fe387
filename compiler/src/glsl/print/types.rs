//! Types: their names.

use super::GlslPrinter;
use crate::types::{ArrayCount, Type, TypeId};

/// Writes a type's name.
pub(super) fn put(p: &mut GlslPrinter<'_>, ty: TypeId) {
    let module = p.module;
    match module.store.types.get(ty) {
        Type::Vector { elem, size } => {
            p.out.put(prefix(elem)).put("vec").put(digit(size));
        }
        Type::Matrix { column, columns } => {
            let types = &module.store.types;
            let rows = types.element_count(column).unwrap_or(0) as u8;
            p.out.put(prefix(types.deepest_elem(column))).put("mat").put(digit(columns));
            if rows != columns {
                p.out.put("x").put(digit(rows));
            }
        }
        Type::Array { .. } => {
            let (elem, counts) = counts(p, ty);
            put(p, elem);
            p.out.put(&counts);
        }
        Type::Struct(id) => {
            let names = p.names;
            p.out.put(names.structure(id));
        }
        Type::Atomic(elem) => put(p, elem),
        Type::Pointer { store, .. } => put(p, store),
        ty => {
            p.out.put(scalar(ty));
        }
    }
}

/// Writes a declaration: counts stand behind the name, where alone GLSL ES takes an array without one.
pub(super) fn declare(p: &mut GlslPrinter<'_>, ty: TypeId, name: &str) {
    let (elem, counts) = counts(p, ty);
    put(p, elem);
    p.out.put(" ").put(name).put(&counts);
}

/// What is no array in an array of arrays, and the counts, the outermost first.
fn counts(p: &GlslPrinter<'_>, ty: TypeId) -> (TypeId, String) {
    let (mut elem, mut counts) = (ty, String::new());
    let types = &p.module.store.types;
    if let Type::Pointer { store, .. } = types.get(ty) {
        elem = store;
    }
    while let Type::Array { elem: inner, count } = types.get(elem) {
        match count {
            ArrayCount::Fixed(count) => counts.push_str(&format!("[{count}]")),
            _ => counts.push_str("[]"),
        }
        elem = inner;
    }
    (elem, counts)
}

fn scalar(ty: Type) -> &'static str {
    match ty {
        Type::Void => "void",
        Type::Bool => "bool",
        Type::I32 => "int",
        Type::U32 => "uint",
        Type::F32 => "float",
        Type::F16 => "float16_t",
        _ => unreachable!("a raised module has no other types"),
    }
}

/// What stands before `vec` and `mat`.
fn prefix(scalar: TypeId) -> &'static str {
    match scalar {
        TypeId::BOOL => "b",
        TypeId::I32 => "i",
        TypeId::U32 => "u",
        TypeId::F16 => "f16",
        _ => "",
    }
}

fn digit(n: u8) -> &'static str {
    ["0", "1", "2", "3", "4"][usize::from(n)]
}
