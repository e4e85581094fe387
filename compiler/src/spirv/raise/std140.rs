//! Matrices of uniform buffers whose columns lie less than 16 bytes apart: they become their columns, since Vulkan lays matrices out no
//! closer there.
//!
//! In a structure the columns take the matrix's place as members; as elements of arrays they get a structure of their own. Loads put
//! the matrix together again.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::arrays::build_array;
use crate::diagnostic::Diagnostics;
use crate::ir::{Allow, Builder, InstId, Module, Op, Value, ValueId};
use crate::transform::Transform;
use crate::transform::rewrite::replace;
use crate::types::{Access, AddressSpace, IoAttributes, StructMember, StructType, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "std140",
    description: "splits matrices of uniform buffers into columns where Vulkan cannot lay them out",
    accepts: Allow::DUPLICATE_NAMES.union(Allow::IO_VARIABLES),
    adds: Allow::CORE,
    removes: Allow::CORE,
    run: std140,
};

/// Columns in uniform buffers are a multiple of so many bytes apart.
const COLUMN_STRIDE: u64 = 16;

/// Splits matrices of uniform variables, which [`block_decorated_structs`](super::block_decorated_structs) has wrapped.
pub(super) fn std140(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let mut split = Split::default();
        for inst in module.block_insts(module.root()).collect::<Vec<_>>() {
            let Some(variable) = module.result(inst) else { continue };
            if let Type::Pointer { space: AddressSpace::Uniform, store, access } =
                module.store.types.get(module.value(variable).ty)
            {
                split.variable(module, variable, store, access);
            }
        }
        Ok(())
    })
}

/// The types of uniform buffers.
#[derive(Default)]
struct Split {
    /// What each type is split into; itself where it is not.
    types: HashMap<TypeId, TypeId>,
    /// Of each structure: which member of the split one each of its members becomes, or begins at.
    members: HashMap<TypeId, Vec<u32>>,
}

/// Where something lies in a split variable.
#[derive(Clone)]
struct Place {
    variable: Value,
    indices: SmallVec<[Value; 4]>,
    /// The type as it was.
    ty: TypeId,
    /// Of a split matrix: which member its first column is, `indices` leading to the structure of the columns.
    columns: Option<u32>,
}

fn is_split_matrix(module: &Module, ty: TypeId) -> bool {
    let types = &module.store.types;
    matches!(types.get(ty), Type::Matrix { column, .. } if !types.matrix_stride(column).is_multiple_of(COLUMN_STRIDE))
}

fn declare(module: &mut Module, name: &str, members: Vec<StructMember>) -> TypeId {
    let name = module.store.symbols.intern(name);
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}

/// The columns of a matrix that begins at byte `offset`, as members.
fn columns(module: &mut Module, matrix: TypeId, name: &str, offset: u64) -> Vec<StructMember> {
    let Type::Matrix { column, columns } = module.store.types.get(matrix) else { unreachable!("a matrix") };
    let layout = module.store.types.layout(column);
    let stride = module.store.types.matrix_stride(column);
    let member = |index: u8| StructMember {
        name: module.store.symbols.intern(&format!("{name}_{index}")),
        ty: column,
        offset: offset + u64::from(index) * stride,
        size: layout.size,
        align: layout.align,
        explicit_layout: true,
        io: IoAttributes::default(),
    };
    (0..columns).map(member).collect()
}

impl Split {
    /// The type that takes the place of `ty` in uniform buffers.
    fn split(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        if let Some(&split) = self.types.get(&ty) {
            return split;
        }
        let split = match module.store.types.get(ty) {
            Type::Matrix { .. } if is_split_matrix(module, ty) => {
                let members = columns(module, ty, "column", 0);
                declare(module, "columns", members)
            }
            Type::Array { elem, count } => {
                let split = self.split(module, elem);
                module.store.types.array(split, count)
            }
            Type::Struct(_) => self.split_struct(module, ty),
            _ => ty,
        };
        self.types.insert(ty, split);
        split
    }

    fn split_struct(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        let old = module.store.types.as_struct(ty).expect("it is a structure").clone();
        let mut members = Vec::new();
        let mut starts = Vec::new();
        for member in &old.members {
            starts.push(members.len() as u32);
            if is_split_matrix(module, member.ty) {
                let name = module.name(member.name).to_owned();
                members.extend(columns(module, member.ty, &name, member.offset));
            } else {
                let split = self.split(module, member.ty);
                members.push(StructMember { ty: split, ..member.clone() });
            }
        }
        let is_changed =
            members.len() != old.members.len() || members.iter().zip(&old.members).any(|(a, b)| a.ty != b.ty);
        self.members.insert(ty, starts);
        if !is_changed {
            return ty;
        }
        let name = format!("{}_std140", module.name(old.name));
        declare(module, &name, members)
    }

    fn variable(&mut self, module: &mut Module, variable: ValueId, store: TypeId, access: Access) {
        let split = self.split(module, store);
        if split == store {
            return;
        }
        let pointer = module.store.types.pointer(AddressSpace::Uniform, split, access);
        module.set_type(variable, pointer);
        let place = Place { variable: variable.into(), indices: SmallVec::new(), ty: store, columns: None };
        self.users(module, variable, &place, None);
    }

