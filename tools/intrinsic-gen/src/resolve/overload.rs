//! One overload: its templates, the uses in its parameters and result, and the rules that tie them.

use super::facts::FactsBuilder;
use super::scope::{Scope, Thing};
use crate::attributes;
use crate::model::{MatcherId, Model, Overload, Parameter, ParameterKind, Template, TemplateId, TypeId, Use};
use crate::source::{Error, Span};
use crate::suggest::near;
use crate::testgen::expand::SIZES;
use crate::tree::{self, Intrinsic, IntrinsicKind, Prefix};

/// Whether two overloads of one intrinsic accept the same calls as far as their text tells: names do not count.
pub(super) fn same_shape(a: &Overload, b: &Overload) -> bool {
    let templates = |overload: &Overload| -> Vec<(bool, ParameterKind, Option<Use>)> {
        overload.templates.iter().map(|t| (t.is_explicit, t.kind, t.constraint.clone())).collect()
    };
    let types = |overload: &Overload| -> Vec<Use> { overload.parameters.iter().map(|p| p.ty.clone()).collect() };
    templates(a) == templates(b) && types(a) == types(b)
}

/// Where a use stands, which decides what it may name.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Position {
    Parameter,
    Result,
    ExplicitConstraint,
    ImplicitConstraint,
}

pub(super) struct OverloadResolver<'a> {
    model: &'a Model,
    scope: &'a Scope,
    errors: &'a mut Vec<Error>,
    templates: Vec<Template>,
    /// How many of them are declared; those behind stand for matches in parameters.
    declared: usize,
    /// For each template whether a parameter or an explicit template gives it, and whether anything names it.
    inferred: Vec<bool>,
    used: Vec<bool>,
}

impl<'a> OverloadResolver<'a> {
    pub fn new(model: &'a Model, scope: &'a Scope, errors: &'a mut Vec<Error>) -> Self {
        Self { model, scope, errors, templates: Vec::new(), declared: 0, inferred: Vec::new(), used: Vec::new() }
    }

    pub fn resolve(mut self, intrinsic: &Intrinsic, prefixes: &[&Prefix]) -> Overload {
        self.check_operator(intrinsic);
        self.check_constructor(intrinsic);
        self.templates(intrinsic);
        let mut parameters: Vec<Parameter> = Vec::new();
        for parameter in &intrinsic.parameters {
            let kind = self.parameter_kind(&parameter.ty);
            let ty = self.usage(&parameter.ty, kind, Position::Parameter);
            let name = parameter.name.as_ref().map_or("", |name| &name.text);
            if let Some(at) = parameter.name.as_ref().filter(|n| parameters.iter().any(|p| p.name == n.text)) {
                self.errors.push(Error::at(at.span, format!("the parameter '{name}' is declared twice")));
            }
            let test_value = attributes::find(&parameter.prefix, "test_value").and_then(|a| a.arguments.first());
            let test_value = test_value.and_then(|argument| argument.value.text().parse().ok());
            let constant = self.bounds(&parameter.prefix, "constant");
            let range = self.bounds(&parameter.prefix, "range");
            parameters.push(Parameter {
                name: name.to_owned(),
                ty: ty.unwrap_or(Use::Number(0)),
                constant,
                range,
                is_literal: attributes::find(&parameter.prefix, "literal").is_some(),
                test_value,
            });
        }
        let result = intrinsic.result.as_ref().and_then(|r| self.usage(r, ParameterKind::Type, Position::Result));
        self.check_templates();
        let mut builder = FactsBuilder::new(self.model, intrinsic, self.errors);
        for prefix in prefixes {
            builder.apply(prefix);
        }
        let (facts, const_fn) = builder.finish();
        let documented = prefixes.iter().rfind(|prefix| !prefix.doc.is_empty());
        let doc = documented.map_or("", |prefix| &prefix.doc).to_owned();
        Overload { templates: self.templates, parameters, result, const_fn, facts, doc, span: intrinsic.span }
    }

