//! The facts of built-in functions beside their types.

use std::fmt::Write;

use super::enums::function_names;
use super::rust::{head, pascal};
use crate::facts::{EFFECTS, Facts, UniformityResult};
use crate::model::{IntrinsicKind, Model};

/// `generated/facts.rs`
pub(super) fn facts(model: &Model) -> String {
    let names = function_names(model);
    let mut out = head("What the definitions say of each built-in function beside its types.");
    out.push_str(
        "\nuse super::super::facts::{Effects, Facts, ResultUniformity, Stages, Uniformity};\n\
         use super::enums::*;\n",
    );
    let _ = write!(
        out,
        "\n/// The facts of each `BuiltinFn`.\npub(in super::super) static FACTS: [Facts; {}] = [\n",
        names.len()
    );
    for name in names {
        let id = model.find_intrinsic(IntrinsicKind::Function, name).expect("the name is of a function");
        // The overloads agree: the resolver checked that.
        let facts = &model.intrinsics[id.index()].overloads[0].facts;
        let _ = writeln!(out, "    {}, // {name}", row(facts));
    }
    out.push_str("];\n");
    out
}

fn row(facts: &Facts) -> String {
    let list = |names: &[String], of: &str| {
        let names: Vec<String> = names.iter().map(|name| format!("{of}::{}", pascal(name))).collect();
        format!("&[{}]", names.join(", "))
    };
    format!(
        "Facts {{ effects: {}, stages: {}, uniformity: {}, extensions: {}, features: {} }}",
        effects(facts),
        stages(facts),
        uniformity(facts),
        list(&facts.extensions, "Extension"),
        list(&facts.features, "LanguageFeature"),
    )
}

pub(super) fn effects(facts: &Facts) -> String {
    let mut set: Vec<String> = Vec::new();
    if !facts.reads.is_empty() {
        set.push("reads: true".to_owned());
    }
    if !facts.writes.is_empty() {
        set.push("writes: true".to_owned());
    }
    set.extend(
        EFFECTS.iter().filter(|name| facts.effects.iter().any(|e| e == *name)).map(|name| format!("{name}: true")),
    );
    match set.is_empty() {
        true => "Effects::NONE".to_owned(),
        false => format!("Effects {{ {}, ..Effects::NONE }}", set.join(", ")),
    }
}

fn stages(facts: &Facts) -> String {
    let has = |stage: &str| facts.stages.is_empty() || facts.stages.iter().any(|s| s == stage);
    format!("Stages {{ vertex: {}, fragment: {}, compute: {} }}", has("vertex"), has("fragment"), has("compute"))
}

fn uniformity(facts: &Facts) -> String {
    let uniformity = &facts.uniformity;
    let parameters = uniformity.uniform_parameters.iter().fold(0u32, |bits, parameter| bits | 1 << parameter);
    let severity = uniformity.severity.as_ref();
    let severity = severity.map_or("None".to_owned(), |rule| format!("Some(DiagnosticRule::{})", pascal(rule)));
    let result = match uniformity.result {
        UniformityResult::Arguments => "Arguments",
        UniformityResult::Uniform => "Uniform",
        UniformityResult::NonUniform => "NonUniform",
    };
    format!(
        "Uniformity {{ needs_uniform_control_flow: {}, uniform_parameters: {parameters:#b}, severity: {severity}, result: ResultUniformity::{result} }}",
        uniformity.needs_uniform_control_flow
    )
}
