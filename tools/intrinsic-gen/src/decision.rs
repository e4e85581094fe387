//! What decides how a target gets a call: of each callee and target, a tree that asks as little as can be of the types of operands and
//! result, and has at its ends the rules that are left, whose conditions ask about the target alone.

use std::collections::BTreeSet;

use crate::facts::{Condition, Lowering, LoweringRule};
use crate::model::{Intrinsic, Members, Model, Overload, ParameterKind, Template, Use};
use crate::testgen::expand::SIZES;
use crate::testgen::shape::Ground;

/// What a condition may ask about whatever the target: whether a module has an entry point of a stage.
pub const STAGE: &str = "stage";

/// What is seen of a type: its scalar, and what is made of it. `Other` is what neither tells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeClass {
    /// The name of the scalar that the type is or is made of: `I32`.
    pub scalar: String,
    /// The name of its form: `Vec2`, `PtrWorkgroup`, `Texture2d`.
    pub form: String,
}

impl TypeClass {
    /// The name of the class among those of the compiler: `I32`, `Vec2F32`, `Texture2d`.
    fn name(&self) -> String {
        match (self.form.as_str(), self.scalar.as_str()) {
            ("Scalar", scalar) => scalar.to_owned(),
            (form, "Other") => form.to_owned(),
            (form, scalar) => format!("{form}{scalar}"),
        }
    }
}

/// The class of a type of which nothing is known.
fn other() -> TypeClass {
    TypeClass { scalar: "Other".to_owned(), form: "Other".to_owned() }
}

/// An overload as calls of concrete types see it.
#[derive(Clone, Debug)]
pub struct Instance<'m> {
    /// The classes of its parameters.
    pub parameters: Vec<TypeClass>,
    /// The class of its result.
    pub result: Option<TypeClass>,
    /// The rules that are left, with the conditions that are left of each.
    pub rules: Vec<Left<'m>>,
    /// The templates that conditions ask about, with their values.
    pub choice: Vec<(String, String)>,
}

/// A rule whose conditions on templates hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left<'m> {
    /// The rule.
    pub rule: &'m LoweringRule,
    /// Its conditions on the target.
    pub conditions: Vec<&'m Condition>,
}

