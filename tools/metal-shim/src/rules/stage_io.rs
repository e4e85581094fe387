//! What entry points take and return.

use super::Faults;
use super::attributes::{ATTRIBUTES, MODIFIERS, Place, Types, is_integer, is_numeric};
use super::bindings::PLACES;
use crate::text::{Attribute, Declaration, Function, Module, Stage};

pub fn check(module: &Module, function: &Function, stage: Stage, faults: &mut Faults) {
    inputs(module, function, Place::input(stage), faults);
    if stage == Stage::Kernel {
        if function.returns != ["void"] {
            faults.add(function.line, format!("`{}` is a kernel, which returns nothing", function.name));
        }
    } else {
        let place = if stage == Stage::Vertex { Place::VertexOut } else { Place::FragmentOut };
        outputs(module, function, place, faults);
    }
    for attribute in &function.attributes {
        let threads = (1..=1024).contains(&attribute.number().unwrap_or(0));
        if stage != Stage::Kernel || attribute.name != "max_total_threads_per_threadgroup" || !threads {
            faults.add(function.line, format!("`{}` cannot stand on `{}` so", attribute.name, function.name));
        }
    }
}

fn inputs(module: &Module, function: &Function, place: Place, faults: &mut Faults) {
    let mut taken = Vec::new();
    let mut stage_ins = 0;
    for param in &function.params {
        let is_resource = param.has("*") || param.has("&") || param.has("<") || param.has("sampler");
        if is_resource || param.attributes.iter().any(|attribute| PLACES.contains(&attribute.name.as_str())) {
            continue;
        }
        if param.attribute("stage_in").is_none() {
            value(param, place, &mut taken, faults);
            if param.attribute("attribute").is_some() || param.attribute("user").is_some() {
                faults.add(param.line, format!("`{}` has to be a member of a [[stage_in]]", param.name));
            }
            continue;
        }
        stage_ins += 1;
        let Some(structure) = module.structure(&param.plain_type()) else {
            faults.add(param.line, format!("`{}` is a [[stage_in]] that is no structure", param.name));
            continue;
        };
        if stage_ins > 1 || place == Place::KernelIn || param.attributes.len() > 1 {
            faults.add(param.line, format!("`{}` cannot be a [[stage_in]]", param.name));
        }
        for member in &structure.members {
            value(member, place, &mut taken, faults);
        }
    }
}

fn outputs(module: &Module, function: &Function, place: Place, faults: &mut Faults) {
    let line = function.line;
    let mut taken = Vec::new();
    let ty: String = function.returns.concat();
    match module.structure(&ty) {
        Some(structure) => {
            structure.members.iter().for_each(|member| value(member, place, &mut taken, faults));
            if !function.return_attributes.is_empty() {
                faults.add(line, format!("what `{}` returns has attributes in two places", function.name));
            }
        }
        None if ty == "void" => {}
        None => {
            let attributes = function.return_attributes.clone();
            let name = format!("the result of {}", function.name);
            let result = Declaration { ty: function.returns.clone(), name, attributes, is_array: false, line };
            value(&result, place, &mut taken, faults);
        }
    }
    if place == Place::VertexOut && !taken.iter().any(|(name, _)| name == "position") {
        faults.add(line, format!("`{}` is a vertex function and returns no position", function.name));
    }
}

/// One input or output: it has one attribute that says what it is, and others that go with it.
fn value(declaration: &Declaration, place: Place, taken: &mut Vec<(String, String)>, faults: &mut Faults) {
    let (line, name) = (declaration.line, &declaration.name);
    let is_modifier = |attribute: &&Attribute| MODIFIERS.iter().any(|(name, ..)| *name == attribute.name);
    let (modifiers, own): (Vec<_>, Vec<_>) = declaration.attributes.iter().partition(is_modifier);
    let [own] = own[..] else {
        let count = if own.is_empty() { "no" } else { "more than one" };
        return faults.add(line, format!("`{name}` has {count} attribute that says what it is"));
    };
    let row = ATTRIBUTES.iter().find(|(name, places, ..)| *name == own.name && places.contains(&place));
    let Some((_, _, types, most)) = row else {
        return faults.add(line, format!("`{}` is no {}", own.name, place.text()));
    };
    let ty = declaration.plain_type();
    let fits = match types {
        Types::OneOf(names) => names.contains(&ty.as_str()) && !declaration.is_array,
        Types::Numeric => is_numeric(&ty) && !declaration.is_array,
        Types::FloatArray => ty == "float" && declaration.is_array,
    };
    if !fits {
        faults.add(line, format!("`{name}` is a `{}` and cannot have the type {ty}", own.name));
    }
    argument(own, *most, line, faults);
    for modifier in &modifiers {
        let goes = MODIFIERS.iter().any(|(name, with, places)| {
            *name == modifier.name && with.contains(&own.name.as_str()) && places.contains(&place)
        });
        if !goes || (modifier.name == "index" && !matches!(modifier.number(), Some(0 | 1))) {
            faults.add(line, format!("`{}` does not go with `{}` there", modifier.name, own.name));
        }
    }
    let interpolations = modifiers.iter().filter(|modifier| modifier.name != "index").count();
    if interpolations > 1 {
        faults.add(line, format!("`{name}` has more than one interpolation"));
    }
    if own.name == "user" && place == Place::FragmentIn && is_integer(&ty) && !has(&modifiers, "flat") {
        faults.add(line, format!("`{name}` is of integers and has to be flat"));
    }
    // Two colours of one target are distinguished by their index.
    let index = modifiers.iter().find(|modifier| modifier.name == "index").and_then(|index| index.argument.clone());
    let key = (own.name.clone(), format!("{}/{}", own.argument.clone().unwrap_or_default(), index.unwrap_or_default()));
    if taken.contains(&key) {
        let argument = own.argument.as_ref().map_or(String::new(), |argument| format!("({argument})"));
        faults.add(line, format!("{}{argument} is taken", own.name));
    }
    taken.push(key);
}

fn has(attributes: &[&Attribute], name: &str) -> bool {
    attributes.iter().any(|attribute| attribute.name == name)
}

/// What stands in the parentheses of an attribute.
fn argument(attribute: &Attribute, most: Option<u32>, line: usize, faults: &mut Faults) {
    let name = &attribute.name;
    let is_right = match (name.as_str(), &attribute.argument) {
        ("depth", Some(argument)) => ["any", "less", "greater"].contains(&argument.as_str()),
        ("user", Some(argument)) => argument.starts_with(|c: char| c.is_ascii_alphabetic()),
        ("user" | "depth", None) => false,
        (_, None) => most.is_none(),
        (_, Some(_)) => most.is_some(),
    };
    if !is_right {
        return faults.add(line, format!("`{name}` does not have what it takes in parentheses"));
    }
    if let (Some(most), Some(argument)) = (most, &attribute.argument)
        && attribute.number().is_none_or(|number| number > most)
    {
        faults.add(line, format!("there is no {name}({argument})"));
    }
}
