//! What names in rules stand for is there: options and values in conditions, placeholders, SPIR-V's instructions, a dialect's functions, the
//! functions in meanings. And every step that is declared is somebody's.

use std::collections::BTreeSet;

use crate::decision::{STAGE, template_of};
use crate::facts::{Condition, Lowering, LoweringRule};
use crate::model::{Enum, IntrinsicKind, Members, Model, Overload, ParameterKind, Use};
use crate::source::{Error, Span};
use crate::suggest::near;

/// The numbers of SPIR-V as the compiler's writer has them: its instructions and those of `GLSL.std.450`.
const GRAMMAR: &str = include_str!("../../../compiler/src/spirv/grammar/mod.rs");

/// The target whose spellings are instructions.
pub const SPIRV: &str = "spirv";

/// All that is wrong with a model by itself.
pub fn check(model: &Model) -> Vec<Error> {
    let mut errors = Vec::new();
    let mut push = |error: Option<Error>| {
        // A group's attributes are applied to each overload in it, and complained of once.
        if let Some(error) = error.filter(|error| !errors.contains(error)) {
            errors.push(error);
        }
    };
    for item in &model.enums {
        wrong_values(item).for_each(|error| push(Some(error)));
    }
    for overload in model.intrinsics.iter().flat_map(|intrinsic| &intrinsic.overloads) {
        push(match_of_shapes(model, overload));
        for rule in &overload.facts.rules {
            rule.conditions.iter().for_each(|condition| push(wrong_condition(model, overload, rule, condition)));
            if let Lowering::Emit(text) = &rule.lowering {
                push(wrong_placeholder(overload, text, rule.span));
                push(wrong_instruction(rule, text));
            }
        }
    }
    errors.extend(idle_steps(model));
    errors
}

/// Only the entries of a dialect's enum have numbers.
fn wrong_values(item: &Enum) -> impl Iterator<Item = Error> {
    let entries = item.entries.iter().filter(|entry| entry.value.is_some() && !item.has_operands());
    let message = "'@value' is for the entries of a dialect's enum, which has '@ns' with the dialect's name";
    entries.map(move |entry| Error::at(entry.span, message))
}

/// What the tests of the core are made of has no types with arguments in matches.
fn match_of_shapes(model: &Model, overload: &Overload) -> Option<Error> {
    if is_of_dialect(overload) {
        return None;
    }
    let constraints = overload.templates.iter().filter_map(|template| template.constraint.as_ref());
    let uses = constraints.chain(overload.parameters.iter().map(|parameter| &parameter.ty));
    let mut matches = uses.filter_map(|usage| match usage {
        Use::Matcher(id) => Some(&model.matchers[id.index()]),
        _ => None,
    });
    let shapes = matches.find(|matcher| matches!(matcher.members, Members::Shapes(_)))?;
    let message = format!("the match '{}' has types with arguments, which only dialects take", shapes.name);
    Some(Error::at(overload.span, message).note(shapes.span, "this match"))
}

/// Whether it is an overload of a dialect's function.
const fn is_of_dialect(overload: &Overload) -> bool {
    overload.facts.means.is_some() || overload.facts.is_opaque
}

