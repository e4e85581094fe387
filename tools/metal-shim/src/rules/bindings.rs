//! The resources of an entry point: each has a place of its own kind, and no two have the same.

use super::Faults;
use crate::text::{Declaration, Function, Module, Stage, Struct};

/// What takes which attribute, and how many there are of it.
fn kind_of(param: &Declaration) -> Option<(&'static str, u32)> {
    let first = param.ty.iter().find(|word| *word != "const").map_or("", String::as_str);
    let is_pointer = param.has("*") || param.has("&");
    let is_handle = |word: &str| (word.starts_with("texture") || word.starts_with("depth")) && param.has("<");
    match first {
        "device" | "constant" => Some(("buffer", 31)),
        "threadgroup" => Some(("threadgroup", 31)),
        "sampler" => Some(("sampler", 16)),
        word if is_handle(word) => Some(("texture", 128)),
        "array" => {
            let element = param.ty.iter().skip_while(|word| *word != "<").nth(1).map_or("", String::as_str);
            Some(if element == "sampler" { ("sampler", 16) } else { ("texture", 128) })
        }
        _ if is_pointer => Some(("buffer", 31)),
        _ => None,
    }
}

/// The attributes that name a place for a resource.
pub const PLACES: &[&str] = &["buffer", "texture", "sampler", "threadgroup"];

pub fn check(_: &Module, function: &Function, stage: Stage, faults: &mut Faults) {
    let mut taken: Vec<(&str, u32)> = Vec::new();
    for param in &function.params {
        let Some((kind, count)) = kind_of(param) else {
            if let Some(place) = param.attributes.iter().find(|attribute| PLACES.contains(&attribute.name.as_str())) {
                faults.add(param.line, format!("`{}` cannot stand on `{}`", place.name, param.name));
            }
            continue;
        };
        if kind == "threadgroup" && stage != Stage::Kernel {
            faults.add(param.line, format!("`{}` is threadgroup memory outside of a kernel", param.name));
        }
        let [attribute] = &param.attributes[..] else {
            let count = if param.attributes.is_empty() { "no" } else { "more than a" };
            faults.add(param.line, format!("`{}` of `{}` has {count} [[{kind}]]", param.name, function.name));
            continue;
        };
        match attribute.number() {
            _ if attribute.name != kind => {
                faults.add(param.line, format!("`{}` cannot stand on `{}`", attribute.name, param.name));
            }
            Some(number) if number >= count => faults.add(param.line, format!("there is no {kind}({number})")),
            Some(number) if taken.contains(&(kind, number)) => {
                faults.add(param.line, format!("{kind}({number}) is taken"));
            }
            Some(number) => taken.push((kind, number)),
            None => faults.add(param.line, format!("[[{kind}]] wants a number")),
        }
    }
}

/// The members of an argument buffer: resources, each with an id of its own.
pub fn argument_buffer(structure: &Struct, faults: &mut Faults) {
    let mut taken: Vec<u32> = Vec::new();
    for member in &structure.members {
        let name = &member.name;
        if kind_of(member).is_none_or(|(kind, _)| kind == "threadgroup") {
            faults.add(member.line, format!("`{name}` is no resource, and in an argument buffer"));
        }
        match &member.attributes[..] {
            [id] if id.name == "id" => match id.number() {
                Some(number) if taken.contains(&number) => faults.add(member.line, format!("id({number}) is taken")),
                Some(number) if taken.last().is_some_and(|&last| last > number) => {
                    faults.add(member.line, format!("id({number}) follows a greater one"));
                }
                Some(number) => taken.push(number),
                None => faults.add(member.line, "[[id]] wants a number"),
            },
            _ => faults.add(member.line, format!("`{name}` is in an argument buffer and has no [[id]] alone")),
        }
    }
}
