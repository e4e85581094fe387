//! The proof that every target marked `@total` knows what to do with every overload: emit it, lower it or refuse it, whatever concrete types its
//! templates stand for. Conditions that ask about the target may fail, so that something must follow them, and so it must where a step only
//! prepares the call. Constructors are no calls for a target: they become constants and the IR's `construct`.

use crate::decision::{Left, instances};
use crate::model::{IntrinsicKind, Lowering, Model, Overload};
use crate::source::Error;

/// Every gap, and every list in which a transform has two steps.
pub fn check(model: &Model) -> Vec<Error> {
    let mut errors = Vec::new();
    let targets: Vec<&str> =
        model.targets().filter(|target| target.is_total).map(|target| target.name.as_str()).collect();
    for intrinsic in model.intrinsics.iter().filter(|intrinsic| intrinsic.kind != IntrinsicKind::Constructor) {
        // A dialect's entries, which say what they mean in the core's terms, are for one target alone.
        let of_core = |overload: &&Overload| overload.facts.means.is_none() && !overload.facts.is_opaque;
        for overload in intrinsic.overloads.iter().filter(of_core) {
            for target in &targets {
                let signature = || model.signature(intrinsic, overload);
                errors.extend(check_target(model, overload, target, &signature));
            }
        }
    }
    errors
}

fn check_target(model: &Model, overload: &Overload, target: &str, signature: &dyn Fn() -> String) -> Option<Error> {
    instances(model, overload, target).iter().find_map(|instance| {
        let chosen: Vec<String> = instance.choice.iter().map(|(name, value)| format!("{name} is {value}")).collect();
        let place = if chosen.is_empty() { String::new() } else { format!(" where {}", chosen.join(" and ")) };
        let ends = |left: &Left<'_>| left.conditions.is_empty() && model.ends(left.rule);
        let end = instance.rules.iter().position(ends);
        let reached = &instance.rules[..end.map_or(instance.rules.len(), |end| end + 1)];
        if end.is_none() {
            let prepared = instance.rules.iter().any(|left| !model.ends(left.rule));
            let before = if prepared { "prepared by a step, but then " } else { "" };
            let message =
                format!("'{}' is {before}neither emitted, lowered nor refused for {target}{place}", signature());
            return Some(Error::at(overload.span, message));
        }
        twice(model, reached).map(|(transform, first, second)| {
            let message = format!("'{}' has two steps of '{transform}' for {target}{place}", signature());
            Error::at(second, message).note(first, "the first")
        })
    })
}

/// A transform that has two steps which may both be taken.
fn twice<'m>(model: &'m Model, rules: &[Left<'_>]) -> Option<(&'m str, crate::source::Span, crate::source::Span)> {
    let step = |left: &Left<'_>| match &left.rule.lowering {
        Lowering::Step(step) => Some(step.transform),
        _ => None,
    };
    rules.iter().enumerate().find_map(|(index, left)| {
        let transform = step(left)?;
        let earlier = rules[..index].iter().find(|earlier| {
            step(earlier) == Some(transform) && (!model.ends(earlier.rule) || earlier.conditions.is_empty())
        })?;
        Some((model.enums[transform.index()].name.as_str(), earlier.rule.span, left.rule.span))
    })
}
