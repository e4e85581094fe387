//! A call that no overload answers, in the words of a shader author.

use super::Callee;
use super::kinds::Part;
use super::lookup::{NoMatch, row};
use super::matching::{Call, Fit, Mismatch, diagnose, templates};
use super::table::OverloadRow;
use crate::Store;
use crate::types::TypeId;

/// How many candidates are shown.
const MAX_CANDIDATES: usize = 5;

/// The message for a call without an overload, and a note for each of the nearest candidates, nearest first.
/// `name` is how the source spells the callee (`vec3f`); operators are spelt by themselves.
pub fn explain(store: &mut Store, no_match: &NoMatch, name: &str) -> (String, Vec<String>) {
    let call = spell_call(store, no_match, name);
    if !no_match.ambiguous.is_empty() {
        let notes = no_match.ambiguous.iter().enumerate();
        let notes = notes.map(|(index, &at)| format!("candidate {}: {}", index + 1, declaration(row(at)))).collect();
        return (format!("'{call}' fits several overloads equally well"), notes);
    }
    let what = match no_match.callee {
        Callee::Function(_) => "call",
        Callee::Constructor(_) => "constructor",
        Callee::Unary(_) | Callee::Binary { .. } => "operator",
    };
    let arguments = Call { explicit: &no_match.explicit, arguments: &no_match.arguments, is_const: no_match.is_const };
    let mut candidates: Vec<(u32, u16, Mismatch)> = Vec::new();
    for index in no_match.callee.overloads() {
        let mismatch = diagnose(store, row(index), &arguments);
        candidates.push((score(row(index), &arguments, &mismatch), index, mismatch));
    }
    candidates.sort_by_key(|&(score, index, _)| (score, index));
    let mut notes: Vec<String> = Vec::new();
    for (number, (_, index, mismatch)) in candidates.iter().take(MAX_CANDIDATES).enumerate() {
        let reason = reason(store, row(*index), no_match, mismatch);
        notes.push(format!("candidate {}: {}{}: {reason}", number + 1, declaration(row(*index)), marks(mismatch)));
    }
    if candidates.len() > MAX_CANDIDATES {
        notes.push(format!("and {} more candidates", candidates.len() - MAX_CANDIDATES));
    }
    (format!("no matching {what} for '{call}'"), notes)
}

/// How far a candidate is from the call; nearer ones are smaller.
fn score(row: &OverloadRow, call: &Call<'_>, mismatch: &Mismatch) -> u32 {
    let missing = (row.parameter_count as usize).abs_diff(call.arguments.len()) as u32;
    let wrong: u32 = mismatch.arguments.iter().map(|fit| *fit as u32).sum();
    let template = u32::from(mismatch.template.is_some());
    missing * 8 + wrong * 2 + u32::from(mismatch.explicit) * 3 + template * 3
}

fn declaration(row: &OverloadRow) -> String {
    let mut text = format!("'{}'", row.signature);
    let mut word = " where";
    for template in templates(row).iter().filter(|template| !template.allowed.is_empty()) {
        text += &format!("{word} {} is {}", template.name, template.allowed);
        word = " and";
    }
    text
}

/// One mark for each argument: ` [ok, no, ok]`.
fn marks(mismatch: &Mismatch) -> String {
    if mismatch.count || mismatch.arguments.is_empty() {
        return String::new();
    }
    let marks: Vec<&str> = mismatch.arguments.iter().map(|fit| if *fit == Fit::Fits { "ok" } else { "no" }).collect();
    format!(" [{}]", marks.join(", "))
}

/// Why the candidate does not fit.
fn reason(store: &Store, row: &OverloadRow, no_match: &NoMatch, mismatch: &Mismatch) -> String {
    let plural = |n: usize| if n == 1 { "" } else { "s" };
    if mismatch.count {
        let (wanted, given) = (row.parameter_count as usize, no_match.arguments.len());
        return format!("takes {wanted} argument{}, not {given}", plural(wanted));
    }
    if mismatch.explicit {
        let (wanted, given) = (row.explicit_count as usize, no_match.explicit.len());
        if wanted != given {
            return format!("takes {wanted} template argument{}, not {given}", plural(wanted));
        }
        let given: Vec<String> = no_match.explicit.iter().map(|&ty| store.type_name(ty)).collect();
        return format!("the template argument{} {} cannot be used here", plural(given.len()), given.join(", "));
    }
    if let Some(template) = mismatch.template {
        let template_row = &templates(row)[template as usize];
        return match mismatch.bindings[template as usize] {
            None => format!("{} is not given", template_row.name),
            Some(Part::Type(ty)) => format!("{} cannot be {}", template_row.name, store.type_name(ty)),
            Some(Part::Number(n)) if template_row.allowed.is_empty() => format!("{} cannot be {n}", template_row.name),
            Some(Part::Number(_)) => format!("{} is not {}", template_row.name, template_row.allowed),
        };
    }
    let wrong = mismatch.arguments.iter().position(|fit| *fit != Fit::Fits).unwrap_or(0);
    let expected = mismatch.expected.map_or(row.parameter_texts[wrong].to_owned(), |ty| store.type_name(ty));
    format!("argument {} is {}, not {expected}", wrong + 1, store.type_name(no_match.arguments[wrong]))
}

fn spell_call(store: &Store, no_match: &NoMatch, name: &str) -> String {
    let list = |types: &[TypeId]| types.iter().map(|&ty| store.type_name(ty)).collect::<Vec<_>>().join(", ");
    match (no_match.callee, no_match.arguments.as_slice()) {
        (Callee::Unary(op), [argument]) => format!("{}{}", op.symbol(), store.type_name(*argument)),
        (Callee::Binary { op, is_compound }, [lhs, rhs]) => {
            let assign = if is_compound { "=" } else { "" };
            format!("{} {}{assign} {}", store.type_name(*lhs), op.symbol(), store.type_name(*rhs))
        }
        (_, arguments) if no_match.explicit.is_empty() || name.ends_with('>') => format!("{name}({})", list(arguments)),
        (_, arguments) => format!("{name}<{}>({})", list(&no_match.explicit), list(arguments)),
    }
}
