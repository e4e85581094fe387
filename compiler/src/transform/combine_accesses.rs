//! Makes an access of what an access gives one access: `access (access %p, %i), %j` becomes `access %p, %i, %j`.
//!
//! A target with chains of indices then computes one address instead of two. What nothing uses any more is removed.

use smallvec::SmallVec;

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::ir::{DialectProperties, InstId, Module, Op, Value};

pub(super) const INFO: Transform = Transform {
    name: "combine_accesses",
    description: "makes an access of what an access gives one access",
    // A pointer that is a structure's member begins a chain of its own.
    accepts: DialectProperties::ALL.without(DialectProperties::POINTERS_IN_STRUCTS),
    run: |module, _| combine_accesses(module),
    ..Transform::ANY
};

/// More indices than this are left in two: each access of a long chain would repeat those before it.
const MAX_INDICES: usize = 16;

/// Combines accesses.
pub fn combine_accesses(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        // Inner ones come first, and have been combined when an outer one is reached.
        let accesses: Vec<InstId> = module.find_insts(|op| op == Op::Access).collect();
        for &inst in &accesses {
            combine(module, inst);
        }
        for &inst in accesses.iter().rev() {
            let is_used = module.result(inst).is_some_and(|result| module.is_used(result));
            if !is_used {
                module.remove(inst);
            }
        }
        Ok(())
    })
}

fn combine(module: &mut Module, inst: InstId) {
    let Some(inner) = module.defining_inst(module.operand(inst, 0)) else { return };
    let is_access = module.inst(inner).op == Op::Access;
    let count = module.operand_count(inner) + module.operand_count(inst) - 2;
    if is_access && count <= MAX_INDICES {
        let operands: SmallVec<[Value; 8]> = module.operands(inner).chain(module.operands(inst).skip(1)).collect();
        module.set_operands(inst, &operands);
    }
}
