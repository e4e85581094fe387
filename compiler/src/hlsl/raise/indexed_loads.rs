//! A component of a vector in a module's array, both at indices that are not known, is taken of the vector that was read before.
//!
//! DXC gives an undefined value for `a[i][j]` where the whole array was copied from another static one.

use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::values::replace;
use crate::transform::Transform;
use crate::types::{AddressSpace, Type};

pub(super) const INFO: Transform = Transform {
    name: "indexed_loads",
    description: "reads vectors of the module's arrays whole where neither index is known",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    run: |module, _| {
        indexed_loads(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the loads.
pub(super) fn indexed_loads(module: &mut Module) {
    INFO.begin(module);
    for inst in module.find_insts(|op| op == Op::LoadVectorElement) {
        let (pointer, index) = (module.operand(inst, 0), module.operand(inst, 1));
        if index.as_constant().is_none() && is_private(module, pointer) && is_indexed(module, pointer) {
            load_whole(module, inst, (pointer, index));
        }
    }
}

fn is_private(module: &Module, pointer: Value) -> bool {
    matches!(module.shape_of(pointer), Type::Pointer { space: AddressSpace::Private, .. })
}

/// Whether an index that is not known leads to a place.
fn is_indexed(module: &Module, pointer: Value) -> bool {
    let access = module.defining_inst(pointer).filter(|&inst| module.inst(inst).op == Op::Access);
    access.is_some_and(|access| {
        module.operands(access).skip(1).any(|index| index.as_constant().is_none())
            || is_indexed(module, module.operand(access, 0))
    })
}

fn load_whole(module: &mut Module, inst: InstId, (pointer, index): (Value, Value)) {
    let result = module.result(inst).expect("a load has a result");
    let ty = module.value(result).ty;
    let mut b = Builder::before(module, inst);
    let loaded = b.load(pointer);
    let vector = b.module.type_of(loaded);
    let named = b.emit_value(Op::Let, &[loaded], vector);
    let component = b.access(ty, named, &[index]);
    replace(module, inst, component);
}
