//! The proof that every target marked `@total` knows what to do with every overload: emit it, lower it or refuse it, whatever concrete types its
//! templates stand for. Conditions that ask about an option of the target may fail, so that something must follow them.

use crate::facts::{Condition, LoweringRule};
use crate::model::{Members, Model, Overload, Template};
use crate::source::Error;
use crate::testgen::expand::domain;
use crate::testgen::shape::Ground;

/// Every gap, and every condition that makes no sense.
pub fn check(model: &Model) -> Vec<Error> {
    let mut errors = check_conditions(model);
    let targets: Vec<&str> =
        model.targets().filter(|target| target.is_total).map(|target| target.name.as_str()).collect();
    for intrinsic in &model.intrinsics {
        // A dialect's entries, which say what they mean in the core's terms, are for one target alone.
        let of_core = |overload: &&Overload| overload.facts.means.is_none() && !overload.facts.is_opaque;
        for overload in intrinsic.overloads.iter().filter(of_core) {
            for target in &targets {
                let signature = || model.signature(intrinsic, overload);
                check_target(model, overload, target, &signature, &mut errors);
            }
        }
    }
    errors
}

fn check_target(
    model: &Model,
    overload: &Overload,
    target: &str,
    signature: &dyn Fn() -> String,
    errors: &mut Vec<Error>,
) {
    let rules: Vec<&LoweringRule> = overload.facts.rules.iter().filter(|rule| rule.target == target).collect();
    let mut choice = vec![None; overload.templates.len()];
    if let Some(gap) = gap(model, overload, &rules, &mut choice) {
        let message = format!("'{}' is neither emitted, lowered nor refused for {target}{gap}", signature());
        errors.push(Error::at(overload.span, message));
    }
}

/// A choice of template values that no rule covers, in words.
fn gap(
    model: &Model,
    overload: &Overload,
    rules: &[&LoweringRule],
    choice: &mut Vec<Option<Ground>>,
) -> Option<String> {
    for rule in rules {
        let Some(condition) = &rule.condition else { return None };
        match template(overload, condition) {
            None => {}
            Some(index) => match choice[index].clone() {
                Some(value) if holds(model, condition, &value) => return None,
                Some(_) => {}
                None => return split(model, overload, rules, choice, index),
            },
        }
    }
    let chosen = overload
        .templates
        .iter()
        .zip(&*choice)
        .filter_map(|(template, value)| Some(format!("{} is {}", template.name, spell(model, value.as_ref()?))));
    let chosen: Vec<String> = chosen.collect();
    Some(if chosen.is_empty() { String::new() } else { format!(" where {}", chosen.join(" and ")) })
}

/// Tries every value of the template at `index`.
fn split(
    model: &Model,
    overload: &Overload,
    rules: &[&LoweringRule],
    choice: &mut Vec<Option<Ground>>,
    index: usize,
) -> Option<String> {
    let found = domain(model, &overload.templates[index]).unwrap_or_default().into_iter().find_map(|value| {
        choice[index] = Some(value);
        gap(model, overload, rules, choice)
    });
    choice[index] = None;
    found
}

/// The template that a condition asks about; none where it asks about an option.
fn template(overload: &Overload, condition: &Condition) -> Option<usize> {
    overload.templates.iter().position(|template: &Template| template.name == condition.subject)
}

/// Whether a condition on a template holds for its value: a type or number by name, or a member of a match.
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

/// Misuses of conditions: a template compared by order, or with what is neither a type, a match nor a number.
fn check_conditions(model: &Model) -> Vec<Error> {
    let mut errors = Vec::new();
    for overload in model.intrinsics.iter().flat_map(|intrinsic| &intrinsic.overloads) {
        for rule in &overload.facts.rules {
            let Some(condition) = rule.condition.as_ref().filter(|c| template(overload, c).is_some()) else { continue };
            let value = condition.value.as_str();
            let is_known =
                model.find_type(value).is_some() || model.find_matcher(value).is_some() || value.parse::<u32>().is_ok();
            let error = if !matches!(condition.op, "==" | "!=") {
                format!("the template '{}' is compared by '==' or '!='", condition.subject)
            } else if !is_known {
                format!("'{value}' is neither a type nor a match")
            } else {
                continue;
            };
            errors.push(Error::at(rule.span, error));
        }
    }
    errors.dedup();
    errors
}
