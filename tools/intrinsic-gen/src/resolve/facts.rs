//! Attributes to facts: each level, from the outermost group to the overload itself, replaces what the levels around it said.

use crate::accuracy::parse_bounds;
use crate::attributes::unknown_target;
use crate::facts::{
    Accuracy, Condition, EFFECTS, Facts, Lowering, LoweringRule, STAGES, Step, Undefined, Uniformity, UniformityResult,
};
use crate::model::EnumId;
use crate::model::Model;
use crate::source::{Error, Span};
use crate::suggest::near;
use crate::tree::{self, Argument, Attribute, Intrinsic, Prefix, Value};

pub(super) struct FactsBuilder<'a> {
    model: &'a Model,
    intrinsic: &'a Intrinsic,
    errors: &'a mut Vec<Error>,
    facts: Facts,
    const_fn: Option<(u32, String)>,
}

impl<'a> FactsBuilder<'a> {
    pub fn new(model: &'a Model, intrinsic: &'a Intrinsic, errors: &'a mut Vec<Error>) -> Self {
        Self { model, intrinsic, errors, facts: Facts::default(), const_fn: None }
    }

    /// Applies one level.
    pub fn apply(&mut self, prefix: &Prefix) {
        let mut rules = Vec::new();
        let mut undefined = Vec::new();
        for attribute in &prefix.attributes {
            match attribute.name.text.as_str() {
                "emit" | "lower" | "refuse" => self.rules(attribute, &mut rules),
                "undefined" => self.undefined(attribute, &mut undefined),
                _ => self.single(attribute),
            }
        }
        self.facts.rules.retain(|old| rules.iter().all(|new: &LoweringRule| new.target != old.target));
        self.facts.rules.extend(rules);
        self.facts.undefined.retain(|old| undefined.iter().all(|new: &Undefined| new.target != old.target));
        self.facts.undefined.extend(undefined);
    }

    /// The facts, and the evaluator with its index in the enum `const_fn`.
    pub fn finish(self) -> (Facts, Option<(u32, String)>) {
        if let (true, Some(_)) = (self.facts.is_opaque, &self.facts.means) {
            let error = Error::at(self.intrinsic.name.span, "an entry is opaque or means something, not both");
            self.errors.push(error);
        }
        for (index, rule) in self.facts.rules.iter().enumerate() {
            let ends = |other: &&LoweringRule| other.conditions.is_empty() && self.model.ends(other);
            let ended = |other: &&LoweringRule| other.target == rule.target && ends(other);
            if let Some(earlier) = self.facts.rules[..index].iter().find(ended) {
                let message = format!("this rule for '{}' is never reached", rule.target);
                let error = Error::at(rule.span, message).note(earlier.span, "this one has no condition");
                if !self.errors.contains(&error) {
                    self.errors.push(error);
                }
            }
        }
        (self.facts, self.const_fn)
    }

    fn single(&mut self, attribute: &Attribute) {
        let texts =
            || -> Vec<String> { attribute.arguments.iter().map(|argument| argument.value.text().to_owned()).collect() };
        match attribute.name.text.as_str() {
            "const" => self.const_fn(attribute),
            "must_use" => self.facts.must_use = true,
            "stage" => {
                self.known(attribute, &STAGES, "stage");
                self.facts.stages = texts();
            }
            "reads" => self.facts.reads = self.parameters(attribute),
            "writes" => self.facts.writes = self.parameters(attribute),
            "effects" => {
                self.known(attribute, &EFFECTS, "effect");
                self.facts.effects = texts();
            }
            "uniformity" => self.uniformity(attribute),
            "extension" => {
                self.known_entry(attribute, "extension");
                self.facts.extensions = texts();
            }
            "feature" => {
                self.known_entry(attribute, "language_feature");
                self.facts.features = texts();
            }
            "accuracy" => self.accuracy(attribute),
            "means" => {
                let argument = attribute.arguments.first();
                self.facts.means = argument.map(|argument| (argument.value.text().to_owned(), argument.span));
            }
            "opaque" => self.facts.is_opaque = true,
            _ => {}
        }
    }