/// A tree of questions.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice<'m> {
    /// These rules.
    Rules(Vec<Left<'m>>),
    /// By the class of an operand, or of the result where there is no index: the names of classes for each choice.
    Ask(Option<usize>, Vec<(Vec<String>, Choice<'m>)>),
}

/// Every instance of an overload, as far as rules for a target or forms of types distinguish them. None of an overload of abstract types, which is
/// evaluated before it gets anywhere.
pub fn instances<'m>(model: &'m Model, overload: &'m Overload, target: &str) -> Vec<Instance<'m>> {
    let rules: Vec<&LoweringRule> = overload.facts.rules.iter().filter(|rule| rule.target == target).collect();
    let uses = overload.parameters.iter().map(|parameter| &parameter.ty).chain(&overload.result);
    if uses.clone().any(|usage| names_abstract(model, usage)) {
        return Vec::new();
    }
    let mut asked = BTreeSet::new();
    for condition in rules.iter().flat_map(|rule| &rule.conditions) {
        asked.extend(template_of(overload, condition));
    }
    let shown = asked.clone();
    uses.for_each(|usage| forming(model, overload, usage, &mut asked));
    let free: Vec<usize> = asked.iter().copied().filter(|&index| is_free(&overload.templates[index])).collect();
    let mut found = Vec::new();
    let mut values = vec![None; overload.templates.len()];
    let builder = Builder { model, overload, rules, shown };
    builder.assign(&free, &mut values, &mut found);
    found
}

/// The templates on which the class of a type depends.
fn forming(model: &Model, overload: &Overload, usage: &Use, found: &mut BTreeSet<usize>) {
    match usage {
        Use::Template(id) => {
            found.insert(id.index());
            if let Some(constraint @ Use::Type(..)) = &overload.templates[id.index()].constraint {
                forming(model, overload, constraint, found);
            }
        }
        Use::Type(id, arguments) => {
            let name = model.types[id.index()].name.as_str();
            let count = match name {
                "ptr" => 1,
                _ if name.starts_with("vec") || name.starts_with("mat") => arguments.len(),
                _ => 0,
            };
            arguments[..count].iter().for_each(|argument| forming(model, overload, argument, found));
        }
        _ => {}
    }
}

/// Whether a template's values are chosen, and do not follow from those of others.
fn is_free(template: &Template) -> bool {
    !matches!(&template.constraint, Some(Use::Type(_, arguments)) if !arguments.is_empty())
}

fn names_abstract(model: &Model, usage: &Use) -> bool {
    match usage {
        Use::Type(id, arguments) => {
            matches!(model.types[id.index()].name.as_str(), "ia" | "fa")
                || arguments.iter().any(|argument| names_abstract(model, argument))
        }
        _ => false,
    }
}

/// The template that a condition asks about; none where it asks about the target.
pub fn template_of(overload: &Overload, condition: &Condition) -> Option<usize> {
    overload.templates.iter().position(|template: &Template| template.name == condition.subject)
}

struct Builder<'m> {
    model: &'m Model,
    overload: &'m Overload,
    rules: Vec<&'m LoweringRule>,
    /// The templates that conditions ask about.
    shown: BTreeSet<usize>,
}

impl<'m> Builder<'m> {
    fn assign(&self, free: &[usize], values: &mut Vec<Option<Ground>>, found: &mut Vec<Instance<'m>>) {
        let Some((&first, rest)) = free.split_first() else {
            found.push(self.instance(values));
            return;
        };
        for value in domain(self.model, &self.overload.templates[first]) {
            values[first] = value;
            self.assign(rest, values, found);
        }
        values[first] = None;
    }

    fn instance(&self, values: &[Option<Ground>]) -> Instance<'m> {
        let class = |usage: &Use| self.class(usage, values);
        let name = |&index: &usize| -> Option<(String, String)> {
            Some((self.overload.templates[index].name.clone(), spell(self.model, values[index].as_ref()?)))
        };
        Instance {
            parameters: self.overload.parameters.iter().map(|parameter| class(&parameter.ty)).collect(),
            result: self.overload.result.as_ref().map(class),
            rules: self.left_of_all(values),
            choice: self.shown.iter().filter_map(name).collect(),
        }
    }

    /// What is left of the rules, up to the first that always ends the list.
    fn left_of_all(&self, values: &[Option<Ground>]) -> Vec<Left<'m>> {
        let mut rules = Vec::new();
        for left in self.rules.iter().filter_map(|rule| self.left(rule, values)) {
            let ends = left.conditions.is_empty() && self.model.ends(left.rule);
            rules.push(left);
            if ends {
                break;
            }
        }
        rules
    }

    /// What is left of a rule whose conditions on templates hold.
    fn left(&self, rule: &'m LoweringRule, values: &[Option<Ground>]) -> Option<Left<'m>> {
        let mut conditions = Vec::new();
        for condition in &rule.conditions {
            match template_of(self.overload, condition) {
                Some(index) if !values[index].as_ref().is_some_and(|value| holds(self.model, condition, value)) => {
                    return None;
                }
                Some(_) => {}
                None => conditions.push(condition),
            }
        }
        Some(Left { rule, conditions })
    }

    fn class(&self, usage: &Use, values: &[Option<Ground>]) -> TypeClass {
        match usage {
            Use::Template(id) => match (&values[id.index()], &self.overload.templates[id.index()].constraint) {
                (Some(Ground::Type(ty, _)), _) => self.named(&self.model.types[ty.index()].name, &[], values),
                (None, Some(constraint @ Use::Type(..))) => self.class(constraint, values),
                _ => other(),
            },
            Use::Type(id, arguments) => self.named(&self.model.types[id.index()].name, arguments, values),
            _ => other(),
        }
    }

    fn named(&self, name: &str, arguments: &[Use], values: &[Option<Ground>]) -> TypeClass {
        let class = |scalar: String, form: String| TypeClass { scalar, form };
        let element = || arguments.last().map_or_else(|| other().scalar, |element| self.class(element, values).scalar);
        match name {
            "i32" | "u32" | "f32" | "f16" | "bool" => class(pascal(name), "Scalar".to_owned()),
            "vec" => {
                let size = match &arguments[0] {
                    Use::Template(id) => values[id.index()].as_ref().map(|value| spell(self.model, value)),
                    Use::Number(number) => Some(number.to_string()),
                    _ => None,
                };
                class(element(), size.map_or_else(|| other().form, |size| format!("Vec{size}")))
            }
            "vec2" | "vec3" | "vec4" => class(element(), pascal(name)),
            _ if name.starts_with("mat") => class(element(), "Matrix".to_owned()),
            "ptr" => {
                let space = match &arguments[0] {
                    Use::Template(id) => values[id.index()].as_ref().map(|value| spell(self.model, value)),
                    Use::Entry(id, entry) => Some(self.model.enums[id.index()].entries[*entry as usize].name.clone()),
                    Use::Matcher(id) => self.single_member(*id),
                    _ => None,
                };
                class(other().scalar, space.map_or_else(|| other().form, |space| format!("Ptr{}", pascal(&space))))
            }
            _ if name.starts_with("texture") || name.starts_with("sampler") => class(other().scalar, pascal(name)),
            _ => other(),
        }
    }

    fn single_member(&self, id: crate::model::MatcherId) -> Option<String> {
        match &self.model.matchers[id.index()].members {
            Members::Entries(of, entries) if entries.len() == 1 => {
                Some(self.model.enums[of.index()].entries[entries[0] as usize].name.clone())
            }
            _ => None,
        }
    }
}

