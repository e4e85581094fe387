//! Removes what never runs and what nothing comes of: branches that a constant condition or selector never takes, instructions behind
//! control flow that never comes back, local variables that are only written, and values that nobody uses.
//!
//! Functions and module-scope variables are [`remove_unused`](super::remove_unused())'s. What stands behind a loop without an exit stays,
//! since [`prevent_infinite_loops`](super::prevent_infinite_loops()) may give it one.

mod branches;
mod reach;
mod variables;

use super::Transform;
use crate::diagnostic::Diagnostics;
use crate::ir::{BlockId, InstId, Module, Op};
use reach::Reach;

pub(super) const INFO: Transform = Transform {
    name: "dead_code_elimination",
    description: "removes branches that constants never take, what control never reaches, variables that are only written, and unused values",
    follows: &["constant_folding"],
    run: |module, _| dead_code_elimination(module),
    ..Transform::ANY
};

/// Removes dead code.
pub fn dead_code_elimination(module: &mut Module) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        for function in module.function_order.clone() {
            let body = module.function(function).block;
            let mut reach = Reach::of(module, body);
            branches::take_constant_branches(module, &mut reach, body);
            branches::remove_unreachable(module, &mut reach, body);
            variables::remove_unread(module, body);
            remove_idle(module, body);
        }
        Ok(())
    })
}

/// Removes unused values, and control flow that does nothing, last first, so that what they alone used goes too.
fn remove_idle(module: &mut Module, body: BlockId) {
    for inst in module.nested_insts(body).into_iter().rev() {
        let is_idle = module.inst(inst).op.is_droppable() || does_nothing(module, inst);
        let is_used = module.results(inst).iter().any(|result| module.is_used(result));
        if is_idle && !is_used {
            module.remove(inst);
        }
    }
}

/// Whether nothing stands in the branches of an `if` or `switch` but the way out of it: another way out would be that of what is around it.
fn does_nothing(module: &Module, inst: InstId) -> bool {
    let is_branching = matches!(module.inst(inst).op, Op::If { .. } | Op::Switch(_));
    is_branching
        && module
            .inst_blocks(inst)
            .into_iter()
            .all(|block| module.first_inst(block).is_some_and(|first| module.exit_target(first) == Some(inst)))
}