    fn const_fn(&mut self, attribute: &Attribute) {
        let (name, span) = match attribute.arguments.first() {
            Some(argument) => (argument.value.text(), argument.span),
            None => (self.intrinsic.name.text.as_str(), attribute.span),
        };
        let list = self.model.find_enum("const_fn").map(|id| &self.model.enums[id.index()].entries);
        match list.and_then(|list| list.iter().position(|entry| entry.name == name)) {
            Some(index) => self.const_fn = Some((index as u32, name.to_owned())),
            None => {
                let near = near(name, list.into_iter().flatten().map(|entry| entry.name.as_str()));
                let message =
                    format!("unknown @const function '{name}': the enum 'const_fn' lists those there are{near}");
                let error = Error::at(span, message);
                if !self.errors.contains(&error) {
                    self.errors.push(error);
                }
            }
        }
    }

    /// Says which arguments are not among `list`.
    fn known(&mut self, attribute: &Attribute, list: &[&str], noun: &str) {
        for argument in attribute.arguments.iter().filter(|a| !list.contains(&a.value.text())) {
            let near = near(argument.value.text(), list.iter().copied());
            let message = format!("unknown {noun} '{}': it is one of {}{near}", argument.value.text(), list.join(", "));
            self.push_once(Error::at(argument.span, message));
        }
    }

    /// Says which arguments are no entries of an enum.
    fn known_entry(&mut self, attribute: &Attribute, of: &str) {
        for argument in &attribute.arguments {
            self.entry_of(of, argument.value.text(), argument.span);
        }
    }

    fn entry_of(&mut self, of: &str, name: &str, span: Span) {
        let entries = self.model.find_enum(of).map(|id| &self.model.enums[id.index()].entries);
        let names: Vec<&str> = entries.into_iter().flatten().map(|entry| entry.name.as_str()).collect();
        if !names.contains(&name) {
            let near = near(name, names);
            self.push_once(Error::at(span, format!("the enum '{of}' has no entry '{name}'{near}")));
        }
    }

    fn parameters(&mut self, attribute: &Attribute) -> Vec<usize> {
        attribute.arguments.iter().filter_map(|a| self.parameter(a.value.text(), a.span)).collect()
    }

    /// The index of a parameter by its name, or by `pN` where it has none.
    fn parameter(&mut self, name: &str, span: Span) -> Option<usize> {
        let index = self.intrinsic.parameters.iter().enumerate().position(|(index, parameter)| match &parameter.name {
            Some(own) => own.text == name,
            None => name == format!("p{index}"),
        });
        if index.is_none() {
            let error = Error::at(span, format!("'{}' has no parameter '{name}'", self.intrinsic.name.text));
            self.push_once(error.note(self.intrinsic.span, "this overload"));
        }
        index
    }

    fn uniformity(&mut self, attribute: &Attribute) {
        let mut uniformity = Uniformity::default();
        for argument in &attribute.arguments {
            let text = argument.value.text();
            match (argument.key.as_ref().map(|key| key.text.as_str()), text) {
                (Some("needs_uniform"), _) => {
                    uniformity.uniform_parameters.extend(self.parameter(text, argument.span));
                }
                (Some("severity"), "error") => {}
                (Some("severity"), _) => {
                    self.entry_of("diagnostic_rule", text, argument.span);
                    uniformity.severity = Some(text.to_owned());
                }
                (_, "needs_uniform_control_flow") => uniformity.needs_uniform_control_flow = true,
                (_, "returns_uniform") => uniformity.result = UniformityResult::Uniform,
                (_, "returns_non_uniform") => uniformity.result = UniformityResult::NonUniform,
                _ => {
                    let message = format!(
                        "unknown fact '{text}': it is one of needs_uniform_control_flow, returns_uniform, returns_non_uniform"
                    );
                    self.push_once(Error::at(argument.span, message));
                }
            }
        }
        self.facts.uniformity = uniformity;
    }