/// The values of a template that has some of its own; a type that may be any has none that matters.
fn domain(model: &Model, template: &Template) -> Vec<Option<Ground>> {
    let of_type = |id: crate::model::TypeId| Ground::Type(id, Vec::new());
    let members = |members: &Members| -> Vec<Option<Ground>> {
        match members {
            Members::Types(types) => {
                let concrete = types.iter().filter(|id| !matches!(model.types[id.index()].name.as_str(), "ia" | "fa"));
                concrete.map(|id| Some(of_type(*id))).collect()
            }
            Members::Shapes(shapes) => shapes.iter().map(|_| None).collect(),
            Members::Entries(id, entries) => entries.iter().map(|entry| Some(Ground::Entry(*id, *entry))).collect(),
            Members::Numbers(numbers) => numbers.iter().map(|number| Some(Ground::Number(*number))).collect(),
        }
    };
    match (&template.constraint, template.kind) {
        (Some(Use::Matcher(id)), _) => members(&model.matchers[id.index()].members),
        (Some(Use::Type(id, _)), _) => vec![Some(of_type(*id))],
        (Some(Use::Number(number)), _) => vec![Some(Ground::Number(*number))],
        (Some(Use::Entry(id, entry)), _) => vec![Some(Ground::Entry(*id, *entry))],
        (Some(Use::Template(_)) | None, ParameterKind::Type) | (Some(Use::AnyEntry(_) | Use::Any), _) => vec![None],
        (_, ParameterKind::Number) => SIZES.iter().map(|&size| Some(Ground::Number(size))).collect(),
        (_, ParameterKind::Enum(id)) => {
            let count = model.enums[id.index()].entries.len();
            (0..count).map(|entry| Some(Ground::Entry(id, entry as u32))).collect()
        }
    }
}

/// Whether a condition on a template holds for its value: a type, number or entry by name, or a member of a match.
fn holds(model: &Model, condition: &Condition, value: &Ground) -> bool {
    let is_member = |id: usize| match (&model.matchers[id].members, value) {
        (Members::Types(types), Ground::Type(ty, _)) => types.contains(ty),
        (Members::Entries(of, entries), Ground::Entry(id, entry)) => of == id && entries.contains(entry),
        (Members::Numbers(numbers), Ground::Number(number)) => numbers.contains(number),
        _ => false,
    };
    let is_equal = spell(model, value) == condition.value
        || model.find_matcher(&condition.value).is_some_and(|id| is_member(id.index()));
    if condition.op == "!=" { !is_equal } else { is_equal }
}

fn spell(model: &Model, value: &Ground) -> String {
    match value {
        Ground::Type(id, _) => model.types[id.index()].name.clone(),
        Ground::Number(number) => number.to_string(),
        Ground::Entry(id, entry) => model.enums[id.index()].entries[*entry as usize].name.clone(),
    }
}

fn pascal(name: &str) -> String {
    crate::emit::pascal(name)
}

/// The tree for all overloads of a callee, with the rules that `kept` leaves of each list. Where no type tells apart two overloads whose rules
/// differ there is none: the error names them.
pub fn choice<'m>(
    model: &'m Model,
    overloads: &[(&'m Intrinsic, &'m Overload)],
    target: &str,
    kept: impl Fn(Vec<Left<'m>>) -> Vec<Left<'m>>,
) -> Result<Choice<'m>, String> {
    let all = overloads.iter().flat_map(|(_, overload)| instances(model, overload, target));
    let all: Vec<Instance<'m>> = all.map(|instance| Instance { rules: kept(instance.rules), ..instance }).collect();
    let refs: Vec<&Instance<'m>> = all.iter().collect();
    split(&refs).ok_or_else(|| {
        let (intrinsic, overload) = overloads[0];
        format!("{}: no type tells apart what {target} does with its overloads", model.signature(intrinsic, overload))
    })
}

