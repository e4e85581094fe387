//! The values of overrides: those given from outside, or the defaults; and the element counts that they decide.
//!
//! <https://www.w3.org/TR/WGSL/#override-decls>

use hashbrown::HashMap;

use super::Checker;
use crate::constant::{self, ConstId};
use crate::diagnostic::Span;
use crate::sem::program::{CountSource, GlobalId};
use crate::sem::rules;
use crate::types::CountId;

impl Checker<'_> {
    /// Takes the values given. Each must mean an override of the module and fit its type, whether the shader uses it or not.
    pub(super) fn given(&mut self, given: &[(String, f64)]) {
        if given.is_empty() {
            return;
        }
        let program = self.program;
        let mut names: HashMap<String, GlobalId> = HashMap::new();
        for id in program.globals.ids() {
            if let Some(key) = program.override_key(id) {
                names.insert(key, id);
            }
        }
        for (name, number) in given {
            let Some(&id) = names.get(name) else {
                let message = format!("a value is given for '{name}', and no override is called so");
                self.error(rules::OVERRIDE_IDENTIFIER, Span::NONE, message);
                continue;
            };
            let (ty, decl) = (program.globals[id].ty, program.globals[id].decl);
            match constant::from_number(ty, *number) {
                Some(value) => {
                    let value = self.store.constants.scalar(ty, value);
                    self.given.insert(id, value);
                }
                None => {
                    let name = program.store.name(program.globals[id].name);
                    let ty = self.store.type_name(ty);
                    let message = format!("the value {number} given for override '{name}' does not fit '{ty}'");
                    self.error(rules::OVERRIDE_VALUE, self.decl_span(decl), message);
                }
            }
        }
    }

    /// The value of an override that the shader uses. The initializer is evaluated only where no value is given.
    pub(super) fn override_value(&mut self, id: GlobalId) -> Option<ConstId> {
        if let Some(&value) = self.given.get(&id) {
            return Some(value);
        }
        let global = &self.program.globals[id];
        if let Some(initializer) = global.initializer {
            return self.value(initializer);
        }
        let message = format!("override '{}' has no value and no default", self.program.store.name(global.name));
        self.error(rules::OVERRIDE_VALUE, self.decl_span(global.decl), message);
        None
    }

    pub(super) fn count_span(&self, id: CountId) -> Span {
        match self.program.counts[id] {
            CountSource::Override(global) => self.decl_span(self.program.globals[global].decl),
            CountSource::Expr(expr) => self.span(expr),
        }
    }

    /// The element count that overrides decide, which must be positive.
    pub(super) fn count(&mut self, id: CountId) -> Option<u32> {
        if let Some(&known) = self.counts.get(&id) {
            return known;
        }
        let span = self.count_span(id);
        let value = match self.program.counts[id] {
            CountSource::Override(global) => self.overrides[global],
            CountSource::Expr(expr) => self.value(expr),
        };
        let number = value.and_then(|value| self.store.constants.as_integer(value));
        let count = match number.map(u32::try_from) {
            Some(Ok(count @ 1..)) => Some(count),
            None => None,
            Some(_) => {
                let message =
                    format!("an element count or size must be positive, and this is {}", number.unwrap_or_default());
                self.error(rules::ARRAY_COUNT_POSITIVE, span, message);
                None
            }
        };
        self.counts.insert(id, count);
        count
    }
}
