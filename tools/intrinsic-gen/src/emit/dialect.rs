//! A dialect's functions: an enum, and for each its effects, its signatures and what it means.

use std::fmt::Write;

use super::rust::{Variant, head, pascal, spelled_enum};
use crate::facts::{Facts, Lowering};
use crate::model::{Intrinsic, IntrinsicKind, Model, Overload};

/// `generated/<name>_fn.rs`. The core's own functions, which a dialect's file may import with its types, are no part of it.
pub(super) fn dialect(name: &str, model: &Model) -> String {
    let functions: Vec<&Intrinsic> = model.of_kind(IntrinsicKind::Function).collect();
    let title = pascal(name);
    let about = format!("The functions that the dialect of `intrinsics/{name}.def` adds to the core.");
    let mut out = head(&about);
    out.push_str("\nuse super::super::dialect::DialectRow;\nuse super::super::facts::Effects;\n");
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
        let first = &function.overloads[0].facts;
        let signatures: Vec<String> =
            function.overloads.iter().map(|o| format!("{:?}", model.signature(function, o))).collect();
        let _ = writeln!(
            out,
            "    DialectRow {{ effects: {}, literals: {:#b}, means: {:?}, spelling: {:?}, signatures: &[{}] }},",
            super::facts::effects(first),
            literals(&function.overloads[0]),
            first.means,
            spelling(name, function, first),
            signatures.join(", ")
        );
    }
    out.push_str("];\n");
    out
}

/// A bit for each parameter that is `@literal`; the overloads of one instruction agree.
fn literals(overload: &Overload) -> u32 {
    let literal = overload.parameters.iter().enumerate().filter(|(_, parameter)| parameter.is_literal);
    literal.fold(0, |bits, (index, _)| bits | 1 << index)
}

/// How the target spells the function: its unconditional `@emit`, or its name.
fn spelling(target: &str, function: &Intrinsic, facts: &Facts) -> String {
    let emits = facts.rules.iter().filter(|rule| rule.target == target && rule.condition.is_none());
    let mut spellings = emits.filter_map(|rule| match &rule.lowering {
        Lowering::Emit(spelling) => Some(spelling.clone()),
        _ => None,
    });
    spellings.next().unwrap_or_else(|| function.name.clone())
}
