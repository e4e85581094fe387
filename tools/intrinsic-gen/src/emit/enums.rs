//! Rust enums: those of definition files, and those that name functions, constructors and types.

use std::collections::BTreeMap;

use super::FOLDER;
use super::rust::{Variant, head, pascal, spelled_enum};
use crate::model::{Enum, IntrinsicKind, Model};
use crate::output::Output;

/// One file for each module that gets enums.
pub(super) fn outputs(model: &Model) -> Vec<Output> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for item in model.enums.iter().filter(|item| item.transform.is_none()) {
        let path = match item.namespace.as_str() {
            "intrinsics" => format!("{FOLDER}/enums.rs"),
            namespace => format!("compiler/src/{namespace}/generated.rs"),
        };
        let text = files.entry(path).or_insert_with(|| head("The closed sets of names that `intrinsics/*.def` list."));
        spelled_enum(text, &pascal(&item.name), &doc(item), &variants(item));
    }
    files.into_iter().map(|(path, text)| Output { path, text }).collect()
}

fn doc(item: &Enum) -> String {
    match item.doc.replace('\n', " ") {
        doc if doc.is_empty() => format!("The entries of `{}`.", item.name),
        doc => doc,
    }
}

fn variants(item: &Enum) -> Vec<Variant> {
    let variant = |entry: &crate::model::EnumEntry| Variant {
        doc: entry.doc.clone(),
        is_internal: entry.is_internal,
        ..Variant::new(&entry.name)
    };
    item.entries.iter().map(variant).collect()
}

/// The names of the built-in functions in order.
pub(super) fn function_names(model: &Model) -> Vec<&str> {
    let mut names: Vec<&str> = model.of_kind(IntrinsicKind::Function).map(|function| function.name.as_str()).collect();
    names.sort_unstable();
    names
}

/// The names of the types that can be constructed or converted to, in the order of their declaration.
pub(super) fn constructor_names(model: &Model) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for intrinsic in &model.intrinsics {
        let constructs = matches!(intrinsic.kind, IntrinsicKind::Constructor | IntrinsicKind::Conversion);
        if constructs && !names.contains(&intrinsic.name.as_str()) {
            names.push(&intrinsic.name);
        }
    }
    names
}

fn named_enum(about: &str, name: &str, names: &[&str]) -> String {
    let mut text = head(about);
    let variants: Vec<Variant> = names.iter().map(|name| Variant::new(name)).collect();
    spelled_enum(&mut text, name, about, &variants);
    text
}

/// `BuiltinFn`
pub(super) fn builtin_fn(model: &Model) -> String {
    named_enum("The built-in functions of WGSL.", "BuiltinFn", &function_names(model))
}

/// `CtorConv`
pub(super) fn ctor_conv(model: &Model) -> String {
    let about =
        "What has value constructors and conversions: scalars, and the type generators of vectors and matrices.";
    named_enum(about, "CtorConv", &constructor_names(model))
}

/// `TypeKind`, which only the compiler's own code names: it has no spellings.
pub(super) fn type_kind(model: &Model) -> String {
    let about = "The types that definitions name.";
    let mut text = head(about);
    text +=
        &format!("\n/// {about}\n#[derive(Copy, Clone, PartialEq, Eq, Debug)]\n#[repr(u8)]\npub enum TypeKind {{\n");
    for ty in &model.types {
        text += &format!("    /// `{}`\n    {},\n", ty.name, pascal(&ty.name));
    }
    text + "}\n"
}
