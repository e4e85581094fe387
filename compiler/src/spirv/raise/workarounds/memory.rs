//! Memory that drivers read or write wrongly.

use crate::intrinsics::BuiltinFn;
use crate::ir::{Builder, Module, Op, Value};
use crate::types::{AddressSpace, Type, TypeId};

/// A component of a vector in a uniform buffer, of the vector loaded whole.
pub(super) fn whole_vector(b: &mut Builder<'_>, ty: TypeId, args: &[Value]) -> Option<Value> {
    let Type::Pointer { space: AddressSpace::Uniform, .. } = b.module.shape_of(args[0]) else { return None };
    let vector = b.load(args[0]);
    Some(b.access(ty, vector, &args[1..2]))
}

/// `atomicStore` in workgroup memory as an `atomicExchange` whose result nobody uses.
pub(super) fn stores_by_exchange(module: &mut Module) {
    for inst in module.find_insts(|op| op == Op::Builtin(BuiltinFn::AtomicStore)) {
        let [pointer, value] = [0, 1].map(|index| module.operand(inst, index));
        if let Type::Pointer { space: AddressSpace::Workgroup, .. } = module.shape_of(pointer) {
            let mut b = Builder::before(module, inst);
            let ty = b.module.type_of(value);
            b.builtin(BuiltinFn::AtomicExchange, ty, &[pointer, value]);
            module.remove(inst);
        }
    }
}
