//! How often each control instruction is left and continued, and the removal of instructions that never run, which keeps count.

use hashbrown::HashSet;

use crate::ir::{BlockId, InstId, Module, Op};
use crate::util::Id;

/// The counts of one function, by the index of the control instruction.
pub(super) struct Reach {
    exits: Vec<u32>,
    continues: Vec<u32>,
}

impl Reach {
    /// Counts.
    pub(super) fn of(module: &Module, body: BlockId) -> Self {
        let mut reach = Self { exits: vec![0; module.inst_count()], continues: vec![0; module.inst_count()] };
        module.visit_insts(body, &mut |inst| {
            if let Some(count) = reach.count_of(module, inst) {
                *count += 1;
            }
        });
        reach
    }

    /// The count that an exit or `continue` is part of.
    fn count_of(&mut self, module: &Module, exit: InstId) -> Option<&mut u32> {
        let counts = match module.inst(exit).op {
            Op::ExitIf | Op::ExitSwitch | Op::ExitLoop | Op::BreakIf => &mut self.exits,
            Op::Continue => &mut self.continues,
            _ => return None,
        };
        let target = module.exit_target(exit)?;
        Some(&mut counts[target.index()])
    }

    /// Whether control ever comes back from a control instruction.
    pub(super) fn comes_back(&self, control: InstId) -> bool {
        self.exits[control.index()] > 0
    }

    /// Removes instructions that never run, which stand in the order of their blocks, with all that is in them and the continuing blocks
    /// that then never run. Does nothing, and says so, where something that stays uses their values.
    pub(super) fn remove(&mut self, module: &mut Module, dead: &[InstId]) -> bool {
        let (mut all, mut set) = (Vec::new(), HashSet::new());
        let mut continuing = Vec::new();
        let mut pending: Vec<InstId> = dead.to_vec();
        while let Some(inst) = pending.pop() {
            if !set.insert(inst) {
                continue;
            }
            all.push(inst);
            for block in module.inst_blocks(inst) {
                pending.extend(module.block_insts(block));
            }
            let is_continue = module.inst(inst).op == Op::Continue;
            let Some(count) = self.count_of(module, inst) else { continue };
            *count -= 1;
            if is_continue && *count == 0 {
                let target = module.exit_target(inst).expect("it was counted");
                if let Op::Loop { continuing: block, .. } = module.inst(target).op {
                    pending.extend(module.block_insts(block));
                    continuing.push(block);
                }
            }
        }
        let stays = |inst: &InstId| {
            let mut users = module.results(*inst).iter().flat_map(|result| module.uses(result));
            users.any(|(_, slot)| !set.contains(&slot.user))
        };
        if all.iter().any(stays) {
            for &inst in &all {
                if let Some(count) = self.count_of(module, inst) {
                    *count += 1;
                }
            }
            return false;
        }
        for block in continuing {
            module.clear(block);
            module.set_block_params(block, &[]);
        }
        for &inst in dead.iter().rev() {
            module.remove(inst);
        }
        true
    }
}
