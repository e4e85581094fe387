//! Numbers for the waves of a workgroup, which Direct3D does not give.
//!
//! Waves are cut off a workgroup of one row in the order of its indices, so that a division gives the index of an invocation's wave. How other workgroups are cut
//! is not said: there each wave takes a ticket, by one atomic addition to workgroup memory.

use super::shader_io::at;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{BlockId, FunctionId, Module, Op, Value};
use crate::types::{Access, AddressSpace, Type, TypeId};

/// Whether a workgroup of an entry point is one row.
pub(super) fn is_row(module: &Module, entry: FunctionId) -> bool {
    let size = |value: Value| module.store.constants.as_integer(value.as_constant()?);
    module.function(entry).workgroup_size.is_none_or(|[_, y, z]| size(y) == Some(1) && size(z) == Some(1))
}

/// The number of the invocation's wave and how many waves there are, counted at the end of a block that is an entry point's start.
/// `index` is the invocation's in its workgroup.
pub(super) fn count_waves(module: &mut Module, entry: FunctionId, block: BlockId, index: Value) -> (Value, Value) {
    let ty = module.store.types.intern(Type::Atomic(TypeId::U32));
    let root = module.root();
    let mut b = at(module, root);
    let counter = b.var(AddressSpace::Workgroup, ty, Access::ReadWrite);
    let counter = b.name(counter, "wave_count");
    let resources = &mut module.function_mut(entry).resources;
    resources.extend(counter.as_defined());

    let mut b = at(module, block);
    let (zero, one) = (b.u32(0), b.u32(1));
    let is_first = b.compare(BinaryOp::Equal, index, zero);
    let (_, then, otherwise) = b.if_(is_first, &[]);
    b.in_block(then, |b| {
        b.builtin(BuiltinFn::AtomicStore, TypeId::VOID, &[counter, zero]);
        b.exit(Op::ExitIf, &[]);
    });
    b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[]));
    b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
    let is_elected = b.builtin_value(BuiltinFn::SubgroupElect, TypeId::BOOL, &[]);
    let (branch, then, otherwise) = b.if_(is_elected, &[TypeId::U32]);
    b.in_block(then, |b| {
        let ticket = b.builtin_value(BuiltinFn::AtomicAdd, TypeId::U32, &[counter, one]);
        b.exit(Op::ExitIf, &[ticket]);
    });
    b.in_block(otherwise, |b| b.exit(Op::ExitIf, &[zero]));
    let ticket = b.module.result(branch).expect("it gives a value").into();
    let number = b.builtin_value(BuiltinFn::SubgroupBroadcastFirst, TypeId::U32, &[ticket]);
    b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
    let count = b.builtin_value(BuiltinFn::AtomicLoad, TypeId::U32, &[counter]);
    (number, count)
}
