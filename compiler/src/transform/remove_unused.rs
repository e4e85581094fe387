//! Removes functions that no entry point calls, module-scope instructions that nothing uses, and values of functions that nothing uses.
//!
//! A module without entry points keeps its functions.

use smallvec::SmallVec;

use super::{Transform, read_settings};
use crate::diagnostic::Diagnostics;
use crate::ir::{DialectProperties, FunctionId, InstId, Module, Op, Value, ValueDef, ValueId};
use crate::types::{AddressSpace, Type};
use crate::util::Id;

pub(super) const INFO: Transform = Transform {
    name: "remove_unused",
    description: "removes functions, module-scope variables and values that no entry point needs",
    accepts: DialectProperties::OVERRIDES.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: RemoveUnusedConfig::TABLE,
    run: |module, settings| remove_unused(module, &read_settings(settings)?),
};

crate::option_table! {
    /// What is removed.
    #[derive(Copy, Eq)]
    pub struct RemoveUnusedConfig {
        /// Instructions of functions whose results nobody uses, unless they do something else too.
        values: bool = true,
        /// Pointers to variables of the caller that a function is passed and does not use.
        pointers: bool = false,
    }
}

/// Removes what nothing needs.
pub fn remove_unused(module: &mut Module, config: &RemoveUnusedConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        remove_functions(module);
        if config.values {
            remove_values(module, has_effect);
        }
        if config.pointers {
            remove_pointers(module);
        }
        remove_globals(module);
        Ok(())
    })
}

/// Which functions entry points reach, by their index; all where there is no entry point.
pub(super) fn needed_functions(module: &Module) -> Vec<bool> {
    if module.entry_points().next().is_none() {
        return vec![true; module.function_count()];
    }
    let is_entry_point = |id: FunctionId| module.function(id).stage.is_some();
    reached_functions(module, is_entry_point)
}

/// The functions that fulfil `is_wanted`, and those that they reach, by their index.
pub(super) fn reached_functions(module: &Module, is_wanted: impl Fn(FunctionId) -> bool) -> Vec<bool> {
    let mut is_needed = vec![false; module.function_count()];
    // Callers stand behind callees.
    for &function in module.function_order.iter().rev() {
        let caller = |call| module.inst_block(call).and_then(|block| module.block_function(block));
        let is_called = || module.calls(function).filter_map(caller).any(|caller| is_needed[caller.index()]);
        is_needed[function.index()] = is_wanted(function) || is_called();
    }
    is_needed
}

/// Removes the functions that no entry point reaches.
fn remove_functions(module: &mut Module) {
    let is_needed = needed_functions(module);
    let mut order = std::mem::take(&mut module.function_order);
    order.retain(|&function| {
        if !is_needed[function.index()] {
            module.clear(module.function(function).block);
        }
        is_needed[function.index()]
    });
    module.function_order = order;
}

/// Removes the instructions of functions whose results nobody uses, last first, and those whose results they alone used; but for
/// those that are to be kept.
pub(super) fn remove_values(module: &mut Module, is_kept: impl Fn(&Module, InstId, ValueId) -> bool) {
    let mut pending: SmallVec<[ValueId; 8]> = SmallVec::new();
    for value in (0..module.value_count()).rev().map(ValueId::from_index) {
        // Most values are used, or are gone already.
        if module.is_used(value) || !matches!(module.value(value).def, ValueDef::Result(..)) {
            continue;
        }
        pending.push(value);
        remove_pending(module, &mut pending, &is_kept);
    }
}

/// Removes the instructions of these values, where nobody uses them, and those whose results they alone used.
fn remove_pending(
    module: &mut Module,
    pending: &mut SmallVec<[ValueId; 8]>,
    is_kept: impl Fn(&Module, InstId, ValueId) -> bool,
) {
    while let Some(value) = pending.pop() {
        if !module.is_used(value)
            && let ValueDef::Result(inst, _) = module.value(value).def
            && module.inst_block(inst).is_some_and(|block| block != module.root())
            && !module.results(inst).iter().any(|result| module.is_used(result))
            && !is_kept(module, inst, value)
        {
            pending.extend(module.operands(inst).filter_map(Value::as_defined));
            module.remove(inst);
        }
    }
}

