//! Which types a module's text must declare.

use crate::ir::{Module, Value};
use crate::types::{StructId, Type, TypeId};
use crate::util::Id;

/// The types that a module's text mentions, but for types of numbers that only constants have.
pub struct UsedTypes {
    is_used: Vec<bool>,
    /// By the structures' own ids.
    structs: Vec<bool>,
}

impl UsedTypes {
    /// Whether a type is one of them.
    pub fn contains(&self, ty: TypeId) -> bool {
        self.is_used[ty.index()]
    }

    /// Whether a structure is one of them.
    pub fn contains_struct(&self, id: StructId) -> bool {
        self.structs[id.index()]
    }

    /// All of them, parts before wholes.
    pub fn iter(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.is_used.iter().enumerate().filter(|(_, is_used)| **is_used).map(|(index, _)| TypeId::from_index(index))
    }

    #[inline]
    fn add(&mut self, ty: TypeId) {
        self.is_used[ty.index()] = true;
    }

    /// Adds a part of a type; whether it is one whose turn is over, and which was not there.
    fn add_part(&mut self, whole: TypeId, part: TypeId) -> bool {
        let is_late = part > whole && !self.contains(part);
        self.add(part);
        is_late
    }

    /// Adds the parts of what is in it. Most parts were made before their wholes, so that one round from the last to the first does.
    fn add_parts(&mut self, module: &Module) {
        let mut is_done = false;
        while !is_done {
            is_done = true;
            // Well-known types have no parts that are declared.
            let own = (0..self.is_used.len()).rev().map(TypeId::from_index).take_while(|ty| !ty.is_well_known());
            for ty in own {
                if !self.contains(ty) {
                    continue;
                }
                let is_late = match module.store.types.get(ty) {
                    Type::Array { elem, .. } => self.add_part(ty, elem),
                    Type::Pointer { store, .. } => self.add_part(ty, store),
                    Type::Struct(id) => {
                        self.structs[id.index()] = true;
                        let members = module.store.types.struct_type(id).members.iter();
                        members.filter(|member| self.add_part(ty, member.ty)).count() > 0
                    }
                    _ => false,
                };
                is_done &= !is_late;
            }
        }
    }
}

/// The types of all values that instructions and signatures mention, and their parts. Scalars, vectors and matrices of binary32 and integers
/// are not looked for among constants: they are declared nowhere.
pub fn used_types(module: &Module) -> UsedTypes {
    let types = &module.store.types;
    let mut used = UsedTypes { is_used: vec![false; types.len()], structs: vec![false; types.structs().len()] };
    for ty in module.result_types() {
        used.add(ty);
    }
    for &function in &module.function_order {
        used.add(module.function(function).return_type);
        for param in module.function_params(function).iter() {
            used.add(module.value(param).ty);
        }
    }
    used.add_parts(module);
    // What is defined was met where it is defined, and of constants only these types would have to be declared. Most are those of
    // variables, too.
    let is_declared =
        |ty| matches!(types.get(types.deepest_elem(ty)), Type::Array { .. } | Type::Struct(_) | Type::F16);
    if module.store.constants.iter().any(|constant| !used.contains(constant.ty) && is_declared(constant.ty)) {
        for inst in module.placed_insts() {
            for id in module.operands(inst).filter_map(Value::as_constant) {
                used.add(module.store.constants.ty(id));
            }
        }
        used.add_parts(module);
    }
    used
}
