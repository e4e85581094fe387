//! The table of instructions as a page to read: `compiler/src/ir/INSTRUCTIONS.md` shows it as the code has it.
//!
//! `BLESS=1 cargo test -p colorfast --test instructions` writes the page.

use colorfast::intrinsics::{BinaryOp, Effects, UnaryOp};
use colorfast::ir::{Count, DialectProperties, Flow, INSTRUCTIONS, Instruction, Results};
use std::fs;
use std::path::Path;

const HEAD: &str = "\
# Instructions of the IR

Written by `BLESS=1 cargo test -p colorfast --test instructions` from the table in `op.rs`. What the validator asks of operands and results
beyond what stands here is in `validate/`.

`[operand]` may be missing, `operand...` are one or more, `[operand...]` any number. A field in braces is no operand: the instruction itself
says it. Effects are those of the instruction, without what its blocks do.
";

/// The instruction as the text form has it, with what its operands and fields are called.
fn form(row: &Instruction) -> String {
    let operands = row.operands.iter().map(|operand| match operand.count {
        Count::One => operand.name.to_owned(),
        Count::Optional => format!("[{}]", operand.name),
        Count::Some => format!("{}...", operand.name),
        Count::Any => format!("[{}...]", operand.name),
    });
    let fields = row.fields.iter().filter(|_| !row.is_family).map(|(name, _)| format!("{{{name}}}"));
    let name = if row.is_family { row.fields[0].0 } else { row.name };
    format!("{name} {}", operands.chain(fields).collect::<Vec<_>>().join(", ")).trim_end().to_owned()
}

fn effects(row: &Instruction) -> String {
    let Some(effects) = row.effects else { return "the function's".to_owned() };
    let Effects { reads, writes, control_barrier, memory_barrier, derivative, terminate, subgroup } = effects;
    let all = [
        (reads, "reads"),
        (writes, "writes"),
        (control_barrier, "waits"),
        (memory_barrier, "orders memory"),
        (derivative, "compares fragments"),
        (terminate, "ends the invocation"),
        (subgroup, "exchanges values"),
    ];
    let words: Vec<&str> = all.iter().filter(|(has, _)| *has).map(|(_, word)| *word).collect();
    match words.len() {
        0 => "-".to_owned(),
        count if count == all.len() => "any".to_owned(),
        _ => words.join(", "),
    }
}

fn row(row: &Instruction) -> String {
    let results = match row.results {
        Results::None => "-",
        Results::One => "1",
        Results::Optional => "0 or 1",
        Results::Any => "any",
    };
    let needs =
        row.since.first_beyond(DialectProperties::CORE).map(|name| format!(" Needs `{name}`.")).unwrap_or_default();
    format!("| `{}` | {results} | {} | {}{needs} |\n", form(row), effects(row), row.description.trim())
}

fn section(heading: &str, rows: impl Iterator<Item = &'static Instruction>) -> String {
    let rows: String = rows.map(row).collect();
    format!("\n## {heading}\n\n| instruction | results | effects | does |\n|---|---|---|---|\n{rows}")
}

fn page() -> String {
    let plain = |flow: Flow| INSTRUCTIONS.iter().filter(move |row| !row.is_family && row.flow == flow);
    let mut text = HEAD.to_owned();
    text += &section("Instructions", plain(Flow::Next));
    text += &section("Control instructions", plain(Flow::Control));
    text += &section("Terminators", plain(Flow::Terminator));
    text += &section("Functions and operators", INSTRUCTIONS.iter().filter(|row| row.is_family));
    let unary = UnaryOp::ALL.iter().filter(|op| !matches!(op, UnaryOp::AddressOf | UnaryOp::Indirection));
    let names = |names: Vec<&str>| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    text += &format!("\nUnary operators: {}.\n", names(unary.map(|op| op.name()).collect()));
    text += &format!("\nBinary operators: {}.\n", names(BinaryOp::ALL.iter().map(|op| op.name()).collect()));
    text += "\nBuilt-in functions are those of `intrinsics/`, dialect functions those of its `spirv.def`, `msl.def`, `hlsl.def` and `glsl.def`.\n";
    text
}

#[test]
fn the_page_is_what_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ir/INSTRUCTIONS.md");
    let expected = page();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, expected).expect("it can be written");
        return;
    }
    assert_eq!(fs::read_to_string(&path).unwrap_or_default(), expected, "BLESS=1 writes it");
}

#[test]
fn mnemonics_are_unique() {
    let mut names: Vec<&str> = INSTRUCTIONS.iter().map(|row| row.name).collect();
    names.extend(UnaryOp::ALL.iter().map(|op| op.name()).chain(BinaryOp::ALL.iter().map(|op| op.name())));
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}
