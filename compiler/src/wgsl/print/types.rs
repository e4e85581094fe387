//! Types: their names, and which of them a module uses.

use super::WgslPrinter;
use crate::ir::{Module, ValueKind};
use crate::text_target::Precedence;
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeId};
use crate::util::Id;

/// Writes a type's name.
pub(super) fn put(p: &mut WgslPrinter<'_>, ty: TypeId) {
    let module = p.module;
    let types = &module.store.types;
    match types.get(ty) {
        Type::Vector { elem, size } => {
            p.out.put("vec").number(size.into());
            components(p, elem);
        }
        Type::Matrix { column, columns } => {
            let rows = types.element_count(column).unwrap_or(0);
            p.out.put("mat").number(columns.into()).put("x").number(rows.into());
            components(p, types.deepest_elem(column));
        }
        Type::Array { elem, count } => {
            p.out.put("array<");
            put(p, elem);
            if count != ArrayCount::Runtime {
                p.out.put(", ");
                put_count(p, count);
            }
            p.out.put(">");
        }
        Type::Buffer(size) => {
            p.out.put("buffer");
            if size != ArrayCount::Runtime {
                p.out.put("<");
                put_count(p, size);
                p.out.put(">");
            }
        }
        Type::Struct(id) => {
            let names = p.names;
            p.out.put(names.structure(id));
        }
        Type::Atomic(elem) => {
            p.out.put("atomic<");
            put(p, elem);
            p.out.put(">");
        }
        Type::Pointer { space, store, access } => {
            p.out.put("ptr<").put(space.name()).put(", ");
            put(p, store);
            if let Some(access) = written_access(space, access) {
                p.out.put(", ").put(access.name());
            }
            p.out.put(">");
        }
        _ => match scalar(ty) {
            Some(name) => {
                p.out.put(name);
            }
            None => {
                p.out.put(&head(module, ty));
            }
        },
    }
}

/// The name of a scalar type.
fn scalar(ty: TypeId) -> Option<&'static str> {
    match ty {
        TypeId::BOOL => Some("bool"),
        TypeId::I32 => Some("i32"),
        TypeId::U32 => Some("u32"),
        TypeId::F32 => Some("f32"),
        TypeId::F16 => Some("f16"),
        _ => None,
    }
}

/// Writes what the components of a vector or matrix are.
fn components(p: &mut WgslPrinter<'_>, elem: TypeId) {
    match suffix(elem) {
        Some(suffix) => {
            p.out.put(suffix);
        }
        None => {
            p.out.put("<");
            put(p, elem);
            p.out.put(">");
        }
    }
}

/// Writes a number of elements or bytes.
fn put_count(p: &mut WgslPrinter<'_>, count: ArrayCount) {
    match count {
        ArrayCount::Fixed(count) => {
            p.out.put(&count.to_string());
        }
        // A `>` of an operator would end the list.
        ArrayCount::Override(count) | ArrayCount::OverrideExpr(count) => {
            p.expression(p.module.counts[count], Precedence::Additive);
        }
        ArrayCount::Runtime => {}
    }
}

/// The access mode that a memory view's declaration says: in all spaces but one there is no choice.
pub(super) fn written_access(space: AddressSpace, access: Access) -> Option<Access> {
    (space == AddressSpace::Storage).then_some(access)
}

/// The predeclared name that a type's name starts with; for textures all of it. Structures have none.
fn head(module: &Module, ty: TypeId) -> String {
    let types = &module.store.types;
    let short = || suffix(types.deepest_elem(ty)).unwrap_or("");
    match types.get(ty) {
        Type::Vector { size, .. } => format!("vec{size}{}", short()),
        Type::Matrix { column, columns } => {
            format!("mat{columns}x{}{}", types.element_count(column).unwrap_or(0), short())
        }
        Type::Array { .. } => "array".to_owned(),
        Type::Buffer(_) => "buffer".to_owned(),
        Type::Atomic(_) => "atomic".to_owned(),
        Type::Pointer { .. } => "ptr".to_owned(),
        Type::Struct(_) => String::new(),
        _ => module.store.type_name(ty),
    }
}

/// The letter of `vec3f` and its kind.
fn suffix(elem: TypeId) -> Option<&'static str> {
    match elem {
        TypeId::I32 => Some("i"),
        TypeId::U32 => Some("u"),
        TypeId::F32 => Some("f"),
        TypeId::F16 => Some("h"),
        _ => None,
    }
}

/// Whether a type cannot be written, for it holds a result structure of a built-in function. Such values are inferred.
pub(in crate::wgsl) fn is_unnameable(module: &Module, ty: TypeId) -> bool {
    match module.store.types.get(ty) {
        Type::Array { elem, .. } => is_unnameable(module, elem),
        Type::Struct(id) => module.store.types.struct_type(id).builtin_family.is_some(),
        _ => false,
    }
}

/// The types of a module's values, and their parts.
pub(super) struct Used {
    is_used: Vec<bool>,
}

impl Used {
    /// Finds them.
    pub(super) fn of(module: &Module) -> Self {
        let mut used = Self { is_used: vec![false; module.store.types.len()] };
        for &function in &module.function_order {
            used.add(module, module.function(function).return_type);
            for param in module.function_params(function).iter() {
                used.add(module, module.value(param).ty);
            }
        }
        for inst in module.all_insts() {
            for result in module.results(inst).iter() {
                used.add(module, module.value(result).ty);
            }
            let constants = module.operands(inst).filter(|operand| matches!(operand.kind(), ValueKind::Constant(_)));
            for operand in constants {
                used.add(module, module.type_of(operand));
            }
        }
        used
    }

    fn add(&mut self, module: &Module, ty: TypeId) {
        if self.is_used[ty.index()] {
            return;
        }
        let mut pending = vec![ty];
        while let Some(ty) = pending.pop() {
            if std::mem::replace(&mut self.is_used[ty.index()], true) {
                continue;
            }
            match module.store.types.get(ty) {
                Type::Vector { elem, .. } | Type::Array { elem, .. } | Type::Atomic(elem) => pending.push(elem),
                Type::Matrix { column, .. } => pending.push(column),
                Type::Pointer { store, .. } => pending.push(store),
                Type::Struct(id) => {
                    pending.extend(module.store.types.struct_type(id).members.iter().map(|member| member.ty));
                }
                _ => {}
            }
        }
    }

    /// Whether a type is one of them.
    pub(super) fn contains(&self, ty: TypeId) -> bool {
        self.is_used[ty.index()]
    }

    /// All of them, parts before wholes.
    pub(super) fn iter<'a>(&'a self, module: &'a Module) -> impl Iterator<Item = (TypeId, Type)> + 'a {
        module.store.types.iter().filter(|&(ty, _)| self.contains(ty))
    }
}

/// The predeclared names in a type's own name, without those of its parts.
pub(super) fn words(module: &Module, ty: TypeId, mut add: impl FnMut(&str)) {
    if let Type::Pointer { space, access, .. } = module.store.types.get(ty) {
        add(space.name());
        written_access(space, access).into_iter().for_each(|access| add(access.name()));
    }
    for word in head(module, ty).split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
        add(word);
    }
}
