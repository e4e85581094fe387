//! Gives overrides their values: every override and override-expression of the root block becomes a constant, and element counts and
//! workgroup sizes with them.
//!
//! This is code generation: what a program must fulfil at pipeline creation is checked elsewhere. But a value that is missing, does not
//! fit, or makes an expression have no value is an error here where the module uses it.

mod constant_bounds;

use smallvec::SmallVec;

use super::Transform;
use crate::constant::{self, ConstId};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{
    BlockId, DialectProperties, InstId, MAX_TYPE_SIZE, Module, Op, OverrideInfo, Value, ValueDef, ValueId,
};
use crate::rewrite::evaluate::evaluate;
use crate::types::{ArrayCount, Type, TypeId};
use crate::util::{Id, IdVec, OptionInfo, OptionValue};

pub(super) const INFO: Transform = Transform {
    name: "substitute_overrides",
    description: "gives overrides their values, and with them element counts and workgroup sizes",
    accepts: DialectProperties::OVERRIDES.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::CORE,
    removes: DialectProperties::OVERRIDES,
    follows: &[],
    options: &[OptionInfo {
        name: "NAME",
        kind: "number",
        choices: &[],
        doc: " The value of the override NAME, or of that `@id`.",
    }],
    run: |module, settings| {
        let mut config = SubstituteOverridesConfig::default();
        for (name, value) in settings {
            let value = match value {
                OptionValue::Number(value) => Some(*value),
                OptionValue::Bool(value) => Some(f64::from(u8::from(*value))),
                OptionValue::Text(text) if text == "true" => Some(1.0),
                OptionValue::Text(text) if text == "false" => Some(0.0),
                OptionValue::Text(text) => text.parse().ok(),
            };
            let value = value.ok_or_else(|| super::wrong_setting(format!("the value of '{name}' is no number")))?;
            config.values.push((name.clone(), value));
        }
        substitute_overrides(module, &config)
    },
};

/// No override is called so.
const UNKNOWN: Rule = Rule::new("override/unknown", "");
/// An override without a default has no value.
const MISSING: Rule = Rule::new("override/missing-value", "");
/// A value that the override's type cannot hold.
const RANGE: Rule = Rule::new("override/value-range", "");
/// A count of elements or invocations below 1.
const COUNT: Rule = Rule::new("override/count-positive", "");
/// A size of a buffer that is no multiple of its smallest number's, or of a subgroup that is no power of two.
const SIZE: Rule = Rule::new("override/size", "");

/// The values.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct SubstituteOverridesConfig {
    /// Values of overrides: by the number of its `@id` as text, or by the name of one that has none. Later ones win.
    pub values: Vec<(String, f64)>,
}

/// Substitutes all overrides; the module holds none afterwards.
///
/// # Errors
/// A value of an unknown override or one that does not fit; a missing value that is used; an expression without a value that is used;
/// an index that is out of bounds once it has its value.
pub fn substitute_overrides(module: &mut Module, config: &SubstituteOverridesConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        let mut known = IdVec::new();
        known.resize(module.value_count(), Known::Not);
        let diagnostics = Diagnostics::new();
        let mut state = State { module, config, known, failures: Vec::new(), diagnostics };
        state.check_names();
        state.evaluate(state.module.root());
        state.replace();
        state.counts_and_sizes();
        // The front end has seen all constants that are not of overrides.
        let has_overrides = state.module.may_hold(|op| matches!(op, Op::Override(_)));
        if has_overrides && !state.diagnostics.has_errors() {
            constant_bounds::check_constant_bounds(state.module, &mut state.diagnostics);
        }
        state.remove();
        if state.diagnostics.has_errors() { Err(state.diagnostics) } else { Ok(()) }
    })
}

/// The values of the overrides and override-expressions of the root block; nothing where a value is missing or an expression has none.
/// The module stays as it is.
///
/// # Errors
/// A value of an unknown override, or one that does not fit.
pub fn override_values(
    module: &mut Module,
    config: &SubstituteOverridesConfig,
) -> Result<IdVec<ValueId, Option<ConstId>>, Diagnostics> {
    let mut known = IdVec::new();
    known.resize(module.value_count(), Known::Not);
    let diagnostics = Diagnostics::new();
    let mut state = State { module, config, known, failures: Vec::new(), diagnostics };
    state.check_names();
    state.evaluate(state.module.root());
    if state.diagnostics.has_errors() {
        return Err(state.diagnostics);
    }
    let constant = |known: &Known| match *known {
        Known::Constant(constant) => Some(constant),
        Known::Not | Known::Failed(_) => None,
    };
    Ok(state.known.iter().map(constant).collect())
}

