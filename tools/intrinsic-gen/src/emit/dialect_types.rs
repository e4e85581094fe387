//! The types and enums that dialects add: one Rust enum of them all for the IR's types, and one for the entries of each enum.

use std::fmt::Write;

use super::rust::{Variant, head, pascal, spelled_enum};
use crate::model::{Enum, EnumId, Model, Type, TypeId};

/// The enums of a dialect's own.
pub(super) fn own_enums(model: &Model) -> impl Iterator<Item = &Enum> {
    model.enums.iter().filter(|item| item.has_operands())
}

/// The types of a dialect's own: those that the core does not have.
pub(super) fn own_types<'a>(core: &'a Model, model: &'a Model) -> impl Iterator<Item = &'a Type> {
    model.types.iter().filter(|ty| core.find_type(&ty.name).is_none())
}

/// The variant of `DialectType` that a dialect's own type is.
pub(super) fn of_type(core: &Model, dialect: &str, model: &Model, id: TypeId) -> Option<String> {
    let name = &model.types[id.index()].name;
    core.find_type(name).is_none().then(|| variant(dialect, name))
}

/// The variant of `DialectType` that an enum is.
pub(super) fn of_enum(dialect: &str, model: &Model, id: EnumId) -> String {
    variant(dialect, &model.enums[id.index()].name)
}

fn variant(dialect: &str, name: &str) -> String {
    format!("{}{}", pascal(dialect), pascal(name))
}

/// `compiler/src/types/dialect_type.rs`
pub(super) fn dialect_type(core: &Model, dialects: &[(&str, Model)]) -> String {
    let about = "The types that dialects add: their own, and the enums whose entries are operands.";
    let mut out = head(about);
    let mut variants = Vec::new();
    let (mut entries, mut arities) = (String::new(), String::new());
    for (dialect, model) in dialects {
        for item in own_enums(model) {
            let name = variant(dialect, &item.name);
            variants.push(made(dialect, &item.name, &name, &item.doc));
            let rows: Vec<String> = item
                .entries
                .iter()
                .zip(item.values())
                .map(|(entry, value)| format!("({:?}, {value})", entry.name))
                .collect();
            let _ = writeln!(entries, "            Self::{name} => &[{}],", rows.join(", "));
            let _ = writeln!(arities, "            Self::{name} => false,");
        }
        for ty in own_types(core, model) {
            let name = variant(dialect, &ty.name);
            variants.push(made(dialect, &ty.name, &name, &ty.doc));
            let _ = writeln!(entries, "            Self::{name} => &[],");
            let _ = writeln!(arities, "            Self::{name} => {},", !ty.parameters.is_empty());
        }
    }
    spelled_enum(&mut out, "DialectType", about, &variants);
    let _ = write!(
        out,
        "\nimpl DialectType {{\n    /// The entries with the target's numbers, of an enum.\n    pub const fn entries(self) -> &'static [(&'static str, u32)] {{\n        match self {{\n{entries}        }}\n    }}\n\n    /// Whether it is of another type.\n    pub const fn has_argument(self) -> bool {{\n        match self {{\n{arities}        }}\n    }}\n}}\n"
    );
    out
}

fn made(dialect: &str, name: &str, variant: &str, doc: &str) -> Variant {
    Variant { name: variant.to_owned(), text: format!("{dialect}.{name}"), doc: doc.to_owned(), is_internal: false }
}

/// The Rust enums of a dialect's enums, each with its type and the numbers of its entries.
pub(super) fn enums(out: &mut String, dialect: &str, model: &Model) {
    for item in own_enums(model) {
        let name = pascal(&item.name);
        let doc = if item.doc.is_empty() {
            format!("The entries of `{dialect}.{}`.", item.name)
        } else {
            item.doc.replace('\n', " ")
        };
        let _ = write!(
            out,
            "\n/// {doc}\n#[derive(Copy, Clone, PartialEq, Eq, Debug)]\n#[repr(u32)]\npub enum {name} {{\n"
        );
        for (entry, value) in item.entries.iter().zip(item.values()) {
            let doc = if entry.doc.is_empty() { String::new() } else { format!(": {}", entry.doc.replace('\n', " ")) };
            let _ = writeln!(out, "    /// `{}`{doc}\n    {} = {value},", entry.name, pascal(&entry.name));
        }
        let _ = write!(
            out,
            "}}\n\nimpl Operand for {name} {{\n    const TYPE: DialectType = DialectType::{};\n\n    fn value(self) -> u32 {{\n        self as u32\n    }}\n}}\n",
            variant(dialect, &item.name)
        );
    }
}
