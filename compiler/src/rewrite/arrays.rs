//! Copying element by element, for the steps that take loads and stores of composites apart.

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, Op, Value};
use crate::types::{Access, AddressSpace, Type, TypeId};

/// Copies of at most so many parts are written out; longer ones are loops.
const MAX_UNROLLED: u64 = 32;

/// How many scalars, vectors and matrices a type holds, as far as that matters.
fn part_count(b: &Builder<'_>, ty: TypeId) -> u64 {
    let types = &b.module.store.types;
    match types.get(ty) {
        Type::Array { elem, .. } => {
            let count = types.element_count(ty).unwrap_or(1);
            part_count(b, elem).saturating_mul(count.into())
        }
        Type::Struct(id) => types
            .struct_type(id)
            .members
            .iter()
            .fold(0, |sum: u64, member| sum.saturating_add(part_count(b, member.ty))),
        _ => 1,
    }
}

/// Whether a copy of a value of this type is written out.
fn is_unrolled(b: &Builder<'_>, ty: TypeId) -> bool {
    part_count(b, ty) <= MAX_UNROLLED
}

/// An array value of type `ty` whose elements `element` makes, given their indices.
pub(crate) fn build_array(
    b: &mut Builder<'_>,
    ty: TypeId,
    element: &mut dyn FnMut(&mut Builder<'_>, Value) -> Value,
) -> Value {
    let count = b.module.store.types.element_count(ty).expect("the array has a fixed count");
    if is_unrolled(b, ty) {
        let elements: Vec<Value> = (0..count)
            .map(|index| {
                let index = b.u32(index);
                element(b, index)
            })
            .collect();
        return b.construct(ty, &elements);
    }
    let variable = b.var(AddressSpace::Function, ty, Access::ReadWrite);
    repeat(b, count, &mut |b, index| {
        let value = element(b, index);
        let pointer = element_pointer(b, variable, index);
        b.store(pointer, value);
    });
    b.load(variable)
}

/// Gives each element of an array value, with its index, to `element`.
pub(crate) fn take_array(b: &mut Builder<'_>, value: Value, element: &mut dyn FnMut(&mut Builder<'_>, Value, Value)) {
    let ty = b.module.type_of(value);
    let count = b.module.store.types.element_count(ty).expect("the array has a fixed count");
    if is_unrolled(b, ty) {
        for index in 0..count {
            let part = b.extract(value, index);
            let index = b.u32(index);
            element(b, index, part);
        }
        return;
    }
    let variable = b.var_with(value);
    repeat(b, count, &mut |b, index| {
        let pointer = element_pointer(b, variable, index);
        let part = b.load(pointer);
        element(b, index, part);
    });
}

/// A pointer to element `index` of the array behind a pointer.
pub(crate) fn element_pointer(b: &mut Builder<'_>, pointer: Value, index: Value) -> Value {
    let Type::Pointer { space, store, access } = b.module.shape_of(pointer) else { panic!("takes a pointer") };
    let element = b.module.store.types.element_type(store, 0).expect("it points to an array");
    let ty = b.module.store.types.pointer(space, element, access);
    b.access(ty, pointer, &[index])
}

/// `for (var i = 0; i < count; i++)`
pub(crate) fn repeat(b: &mut Builder<'_>, count: u32, body: &mut dyn FnMut(&mut Builder<'_>, Value)) {
    let (_, initializer, body_block, continuing) = b.loop_(&[]);
    let zero = b.u32(0);
    b.in_block(initializer, |b| b.exit(Op::NextIteration, &[zero]));
    let index: Value = b.module.set_block_params(body_block, &[TypeId::U32]).get(0).expect("one was made").into();
    b.in_block(body_block, |b| {
        let limit = b.u32(count);
        let is_done = b.compare(BinaryOp::GreaterEqual, index, limit);
        let (_, then, otherwise) = b.if_(is_done, &[]);
        b.in_block(then, |b| b.exit(Op::ExitLoop, &[]));
        b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
        body(b, index);
        b.exit(Op::Continue, &[]);
    });
    b.in_block(continuing, |b| {
        let one = b.u32(1);
        let next = b.arith(BinaryOp::Add, index, one);
        b.exit(Op::NextIteration, &[next]);
    });
}
