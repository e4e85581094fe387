//! Keeps the resource interface of entry points: what the source used in dead code is gone from the IR, but not from its list of
//! resources, and a host may have built a layout from it.

use crate::ir::{FunctionId, Module, Op, ValueId};
use crate::util::Id;

/// For each entry point, the variables that it must mention.
#[derive(Clone, Default)]
pub struct StaticUses {
    mentions: Vec<(FunctionId, Vec<ValueId>)>,
}

impl StaticUses {
    /// The variables in the resource list of each entry point that no instruction of it, or of what it calls, uses.
    pub(super) fn not_used_otherwise(module: &Module) -> Self {
        let mut uses = Self::default();
        for entry_point in module.entry_points() {
            let resources = &module.function(entry_point).resources;
            if resources.is_empty() {
                continue;
            }
            let used = used_by(module, entry_point);
            let missing: Vec<ValueId> = resources.iter().copied().filter(|resource| !used[resource.index()]).collect();
            if !missing.is_empty() {
                uses.mentions.push((entry_point, missing));
            }
        }
        uses
    }

    /// What a function must mention.
    pub(in super::super) fn of(&self, function: FunctionId) -> &[ValueId] {
        self.mentions.iter().find(|(id, _)| *id == function).map_or(&[], |(_, values)| values)
    }
}

/// Which values the instructions of a function, and of all that it calls, use.
fn used_by(module: &Module, function: FunctionId) -> Vec<bool> {
    let mut used = vec![false; module.value_count()];
    let mut is_known = vec![false; module.function_count()];
    let mut pending = vec![function];
    while let Some(function) = pending.pop() {
        if std::mem::replace(&mut is_known[function.index()], true) {
            continue;
        }
        for inst in module.nested_insts(module.function(function).block) {
            for operand in module.operands(inst) {
                if let Some(value) = operand.as_defined() {
                    used[value.index()] = true;
                }
            }
            if module.inst(inst).op == Op::Call {
                pending.extend(module.operand(inst, 0).as_function());
            }
        }
    }
    used
}
