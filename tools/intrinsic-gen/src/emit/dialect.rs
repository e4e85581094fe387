//! A dialect's functions: an enum, and for each its effects, its signatures and what it means.

use std::fmt::Write;

use super::dialect_types::{enums, own_enums};
use super::rust::{Variant, head, pascal, spelled_enum};
use crate::facts::Lowering;
use crate::model::{Intrinsic, IntrinsicKind, Model, Overload};

/// `generated/<name>_fn.rs`. The core's own functions, which a dialect's file may import with its types, are no part of it.
pub(super) fn dialect(name: &str, model: &Model) -> String {
    let functions: Vec<&Intrinsic> = model.of_kind(IntrinsicKind::Function).collect();
    let title = pascal(name);
    let about = format!("The functions that the dialect of `intrinsics/{name}.def` adds to the core.");
    let mut out = head(&about);
    let has_pieces = functions.iter().any(|function| spelling(name, function).contains("Piece::"));
    let pieces = if has_pieces { "Piece, " } else { "" };
    let has_operands = own_enums(model).next().is_some();
    let operand = if has_operands { "Operand, " } else { "" };
    let _ = write!(
        out,
        "\nuse super::super::dialect::{{DialectRow, {operand}{pieces}Spelling}};\nuse super::super::facts::Effects;\n"
    );
    if has_operands {
        out.push_str("use crate::types::DialectType;\n");
    }
    enums(&mut out, name, model);
    let variant = |function: &&Intrinsic| Variant {
        name: pascal(&function.name),
        text: format!("{name}.{}", function.name),
        doc: function.overloads[0].doc.clone(),
        is_internal: false,
    };
    let variants: Vec<Variant> = functions.iter().map(variant).collect();
    spelled_enum(&mut out, &format!("{title}Fn"), &about, &variants);
    let _ = write!(
        out,
        "\nimpl {title}Fn {{\n    /// What the definition says of the function.\n    pub fn row(self) -> &'static DialectRow {{\n        &ROWS[self as usize]\n    }}\n}}\n"
    );
    let _ = write!(out, "\nstatic ROWS: [DialectRow; {}] = [\n", functions.len());
    for function in functions {
        let first = &function.overloads[0];
        let names: Vec<String> = function.overloads.iter().map(|overload| format!("&{:?}", names(overload))).collect();
        let _ = writeln!(
            out,
            "    DialectRow {{ effects: {}, literals: {:#b}, means: {:?}, spelling: {}, parameters: &[{}] }},",
            super::facts::effects(&first.facts),
            literals(first),
            first.facts.means.as_ref().map(|(means, _)| means),
            spelling(name, function),
            names.join(", ")
        );
    }
    out.push_str("];\n");
    out
}

/// The first parameter behind those that a spelling names, which `{...}` stands for with all that follow.
fn first_rest(overload: &Overload, text: &str) -> usize {
    let named = |name: &str| overload.parameters.iter().position(|parameter| parameter.name == name);
    crate::check::placeholders(text).filter_map(named).max().map_or(0, |last| last + 1)
}

fn names(overload: &Overload) -> Vec<&str> {
    overload.parameters.iter().map(|parameter| parameter.name.as_str()).collect()
}

/// A bit for each parameter that is `@literal`; the overloads of one instruction agree.
fn literals(overload: &Overload) -> u32 {
    let literal = overload.parameters.iter().enumerate().filter(|(_, parameter)| parameter.is_literal);
    literal.fold(0, |bits, (index, _)| bits | 1 << index)
}

/// How the target spells the function: its unconditional `@emit`, or its name. Where it says where the arguments go it is a list of pieces.
fn spelling(target: &str, function: &Intrinsic) -> String {
    let first = &function.overloads[0];
    let emits = first.facts.rules.iter().filter(|rule| rule.target == target && rule.conditions.is_empty());
    let mut spellings = emits.filter_map(|rule| match &rule.lowering {
        Lowering::Emit(spelling) => Some(spelling.as_str()),
        _ => None,
    });
    let text = spellings.next().unwrap_or(&function.name);
    if !text.contains(['(', '{']) {
        return format!("Spelling::Name({text:?})");
    }
    let mut pieces: Vec<String> = Vec::new();
    let text_piece = |pieces: &mut Vec<String>, text: &str| {
        if !text.is_empty() {
            pieces.push(format!("Piece::Text({text:?})"));
        }
    };
    let mut rest = text;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        let place = || first.parameters.iter().position(|parameter| parameter.name == name).unwrap_or_default();
        let pointee = before.strip_suffix('*').filter(|_| name != "...");
        text_piece(&mut pieces, pointee.unwrap_or(before));
        pieces.push(match (name, pointee) {
            ("...", _) => format!("Piece::Rest({})", first_rest(first, text)),
            (_, Some(_)) => format!("Piece::Pointee({})", place()),
            (_, None) => format!("Piece::Argument({})", place()),
        });
        rest = after;
    }
    text_piece(&mut pieces, rest);
    format!("Spelling::Pieces(&[{}])", pieces.join(", "))
}
