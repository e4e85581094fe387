//! The instructions that the rules of SPIR-V and its dialect name, as the writer has them.

use std::fmt::Write;

use super::lowering::spellings;
use super::rust::head;
use crate::check::SPIRV;
use crate::facts::Lowering;
use crate::model::{IntrinsicKind, Model};

/// `compiler/src/spirv/generated.rs`
pub(super) fn instructions(core: &Model, dialect: &Model) -> Result<String, String> {
    let mut out = head("The instructions that `intrinsics/*.def` name.");
    out.push_str("\nuse super::grammar::{Glsl, Op};\nuse super::instruction::Instruction;\n");
    let all = spellings(core, SPIRV)?;
    let _ = write!(
        out,
        "\n/// The instruction of each spelling, by the spelling's number.\npub(super) static INSTRUCTIONS: [Instruction; {}] = [\n",
        all.len()
    );
    for text in all {
        let _ = match text.strip_prefix("Op") {
            Some(name) => writeln!(out, "    Instruction::Core(Op::{name}),"),
            None => writeln!(out, "    Instruction::Glsl(Glsl::{text}),"),
        };
    }
    let functions: Vec<_> = dialect.of_kind(IntrinsicKind::Function).collect();
    let _ = write!(
        out,
        "];\n\n/// The instruction of each function of the dialect.\npub(super) static DIALECT: [Op; {}] = [\n",
        functions.len()
    );
    for function in functions {
        let emitted = function.overloads[0].facts.rules.iter().find_map(|rule| match &rule.lowering {
            Lowering::Emit(text) => text.strip_prefix("Op"),
            _ => None,
        });
        let name = emitted.ok_or_else(|| format!("{}: the dialect's function has no instruction", function.name))?;
        let _ = writeln!(out, "    Op::{name},");
    }
    out.push_str("];\n");
    Ok(out)
}
