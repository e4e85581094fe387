//! Types as the text spells them: as WGSL does, with `#N` for counts that overrides give and numbered names for structures.

use super::names::Names;
use crate::ir::Module;
use crate::types::{ArrayCount, Type, TypeId};
use crate::util::Id;

/// Appends a type's spelling.
pub(super) fn put(module: &Module, names: &Names, ty: TypeId, out: &mut String) {
    match module.store.types.get(ty) {
        Type::Struct(id) => names.put_struct(module, id, out),
        Type::Array { elem, count } => {
            out.push_str("array<");
            put(module, names, elem, out);
            if let Some(count) = written(count) {
                out.push_str(&format!(", {count}"));
            }
            out.push('>');
        }
        Type::Buffer(size) => {
            out.push_str("buffer");
            if let Some(size) = written(size) {
                out.push_str(&format!("<{size}>"));
            }
        }
        Type::Pointer { space, store, access } => {
            out.push_str(&format!("ptr<{}, ", space.name()));
            put(module, names, store, out);
            out.push_str(&format!(", {}>", access.name()));
        }
        Type::Dialect { kind, of } if of != TypeId::VOID => {
            out.push_str(&format!("{}<", kind.name()));
            put(module, names, of, out);
            out.push('>');
        }
        _ => out.push_str(&module.store.types.display(ty, &module.store.symbols).to_string()),
    }
}

/// A count as it is written, if it is.
fn written(count: ArrayCount) -> Option<String> {
    Some(match count {
        ArrayCount::Fixed(n) => n.to_string(),
        ArrayCount::Override(count) => format!("#{}", count.index()),
        ArrayCount::OverrideExpr(count) => format!("#{}!", count.index()),
        ArrayCount::Runtime => return None,
    })
}
