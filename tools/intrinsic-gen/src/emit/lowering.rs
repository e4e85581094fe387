//! How each target gets each overload: the rules of `@emit`, `@lower` and `@refuse`, in the order of the overload table.

use std::fmt::Write;

use super::rust::{head, pascal};
use crate::facts::{Condition, Lowering, LoweringRule};
use crate::model::{Intrinsic, Members, Model, Overload};

/// `generated/lowering.rs`. `order` is the order of the overload table.
pub(super) fn lowering(model: &Model, order: &[(&Intrinsic, &Overload)]) -> String {
    let mut out = head("How each target gets each overload. The shape of the rows is in `../lowering.rs`.");
    out.push_str(
        "\nuse super::super::lowering::Compare::*;\nuse super::super::lowering::Lowering::*;\n\
         use super::super::lowering::Rule;\nuse super::super::lowering::When::*;\n\
         use super::enums::Target;\nuse super::type_kind::TypeKind::*;\n",
    );
    let _ = write!(
        out,
        "\n/// The rules of each target, by overload.\npub(in super::super) const fn rules(target: Target) -> &'static [&'static [Rule]; {}] {{\n    match target {{\n",
        order.len()
    );
    for target in model.targets() {
        let _ = writeln!(out, "        Target::{} => &{},", pascal(&target.name), target.name.to_uppercase());
    }
    out.push_str("    }\n}\n");
    for target in model.targets() {
        let _ = write!(out, "\nstatic {}: [&[Rule]; {}] = [\n", target.name.to_uppercase(), order.len());
        for (intrinsic, overload) in order {
            let rules = overload.facts.rules.iter().filter(|rule| rule.target == target.name);
            let rules: Vec<String> = rules.map(|rule| row(model, intrinsic, overload, rule)).collect();
            let _ = writeln!(out, "    &[{}], // {}", rules.join(", "), model.signature(intrinsic, overload));
        }
        out.push_str("];\n");
    }
    out
}

fn row(model: &Model, intrinsic: &Intrinsic, overload: &Overload, rule: &LoweringRule) -> String {
    let then = match &rule.lowering {
        Lowering::Emit(text) => format!("Emit({:?})", text.replace("{name}", &intrinsic.name)),
        Lowering::Transform(name) => format!("Transform({name:?})"),
        Lowering::Refuse(name) => format!("Refuse({name:?})"),
    };
    let when = rule.condition.as_ref().map_or("Always".to_owned(), |condition| when(model, overload, condition));
    format!("Rule {{ when: {when}, then: {then} }}")
}

fn when(model: &Model, overload: &Overload, condition: &Condition) -> String {
    let compare = match condition.op {
        "<" => "Less",
        "<=" => "LessOrEqual",
        ">" => "Greater",
        ">=" => "GreaterOrEqual",
        "==" => "Equal",
        _ => "NotEqual",
    };
    let Some(index) = overload.templates.iter().position(|template| template.name == condition.subject) else {
        return format!("Option({:?}, {compare}, {:?})", condition.subject, condition.value);
    };
    let kinds: Vec<String> = members(model, &condition.value).into_iter().map(|name| pascal(&name)).collect();
    format!("Template({index}, {compare}, &[{}])", kinds.join(", "))
}

/// The types that a condition on a template names: the members of a match, or one type.
pub(crate) fn members(model: &Model, name: &str) -> Vec<String> {
    if let Some(Members::Types(types)) = model.find_matcher(name).map(|id| &model.matchers[id.index()].members) {
        return types.iter().map(|ty| model.types[ty.index()].name.clone()).collect();
    }
    vec![name.to_owned()]
}
