//! The number of generated tests, counted a second way: by a formula over the definitions, and in the files as committed.

use std::path::Path;

use intrinsic_gen::model::{Members, Model, Overload, ParameterKind, Template, Use};
use intrinsic_gen::{read_below, read_model, testgen};

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn model() -> Model {
    read_model(&read_below(&root()), "intrinsics/wgsl.def").expect("the definitions are right")
}

fn is_abstract(model: &Model, usage: &Use) -> bool {
    match usage {
        Use::Type(id, arguments) => {
            matches!(model.types[id.index()].name.as_str(), "ia" | "fa")
                || arguments.iter().any(|argument| is_abstract(model, argument))
        }
        _ => false,
    }
}

/// How many concrete values a template can have by itself.
fn choices(model: &Model, overload: &Overload, index: usize, template: &Template) -> usize {
    match (&template.constraint, template.kind) {
        (Some(Use::Matcher(id)), _) => match &model.matchers[id.index()].members {
            Members::Types(types) => {
                types.iter().filter(|ty| !matches!(model.types[ty.index()].name.as_str(), "ia" | "fa")).count()
            }
            Members::Entries(_, entries) => entries.len(),
            Members::Numbers(numbers) => numbers.len(),
            Members::Shapes(shapes) => shapes.len(),
        },
        (Some(_), _) => 1,
        (None, ParameterKind::Number) => 3,
        (None, ParameterKind::Enum(id)) => model.enums[id.index()].entries.len(),
        // i32, u32, f32, f16 and, where the host does not see it, bool.
        (None, ParameterKind::Type) => {
            let is_shared = overload.parameters.iter().any(|parameter| is_storage_of(model, &parameter.ty, index));
            if is_shared { 4 } else { 5 }
        }
    }
}

/// Whether the use is of a pointer to storage memory that holds the template.
fn is_storage_of(model: &Model, usage: &Use, index: usize) -> bool {
    let Use::Type(id, arguments) = usage else { return false };
    let is_storage =
        matches!(&arguments[..], [Use::Matcher(space), ..] if model.matchers[space.index()].name == "storage");
    model.types[id.index()].name == "ptr" && is_storage && testgen::expand::mentions(&arguments[1], index)
}

/// How many kinds of arguments an overload's parameters allow, whatever its templates are.
fn kinds(model: &Model, overload: &Overload) -> usize {
    let is_pointer = |usage: &Use| matches!(usage, Use::Type(id, _) if model.types[id.index()].name == "ptr");
    let is_scalar = |usage: &Use| match usage {
        Use::Template(id) => match &overload.templates[id.index()].constraint {
            Some(Use::Matcher(_)) => true,
            Some(Use::Type(_, arguments)) => arguments.is_empty(),
            _ => false,
        },
        Use::Type(_, arguments) => arguments.is_empty(),
        _ => false,
    };
    let is_handle = |usage: &Use| match usage {
        Use::Type(id, _) => ["texture", "sampler"].iter().any(|of| model.types[id.index()].name.starts_with(of)),
        _ => false,
    };
    // What is always a literal, or always a variable of the module, leaves nothing to choose.
    let chosen =
        overload.parameters.iter().filter(|parameter| parameter.constant.is_none() && !is_handle(&parameter.ty));
    let types: Vec<&Use> = chosen.map(|parameter| &parameter.ty).collect();
    if types.is_empty() || types.iter().all(|ty| is_pointer(ty)) || types.iter().any(|ty| is_abstract(model, ty)) {
        return 1;
    }
    // Literals and variables, and overrides where a scalar can be one.
    if types.iter().any(|ty| is_scalar(ty)) { 3 } else { 2 }
}

/// The entries of an enum that a template ranges over.
fn entries<'a>(model: &'a Model, overload: &Overload, usage: &Use) -> Vec<&'a str> {
    let Use::Template(id) = usage else { panic!("storage textures are generic") };
    let template = &overload.templates[id.index()];
    let ParameterKind::Enum(of) = template.kind else { panic!("formats and access modes are enums") };
    let all = model.enums[of.index()].entries.iter().map(|entry| entry.name.as_str());
    match &template.constraint {
        Some(Use::Matcher(id)) => {
            let Members::Entries(_, chosen) = &model.matchers[id.index()].members else { panic!("it is of entries") };
            all.enumerate().filter(|(index, _)| chosen.contains(&(*index as u32))).map(|(_, name)| name).collect()
        }
        _ => all.collect(),
    }
}

/// How many formats and access modes the overload's storage texture could have, taken together, and how many of them are tested: every
/// format with `texture_storage_2d`, the three that can be read and written with all.
fn storage_textures(model: &Model, overload: &Overload) -> Option<(usize, usize)> {
    let Use::Type(id, arguments) = &overload.parameters.first()?.ty else { return None };
    let name = model.types[id.index()].name.as_str();
    let [format, access] = arguments.as_slice() else { return None };
    if !name.starts_with("texture_storage_") {
        return None;
    }
    let (formats, accesses) = (entries(model, overload, format), entries(model, overload, access));
    let complete = formats.iter().filter(|format| ["r32float", "r32sint", "r32uint"].contains(format)).count();
    let others = if name == "texture_storage_2d" { formats.len() - complete } else { 0 };
    let one_way = accesses.iter().filter(|access| **access != "read_write").count();
    Some((formats.len() * accesses.len(), complete * accesses.len() + others * one_way))
}

/// Whether the use is of a buffer, or of a pointer that only views of buffers give: those have no generated cases.
fn is_of_buffers(model: &Model, overload: &Overload, usage: &Use) -> bool {
    match usage {
        Use::Type(id, arguments) => {
            let name = &model.types[id.index()].name;
            name == "buffer" || arguments.iter().any(|usage| is_of_buffers(model, overload, usage))
        }
        Use::Template(id) => {
            let constraint = &overload.templates[id.index()].constraint;
            constraint.as_ref().is_some_and(|constraint| is_of_buffers(model, overload, constraint))
        }
        Use::Matcher(id) => model.matchers[id.index()].name == "uniform_or_workgroup",
        _ => false,
    }
}

#[test]
fn every_overload_instantiation_and_kind_of_argument_is_one_case() {
    let model = model();
    let mut expected = 0;
    for overload in model.intrinsics.iter().flat_map(|intrinsic| &intrinsic.overloads) {
        if overload.parameters.iter().any(|parameter| is_of_buffers(&model, overload, &parameter.ty)) {
            continue;
        }
        let templates = overload.templates.iter().enumerate();
        let instantiations: usize = templates.map(|(i, template)| choices(&model, overload, i, template)).product();
        let instantiations = match storage_textures(&model, overload) {
            Some((all, tested)) => instantiations / all * tested,
            None => instantiations,
        };
        expected += instantiations * kinds(&model, overload);
    }
    let files = testgen::files(&model).expect("the generator knows all types");
    assert_eq!(testgen::count(&files), expected);
    assert!(expected > 3000, "{expected}");
}

#[test]
fn committed_files_hold_every_case_once() {
    let files = testgen::files(&model()).expect("the generator knows all types");
    for file in &files {
        let text = std::fs::read_to_string(root().join(&file.path)).expect("the file is committed");
        let keys: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("//# case ")).collect();
        assert_eq!(keys, file.cases.iter().map(|case| case.key.as_str()).collect::<Vec<_>>(), "{}", file.path);
    }
}
