//! Parse trees to the model: names become indices, and everything that the language forbids is said.

mod facts;
mod overload;
mod scope;

use crate::attributes::{self, Place};
use crate::model::{
    self, DisplayPart, Enum, EnumEntry, EnumId, Intrinsic, Matcher, MatcherId, Members, Model, ParameterKind, Type,
    TypeId,
};
use crate::source::Error;
use crate::suggest::near;
use crate::tree::{self, Declaration, File, IntrinsicKind, Name, Prefix, Use};
use overload::OverloadResolver;
use scope::{Scope, Thing};

/// Resolves files, imported ones first.
pub fn resolve(files: &[File]) -> Result<Model, Vec<Error>> {
    let mut flat = Vec::new();
    let mut groups = Vec::new();
    for file in files {
        flatten(&file.declarations, &mut Vec::new(), &mut flat, &mut groups);
    }
    let mut resolver = Resolver { model: Model::default(), scope: Scope::default(), errors: Vec::new() };
    resolver.enums(&flat);
    resolver.const_fns(&flat);
    for group in groups {
        resolver.check(group, Place::Intrinsic);
    }
    resolver.types(&flat);
    resolver.matchers(&flat);
    resolver.intrinsics(&flat);
    resolver.check_agreement();
    if resolver.errors.is_empty() { Ok(resolver.model) } else { Err(resolver.errors) }
}

/// A declaration with the groups around it, outermost first, its own prefix last.
struct Flat<'a> {
    prefixes: Vec<&'a Prefix>,
    declaration: &'a Declaration,
}

impl<'a> Flat<'a> {
    fn own(&self) -> &'a Prefix {
        self.prefixes[self.prefixes.len() - 1]
    }
}

fn flatten<'a>(
    declarations: &'a [(Prefix, Declaration)],
    around: &mut Vec<&'a Prefix>,
    flat: &mut Vec<Flat<'a>>,
    groups: &mut Vec<&'a Prefix>,
) {
    for (prefix, declaration) in declarations {
        around.push(prefix);
        if let Declaration::Group(inner) = declaration {
            groups.push(prefix);
            flatten(inner, around, flat, groups);
        } else {
            flat.push(Flat { prefixes: around.clone(), declaration });
        }
        around.pop();
    }
}

struct Resolver {
    model: Model,
    scope: Scope,
    errors: Vec<Error>,
}

impl Resolver {
    fn check(&mut self, prefix: &Prefix, place: Place) {
        let targets: Vec<&str> = self.model.targets().map(|target| target.name.as_str()).collect();
        attributes::check(prefix, place, &targets, &mut self.errors);
    }

    /// The targets that `@transform` names are there.
    fn check_targets(&mut self, prefix: &Prefix) {
        let targets: Vec<&str> = self.model.targets().map(|target| target.name.as_str()).collect();
        let named = attributes::find(prefix, "transform").into_iter().flat_map(|transform| &transform.arguments);
        let unknown = named.filter(|argument| !targets.contains(&argument.value.text()));
        self.errors.extend(unknown.map(|a| attributes::unknown_target(a.span, a.value.text(), &targets)));
    }

    /// Enters a name, or says where it was declared before.
    fn declare(&mut self, name: &Name, thing: Thing) {
        if let Some(earlier) = self.scope.declare(name, thing) {
            let error = Error::at(name.span, format!("'{}' is declared twice", name.text));
            self.errors.push(error.note(earlier, "first here"));
        }
    }