/// The rules that say how a call is spelt: those that only prepare it do not matter, and nothing does after the last spelling.
pub fn that_spell<'m>(model: &Model, mut rules: Vec<Left<'m>>) -> Vec<Left<'m>> {
    let is_spelling = |left: &Left<'_>| matches!(left.rule.lowering, Lowering::Emit(_));
    rules.truncate(rules.iter().rposition(is_spelling).map_or(0, |last| last + 1));
    rules.retain(|left| model.ends(left.rule));
    rules
}

fn same<'m>(a: &[Left<'m>], b: &[Left<'m>]) -> bool {
    let same_rule = |a: &Left<'m>, b: &Left<'m>| {
        let key = |left: &Left<'m>| -> Vec<(String, &'static str, String)> {
            left.conditions.iter().map(|c| (c.subject.clone(), c.op, c.value.clone())).collect()
        };
        a.rule.lowering.is_same(&b.rule.lowering) && key(a) == key(b)
    };
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_rule(a, b))
}

fn split<'m>(instances: &[&Instance<'m>]) -> Option<Choice<'m>> {
    let Some(first) = instances.first() else { return Some(Choice::Rules(Vec::new())) };
    if instances.iter().all(|instance| same(&instance.rules, &first.rules)) {
        return Some(Choice::Rules(first.rules.clone()));
    }
    let operands = instances.iter().map(|instance| instance.parameters.len()).max().unwrap_or(0);
    let questions = (0..operands).map(Some).chain([None]);
    // The fewest different answers behind a question are the best; of as good questions the first is asked.
    let mixed = |groups: &[(Vec<String>, Vec<&Instance<'m>>)]| -> usize {
        groups.iter().map(|(_, group)| different(group)).sum()
    };
    let best = questions
        .map(|question| (question, groups(instances, question)))
        .filter(|(_, groups)| groups.len() > 1)
        .min_by_key(|(_, groups)| mixed(groups))?;
    let (question, groups) = best;
    let mut answers: Vec<(Vec<String>, Choice<'m>)> = Vec::new();
    for (names, group) in groups {
        let choice = split(&group)?;
        match answers.iter_mut().find(|(_, other)| same_choice(other, &choice)) {
            Some((known, _)) => known.extend(names),
            None => answers.push((names, choice)),
        }
    }
    match answers.len() {
        1 => answers.pop().map(|(_, choice)| choice),
        _ => Some(Choice::Ask(question, answers)),
    }
}

fn same_choice<'m>(a: &Choice<'m>, b: &Choice<'m>) -> bool {
    match (a, b) {
        (Choice::Rules(a), Choice::Rules(b)) => same(a, b),
        (Choice::Ask(p, a), Choice::Ask(q, b)) => {
            p == q && a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.0 == b.0 && same_choice(&a.1, &b.1))
        }
        _ => false,
    }
}

/// How many different lists of rules there are, one counting nothing.
fn different(instances: &[&Instance<'_>]) -> usize {
    let mut lists: Vec<&[Left<'_>]> = Vec::new();
    for instance in instances {
        if !lists.iter().any(|list| same(list, &instance.rules)) {
            lists.push(&instance.rules);
        }
    }
    lists.len() - 1
}

/// The instances by the answer to a question. Those that have no such operand are by themselves.
fn groups<'a, 'm>(instances: &[&'a Instance<'m>], operand: Option<usize>) -> Vec<(Vec<String>, Vec<&'a Instance<'m>>)> {
    let mut groups: Vec<(Vec<String>, Vec<&'a Instance<'m>>)> = Vec::new();
    for instance in instances {
        let class = match operand {
            Some(index) => instance.parameters.get(index),
            None => instance.result.as_ref(),
        };
        let name = class.map_or("Absent".to_owned(), TypeClass::name);
        match groups.iter_mut().find(|(names, _)| names[0] == name) {
            Some((_, group)) => group.push(instance),
            None => groups.push((vec![name], vec![instance])),
        }
    }
    groups
}
