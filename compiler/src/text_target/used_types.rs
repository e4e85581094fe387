//! Which types a module's text must declare.

use crate::ir::{Module, Value};
use crate::types::{Type, TypeId};
use crate::util::Id;

/// The types that a module's text mentions.
pub struct UsedTypes {
    is_used: Vec<bool>,
}

impl UsedTypes {
    /// Whether a type is one of them.
    pub fn contains(&self, ty: TypeId) -> bool {
        self.is_used[ty.index()]
    }

    /// All of them, parts before wholes.
    pub fn iter(&self) -> impl Iterator<Item = TypeId> + '_ {
        (0..self.is_used.len()).map(TypeId::from_index).filter(|&ty| self.contains(ty))
    }

    /// Adds a type and its parts.
    #[inline]
    fn add(&mut self, module: &Module, ty: TypeId) {
        if !self.contains(ty) {
            self.add_new(module, ty);
        }
    }

    fn add_new(&mut self, module: &Module, ty: TypeId) {
        self.is_used[ty.index()] = true;
        // Types nest little.
        match module.store.types.get(ty) {
            Type::Array { elem, .. } => self.add(module, elem),
            Type::Pointer { store, .. } => self.add(module, store),
            Type::Struct(id) => {
                for member in &module.store.types.struct_type(id).members {
                    self.add(module, member.ty);
                }
            }
            _ => {}
        }
    }
}

/// The types of all values that instructions and signatures mention, and their parts.
pub fn used_types(module: &Module) -> UsedTypes {
    let mut used = UsedTypes { is_used: vec![false; module.store.types.len()] };
    let results = |used: &mut UsedTypes, inst| {
        for result in module.results(inst).iter() {
            used.add(module, module.value(result).ty);
        }
    };
    for inst in module.block_insts(module.root()) {
        results(&mut used, inst);
    }
    for &function in &module.function_order {
        used.add(module, module.function(function).return_type);
        for param in module.function_params(function).iter() {
            used.add(module, module.value(param).ty);
        }
        module.visit_insts(module.function(function).block, &mut |inst| {
            results(&mut used, inst);
            // What is defined was met where it is defined.
            for id in module.operands(inst).filter_map(Value::as_constant) {
                used.add(module, module.store.constants.ty(id));
            }
        });
    }
    used
}
