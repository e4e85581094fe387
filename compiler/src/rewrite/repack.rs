//! What buffers hold in another arrangement than the shader sees: members split or padded, so that a target lays them out as WGSL does.
//!
//! A transform decides on the arrangement; [`Repacked`] makes the users of a variable follow it. What is loaded or stored as a whole is
//! put together or taken apart.

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::arrays::{build_array, take_array};
use super::values::replace;
use crate::ir::{Builder, InstId, Module, Op, Value, ValueId};
use crate::types::{Access, AddressSpace, Type, TypeId};

/// An arrangement of types.
#[derive(Default)]
pub(crate) struct Repacked {
    /// The type that takes the place of each type that changes. That of a matrix is a structure of its columns.
    pub types: HashMap<TypeId, TypeId>,
    /// Of each structure whose members move: which member of the new one each of its members becomes. A matrix that became columns begins at it.
    pub members: HashMap<TypeId, Vec<u32>>,
}

/// Where something lies in a repacked variable.
#[derive(Clone)]
struct Place {
    variable: Value,
    space: AddressSpace,
    access: Access,
    indices: SmallVec<[Value; 4]>,
    /// The type as it was.
    ty: TypeId,
    /// Of a split matrix: which member its first column is, `indices` leading to the structure of the columns.
    columns: Option<u32>,
}

impl Repacked {
    /// Whether a matrix becomes its columns.
    fn is_split_matrix(&self, module: &Module, ty: TypeId) -> bool {
        matches!(module.store.types.get(ty), Type::Matrix { .. }) && !self.is_same(ty)
    }

    fn is_same(&self, ty: TypeId) -> bool {
        self.types.get(&ty).is_none_or(|&new| new == ty)
    }

    /// Gives a variable the type that takes the place of what it holds, and rewrites its users.
    pub fn variable(&self, module: &mut Module, variable: ValueId) {
        let Type::Pointer { space, store, access } = module.store.types.get(module.value(variable).ty) else { return };
        if self.is_same(store) {
            return;
        }
        let pointer = module.store.types.pointer(space, self.types[&store], access);
        module.set_type(variable, pointer);
        let variable_value = variable.into();
        let indices = SmallVec::new();
        let columns = self.is_split_matrix(module, store).then_some(0);
        let place = Place { variable: variable_value, space, access, indices, ty: store, columns };
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
                Op::LoadVectorElement if column.is_some() => {
                    let index = module.operand(user, 1);
                    let mut b = Builder::before(module, user);
                    let value = self.load(&mut b, place);
                    let value = select(&mut b, user, value, column, Some(index));
                    replace(module, user, value);
                }
                Op::Store => {
                    let value = module.operand(user, 1);
                    self.store(&mut Builder::before(module, user), place, value);
                    module.remove(user);
                }
                _ => {
                    debug_assert!(column.is_none(), "only what is never stored to is split");
                    let slot = module.uses(pointer).find(|(_, slot)| slot.user == user).map(|(slot, _)| slot);
                    let pointer = self.pointer(&mut Builder::before(module, user), place);
                    module.set_use(slot.expect("it is a user"), pointer);
                }
            }
        }
    }

    /// The place of an element; none for the column of a split matrix that an index selects as it runs.
    fn step(&self, module: &mut Module, place: &Place, index: Value) -> Option<Place> {
        let constant = index.as_constant().and_then(|constant| module.store.constants.as_integer(constant));
        let constant = constant.map(|index| index as u32);
        let element = module.store.types.element_type(place.ty, constant.unwrap_or(0)).expect("accesses are valid");
        let is_split = self.is_split_matrix(module, element);
        let mut place = place.clone();
        match (module.store.types.get(place.ty), place.columns) {
            (Type::Struct(_), _) => {
                let index = constant.expect("members are constants");
                let member = self.members.get(&place.ty).map_or(index, |members| members[index as usize]);
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
        let ty = b.module.store.types.pointer(place.space, ty, place.access);
        if place.indices.is_empty() { place.variable } else { b.access(ty, place.variable, &place.indices) }
    }

    /// The value at a place, of the type that it had.
    fn load(&self, b: &mut Builder<'_>, place: &Place) -> Value {
        if place.columns.is_none() && self.is_same(place.ty) {
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

    /// Stores a value, of the type that it had, at a place.
    fn store(&self, b: &mut Builder<'_>, place: &Place, value: Value) {
        if place.columns.is_none() && self.is_same(place.ty) {
            let pointer = self.pointer(b, place);
            b.store(pointer, value);
            return;
        }
        if matches!(b.module.store.types.get(place.ty), Type::Array { .. }) {
            return take_array(b, value, &mut |b, index, part| {
                let element = self.step(b.module, place, index).expect("an element of an array has a place");
                self.store(b, &element, part);
            });
        }
        let count = b.module.store.types.element_count(place.ty).expect("it is a composite of fixed count");
        for index in 0..count {
            let part = b.extract(value, index);
            let index = b.u32(index);
            let element = self.step(b.module, place, index).expect("a constant index has a place");
            self.store(b, &element, part);
        }
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

/// Makes a variable hold a structure whose only member is what it held.
pub(crate) fn wrap_variable(module: &mut Module, variable: ValueId, wrapper: TypeId) {
    let inner = module.value(variable).ty;
    let Type::Pointer { space, access, .. } = module.store.types.get(inner) else { unreachable!("a variable") };
    let wrapped = module.store.types.pointer(space, wrapper, access);
    let mut users: SmallVec<[(InstId, usize); 8]> = SmallVec::new();
    for (slot, data) in module.uses(variable) {
        users.push((data.user, module.operand_index(slot)));
    }
    module.set_type(variable, wrapped);
    let member: Value = module.store.constants.u32(0).into();
    for (user, index) in users {
        if module.inst(user).op == Op::Access {
            let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&[variable.into(), member]);
            for index in module.operands(user).skip(1) {
                operands.push(index);
            }
            module.set_operands(user, &operands);
        } else {
            let pointer = Builder::before(module, user).access(inner, variable.into(), &[member]);
            module.set_operand(user, index, pointer);
        }
    }
}