    /// Rewrites the users of a pointer to a place, or to the column of a split matrix that `column` selects as it runs.
    fn users(&self, module: &mut Module, pointer: ValueId, place: &Place, column: Option<Value>) {
        let users: Vec<InstId> = module.uses(pointer).map(|(_, slot)| slot.user).collect();
        for user in users {
            match module.inst(user).op {
                Op::Access => {
                    let (mut place, mut column) = (place.clone(), column);
                    for index in module.operands(user).skip(1).collect::<SmallVec<[Value; 4]>>() {
                        match self.step(module, &place, index) {
                            Some(inner) => place = inner,
                            None => column = Some(index),
                        }
                    }
                    let result = module.result(user).expect("an access has a result");
                    self.users(module, result, &place, column);
                    module.remove(user);
                }
                Op::Load => {
                    let mut b = Builder::before(module, user);
                    let value = self.load(&mut b, place);
                    let value = select(&mut b, user, value, column, None);
                    replace(module, user, value);
                }
                Op::LoadVectorElement if column.is_none() => {
                    let pointer = self.pointer(&mut Builder::before(module, user), place);
                    module.set_operand(user, 0, pointer);
                }
                Op::LoadVectorElement => {
                    let index = module.operand(user, 1);
                    let mut b = Builder::before(module, user);
                    let value = self.load(&mut b, place);
                    let value = select(&mut b, user, value, column, Some(index));
                    replace(module, user, value);
                }
                _ => unreachable!("pointers to uniform buffers are only loaded from"),
            }
        }
    }

    /// The place of an element; none for the column of a split matrix that an index selects as it runs.
    fn step(&self, module: &mut Module, place: &Place, index: Value) -> Option<Place> {
        let constant = index.as_constant().and_then(|constant| module.store.constants.as_integer(constant));
        let constant = constant.map(|index| index as u32);
        let element = module.store.types.element_type(place.ty, constant.unwrap_or(0)).expect("accesses are valid");
        let is_split = is_split_matrix(module, element);
        let mut place = place.clone();
        match (module.store.types.get(place.ty), place.columns) {
            (Type::Struct(_), _) => {
                let member = self.members[&place.ty][constant.expect("members are constants") as usize];
                place.columns = is_split.then_some(member);
                if !is_split {
                    place.indices.push(module.store.constants.u32(member).into());
                }
            }
            (_, Some(first)) => {
                place.indices.push(module.store.constants.u32(first + constant?).into());
                place.columns = None;
            }
            _ => {
                place.indices.push(index);
                place.columns = is_split.then_some(0);
            }
        }
        place.ty = element;
        Some(place)
    }

    fn pointer(&self, b: &mut Builder<'_>, place: &Place) -> Value {
        let ty = self.types.get(&place.ty).copied().unwrap_or(place.ty);
        let ty = b.module.store.types.pointer(AddressSpace::Uniform, ty, Access::Read);
        if place.indices.is_empty() { place.variable } else { b.access(ty, place.variable, &place.indices) }
    }

    /// The value at a place, of the type that it had.
    fn load(&self, b: &mut Builder<'_>, place: &Place) -> Value {
        let is_same = self.types.get(&place.ty).is_none_or(|&split| split == place.ty);
        if place.columns.is_none() && is_same {
            let pointer = self.pointer(b, place);
            return b.load(pointer);
        }
        if matches!(b.module.store.types.get(place.ty), Type::Array { .. }) {
            return build_array(b, place.ty, &mut |b, index| {
                let element = self.step(b.module, place, index).expect("an element of an array has a place");
                self.load(b, &element)
            });
        }
        let count = b.module.store.types.element_count(place.ty).expect("it is a composite of fixed count");
        let mut parts = Vec::new();
        for index in 0..count {
            let index = b.u32(index);
            let part = self.step(b.module, place, index).expect("a constant index has a place");
            parts.push(self.load(b, &part));
        }
        b.construct(place.ty, &parts)
    }
}

/// The parts of a value that the indices select, where there are any, in the type of what `user` loads.
fn select(b: &mut Builder<'_>, user: InstId, value: Value, column: Option<Value>, element: Option<Value>) -> Value {
    let indices: SmallVec<[Value; 2]> = column.into_iter().chain(element).collect();
    if indices.is_empty() {
        return value;
    }
    let ty = b.module.type_of(b.module.result(user).expect("a load has a result").into());
    b.access(ty, value, &indices)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn narrow_matrices_become_columns() {
        let source = "\
struct S {
  a: f32
  m: mat2x2<f32>
  w: mat4x4<f32>
}

root {
  %u: ptr<uniform, S, read> = var @group(0) @binding(0)
}

fn f(%i: u32) -> f32 {
  %p: ptr<uniform, mat2x2<f32>, read> = access %u, 1u
  %m: mat2x2<f32> = load %p
  %q: ptr<uniform, vec2<f32>, read> = access %p, %i
  %e: f32 = load_vector_element %q, 1u
  %w: ptr<uniform, vec4<f32>, read> = access %u, 2u, %i
  %g: f32 = load_vector_element %w, 0u
  ret %g
}
";
        let mut module = text::parse(source).expect("it parses");
        std140(&mut module).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        for expected in ["m_1: vec2<f32>", "access %u, 1u", "access %u, 2u", "access %u, 3u, %i", ", %i, 1u"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
        crate::ir::validate(&module).expect("it is valid");
    }
}
