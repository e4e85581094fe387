//! Local variables that are written and never read.

use crate::ir::{BlockId, InstId, Module, Op, ValueId};

/// Removes them, with what writes them.
pub(super) fn remove_unread(module: &mut Module, body: BlockId) {
    for variable in module.nested_insts_where(body, |op| matches!(op, Op::Var(_))) {
        let Some(result) = module.result(variable) else { continue };
        if let Some(mut writes) = only_written(module, result) {
            // Pointers come before what is done through them.
            while let Some(write) = writes.pop() {
                module.remove(write);
            }
            module.remove(variable);
        }
    }
}

/// What writes to the memory behind a pointer, and points into it for that, if nothing else is done with it.
fn only_written(module: &Module, pointer: ValueId) -> Option<Vec<InstId>> {
    let mut users = Vec::new();
    let mut pending = vec![pointer];
    while let Some(pointer) = pending.pop() {
        for (_, slot) in module.uses(pointer) {
            match module.inst(slot.user).op {
                Op::Store | Op::StoreVectorElement => {}
                Op::Access => pending.extend(module.result(slot.user)),
                _ => return None,
            }
            users.push(slot.user);
        }
    }
    Some(users)
}
