//! What functions of one name must be to each other: generated getters and setters, setters with their getters, no two alike.

use hashbrown::HashMap;

use super::Checker;
use crate::diagnostic::Diagnostic;
use crate::util::Range32;
use crate::wsl::ast::Space;
use crate::wsl::library;
use crate::wsl::program::{Body, Function, FunctionId, FunctionName};
use crate::wsl::rules;
use crate::wsl::types::{Shape, Ty};

impl Checker<'_> {
    pub(super) fn coherence(&mut self) {
        self.generate_properties();
        self.find_duplicates();
        self.find_lone_setters();
    }

    fn operator_of(&self, id: FunctionId) -> Option<String> {
        match self.functions[id].name {
            FunctionName::Plain(symbol) => Some(self.text(symbol).strip_prefix("operator")?.to_owned()),
            FunctionName::Cast(_) => None,
        }
    }

    /// Each address taker of `thread` makes a getter and a setter.
    fn generate_properties(&mut self) {
        for taker in self.functions.ids() {
            let Some(operator) = self.operator_of(taker) else { continue };
            let Some(property) = operator.strip_prefix('&').filter(|name| !name.is_empty()) else { continue };
            let function = &self.functions[taker];
            let Some(&param) = function.param_types.first() else { continue };
            let result = function.result;
            let shapes = (self.types.get(param), self.types.get(result));
            let (Shape::Pointer { space: Space::Thread, to: owner }, Shape::Pointer { to: value, .. }) = shapes else {
                continue;
            };
            let mut params = vec![owner];
            params.extend(function.param_types.get(1));
            self.generate(&format!("operator{property}"), taker, params.clone(), value, Body::GetterOf(taker));
            params.push(value);
            self.generate(&format!("operator{property}="), taker, params, owner, Body::SetterOf(taker));
        }
    }

    fn generate(&mut self, name: &str, taker: FunctionId, param_types: Vec<Ty>, result: Ty, body: Body) {
        let name = FunctionName::Plain(self.symbols.intern(name));
        let span = self.functions[taker].span;
        let id = self.functions.push(Function {
            name,
            span,
            stage: None,
            numthreads: [1; 3],
            param_types,
            params: Vec::new(),
            source: Range32::EMPTY,
            result,
            result_semantic: None,
            body,
            calls: vec![(taker, span)],
            needs: Vec::new(),
        });
        self.overloads.entry(name).or_default().push(id);
    }

    fn find_duplicates(&mut self) {
        let mut seen: HashMap<(FunctionName, Vec<Ty>), FunctionId> = HashMap::new();
        for id in self.functions.ids() {
            let function = &self.functions[id];
            let (name, params, span) = (function.name, function.param_types.clone(), function.span);
            if params.contains(&Ty::ERROR) || function.result == Ty::ERROR {
                continue;
            }
            if let Some(&earlier) = seen.get(&(name, params.clone())) {
                let message = format!("there is another '{}({})'", self.function_text(name), self.spell_all(&params));
                let note = self.functions[earlier].span;
                self.diagnostics.push(
                    Diagnostic::error(rules::DUPLICATE_FUNCTION, span, message).with_note(note, "it is declared here"),
                );
            } else if self.is_in_library(name, &params) || self.is_field(name, &params) {
                let message = format!("the language has a '{}({})'", self.function_text(name), self.spell_all(&params));
                self.error(rules::DUPLICATE_FUNCTION, span, message);
            }
            seen.insert((name, params), id);
        }
    }

    fn is_in_library(&mut self, name: FunctionName, params: &[Ty]) -> bool {
        let name = match name {
            FunctionName::Plain(symbol) => library::Name::Function(self.symbols.resolve(symbol).to_owned()),
            FunctionName::Cast(ty) => library::Name::Cast(ty),
        };
        !library::matches(&mut self.types, &name, params).is_empty() || self.is_component(&name, params)
    }

    /// Whether a getter or setter is one that vectors have.
    fn is_component(&self, name: &library::Name, params: &[Ty]) -> bool {
        let library::Name::Function(name) = name else { return false };
        let Some(property) = name.strip_prefix("operator.") else { return false };
        let (property, is_setter) = property.strip_suffix('=').map_or((property, false), |property| (property, true));
        let Some(&first) = params.first() else { return false };
        match self.types.get(first) {
            Shape::Vector { size, .. } => library::swizzle(property, size).is_some_and(|swizzle| {
                params.len() == if is_setter { 2 } else { 1 } && (!is_setter || swizzle.is_distinct)
            }),
            _ => false,
        }
    }

    /// Whether a getter, setter or address taker is one that a field makes.
    fn is_field(&self, name: FunctionName, params: &[Ty]) -> bool {
        let FunctionName::Plain(symbol) = name else { return false };
        let Some(operator) = self.text(symbol).strip_prefix("operator") else { return false };
        let taker = operator.strip_prefix("&.");
        let Some(property) = taker.or_else(|| operator.strip_prefix('.')) else { return false };
        let property = property.strip_suffix('=').unwrap_or(property);
        let owner = match params.first().map(|&first| self.types.get(first)) {
            Some(Shape::Pointer { to, .. }) if taker.is_some() => self.types.get(to),
            Some(shape) => shape,
            None => return false,
        };
        let Shape::Struct(id) = owner else { return false };
        self.types.structs[id].fields.iter().any(|field| self.text(field.name) == property)
    }

    fn find_lone_setters(&mut self) {
        for setter in self.functions.ids() {
            let Some(operator) = self.operator_of(setter) else { continue };
            let Some(property) = operator.strip_suffix('=').filter(|name| name.starts_with('.') || *name == "[]")
            else {
                continue;
            };
            let getter = FunctionName::Plain(self.symbols.intern(&format!("operator{property}")));
            let function = &self.functions[setter];
            let Some((&value, params)) = function.param_types.split_last() else { continue };
            let candidates = self.overloads.get(&getter).map_or(&[][..], Vec::as_slice);
            let found = candidates
                .iter()
                .map(|&id| &self.functions[id])
                .any(|candidate| candidate.param_types == params && candidate.result == value);
            if !found && !function.param_types.contains(&Ty::ERROR) {
                let message = format!(
                    "there is no 'operator{property}({})' that gives '{}'",
                    self.spell_all(params),
                    self.spell(value)
                );
                let span = function.span;
                self.error(rules::SETTER_WITHOUT_GETTER, span, message);
            }
        }
    }
}
