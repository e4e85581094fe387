//! Types: their names, and declarations, in which counts of arrays follow the name.

use super::HlslPrinter;
use crate::types::{ArrayCount, Type, TypeId};

/// Writes a type's name; that of an array as a cast has it, counts and all.
pub(super) fn put(p: &mut HlslPrinter<'_>, ty: TypeId) {
    base(p, ty);
    counts(p, ty);
}

/// Writes the declaration of something called so.
pub(super) fn declare(p: &mut HlslPrinter<'_>, ty: TypeId, name: &str) {
    base(p, ty);
    p.out.put(" ").put(name);
    counts(p, ty);
}

/// Writes the type of an array's innermost elements, or of what is none.
fn base(p: &mut HlslPrinter<'_>, ty: TypeId) {
    let mut ty = ty;
    while let Type::Array { elem, .. } = p.module.store.types.get(ty) {
        ty = elem;
    }
    match p.module.store.types.get(ty) {
        Type::Vector { elem, size } if elem == TypeId::F16 => {
            p.out.put(&format!("vector<float16_t, {size}>"));
        }
        Type::Vector { elem, size } => {
            base(p, elem);
            p.out.put(digit(size));
        }
        Type::Matrix { column, columns } => {
            let types = &p.module.store.types;
            // Column by row: the transpose.
            let (elem, rows) = (types.deepest_elem(column), types.element_count(column).unwrap_or(0) as u8);
            if elem == TypeId::F16 {
                p.out.put(&format!("matrix<float16_t, {columns}, {rows}>"));
                return;
            }
            base(p, elem);
            p.out.put(digit(columns)).put("x").put(digit(rows));
        }
        Type::Struct(id) => {
            let names = p.names;
            p.out.put(names.structure(id));
        }
        Type::Atomic(elem) => base(p, elem),
        ty => {
            p.out.put(scalar(ty));
        }
    }
}

/// Writes the counts of an array and of its elements, outermost first.
fn counts(p: &mut HlslPrinter<'_>, ty: TypeId) {
    let mut ty = ty;
    while let Type::Array { elem, count } = p.module.store.types.get(ty) {
        let ArrayCount::Fixed(count) = count else { unreachable!("only buffers hold other arrays") };
        p.out.put(&format!("[{count}]"));
        ty = elem;
    }
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

fn digit(n: u8) -> &'static str {
    ["0", "1", "2", "3", "4"][usize::from(n)]
}