    /// What a parameter takes: values of a type, or entries of an enum that a dialect has for operands.
    fn parameter_kind(&self, usage: &tree::Use) -> ParameterKind {
        let template = self.templates.iter().find(|template| template.name == usage.name.text);
        let kind = match (template, self.scope.find(&usage.name.text)) {
            (Some(template), _) => template.kind,
            (None, Some(Thing::Enum(id))) => ParameterKind::Enum(id),
            (None, Some(Thing::Matcher(id))) => self.scope.matcher_kind(id),
            (None, Some(Thing::Type(_)) | None) => ParameterKind::Type,
        };
        match kind {
            ParameterKind::Enum(id) if self.model.enums[id.index()].has_operands() => kind,
            ParameterKind::Type | ParameterKind::Number | ParameterKind::Enum(_) => ParameterKind::Type,
        }
    }

    /// The bounds that `@constant` gives.
    fn bounds(&mut self, prefix: &Prefix, name: &str) -> Option<(i64, i64)> {
        let attribute = attributes::find(prefix, name)?;
        let [low, high] = attribute.arguments.as_slice() else { return None };
        let bounds = low.value.text().parse().ok().zip(high.value.text().parse().ok());
        if bounds.is_none_or(|(low, high): (i64, i64)| low > high) {
            self.errors.push(Error::at(attribute.span, "the bounds are whole numbers, the lower one first"));
        }
        bounds
    }

    /// What is constructed or converted to is a type.
    fn check_constructor(&mut self, intrinsic: &Intrinsic) {
        let name = &intrinsic.name;
        let constructs = matches!(intrinsic.kind, IntrinsicKind::Constructor | IntrinsicKind::Conversion);
        if constructs && !matches!(self.scope.find(&name.text), Some(Thing::Type(_))) {
            let near = near(&name.text, self.model.types.iter().map(|ty| ty.name.as_str()));
            self.errors.push(Error::at(name.span, format!("'{}' is no type{near}", name.text)));
        }
    }

    fn check_operator(&mut self, intrinsic: &Intrinsic) {
        let name = &intrinsic.name;
        let (one, two) = (matches!(name.text.as_str(), "!" | "~"), name.text != "!" && name.text != "~");
        let message = match intrinsic.kind {
            IntrinsicKind::UnaryOperator if !one && name.text != "-" => "two operands",
            IntrinsicKind::BinaryOperator if !two => "one operand",
            _ => "",
        };
        if !message.is_empty() {
            self.errors.push(Error::at(name.span, format!("the operator '{}' has {message}", name.text)));
        }
        if let Some(first) = intrinsic.explicit.first().filter(|_| is_operator(intrinsic.kind)) {
            self.errors.push(Error::at(first.name.span, "an operator has no explicit templates"));
        }
        if is_operator(intrinsic.kind) && intrinsic.result.is_none() {
            self.errors.push(Error::at(name.span, "an operator has a result"));
        }
    }

    /// Declares all templates, then resolves constraints, since explicit ones may name implicit ones.
    fn templates(&mut self, intrinsic: &Intrinsic) {
        let all = || intrinsic.explicit.iter().map(|t| (t, true)).chain(intrinsic.implicit.iter().map(|t| (t, false)));
        for (template, is_explicit) in all() {
            let name = &template.name;
            if let Some(earlier) = self.templates.iter().find(|other| other.name == name.text) {
                let error = Error::at(name.span, format!("the template '{}' is declared twice", name.text));
                self.errors.push(error.note(earlier.span, "first here"));
            } else if self.scope.find(&name.text).is_some() || name.text == "num" {
                self.errors.push(Error::at(name.span, format!("the template '{}' hides a declared name", name.text)));
            }
            let kind = template.constraint.as_ref().map_or(ParameterKind::Type, |usage| self.constraint_kind(usage));
            if is_explicit && kind != ParameterKind::Type {
                self.errors.push(Error::at(
                    name.span,
                    format!("the explicit template '{}' is a number: only types can be explicit", name.text),
                ));
            }
            self.templates.push(Template {
                name: name.text.clone(),
                is_explicit,
                kind,
                constraint: None,
                span: name.span,
            });
            self.inferred.push(is_explicit);
            self.used.push(false);
        }
        self.declared = self.templates.len();
        for (index, (template, is_explicit)) in all().enumerate() {
            let Some(usage) = &template.constraint else { continue };
            if self.scope.kind_of(usage).is_some() {
                continue;
            }
            let position = if is_explicit { Position::ExplicitConstraint } else { Position::ImplicitConstraint };
            let kind = self.templates[index].kind;
            if let Some(at) = self.templates.iter().position(|other| other.name == usage.name.text) {
                let message = format!(
                    "'{}' is a template: a constraint is a type, a match, an enum or 'num'",
                    self.templates[at].name
                );
                self.errors.push(Error::at(usage.span, message));
                continue;
            }
            self.templates[index].constraint = self.usage(usage, kind, position);
        }
    }