/// What is known of a value of the root block.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Known {
    /// It is none that overrides give.
    Not,
    Constant(ConstId),
    /// It has no value; why is in the list of failures.
    Failed(usize),
}

struct State<'m, 'c> {
    module: &'m mut Module,
    config: &'c SubstituteOverridesConfig,
    known: IdVec<ValueId, Known>,
    failures: Vec<Diagnostic>,
    diagnostics: Diagnostics,
}

impl State<'_, '_> {
    fn overrides(&self) -> Vec<(InstId, OverrideInfo)> {
        let infos = self.module.block_insts(self.module.root()).filter_map(|inst| match self.module.inst(inst).op {
            Op::Override(info) => Some((inst, *self.module.override_info(info))),
            _ => None,
        });
        infos.collect()
    }

    /// Whether a configured name means this override.
    fn is_named(&self, inst: InstId, info: OverrideInfo, name: &str) -> bool {
        match info.id {
            Some(id) => name.parse() == Ok(id),
            None => {
                let result = self.module.result(inst).expect("an override has a result");
                self.module.value(result).name.is_some_and(|symbol| self.module.name(symbol) == name)
            }
        }
    }

    fn check_names(&mut self) {
        let overrides = self.overrides();
        for (name, _) in &self.config.values {
            if !overrides.iter().any(|&(inst, info)| self.is_named(inst, info, name)) {
                self.diagnostics.error(UNKNOWN, Span::NONE, format!("there is no override '{name}'"));
            }
        }
    }

    /// Evaluates the instructions of a block of the root; gives what its terminator carries.
    fn evaluate(&mut self, block: BlockId) -> SmallVec<[Known; 1]> {
        let mut cursor = self.module.first_inst(block);
        while let Some(inst) = cursor {
            cursor = self.module.next_inst(inst);
            let results = match self.module.inst(inst).op {
                Op::Var(_) => continue,
                Op::ExitIf => return self.operands(inst),
                Op::If { then, otherwise } => match self.value(self.module.operand(inst, 0)) {
                    Known::Constant(condition) => {
                        let holds = self.module.store.constants.as_bool(condition) == Some(true);
                        self.evaluate(if holds { then } else { otherwise })
                    }
                    other => self.module.results(inst).iter().map(|_| other).collect(),
                },
                Op::Override(info) => {
                    SmallVec::from_elem(self.override_value(inst, *self.module.override_info(info)), 1)
                }
                _ => SmallVec::from_elem(self.expression(inst), 1),
            };
            for (result, known) in self.module.results(inst).iter().zip(results) {
                self.known[result] = known;
            }
        }
        SmallVec::new()
    }

    fn value(&self, value: Value) -> Known {
        match (value.as_constant(), value.as_defined()) {
            (Some(constant), _) => Known::Constant(constant),
            (None, Some(id)) => self.known[id],
            (None, None) => Known::Not,
        }
    }

    fn operands(&self, inst: InstId) -> SmallVec<[Known; 1]> {
        self.module.operands(inst).map(|value| self.value(value)).collect()
    }

    fn fail(&mut self, diagnostic: Diagnostic) -> Known {
        self.failures.push(diagnostic);
        Known::Failed(self.failures.len() - 1)
    }

    fn override_value(&mut self, inst: InstId, info: OverrideInfo) -> Known {
        let result = self.module.result(inst).expect("an override has a result");
        let span = self.module.inst(inst).span;
        let name = self.module.value(result).name.map_or("", |name| self.module.name(name)).to_owned();
        let given = self.config.values.iter().rev().find(|(name, _)| self.is_named(inst, info, name));
        if let Some(&(_, number)) = given {
            let ty = self.module.value(result).ty;
            if let Some(value) = constant::from_number(ty, number) {
                return Known::Constant(self.module.store.constants.scalar(ty, value));
            }
            let type_name = self.module.store.type_name(ty);
            let message = format!("the value {number} of override '{name}' does not fit '{type_name}'");
            self.diagnostics.error(RANGE, span, message.clone());
            return self.fail(Diagnostic::error(RANGE, span, message));
        }
        match self.module.get_operand(inst, 0) {
            Some(default) => self.value(default),
            None => self.fail(Diagnostic::error(MISSING, span, format!("override '{name}' has no value"))),
        }
    }