/// Whether an instruction does something beside its results.
fn has_effect(module: &Module, inst: InstId, _: ValueId) -> bool {
    !module.inst(inst).op.is_droppable()
}

/// Removes parameters that point to variables of the caller and that nothing uses, callees first: their callers may have no other use
/// for such a parameter of their own. A target that passes copies, in and out, would undo with one what the function writes through
/// another pointer to the same variable.
fn remove_pointers(module: &mut Module) {
    for function in module.function_order.clone() {
        let is_pointer = |param: ValueId| {
            let ty = module.store.types.get(module.value(param).ty);
            matches!(ty, Type::Pointer { space: AddressSpace::Function, .. })
        };
        let is_removed: SmallVec<[bool; 8]> =
            module.function_params(function).iter().map(|param| is_pointer(param) && !module.is_used(param)).collect();
        if !is_removed.contains(&true) {
            continue;
        }
        for call in module.calls(function).collect::<SmallVec<[InstId; 8]>>() {
            // The callee comes before its arguments.
            let mut kept: SmallVec<[Value; 8]> = module.operands(call).take(1).collect();
            let mut pending: SmallVec<[ValueId; 8]> = SmallVec::new();
            for (argument, &is_removed) in module.operands(call).skip(1).zip(&is_removed) {
                if is_removed { pending.extend(argument.as_defined()) } else { kept.push(argument) }
            }
            module.set_operands(call, &kept);
            remove_pending(module, &mut pending, has_effect);
        }
        module.remove_function_params(function, &|index| is_removed[index]);
    }
}

/// Removes unused module-scope instructions.
fn remove_globals(module: &mut Module) {
    // Few values are, and only while there are overrides.
    let mut pinned: Vec<ValueId> = Vec::new();
    let mut pin = |value: Value| pinned.extend(value.as_defined());
    for &function in &module.function_order {
        module.function(function).workgroup_size.iter().flatten().for_each(|&size| pin(size));
        module.function(function).subgroup_size.into_iter().for_each(&mut pin);
    }
    // Types name the counts, and are never removed.
    module.counts.iter().for_each(|&count| pin(count));
    pinned.sort_unstable();
    let mut cursor = module.last_inst(module.root());
    while let Some(inst) = cursor {
        cursor = module.prev_inst(inst);
        let is_pinned = |value: ValueId| pinned.binary_search(&value).is_ok();
        let is_used = module.results(inst).iter().any(|value| module.is_used(value) || is_pinned(value));
        let is_override = matches!(module.inst(inst).op, Op::Override(_));
        if !is_used && !is_override {
            module.remove(inst);
        }
    }
    let dropped = |module: &Module, value| matches!(module.value(value).def, ValueDef::Removed);
    for index in 0..module.function_order.len() {
        let function = module.function_order[index];
        let mut resources = std::mem::take(&mut module.function_mut(function).resources);
        resources.retain(|&value| !dropped(module, value));
        module.function_mut(function).resources = resources;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    #[test]
    fn keeps_what_entry_points_need() {
        let source = "\
root {
  %a: ptr<private, u32, read_write> = var
  %b: ptr<private, u32, read_write> = var
}

fn used() -> u32 {
  %1: u32 = load %a
  %2: u32 = add %1, 1u
  ret %1
}

fn unused() -> u32 {
  %3: u32 = load %b
  ret %3
}

@compute @workgroup_size(1u, 1u, 1u)
fn main() {
  %4: u32 = call @used
  ret
}
";
        let mut module = text::parse(source).expect("it parses");
        remove_unused(&mut module, &RemoveUnusedConfig::default()).expect("it never fails");
        let printed = text::print(&module, &text::PrintOptions::default());
        assert!(printed.contains("%a:") && printed.contains("fn used"), "{printed}");
        assert!(!printed.contains("%b:") && !printed.contains("unused") && !printed.contains("add"), "{printed}");
    }
}