    /// What a template of this constraint takes; the errors are found when the constraint is resolved.
    fn constraint_kind(&self, usage: &tree::Use) -> ParameterKind {
        if let Some(kind) = self.scope.kind_of(usage) {
            return kind;
        }
        match self.scope.find(&usage.name.text) {
            _ if usage.is_number => ParameterKind::Number,
            Some(Thing::Enum(id)) if usage.entry.is_some() => ParameterKind::Enum(id),
            Some(Thing::Matcher(id)) => self.scope.matcher_kind(id),
            _ => ParameterKind::Type,
        }
    }

    fn check_templates(&mut self) {
        for ((template, used), inferred) in self.templates.iter().zip(&self.used).zip(&self.inferred) {
            let message = if !used {
                format!("nothing uses the template '{}'", template.name)
            } else if !inferred {
                format!("the template '{}' cannot be inferred: no parameter uses it", template.name)
            } else {
                continue;
            };
            self.errors.push(Error::at(template.span, message));
        }
    }

    /// Resolves a use that must be of `expected` kind.
    fn usage(&mut self, usage: &tree::Use, expected: ParameterKind, position: Position) -> Option<Use> {
        if usage.is_number {
            self.expect(usage.span, ParameterKind::Number, expected)?;
            let number: Option<u32> = usage.name.text.parse().ok();
            match number {
                None => self.errors.push(Error::at(usage.span, "a number here is whole and below 2^32")),
                Some(number) if !SIZES.contains(&number) => {
                    let message =
                        format!("{number} is no size: vectors and matrices have 2, 3 or 4 of what they are made of");
                    self.errors.push(Error::at(usage.span, message));
                }
                Some(_) => {}
            }
            return number.map(Use::Number);
        }
        if let Some(entry) = &usage.entry {
            return self.entry(usage, entry, expected);
        }
        let declared = &self.templates[..self.declared];
        if let Some(index) = declared.iter().position(|template| template.name == usage.name.text) {
            return self.template(usage, index, expected, position);
        }
        match self.scope.find(&usage.name.text) {
            Some(Thing::Type(id)) => self.type_use(usage, id, expected, position),
            Some(Thing::Matcher(id)) => {
                self.expect(usage.span, self.scope.matcher_kind(id), expected)?;
                self.no_arguments(usage)?;
                if position == Position::Result {
                    let message = format!("a result is one type, and '{}' is a match: use a template", usage.name.text);
                    self.errors.push(Error::at(usage.span, message));
                    return None;
                }
                let names_one = self.model.matchers.get(id.index()).is_some_and(|matcher| matcher.members.count() == 1);
                if position == Position::Parameter && !names_one {
                    return Some(self.unnamed_template(usage, id));
                }
                Some(Use::Matcher(id))
            }
            Some(Thing::Enum(id)) => {
                self.expect(usage.span, ParameterKind::Enum(id), expected)?;
                if position == Position::Parameter && self.model.enums[id.index()].has_operands() {
                    return Some(Use::AnyEntry(id));
                }
                let message =
                    format!("'{0}' is an enum: name an entry, '{0}.entry', or use a template", usage.name.text);
                self.errors.push(Error::at(usage.span, message));
                None
            }
            None => self.unknown(usage, expected),
        }
    }

    /// A match in a parameter stands for an implicit template of its own, which messages call by the match's name.
    fn unnamed_template(&mut self, usage: &tree::Use, matcher: MatcherId) -> Use {
        let id = TemplateId::new(self.templates.len());
        self.templates.push(Template {
            name: usage.name.text.clone(),
            is_explicit: false,
            kind: self.scope.matcher_kind(matcher),
            constraint: Some(Use::Matcher(matcher)),
            span: usage.span,
        });
        self.inferred.push(true);
        self.used.push(true);
        Use::Template(id)
    }