    fn enums(&mut self, flat: &[Flat<'_>]) {
        let mut prefixes = Vec::new();
        for item in flat {
            let Declaration::Enum(name, entries) = item.declaration else { continue };
            self.declare(name, Thing::Enum(EnumId::new(self.model.enums.len())));
            let ns = attributes::find(item.own(), "ns").and_then(|ns| ns.arguments.first());
            let namespace = ns.map_or("intrinsics", |argument| argument.value.text()).to_owned();
            prefixes.push((item.own(), entries));
            let mut resolved: Vec<EnumEntry> = Vec::new();
            for entry in entries {
                if let Some(earlier) = resolved.iter().find(|other| other.name == entry.name.text) {
                    let message = format!("'{}' is in the enum '{}' twice", entry.name.text, name.text);
                    self.errors.push(Error::at(entry.name.span, message).note(earlier.span, "first here"));
                }
                resolved.push(EnumEntry {
                    name: entry.name.text.clone(),
                    doc: entry.prefix.doc.clone(),
                    is_internal: attributes::find(&entry.prefix, "internal").is_some(),
                    is_total: attributes::find(&entry.prefix, "total").is_some(),
                    version: attributes::find(&entry.prefix, "version")
                        .and_then(|version| version.arguments.first())
                        .map(|argument| argument.value.text().to_owned()),
                    prepares: attributes::find(&entry.prefix, "prepares").is_some(),
                    calls: attributes::find(&entry.prefix, "calls").is_some(),
                    value: self.entry_value(&entry.prefix, &resolved),
                    span: entry.name.span,
                });
            }
            let transform = attributes::find(item.own(), "transform");
            let transform = transform
                .map(|transform| transform.arguments.iter().map(|target| target.value.text().to_owned()).collect());
            let (name, span) = (name.text.clone(), name.span);
            let doc = item.own().doc.clone();
            self.model.enums.push(Enum { name, namespace, entries: resolved, transform, doc, span });
        }
        // Only now are the targets known that attributes may name.
        for (prefix, entries) in prefixes {
            self.check(prefix, Place::Enum);
            self.check_targets(prefix);
            for entry in entries {
                self.check(&entry.prefix, Place::Entry);
            }
        }
    }

    /// A function whose `@const` names nothing is evaluated by what has its own name, which is an entry of `const_fn` by that.
    fn const_fns(&mut self, flat: &[Flat<'_>]) {
        let Some(list) = self.model.find_enum("const_fn") else { return };
        let entries = &mut self.model.enums[list.index()].entries;
        for item in flat {
            let Declaration::Intrinsic(intrinsic) = item.declaration else { continue };
            let consts = item.prefixes.iter().filter_map(|prefix| attributes::find(prefix, "const"));
            let names_nothing = consts.clone().any(|attribute| attribute.arguments.is_empty());
            let name = &intrinsic.name;
            let is_new = || entries.iter().all(|entry| entry.name != name.text);
            if intrinsic.kind == IntrinsicKind::Function && names_nothing && is_new() {
                entries.push(EnumEntry::new(name.text.clone(), name.span));
            }
        }
    }

    /// The number that `@value` gives an entry: one that no entry before it has.
    fn entry_value(&mut self, prefix: &Prefix, before: &[EnumEntry]) -> Option<u32> {
        let argument = attributes::find(prefix, "value")?.arguments.first()?;
        let value = argument.value.text().parse().ok();
        if value.is_none() {
            self.errors.push(Error::at(argument.span, "a value is a whole number below 2^32"));
        } else if let Some(earlier) = before.iter().find(|other| other.value == value) {
            let error = Error::at(argument.span, format!("'{}' has this value", earlier.name));
            self.errors.push(error.note(earlier.span, "here"));
        }
        value
    }

    fn types(&mut self, flat: &[Flat<'_>]) {
        for item in flat {
            let Declaration::Type(name, parameters) = item.declaration else { continue };
            self.check(item.own(), Place::Type);
            self.declare(name, Thing::Type(TypeId::new(self.model.types.len())));
            let parameters = self.type_parameters(parameters);
            let precedence = attributes::find(item.own(), "precedence").and_then(|p| p.arguments.first());
            let display = self.display(item.own(), name, &parameters);
            let precedence = precedence.and_then(|argument| match argument.value.text().parse() {
                Ok(precedence) => Some(precedence),
                Err(_) => {
                    self.errors.push(Error::at(argument.span, "a precedence is a whole number"));
                    None
                }
            });
            self.model.types.push(Type {
                name: name.text.clone(),
                parameters,
                precedence,
                display,
                doc: item.own().doc.clone(),
                span: name.span,
            });
        }
    }

    fn type_parameters(&mut self, parameters: &[tree::Template]) -> Vec<(String, ParameterKind)> {
        let mut resolved: Vec<(String, ParameterKind)> = Vec::new();
        for parameter in parameters {
            let name = &parameter.name;
            if resolved.iter().any(|(other, _)| *other == name.text) {
                self.errors.push(Error::at(name.span, format!("the parameter '{}' is declared twice", name.text)));
            }
            let kind = match &parameter.constraint {
                None => ParameterKind::Type,
                Some(usage) => match self.scope.kind_of(usage) {
                    Some(kind) => kind,
                    None => {
                        let message = format!("'{}' is neither 'num' nor an enum", usage.name.text);
                        self.errors.push(Error::at(usage.span, message));
                        ParameterKind::Type
                    }
                },
            };
            resolved.push((name.text.clone(), kind));
        }
        resolved
    }

    /// The spelling of a type: its `@display` text, or its name with its parameters.
    fn display(&mut self, prefix: &Prefix, name: &Name, parameters: &[(String, ParameterKind)]) -> Vec<DisplayPart> {
        let Some(argument) = attributes::find(prefix, "display").and_then(|d| d.arguments.first()) else {
            let list: Vec<String> = parameters.iter().map(|(name, _)| format!("{{{name}}}")).collect();
            let list = if list.is_empty() { String::new() } else { format!("<{}>", list.join(", ")) };
            return split_display(&format!("{}{list}", name.text), parameters).unwrap_or_default();
        };
        split_display(argument.value.text(), parameters).unwrap_or_else(|message| {
            self.errors.push(Error::at(argument.span, message));
            Vec::new()
        })
    }

    fn matchers(&mut self, flat: &[Flat<'_>]) {
        let declared: Vec<(&Flat<'_>, &Name, &[Use])> = flat
            .iter()
            .filter_map(|item| match item.declaration {
                Declaration::Match(name, members) => Some((item, name, members.as_slice())),
                _ => None,
            })
            .collect();
        for (index, (item, name, _)) in declared.iter().enumerate() {
            self.check(item.own(), Place::Match);
            self.declare(name, Thing::Matcher(MatcherId::new(index)));
        }
        let uses: Vec<&[Use]> = declared.iter().map(|(_, _, members)| *members).collect();
        for (index, (item, name, _)) in declared.iter().enumerate() {
            let members = self.members(&uses, index, &mut Vec::new());
            self.check_precedence(name, &members);
            self.scope.set_matcher_kind(index, members_kind(&members));
            let (doc, span) = (item.own().doc.clone(), name.span);
            self.model.matchers.push(Matcher { name: name.text.clone(), members, doc, span });
        }
    }

    /// The members of match `index`, named matches replaced by theirs.
    fn members(&mut self, all: &[&[Use]], index: usize, open: &mut Vec<usize>) -> Members {
        open.push(index);
        let mut members: Option<Members> = None;
        for usage in all[index] {
            let Some(more) = self.member(all, usage, open) else { continue };
            let Some(so_far) = &mut members else {
                members = Some(more);
                continue;
            };
            if let Err(message) = join(so_far, more) {
                self.errors.push(Error::at(usage.span, message));
            }
        }
        open.pop();
        members.unwrap_or(Members::Types(Vec::new()))
    }

    fn member(&mut self, all: &[&[Use]], usage: &Use, open: &mut Vec<usize>) -> Option<Members> {
        if usage.is_number {
            return self.number(usage).map(|number| Members::Numbers(vec![number]));
        }
        if let Some(entry) = &usage.entry {
            let (id, entry) = self.entry(&usage.name, entry)?;
            return Some(Members::Entries(id, vec![entry]));
        }
        let message = match self.scope.find(&usage.name.text) {
            Some(Thing::Type(id)) => return self.shape(usage, id),
            _ if !usage.arguments.is_empty() => format!("'{}' is no type that has arguments", usage.name.text),
            Some(Thing::Matcher(id)) if open.contains(&id.index()) => {
                format!("the match '{}' contains itself", usage.name.text)
            }
            Some(Thing::Matcher(id)) => return Some(self.members(all, id.index(), open)),
            Some(Thing::Enum(_)) => {
                format!("'{0}' is an enum: name its entries, '{0}.entry'", usage.name.text)
            }
            None => {
                let near = near(&usage.name.text, self.scope.names());
                format!("unknown type or match '{}'{near}", usage.name.text)
            }
        };
        self.errors.push(Error::at(usage.span, message));
        None
    }

    /// A type as a member of a match: with its arguments, or with any where none are given.
    fn shape(&mut self, usage: &Use, id: TypeId) -> Option<Members> {
        let kinds: Vec<ParameterKind> = self.model.types[id.index()].parameters.iter().map(|(_, kind)| *kind).collect();
        if kinds.is_empty() && usage.arguments.is_empty() {
            return Some(Members::Types(vec![id]));
        }
        if usage.arguments.is_empty() {
            return Some(Members::Shapes(vec![model::Use::Type(id, vec![model::Use::Any; kinds.len()])]));
        }
        if usage.arguments.len() != kinds.len() {
            let plural = if kinds.len() == 1 { "" } else { "s" };
            let message = format!("'{}' takes {} template argument{plural}", usage.name.text, kinds.len());
            self.errors.push(Error::at(usage.span, message));
            return None;
        }
        let arguments: Option<Vec<model::Use>> =
            usage.arguments.iter().zip(kinds).map(|(argument, kind)| self.shape_argument(argument, kind)).collect();
        Some(Members::Shapes(vec![model::Use::Type(id, arguments?)]))
    }

    /// An argument of a type in a match: a type without parameters, an entry, or a match declared before.
    fn shape_argument(&mut self, usage: &Use, wanted: ParameterKind) -> Option<model::Use> {
        let found = match self.scope.find(&usage.name.text) {
            _ if let Some(entry) = &usage.entry => {
                let (id, entry) = self.entry(&usage.name, entry)?;
                Some((ParameterKind::Enum(id), model::Use::Entry(id, entry)))
            }
            Some(Thing::Type(id)) if self.model.types[id.index()].parameters.is_empty() => {
                Some((ParameterKind::Type, model::Use::Type(id, Vec::new())))
            }
            Some(Thing::Enum(id)) => Some((ParameterKind::Enum(id), model::Use::AnyEntry(id))),
            Some(Thing::Matcher(id)) if id.index() < self.model.matchers.len() => {
                Some((self.scope.matcher_kind(id), model::Use::Matcher(id)))
            }
            _ => None,
        };
        match found {
            Some((kind, usage)) if kind == wanted => Some(usage),
            _ => {
                let is_known = self.scope.find(&usage.name.text).is_some();
                let near = if is_known { String::new() } else { near(&usage.name.text, self.scope.names()) };
                let message = format!("'{}' is no argument for this type in a match{near}", usage.name.text);
                self.errors.push(Error::at(usage.span, message));
                None
            }
        }
    }

    fn number(&mut self, usage: &Use) -> Option<u32> {
        let number = usage.name.text.parse().ok();
        if number.is_none() {
            self.errors.push(Error::at(usage.span, "a number here is whole and below 2^32"));
        }
        number
    }

    fn entry(&mut self, name: &Name, entry: &Name) -> Option<(EnumId, u32)> {
        let Some(Thing::Enum(id)) = self.scope.find(&name.text) else {
            self.errors.push(Error::at(name.span, format!("unknown enum '{}'", name.text)));
            return None;
        };
        let position = self.model.enums[id.index()].entries.iter().position(|e| e.name == entry.text);
        if position.is_none() {
            let message = format!("the enum '{}' has no entry '{}'", name.text, entry.text);
            self.errors.push(Error::at(entry.span, message));
        }
        position.map(|position| (id, position as u32))
    }

    /// An abstract argument may become any type that has a precedence: no two of one match may have the same.
    fn check_precedence(&mut self, name: &Name, members: &Members) {
        let Members::Types(types) = members else { return };
        for (index, a) in types.iter().enumerate() {
            let a = &self.model.types[a.index()];
            for b in &types[..index] {
                let b = &self.model.types[b.index()];
                if a.precedence.is_some() && a.precedence == b.precedence {
                    let message =
                        format!("'{}' and '{}' have the same precedence in the match '{}'", b.name, a.name, name.text);
                    let error = Error::at(name.span, message);
                    self.errors.push(error.note(b.span, "one here").note(a.span, "the other here"));
                }
            }
        }
    }

    fn intrinsics(&mut self, flat: &[Flat<'_>]) {
        for item in flat {
            let Declaration::Intrinsic(intrinsic) = item.declaration else { continue };
            self.check(item.own(), Place::Intrinsic);
            for parameter in &intrinsic.parameters {
                self.check(&parameter.prefix, Place::Parameter);
            }
            let Self { model, scope, errors } = self;
            let overload = OverloadResolver::new(model, scope, errors).resolve(intrinsic, &item.prefixes);
            let (kind, name) = (intrinsic.kind, &intrinsic.name.text);
            let id = self.model.find_intrinsic(kind, name).map_or_else(
                || {
                    self.model.intrinsics.push(Intrinsic { kind, name: name.clone(), overloads: Vec::new() });
                    self.model.intrinsics.len() - 1
                },
                |id| id.index(),
            );
            let overloads = &mut self.model.intrinsics[id].overloads;
            if let Some(earlier) = overloads.iter().find(|other| overload::same_shape(other, &overload)) {
                let error = Error::at(overload.span, format!("this overload of '{name}' is declared twice"));
                self.errors.push(error.note(earlier.span, "first here"));
            }
            overloads.push(overload);
        }
    }

    /// What the compiler asks of a built-in function without knowing the overload must be the same for all of them.
    fn check_agreement(&mut self) {
        for intrinsic in self.model.of_kind(tree::IntrinsicKind::Function) {
            let (first, others) = intrinsic.overloads.split_first().expect("an intrinsic has an overload");
            for other in others {
                let (a, b) = (&first.facts, &other.facts);
                let differs = [
                    ("stage", a.stages != b.stages),
                    ("effects", a.effects != b.effects),
                    ("reads", a.reads.is_empty() != b.reads.is_empty()),
                    ("writes", a.writes.is_empty() != b.writes.is_empty()),
                    ("uniformity", a.uniformity != b.uniformity),
                ];
                for (name, _) in differs.iter().filter(|(_, differs)| *differs) {
                    let message = format!("the overloads of '{}' do not agree on '@{name}'", intrinsic.name);
                    self.errors.push(Error::at(other.span, message).note(first.span, "the first overload"));
                }
            }
        }
    }
}

fn members_kind(members: &Members) -> ParameterKind {
    match members {
        Members::Types(_) | Members::Shapes(_) => ParameterKind::Type,
        Members::Entries(id, _) => ParameterKind::Enum(*id),
        Members::Numbers(_) => ParameterKind::Number,
    }
}

/// Adds `more` to `members`; what two named matches share counts once.
fn join(members: &mut Members, more: Members) -> Result<(), &'static str> {
    match (members, more) {
        (Members::Types(list), Members::Types(more)) => union(list, more),
        (Members::Shapes(list), Members::Shapes(more)) => union(list, more),
        (Members::Shapes(list), Members::Types(more)) => union(list, plain(&more)),
        (members @ Members::Types(_), Members::Shapes(more)) => {
            let mut list = if let Members::Types(list) = &*members { plain(list) } else { Vec::new() };
            union(&mut list, more);
            *members = Members::Shapes(list);
        }
        (Members::Numbers(list), Members::Numbers(more)) => union(list, more),
        (Members::Entries(id, list), Members::Entries(other, more)) if *id == other => union(list, more),
        (Members::Entries(..), Members::Entries(..)) => return Err("the entries of a match are all of one enum"),
        _ => return Err("a match has types, entries of one enum, or numbers, never mixed"),
    }
    Ok(())
}

/// Types without parameters as shapes.
fn plain(types: &[TypeId]) -> Vec<model::Use> {
    types.iter().map(|&id| model::Use::Type(id, Vec::new())).collect()
}

fn union<T: PartialEq>(list: &mut Vec<T>, more: Vec<T>) {
    for item in more {
        if !list.contains(&item) {
            list.push(item);
        }
    }
}

fn split_display(text: &str, parameters: &[(String, ParameterKind)]) -> Result<Vec<DisplayPart>, String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, after)) = after.split_once('}') else {
            return Err("a '{' without its '}'".to_owned());
        };
        let Some(index) = parameters.iter().position(|(parameter, _)| parameter == name) else {
            return Err(format!("the type has no parameter '{name}'"));
        };
        if !before.is_empty() {
            parts.push(DisplayPart::Text(before.to_owned()));
        }
        parts.push(DisplayPart::Parameter(index));
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(DisplayPart::Text(rest.to_owned()));
    }
    Ok(parts)
}