fn wrong_condition(model: &Model, overload: &Overload, rule: &LoweringRule, condition: &Condition) -> Option<Error> {
    let Condition { subject, value, op, span } = condition;
    let is_equality = matches!(*op, "==" | "!=");
    if let Some(template) = template_of(overload, condition) {
        if !is_equality {
            return Some(Error::at(*span, format!("the template '{subject}' is compared by '==' or '!='")));
        }
        let types = model.types.iter().map(|ty| ty.name.as_str());
        let matches = model.matchers.iter().map(|matcher| matcher.name.as_str());
        let mut known: Vec<&str> = types.chain(matches).collect();
        if let ParameterKind::Enum(id) = overload.templates[template].kind {
            known.extend(model.enums[id.index()].entries.iter().map(|entry| entry.name.as_str()));
        }
        let is_known = known.contains(&value.as_str()) || value.parse::<u32>().is_ok();
        let near = near(value, known);
        return (!is_known).then(|| Error::at(*span, format!("'{value}' is neither a type nor a match{near}")));
    }
    if subject == STAGE {
        let stages = crate::facts::STAGES;
        let near = near(value, stages);
        let is_wrong = !is_equality || !stages.contains(&value.as_str());
        let message = || format!("'{STAGE}' is compared by '==' or '!=' with {}{near}", stages.join(", "));
        return is_wrong.then(|| Error::at(*span, message()));
    }
    let version = model.targets().find(|target| target.name == rule.target)?.version.as_deref();
    if version == Some(subject) {
        let is_version = value.split('.').count() == 2 && value.split('.').all(|part| part.parse::<u8>().is_ok());
        return (!is_version).then(|| Error::at(*span, format!("'{value}' is no version such as \"1.4\"")));
    }
    let templates = overload.templates.iter().map(|template| template.name.as_str());
    let near = near(subject, templates.chain([STAGE]).chain(version));
    let version = version.map_or_else(
        || format!("{} has no versions", rule.target),
        |name| format!("the version of {} is '{name}'", rule.target),
    );
    let message = format!("'{subject}' is no template of this overload, and {version}{near}");
    Some(Error::at(*span, message).note(overload.span, "this overload"))
}

/// The names between braces.
pub fn placeholders(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).map(|rest| rest.split_once('}').map_or(rest, |(name, _)| name))
}

fn wrong_placeholder(overload: &Overload, text: &str, span: Span) -> Option<Error> {
    let is_dialect = is_of_dialect(overload);
    let of_core = ["name", "type"];
    let parameters = overload.parameters.iter().map(|parameter| parameter.name.as_str());
    let known: Vec<&str> = if is_dialect { parameters.chain(["..."]).collect() } else { of_core.to_vec() };
    let wrong = placeholders(text).find(|name| !known.contains(name))?;
    let near = near(wrong, known.iter().copied());
    let what = if is_dialect { "a parameter" } else { "'name' or 'type'" };
    let error = Error::at(span, format!("the placeholder '{{{wrong}}}' is not {what}{near}"));
    Some(if is_dialect { error.note(overload.span, "of this function") } else { error })
}

fn wrong_instruction(rule: &LoweringRule, text: &str) -> Option<Error> {
    if rule.target != SPIRV {
        return None;
    }
    let (name, list, what) = match text.strip_prefix("Op") {
        Some(name) => (name, "Op", "no instruction of SPIR-V"),
        None => (text, "Glsl", "no instruction of GLSL.std.450"),
    };
    let known = instructions(list);
    if known.contains(&name) {
        return None;
    }
    let prefix = if list == "Op" { "Op" } else { "" };
    let near = near(name, known).replace("mean '", &format!("mean '{prefix}"));
    Some(Error::at(rule.span, format!("'{text}' is {what} that the writer has{near}")))
}

/// The names in one list of the grammar.
fn instructions(list: &str) -> Vec<&'static str> {
    let start = format!("\n    {list} {{\n");
    let block = GRAMMAR.split_once(&start).and_then(|(_, rest)| rest.split_once('}')).map_or("", |(block, _)| block);
    block
        .split(',')
        .filter_map(|entry| entry.split_once('='))
        .filter_map(|(name, _)| name.split_whitespace().last())
        .collect()
}

/// Steps that no rule names: what nothing takes is not there.
fn idle_steps(model: &Model) -> Vec<Error> {
    let mut named = BTreeSet::new();
    let overloads = model.intrinsics.iter().flat_map(|intrinsic| &intrinsic.overloads);
    for rule in overloads.flat_map(|overload| &overload.facts.rules) {
        if let Lowering::Step(step) = &rule.lowering {
            named.insert((step.transform.index(), step.entry));
        }
    }
    let transforms = model.enums.iter().enumerate().filter(|(_, item)| item.transform.is_some());
    let steps = transforms.flat_map(|(id, item)| {
        item.entries.iter().enumerate().map(move |(index, entry)| ((id, index as u32), item, entry))
    });
    let idle = steps.filter(|(step, _, _)| !named.contains(step));
    idle.map(|(_, item, entry)| Error::at(entry.span, format!("no rule names the step '{}.{}'", item.name, entry.name)))
        .collect()
}