    /// A type, with as many arguments as it has parameters, each of its kind.
    fn type_use(&mut self, usage: &tree::Use, id: TypeId, expected: ParameterKind, position: Position) -> Option<Use> {
        self.expect(usage.span, ParameterKind::Type, expected)?;
        let model = self.model;
        let parameters = &model.types[id.index()].parameters;
        if parameters.len() != usage.arguments.len() {
            let message = format!(
                "'{}' takes {} template argument{}, not {}",
                usage.name.text,
                parameters.len(),
                if parameters.len() == 1 { "" } else { "s" },
                usage.arguments.len()
            );
            self.errors.push(Error::at(usage.span, message));
            return None;
        }
        let arguments = usage.arguments.iter().zip(parameters);
        let arguments: Vec<Option<Use>> =
            arguments.map(|(argument, (_, kind))| self.usage(argument, *kind, position)).collect();
        Some(Use::Type(id, arguments.into_iter().collect::<Option<_>>()?))
    }

    fn unknown(&mut self, usage: &tree::Use, expected: ParameterKind) -> Option<Use> {
        let wanted = match expected {
            ParameterKind::Type => "type, match or template",
            ParameterKind::Number => "number, match or template",
            ParameterKind::Enum(_) => "enum entry, match or template",
        };
        let templates = self.templates.iter().map(|template| template.name.as_str());
        let near = near(&usage.name.text, self.scope.names().chain(templates));
        self.errors.push(Error::at(usage.name.span, format!("unknown {wanted} '{}'{near}", usage.name.text)));
        None
    }

    fn entry(&mut self, usage: &tree::Use, entry: &tree::Name, expected: ParameterKind) -> Option<Use> {
        let Some(Thing::Enum(id)) = self.scope.find(&usage.name.text) else {
            self.errors.push(Error::at(usage.name.span, format!("unknown enum '{}'", usage.name.text)));
            return None;
        };
        self.expect(usage.span, ParameterKind::Enum(id), expected)?;
        self.no_arguments(usage)?;
        let position = self.model.enums[id.index()].entries.iter().position(|e| e.name == entry.text);
        if position.is_none() {
            let near = near(&entry.text, self.model.enums[id.index()].entries.iter().map(|e| e.name.as_str()));
            let message = format!("the enum '{}' has no entry '{}'{near}", usage.name.text, entry.text);
            self.errors.push(Error::at(entry.span, message));
        }
        position.map(|position| Use::Entry(id, position as u32))
    }

    fn template(
        &mut self,
        usage: &tree::Use,
        index: usize,
        expected: ParameterKind,
        position: Position,
    ) -> Option<Use> {
        let template = &self.templates[index];
        if position == Position::ImplicitConstraint && template.is_explicit {
            let message = format!("an implicit template cannot use the explicit template '{}'", template.name);
            self.errors.push(Error::at(usage.span, message));
            return None;
        }
        self.used[index] = true;
        self.inferred[index] |= matches!(position, Position::Parameter | Position::ExplicitConstraint);
        self.expect(usage.span, self.templates[index].kind, expected)?;
        self.no_arguments(usage)?;
        Some(Use::Template(TemplateId::new(index)))
    }

    fn no_arguments(&mut self, usage: &tree::Use) -> Option<()> {
        if usage.arguments.is_empty() {
            return Some(());
        }
        let message = format!("'{}' takes no template arguments", usage.name.text);
        self.errors.push(Error::at(usage.span, message));
        None
    }

    fn expect(&mut self, span: Span, found: ParameterKind, expected: ParameterKind) -> Option<()> {
        if found == expected {
            return Some(());
        }
        let describe = |kind: ParameterKind| match kind {
            ParameterKind::Type => "a type".to_owned(),
            ParameterKind::Number => "a number".to_owned(),
            ParameterKind::Enum(id) => format!("an entry of '{}'", self.model.enums[id.index()].name),
        };
        let message = format!("{} stands where {} is expected", describe(found), describe(expected));
        self.errors.push(Error::at(span, message));
        None
    }
}

const fn is_operator(kind: IntrinsicKind) -> bool {
    matches!(kind, IntrinsicKind::UnaryOperator | IntrinsicKind::BinaryOperator)
}