    fn accuracy(&mut self, attribute: &Attribute) {
        self.facts.accuracy.clear();
        for argument in &attribute.arguments {
            let component = argument.key.as_ref().map(|key| key.text.clone());
            match parse_bounds(argument.value.text()) {
                Ok(bounds) => self.facts.accuracy.push(Accuracy { component, bounds }),
                Err(message) => self.push_once(Error::at(argument.span, message)),
            }
        }
    }

    fn rules(&mut self, attribute: &Attribute, rules: &mut Vec<LoweringRule>) {
        let condition = |condition: &tree::Condition| Condition {
            subject: condition.subject.text.clone(),
            op: condition.op,
            value: condition.value.text().to_owned(),
            span: condition.span,
        };
        let conditions: Vec<Condition> = attribute.conditions.iter().map(condition).collect();
        let mut push = |target: &str, lowering, span| {
            rules.push(LoweringRule { target: target.to_owned(), lowering, conditions: conditions.clone(), span });
        };
        if attribute.name.text == "refuse" {
            let [target, rule] = attribute.arguments.as_slice() else { return };
            push(target.value.text(), Lowering::Refuse(rule.value.text().to_owned()), attribute.span);
            return self.target(target.value.text(), target.span);
        }
        for argument in &attribute.arguments {
            let Some(key) = &argument.key else { continue };
            if attribute.name.text == "emit" {
                push(&key.text, Lowering::Emit(argument.value.text().to_owned()), argument.span);
            } else if let Some(step) = self.step(&key.text, argument) {
                push(&key.text, Lowering::Step(step), argument.span);
            }
        }
    }

    /// The step that `transform.step`, or `transform.step.function`, names.
    fn step(&mut self, target: &str, argument: &Argument) -> Option<Step> {
        let none = Vec::new();
        let parts = if let Value::Path(_, parts) = &argument.value { parts } else { &none };
        let [transform, step, function @ ..] = parts.as_slice() else {
            let message = "a step is named behind its transform: 'transform.step'";
            self.push_once(Error::at(argument.span, message));
            return None;
        };
        let model = self.model;
        let id = model.find_enum(&transform.text).map(EnumId::index).filter(|&id| model.enums[id].transform.is_some());
        let Some(id) = id else {
            let near = near(&transform.text, model.transforms().map(|item| item.name.as_str()));
            self.push_once(Error::at(transform.span, format!("unknown transform '{}'{near}", transform.text)));
            return None;
        };
        let item = &model.enums[id];
        let targets = item.transform.as_deref().unwrap_or_default();
        if !targets.iter().any(|of| of == target) {
            let message = format!("'{}' lowers no calls for {target}, only for {}", item.name, targets.join(", "));
            self.push_once(Error::at(transform.span, message).note(item.span, "it is declared here"));
            return None;
        }
        let Some(entry) = item.entries.iter().position(|entry| entry.name == step.text) else {
            let near = near(&step.text, item.entries.iter().map(|entry| entry.name.as_str()));
            self.push_once(Error::at(step.span, format!("'{}' has no step '{}'{near}", item.name, step.text)));
            return None;
        };
        let function = match (item.entries[entry].calls, function) {
            (false, []) => None,
            (true, [function]) => Some((function.text.clone(), function.span)),
            (takes, _) => {
                let what =
                    if takes { "is followed by a function of the target's dialect" } else { "is followed by nothing" };
                let message = format!("the step '{}.{}' {what}", item.name, step.text);
                self.push_once(Error::at(argument.span, message));
                return None;
            }
        };
        Some(Step { transform: EnumId::new(id), entry: entry as u32, function })
    }

    fn undefined(&mut self, attribute: &Attribute, undefined: &mut Vec<Undefined>) {
        let [target, place] = attribute.arguments.as_slice() else { return };
        self.target(target.value.text(), target.span);
        undefined.push(Undefined { target: target.value.text().to_owned(), place: place.value.text().to_owned() });
    }

    fn target(&mut self, name: &str, span: Span) {
        let targets: Vec<&str> = self.model.targets().map(|target| target.name.as_str()).collect();
        if !targets.contains(&name) {
            self.push_once(unknown_target(span, name, &targets));
        }
    }

    /// Attributes of a group are applied once for each overload in it, and complained of once.
    fn push_once(&mut self, error: Error) {
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }
}
