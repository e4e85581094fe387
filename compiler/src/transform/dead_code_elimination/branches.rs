//! Branches that are never taken, and instructions that control never reaches.

use smallvec::SmallVec;

use super::reach::Reach;
use crate::ir::{BlockId, Builder, Cursor, InstId, Module, Op, SwitchCase, Value};

/// Puts, in a block and in all blocks inside it, the branch that a constant decides for in the place of the `if` or `switch`.
pub(super) fn take_constant_branches(module: &mut Module, reach: &mut Reach, block: BlockId) {
    let mut pending = vec![block];
    while let Some(block) = pending.pop() {
        let mut cursor = module.first_inst(block);
        while let Some(inst) = cursor {
            let before = module.prev_inst(inst);
            cursor = if taken(module, inst).is_some_and(|branch| take(module, reach, inst, branch)) {
                // What has come in its place may hold further ones.
                before.map_or(module.first_inst(block), |before| module.next_inst(before))
            } else {
                pending.extend(module.inst_blocks(inst));
                module.next_inst(inst)
            };
        }
    }
}

/// The only block that an `if` or `switch` ever enters, where a constant says so.
fn taken(module: &Module, inst: InstId) -> Option<BlockId> {
    let constants = &module.store.constants;
    match module.inst(inst).op {
        Op::If { then, otherwise } => {
            let holds = constants.as_bool(module.operand(inst, 0).as_constant()?)?;
            Some(if holds { then } else { otherwise })
        }
        Op::Switch(id) => {
            let selector = module.operand(inst, 0).as_constant()?;
            let case = |wanted| module.switch_cases(id).iter().find(|case| case.selectors.contains(&wanted));
            let case = case(Some(selector)).or_else(|| case(None))?;
            Some(case.block)
        }
        _ => None,
    }
}

/// Removes the other branches, and puts the one that is taken in the place of the control instruction; says whether that could be.
fn take(module: &mut Module, reach: &mut Reach, control: InstId, branch: BlockId) -> bool {
    let end = module.terminator(branch).expect("a branch has a terminator");
    let comes_back = module.exit_target(end) == Some(control);
    let stays = matches!(module.inst(control).op, Op::Switch(_)) && leaves_inside(module, control, branch, end);
    let others = module.inst_blocks(control).into_iter().filter(|&other| other != branch);
    let mut dead: Vec<InstId> = others.flat_map(|other| module.block_insts(other).collect::<Vec<_>>()).collect();
    if !comes_back && !stays {
        dead.extend(following(module, control));
    }
    if !reach.remove(module, &dead) {
        return false;
    }
    if stays {
        // A `switch` of this case alone is what its exits leave.
        let only = SwitchCase { selectors: smallvec::smallvec![None], block: branch };
        let cases = module.create_switch(vec![only]);
        module.set_op(control, Op::Switch(cases));
        return false;
    }
    if comes_back {
        let values: SmallVec<[Value; 2]> = module.operands(end).collect();
        for (result, value) in module.results(control).iter().zip(values) {
            module.replace_all_uses(result, value);
        }
        module.remove(end);
    }
    let moved: Vec<InstId> = module.block_insts(branch).collect();
    for &inst in &moved {
        module.detach(inst);
        module.insert_before(control, inst);
    }
    module.remove(control);
    true
}

/// Whether a branch leaves its `switch` elsewhere than at its end.
fn leaves_inside(module: &Module, switch: InstId, branch: BlockId, end: InstId) -> bool {
    let mut leaves = false;
    module.visit_insts(branch, &mut |inst| {
        let is_exit = module.inst(inst).op == Op::ExitSwitch && inst != end;
        leaves |= is_exit && module.exit_target(inst) == Some(switch);
    });
    leaves
}

/// Whether a block stands in a loop's initializer or continuing block, where nothing ends but what goes on with the loop.
fn is_between_rounds(module: &Module, block: BlockId) -> bool {
    let outer = |&block: &BlockId| module.block_control(block).and_then(|control| module.inst_block(control));
    std::iter::successors(Some(block), outer).any(|block| {
        let control = module.block_control(block).map(|control| module.inst(control).op);
        matches!(control, Some(Op::Loop { initializer, continuing, .. }) if block == initializer || block == continuing)
    })
}

/// The instructions behind one, in its block.
fn following(module: &Module, inst: InstId) -> impl Iterator<Item = InstId> + '_ {
    std::iter::successors(module.next_inst(inst), |&inst| module.next_inst(inst))
}

/// Removes, in a block and in all blocks inside it, what stands behind an `if` or `switch` that control never comes back from.
pub(super) fn remove_unreachable(module: &mut Module, reach: &mut Reach, block: BlockId) {
    let branching = module.nested_insts_where(block, |op| matches!(op, Op::If { .. } | Op::Switch(_)));
    // Inner ones first: what is removed in them may be the way back out of those around them.
    for control in branching.into_iter().rev() {
        let Some(block) = module.inst_block(control) else { continue };
        if reach.comes_back(control) || is_between_rounds(module, block) {
            continue;
        }
        let dead: Vec<InstId> = following(module, control).collect();
        let is_done = dead.first().is_some_and(|&next| module.inst(next).op == Op::Unreachable);
        if !is_done && reach.remove(module, &dead) {
            Builder::new(module, Cursor::End(block)).exit(Op::Unreachable, &[]);
        }
    }
}
