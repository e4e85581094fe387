//! Stores that FXC does not compile, in variables that it keeps in registers: to a component or column at a dynamic index, and to an element
//! of an array in a structure.
//!
//! The vector is written whole, of its columns each takes the new one or stays, and the array is copied out of the structure and back.

use smallvec::SmallVec;

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::values::{integer, select, splat_to};
use crate::transform::Transform;
use crate::types::{AddressSpace, Type, TypeId};

pub(super) type Indices = SmallVec<[Value; 4]>;

pub(super) const INFO: Transform = Transform {
    name: "indexed_stores",
    description: "writes whole what FXC cannot write in part",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["robustness"],
    run: |module, _| {
        indexed_stores(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the stores, and the calls that are given pointers to such places.
pub(super) fn indexed_stores(module: &mut Module) {
    INFO.begin(module);
    let is_wanted = |op| matches!(op, Op::Store | Op::StoreVectorElement | Op::Call);
    let mut pending: Vec<InstId> = module.find_insts(is_wanted).collect();
    while let Some(inst) = pending.pop() {
        match module.inst(inst).op {
            Op::Call => call(module, inst, &mut pending),
            _ => store(module, inst, &mut pending),
        }
    }
}

/// What a pointer points to: a variable or parameter, and the way from there.
struct Place {
    root: Value,
    indices: Indices,
}

/// The step of the way at which FXC does not compile a store.
enum Obstacle {
    /// An array in a structure, at a dynamic index: how many steps lead to the array.
    Array(usize),
    /// A column at a dynamic index, which is the last step.
    Column,
}

impl Place {
    /// Where a pointer leads, if it is into a variable of one invocation.
    fn of(module: &Module, pointer: Value) -> Option<Self> {
        let Type::Pointer { space: AddressSpace::Function | AddressSpace::Private, .. } = module.shape_of(pointer)
        else {
            return None;
        };
        let (root, indices) = way(module, pointer);
        Some(Self { root, indices })
    }

    fn obstacle(&self, module: &Module) -> Option<Obstacle> {
        let types = &module.store.types;
        let mut ty = pointee(module, self.root);
        let mut is_in_struct = false;
        for (step, index) in self.indices.iter().enumerate() {
            let known = index.as_constant().and_then(|id| module.store.constants.as_integer(id));
            match types.get(ty) {
                Type::Struct(_) => is_in_struct = true,
                Type::Array { .. } if is_in_struct && known.is_none() => return Some(Obstacle::Array(step)),
                Type::Matrix { .. } if known.is_none() => return Some(Obstacle::Column),
                _ => {}
            }
            ty = types.element_type(ty, known.unwrap_or(0) as u32)?;
        }
        None
    }

    /// A pointer to what the first steps lead to.
    fn after(&self, b: &mut Builder<'_>, steps: usize) -> Value {
        step_in(b, self.root, &self.indices[..steps])
    }
}

/// The variable or parameter that a pointer points into, and the indices from there.
pub(super) fn way(module: &Module, pointer: Value) -> (Value, Indices) {
    let (mut root, mut steps) = (pointer, SmallVec::<[InstId; 4]>::new());
    while let Some(access) = module.defining_inst(root).filter(|&inst| module.inst(inst).op == Op::Access) {
        steps.push(access);
        root = module.operand(access, 0);
    }
    let indices = steps.iter().rev().flat_map(|&access| module.operands(access).skip(1)).collect();
    (root, indices)
}

/// The type of what a pointer points to.
fn pointee(module: &Module, pointer: Value) -> TypeId {
    let Type::Pointer { store, .. } = module.shape_of(pointer) else { unreachable!("it is a pointer") };
    store
}

/// A pointer to a part of what `pointer` points to.
fn step_in(b: &mut Builder<'_>, pointer: Value, indices: &[Value]) -> Value {
    if indices.is_empty() {
        return pointer;
    }
    let Type::Pointer { space, store, access } = b.module.shape_of(pointer) else { unreachable!("it is a pointer") };
    let mut ty = store;
    for index in indices {
        let known = index.as_constant().and_then(|id| b.module.store.constants.as_integer(id));
        ty =
            b.module.store.types.element_type(ty, known.unwrap_or(0) as u32).expect("the way leads through composites");
    }
    let ty = b.module.store.types.pointer(space, ty, access);
    b.access(ty, pointer, indices)
}

/// Rewrites a store; what takes its place may have to be rewritten too.
fn store(module: &mut Module, inst: InstId, pending: &mut Vec<InstId>) {
    let pointer = module.operand(inst, 0);
    let Some(place) = Place::of(module, pointer) else { return };
    let op = module.inst(inst).op;
    let operands: SmallVec<[Value; 3]> = module.operand_list(inst);
    match place.obstacle(module) {
        Some(Obstacle::Array(steps)) => {
            let mut b = Builder::before(module, inst);
            let array = place.after(&mut b, steps);
            let whole = b.load(array);
            let copy = b.var_with(whole);
            let part = step_in(&mut b, copy, &place.indices[steps..]);
            let mut operands = operands;
            operands[0] = part;
            pending.push(b.emit(op, &operands, &[]));
            let whole = b.load(copy);
            pending.push(b.store(array, whole));
        }
        obstacle if op == Op::StoreVectorElement => {
            if obstacle.is_none() && operands[1].as_constant().is_some() {
                return;
            }
            let mut b = Builder::before(module, inst);
            let vector = b.load(pointer);
            let vector = with_component(&mut b, vector, operands[1], operands[2]);
            pending.push(b.store(pointer, vector));
        }
        Some(Obstacle::Column) => columns(module, inst, &place, operands[1]),
        None => return,
    }
    module.remove(inst);
}

/// A vector with another component in one place.
fn with_component(b: &mut Builder<'_>, vector: Value, index: Value, component: Value) -> Value {
    let ty = b.module.type_of(vector);
    let count = b.module.store.types.element_count(ty).expect("it is a vector");
    let scalar = b.module.type_of(index);
    let places: SmallVec<[Value; 4]> = (0..count).map(|place| integer(b, scalar, place)).collect();
    let places_type = b.module.store.types.vector(scalar, count as u8);
    let places = b.construct(places_type, &places);
    let index = splat_to(b, places_type, index);
    let is_it = b.compare(BinaryOp::Equal, index, places);
    let component = splat_to(b, ty, component);
    select(b, vector, component, is_it)
}

/// Writes every column of a matrix: the indexed one with its new value, the others as they were.
fn columns(module: &mut Module, inst: InstId, place: &Place, column: Value) {
    let mut b = Builder::before(module, inst);
    let steps = place.indices.len() - 1;
    let (matrix, index) = (place.after(&mut b, steps), place.indices[steps]);
    let shape = pointee(b.module, matrix);
    let (count, scalar) = (b.module.store.types.element_count(shape).expect("it is a matrix"), b.module.type_of(index));
    let column_type = b.module.type_of(column);
    let condition_type = b.module.store.types.with_scalar(column_type, TypeId::BOOL);
    for place in 0..count {
        let other = b.u32(place);
        let pointer = step_in(&mut b, matrix, &[other]);
        let old = b.load(pointer);
        let place = integer(&mut b, scalar, place);
        let is_it = b.compare(BinaryOp::Equal, index, place);
        let is_it = splat_to(&mut b, condition_type, is_it);
        let new = select(&mut b, old, column, is_it);
        b.store(pointer, new);
    }
}

/// Gives a call a copy of what it changes, and writes that back.
fn call(module: &mut Module, inst: InstId, pending: &mut Vec<InstId>) {
    for index in 1..module.operand_count(inst) {
        let pointer = module.operand(inst, index);
        if pointer.as_function().is_some() {
            continue;
        }
        let Some(place) = Place::of(module, pointer) else { continue };
        if place.obstacle(module).is_none() {
            continue;
        }
        let mut b = Builder::before(module, inst);
        let value = b.load(pointer);
        let copy = b.var_with(value);
        b.module.set_operand(inst, index, copy);
        let mut b = Builder::after(module, inst);
        let value = b.load(copy);
        pending.push(b.store(pointer, value));
    }
}