    /// The value of an instruction that is neither an override nor control flow.
    fn expression(&mut self, inst: InstId) -> Known {
        let mut args = SmallVec::<[ConstId; 4]>::new();
        for operand in self.operands(inst) {
            match operand {
                Known::Constant(constant) => args.push(constant),
                other => return other,
            }
        }
        match evaluate(self.module, inst, &args) {
            Ok(Some(constant)) => Known::Constant(constant),
            Ok(None) => Known::Not,
            Err(error) => self.fail(Diagnostic::error(error.rule, self.module.inst(inst).span, error.message)),
        }
    }

    /// Puts the values in the place of what had no value before.
    fn replace(&mut self) {
        if self.known.iter().all(|known| matches!(known, Known::Not)) {
            return;
        }
        let is_reached = super::remove_unused::needed_functions(self.module);
        for index in 0..self.known.len() {
            let value = ValueId::from_index(index);
            match self.known[value] {
                Known::Not => {}
                Known::Constant(constant) => self.module.replace_all_uses(value, constant.into()),
                Known::Failed(failure) if self.is_needed(value, &is_reached) => self.report(failure),
                // Only functions that nothing calls use it: any value does, and the override can go.
                Known::Failed(_) => {
                    let zero = self.module.store.constants.zero(self.module.value(value).ty);
                    self.module.replace_all_uses(value, zero.into());
                }
            }
        }
    }

    /// Whether a function that an entry point reaches, or a variable's initializer, uses a value of the root block.
    fn is_needed(&self, value: ValueId, is_reached: &[bool]) -> bool {
        self.module.uses(value).any(|(_, slot)| {
            let function = self.module.inst_block(slot.user).and_then(|block| self.module.block_function(block));
            let is_initializer = matches!(self.module.inst(slot.user).op, Op::Var(_));
            function.map_or(is_initializer, |function| is_reached[function.index()])
        })
    }

    fn report(&mut self, failure: usize) {
        if !self.diagnostics.iter().any(|reported| *reported == self.failures[failure]) {
            self.diagnostics.push(self.failures[failure].clone());
        }
    }

    /// A count as a number: at least 1, and an i32.
    fn count(&mut self, value: Value, what: &str) -> Option<u32> {
        match self.value(value) {
            Known::Failed(failure) => {
                self.report(failure);
                None
            }
            Known::Not => None,
            Known::Constant(constant) => {
                let number = self.module.store.constants.as_integer(constant).unwrap_or_default();
                let count = u32::try_from(number).ok().filter(|&count| count > 0 && i32::try_from(count).is_ok());
                if count.is_none() {
                    let bound = if number < 1 { "at least 1".to_owned() } else { format!("at most {}", i32::MAX) };
                    let message = format!("{what} must be {bound}, but is {number}");
                    self.diagnostics.error(COUNT, Span::NONE, message);
                }
                count
            }
        }
    }

    fn counts_and_sizes(&mut self) {
        // Where no count is an override's, no type changes.
        let count = if self.module.counts.is_empty() { 0 } else { self.module.value_count() };
        for value in (0..count).map(ValueId::from_index) {
            let data = *self.module.value(value);
            if data.def != ValueDef::Removed {
                let ty = self.counted(data.ty);
                self.module.set_type(value, ty);
            }
        }
        for function in self.module.function_order.clone() {
            let Some(sizes) = self.module.function(function).workgroup_size else { continue };
            let sizes = sizes.map(|size| {
                let size = self.count(size, "a workgroup size").unwrap_or(1);
                self.module.store.constants.u32(size).into()
            });
            self.module.function_mut(function).workgroup_size = Some(sizes);
            if let Some(size) = self.module.function(function).subgroup_size {
                let size = self.count(size, "a subgroup size").unwrap_or(1);
                if !size.is_power_of_two() {
                    let message = format!("a subgroup size must be a power of two, but is {size}");
                    self.diagnostics.error(SIZE, Span::NONE, message);
                }
                self.module.function_mut(function).subgroup_size = Some(self.module.store.constants.u32(size).into());
            }
        }
        self.module.counts = IdVec::new();
        if count > 0
            && self.module.store.types.iter().any(|(ty, _)| self.module.store.types.layout(ty).size > MAX_TYPE_SIZE)
        {
            self.diagnostics.error(SIZE, Span::NONE, format!("a type must have {MAX_TYPE_SIZE} bytes at most"));
        }
    }

