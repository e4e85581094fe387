//! A structure or an array that is made only to be stored is stored member by member, its values evaluated before.
//!
//! DXC makes one variable of the memory and of the value that is made of what was in it: `p = S(q, p.y)` then reads what it has just written,
//! or what nobody wrote. Over `p = p` it thinks for ever, so that this is left out, and so is the store of `p.y`.

use smallvec::SmallVec;

use super::indexed_stores::{Indices, way};
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::transform::Transform;
use crate::types::{Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "member_stores",
    description: "stores the members of what is made only to be stored, and nothing where it was loaded from",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["indexed_stores"],
    run: |module, _| {
        member_stores(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites the stores.
pub(super) fn member_stores(module: &mut Module) {
    INFO.begin(module);
    let mut pending: Vec<InstId> = module.find_insts(|op| op == Op::Store).collect();
    while let Some(store) = pending.pop() {
        if stores_what_is_there(module, store) {
            module.remove(store);
            continue;
        }
        let value = module.operand(store, 1);
        let made = module.defining_inst(value).filter(|&inst| is_made_to_be_stored(module, inst));
        if let Some(construct) = made {
            members(module, store, construct, &mut pending);
        }
    }
}

/// Whether a structure or an array is stored where it was loaded from, and that was not written meanwhile.
fn stores_what_is_there(module: &Module, store: InstId) -> bool {
    let (pointer, value) = (module.operand(store, 0), module.operand(store, 1));
    if !is_aggregate(module, module.type_of(value)) {
        return false;
    }
    let Some(load) = module.defining_inst(value).filter(|&inst| module.inst(inst).op == Op::Load) else { return false };
    let place = way(module, pointer);
    if way(module, module.operand(load, 0)) != place {
        return false;
    }
    let is_passed = |inst: InstId| match module.inst(inst).op {
        Op::Access | Op::Load | Op::Construct | Op::Swizzle(_) | Op::Unary(_) | Op::Binary(_) => inst != load,
        Op::Store => are_apart(&way(module, module.operand(inst, 0)), &place, module),
        _ => false,
    };
    let mut before = module.prev_inst(store);
    while let Some(inst) = before.filter(|&inst| is_passed(inst)) {
        before = module.prev_inst(inst);
    }
    before == Some(load)
}

/// Whether two ways lead from one variable to places that have nothing in common.
fn are_apart(a: &(Value, Indices), b: &(Value, Indices), module: &Module) -> bool {
    let known = |index: Value| index.as_constant().and_then(|id| module.store.constants.as_integer(id));
    let differ = |(a, b): (&Value, &Value)| known(*a).zip(known(*b)).is_some_and(|(a, b)| a != b);
    a.0 == b.0 && a.1.iter().zip(&b.1).any(differ)
}

fn is_made_to_be_stored(module: &Module, inst: InstId) -> bool {
    let Some(result) = module.result(inst) else { return false };
    module.inst(inst).op == Op::Construct
        && module.operand_count(inst) > 0
        && module.has_one_use(result)
        && is_aggregate(module, module.value(result).ty)
}

fn is_aggregate(module: &Module, ty: TypeId) -> bool {
    matches!(module.store.types.get(ty), Type::Struct(_) | Type::Array { .. })
}

/// Stores each member; those that are made likewise are pending.
fn members(module: &mut Module, store: InstId, construct: InstId, pending: &mut Vec<InstId>) {
    let pointer = module.operand(store, 0);
    let values: SmallVec<[Value; 8]> = module.operand_list(construct);
    let mut b = Builder::before(module, store);
    for (index, value) in values.into_iter().enumerate() {
        let member = b.member_pointer(pointer, index as u32);
        pending.push(b.store(member, value));
    }
    module.remove(store);
    module.remove(construct);
}