/// The functions of dialects that steps are given are there.
pub fn check_calls(core: &Model, dialects: &[(&'static str, Model)]) -> Vec<Error> {
    let mut errors: Vec<Error> = Vec::new();
    for rule in core.intrinsics.iter().flat_map(|item| &item.overloads).flat_map(|overload| &overload.facts.rules) {
        let Lowering::Step(step) = &rule.lowering else { continue };
        let Some((function, span)) = &step.function else { continue };
        let dialect = dialects.iter().find(|(name, _)| *name == rule.target);
        let known = || dialect.iter().flat_map(|(_, model)| &model.intrinsics).map(|item| item.name.as_str());
        if known().any(|name| name == function) {
            continue;
        }
        let near = near(function, known());
        let error = Error::at(*span, format!("the dialect of {} has no function '{function}'{near}", rule.target));
        if !errors.contains(&error) {
            errors.push(error);
        }
    }
    errors
}

/// What a dialect adds to the core: its enums are its own, its types have at most one argument, a type, and every function says what it
/// means, or that it is opaque, and means what the core can compute.
pub fn check_dialect(name: &str, core: &Model, dialect: &Model) -> Vec<Error> {
    let mut errors: Vec<Error> = Vec::new();
    let mut push = |error: Error| {
        if !errors.contains(&error) {
            errors.push(error);
        }
    };
    for item in dialect.enums.iter().filter(|item| core.find_enum(&item.name).is_none() && item.namespace != name) {
        push(Error::at(item.span, format!("an enum of this dialect has '@ns(\"{name}\")'")));
    }
    for ty in dialect.types.iter().filter(|ty| core.find_type(&ty.name).is_none()) {
        if !matches!(ty.parameters[..], [] | [(_, ParameterKind::Type)]) {
            push(Error::at(ty.span, format!("'{}' is of a dialect, and has at most one type as argument", ty.name)));
        }
    }
    let functions = core.of_kind(IntrinsicKind::Function).map(|item| item.name.as_str());
    let known: Vec<&str> = functions.chain(core.types.iter().map(|ty| ty.name.as_str())).collect();
    for function in &dialect.intrinsics {
        for overload in &function.overloads {
            let Some((means, span)) = &overload.facts.means else {
                if !overload.facts.is_opaque {
                    let message = format!("'{}' has neither '@means' nor '@opaque'", function.name);
                    push(Error::at(overload.span, message));
                }
                continue;
            };
            if let Some(unknown) = called(means).find(|name| !known.contains(name)) {
                let near = near(unknown, known.iter().copied());
                push(Error::at(*span, format!("the core has no function '{unknown}'{near}")));
            }
        }
    }
    errors
}

/// The names in an expression that something is called by: those with a parenthesis behind them, or template arguments and then one.
fn called(means: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < means.len() {
            let rest = &means[at..];
            let len = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            if len == 0 {
                at += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            }
            let (name, behind) = rest.split_at(len);
            at += len;
            let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic());
            if is_name && (behind.starts_with('(') || behind.starts_with('<')) {
                return Some(name);
            }
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_is_found() {
        assert!(instructions("Op").contains(&"FAdd") && instructions("Glsl").contains(&"FClamp"));
    }

    #[test]
    fn calls_are_found_in_meanings() {
        let names: Vec<&str> = called("let p = modf(x); *w = p.whole; bitcast<vec2<f16>>(v[1 - i]).x").collect();
        assert_eq!(names, ["modf", "bitcast", "vec2"]);
    }
}