    /// A type with its element count fixed. Only whole variables are counted so, so pointers to arrays are as deep as it gets.
    fn counted(&mut self, ty: TypeId) -> TypeId {
        match self.module.store.types.get(ty) {
            Type::Pointer { space, store, access } => {
                let counted = self.counted(store);
                if counted == store { ty } else { self.module.store.types.pointer(space, counted, access) }
            }
            Type::Array { elem, count: ArrayCount::Override(id) | ArrayCount::OverrideExpr(id) } => {
                let count = self.count(self.module.counts[id], "an element count").unwrap_or(1);
                self.module.store.types.array(elem, ArrayCount::Fixed(count))
            }
            Type::Buffer(ArrayCount::Override(id) | ArrayCount::OverrideExpr(id)) => {
                let unit = self.module.buffer_unit();
                let size = self.count(self.module.counts[id], "a size in bytes").unwrap_or(unit);
                if !size.is_multiple_of(unit) {
                    let message = format!("a size in bytes must be a multiple of {unit}, but is {size}");
                    self.diagnostics.error(SIZE, Span::NONE, message);
                }
                self.module.store.types.intern(Type::Buffer(ArrayCount::Fixed(size)))
            }
            _ => ty,
        }
    }

    /// Removes everything of the root block but variables.
    fn remove(&mut self) {
        if self.diagnostics.has_errors() {
            return;
        }
        let mut cursor = self.module.last_inst(self.module.root());
        while let Some(inst) = cursor {
            cursor = self.module.prev_inst(inst);
            if !matches!(self.module.inst(inst).op, Op::Var(_)) {
                self.module.remove(inst);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    const SOURCE: &str = "\
allow overrides

root {
  %n: u32 = override 4u
  %m: u32 = override @id(7)
  %on: bool = override false
  %1: u32 = mul %n, 2u
  %2: u32 = if %on {
    %3: u32 = div %n, 0u
    exit_if %3
  } else {
    exit_if %1
  }
  %w: ptr<workgroup, array<u32, #0>, read_write> = var
}

count #0 = %2

@compute @workgroup_size(%n, 1u, 1u)
fn main() {
  %p: ptr<workgroup, u32, read_write> = access %w, %n
  store %p, %m
  ret
}
";

    fn run(values: &[(&str, f64)]) -> Result<String, String> {
        let mut module = text::parse(SOURCE).expect("it parses");
        let values = values.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
        match substitute_overrides(&mut module, &SubstituteOverridesConfig { values }) {
            Ok(()) => Ok(text::print(&module, &text::PrintOptions::default())),
            Err(diagnostics) => Err(diagnostics.iter().map(|item| item.message.clone()).collect::<Vec<_>>().join("; ")),
        }
    }

    #[test]
    fn values_reach_types_sizes_and_code() {
        let printed = run(&[("7", 5.0), ("n", 3.0)]).expect("all have values");
        for expected in ["array<u32, 6>", "@workgroup_size(3u, 1u, 1u)", "access %w, 3u", "store %p, 5u"] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }

    #[test]
    fn what_is_missing_or_wrong_is_said() {
        assert_eq!(run(&[]).unwrap_err(), "override 'm' has no value");
        assert_eq!(run(&[("7", 1.0), ("m", 1.0)]).unwrap_err(), "there is no override 'm'");
        assert_eq!(run(&[("7", -1.0)]).unwrap_err(), "the value -1 of override 'm' does not fit 'u32'");
        assert_eq!(run(&[("7", 1.0), ("on", 1.0)]).unwrap_err(), "an integer cannot be divided by zero");
    }
}
