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
        let mut search =
            Search { used_by: vec![None; module.value_count()], known_to: vec![None; module.function_count()] };
        for entry_point in module.entry_points() {
            let resources = &module.function(entry_point).resources;
            if resources.is_empty() {
                continue;
            }
            search.from(module, entry_point);
            let is_missing = |resource: &ValueId| search.used_by[resource.index()] != Some(entry_point);
            let missing: Vec<ValueId> = resources.iter().copied().filter(is_missing).collect();
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

/// Which values entry points use. One search serves them all: tables for each would take as much as the module.
struct Search {
    /// The last entry point that uses each value, by itself or in what it calls.
    used_by: Vec<Option<FunctionId>>,
    /// The last entry point that each function was found to belong to.
    known_to: Vec<Option<FunctionId>>,
}

impl Search {
    fn from(&mut self, module: &Module, entry_point: FunctionId) {
        let mut pending = vec![entry_point];
        while let Some(function) = pending.pop() {
            if self.known_to[function.index()].replace(entry_point) == Some(entry_point) {
                continue;
            }
            module.visit_insts(module.function(function).block, &mut |inst| {
                for operand in module.operands(inst) {
                    if let Some(value) = operand.as_defined() {
                        self.used_by[value.index()] = Some(entry_point);
                    }
                }
                if module.inst(inst).op == Op::Call {
                    pending.extend(module.operand(inst, 0).as_function());
                }
            });
        }
    }
}
