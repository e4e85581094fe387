//! Binds resources elsewhere: a module's groups and bindings become those that a host has room for.

use super::{Setting, Transform, wrong_setting};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::ir::{Binding, DialectProperties, Module, Op, ValueId};
use crate::rewrite::usage::variables_by_function;
use crate::util::{Id, OptionInfo, OptionType, OptionValue};

pub(super) const INFO: Transform = Transform {
    name: "binding_remapping",
    description: "binds resources at other groups and bindings",
    accepts: DialectProperties::ALL,
    adds: DialectProperties::CORE,
    removes: DialectProperties::CORE,
    follows: &[],
    options: &[OptionInfo {
        name: "GROUP:BINDING",
        kind: "text",
        choices: &[],
        doc: " The group and binding, written so too, at which what is bound there is bound afterwards.",
    }],
    run: |module, settings| binding_remapping(module, &read_pairs(settings)?),
};

/// Two resources of one entry point are bound at the same place.
/// <https://www.w3.org/TR/WGSL/#resource-interface>
const COLLISION: Rule = Rule::new("binding/collision", "resource-interface");

/// Where what is bound goes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct BindingRemappingConfig {
    /// From where to where. A module need not have a resource there: a host has one map for all its shaders. What is not named stays.
    pub bindings: Vec<(Binding, Binding)>,
}

impl BindingRemappingConfig {
    /// Everything stays.
    pub const NONE: Self = Self { bindings: Vec::new() };

    /// Where what is bound at `from` goes.
    fn target(&self, from: Binding) -> Option<Binding> {
        self.bindings.iter().rev().find(|(old, _)| *old == from).map(|(_, new)| *new)
    }
}

impl OptionType for BindingRemappingConfig {
    const KIND: &'static str = "bindings";
    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let OptionValue::Text(text) = value else { return Err(FORM.to_owned()) };
        let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
        let pair = |item: &str| {
            let (from, to) = item.split_once('=')?;
            Some((read_binding(from)?, read_binding(to)?))
        };
        let bindings = items.map(pair).collect::<Option<_>>().ok_or(FORM)?;
        Ok(Self { bindings })
    }
}

/// What the setting is.
const FORM: &str = "GROUP:BINDING=GROUP:BINDING, separated by commas";

/// Settings as the transform alone has them: a pair of bindings is a name and a value.
fn read_pairs(settings: &[Setting]) -> Result<BindingRemappingConfig, Diagnostics> {
    let place = |text: &str| read_binding(text).ok_or_else(|| wrong_setting(format!("'{text}' is not GROUP:BINDING")));
    let pair = |(from, to): &Setting| match to {
        OptionValue::Text(to) => Ok((place(from)?, place(to)?)),
        _ => Err(wrong_setting(format!("'{from}' is bound at no GROUP:BINDING"))),
    };
    Ok(BindingRemappingConfig { bindings: settings.iter().map(pair).collect::<Result<_, _>>()? })
}

fn read_binding(text: &str) -> Option<Binding> {
    let (group, binding) = text.split_once(':')?;
    Some(Binding { group: group.trim().parse().ok()?, binding: binding.trim().parse().ok()? })
}

/// Binds resources elsewhere.
///
/// # Errors
/// A resource that comes to be bound where another one of its entry point is.
pub fn binding_remapping(module: &mut Module, config: &BindingRemappingConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let mut moved = Vec::new();
        for var in module.block_insts(module.root()).collect::<Vec<_>>() {
            let Op::Var(info) = module.inst(var).op else { continue };
            let target = module.var_info(info).binding.and_then(|from| config.target(from));
            if target.is_some() {
                module.var_info_mut(info).binding = target;
                moved.extend(module.result(var));
            }
        }
        moved.sort_unstable();
        check(module, &moved)
    })
}

/// Reports what shares a binding with something that was moved, of the resources of one entry point. `moved` is sorted.
fn check(module: &Module, moved: &[ValueId]) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::new();
    if moved.is_empty() {
        return Ok(());
    }
    let used = variables_by_function(module, |_| true);
    for entry_point in module.entry_points() {
        let resources = used[entry_point.index()].iter();
        let mut bound: Vec<(Binding, ValueId)> =
            resources.filter_map(|&variable| Some((module.binding_of(variable)?, variable))).collect();
        bound.sort_unstable();
        for pair in bound.windows(2) {
            let &[(one, first), (other, second)] = pair else { continue };
            let is_new = [first, second].iter().any(|variable| moved.binary_search(variable).is_ok());
            if one == other && is_new {
                let inst = module.defining_inst(second.into()).expect("a variable is an instruction's");
                let Binding { group, binding } = one;
                let entry_point = module.name(module.function(entry_point).name);
                let message = format!("two resources of '{entry_point}' are bound at {group}:{binding}");
                diagnostics.push(Diagnostic::error(COLLISION, module.inst(inst).span, message));
            }
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}
