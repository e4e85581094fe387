//! The frame of a text, the words that Metal's C++ has not, and pointers that say where they point.

use super::Faults;
use crate::text::{Declaration, Module, lex};

/// Keywords of C++ that MSL forbids.
const FORBIDDEN: &[&str] = &[
    "goto",
    "new",
    "delete",
    "try",
    "catch",
    "throw",
    "virtual",
    "dynamic_cast",
    "typeid",
    "asm",
    "register",
    "thread_local",
];
/// The address spaces.
const SPACES: &[&str] = &["device", "constant", "thread", "threadgroup", "threadgroup_imageblock", "ray_data"];

pub fn check(text: &str, module: &Module, faults: &mut Faults) {
    let includes = |directive: &String| directive.split_whitespace().collect::<String>() == "#include<metal_stdlib>";
    if !module.directives.iter().any(includes) {
        faults.add(1, "nothing includes metal_stdlib");
    }
    for token in lex(text) {
        if FORBIDDEN.contains(&token.text.as_str()) {
            faults.add(token.line, format!("MSL has no `{}`", token.text));
        }
    }
    for function in &module.functions {
        if function.name == "main" {
            faults.add(function.line, "a function cannot be called `main`");
        }
        function.params.iter().for_each(|param| pointer(param, faults));
    }
    module.structs.iter().flat_map(|structure| &structure.members).for_each(|member| pointer(member, faults));
    for variable in &module.variables {
        if !variable.has("constant") {
            faults.add(
                variable.line,
                format!("`{}` is a variable of the program and not in constant memory", variable.name),
            );
        }
    }
}

fn pointer(declaration: &Declaration, faults: &mut Faults) {
    let points = declaration.has("*") || declaration.has("&");
    if points && !SPACES.iter().any(|space| declaration.has(space)) {
        faults.add(
            declaration.line,
            format!("`{}` is a pointer or reference without an address space", declaration.name),
        );
    }
}
