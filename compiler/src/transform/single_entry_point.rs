//! Keeps one entry point of a module, and what it needs.

use super::remove_unused::reached_functions;
use super::{RemoveUnusedConfig, Transform, remove_unused};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{DialectProperties, FunctionId, FunctionParam, Module, assert_valid};
use crate::types::IoAttributes;
use crate::util::{Id, OptionInfo, OptionValue};

pub(super) const INFO: Transform = Transform {
    name: "single_entry_point",
    description: "keeps one entry point, and what it needs",
    accepts: DialectProperties::OVERRIDES.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: &[OptionInfo {
        name: "name",
        kind: "text",
        choices: &[],
        doc: " Its name; the first where none is said.",
    }],
    run: |module, settings| {
        let first = module.entry_points().next().map(|id| module.function(id).name);
        let mut name = first.map(|name| module.name(name).to_owned()).unwrap_or_default();
        for (option, value) in settings {
            match (option.as_str(), value) {
                ("name", OptionValue::Text(value)) => name.clone_from(value),
                _ => return Err(super::wrong_setting(format!("no option '{option}'; there is name"))),
            }
        }
        single_entry_point(module, &SingleEntryPointConfig { name })
    },
};

/// The name is none of an entry point.
const NO_ENTRY_POINT: Rule = Rule::new("request/entry-point", "");

/// Which entry point is kept.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SingleEntryPointConfig {
    /// Its name.
    pub name: String,
}

/// Removes all entry points but one, then what nothing needs any more. Overrides stay, so that their values can be checked.
///
/// # Errors
/// There is no entry point of that name.
pub fn single_entry_point(module: &mut Module, config: &SingleEntryPointConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let name = |module: &Module, id: FunctionId| module.name(module.function(id).name) == config.name;
        if !module.entry_points().any(|id| name(module, id)) {
            let message = format!("there is no entry point '{}'", config.name);
            return Err(Diagnostic::error(NO_ENTRY_POINT, Span::NONE, message).into());
        }
        for id in module.entry_points().collect::<Vec<_>>() {
            if !name(module, id) {
                make_function(module, id);
            }
        }
        remove_unused(module, &RemoveUnusedConfig { values: false, pointers: false })
    })
}

/// Leaves a module one entry point, and the others as functions that nothing calls.
pub fn only_entry_point(module: &mut Module, entry: FunctionId) {
    INFO.note(module);
    for id in module.entry_points().filter(|&id| id != entry).collect::<Vec<_>>() {
        make_function(module, id);
    }
}

/// Makes a function like any other of an entry point.
fn make_function(module: &mut Module, entry: FunctionId) {
    let function = module.function_mut(entry);
    (function.stage, function.workgroup_size, function.subgroup_size) = (None, None, None);
    function.return_io = IoAttributes::default();
    function.param_info.fill(FunctionParam::default());
}

/// A module of an entry point and what it reaches, where there may be others. What stands at module scope stays.
pub fn entry_point_alone(module: &Module, entry: FunctionId) -> Module {
    let is_reached = reached_functions(module, |id| id == entry);
    let functions: Vec<FunctionId> =
        module.function_order.iter().copied().filter(|id| is_reached[id.index()]).collect();
    let mut alone = module.part(&functions);
    INFO.note(&mut alone);
    assert_valid(&alone, INFO.name);
    alone
}
