//! What is refused: each with its rule, the instruction, where it stands, what its result is called, and the line of the source.

use super::rules::INVALID;
use super::words::{self, At, Code};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::spirv::grammar::Op;

/// Something was refused and noted.
#[derive(Copy, Clone, Debug)]
pub(super) struct Refused;

/// What was refused so far.
pub(super) struct Report<'c> {
    code: &'c Code,
    pub diagnostics: Diagnostics,
}

impl<'c> Report<'c> {
    /// Nothing yet.
    pub fn new(code: &'c Code) -> Self {
        Self { code, diagnostics: Diagnostics::new() }
    }

    /// Whether anything was refused.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.has_errors()
    }

    /// Notes that something is refused at an instruction.
    pub fn refuse<T>(&mut self, rule: Rule, at: At, message: impl std::fmt::Display) -> Result<T, Refused> {
        let span = self.code.spans.get(at).copied().unwrap_or(Span::NONE);
        let message = format!("{message}: {}", self.place(at));
        self.diagnostics.push(Diagnostic::error(rule, span, message));
        Err(Refused)
    }

    /// Notes what is refused of the whole module.
    pub fn refuse_all(&mut self, rule: Rule, message: &str) {
        self.diagnostics.error(rule, Span::NONE, message);
    }

    /// Notes that an id is not what an instruction asks for.
    pub fn wrong_id<T>(&mut self, at: At, id: u32, wanted: &str) -> Result<T, Refused> {
        self.refuse(INVALID, at, format!("%{id} is not {wanted}"))
    }

    /// An instruction, as people find it: its name, its word, its result with its name, and the line of the source.
    fn place(&self, at: At) -> String {
        let Some(inst) = self.code.insts.get(at) else { return "at the end of the module".to_owned() };
        let mut text = format!("{} at word {}", words::name(inst.opcode), inst.word);
        if inst.result != 0 {
            text += &format!(", %{}", inst.result);
            if let Some(name) = self.name_of(inst.result) {
                text += &format!(" '{name}'");
            }
        }
        if let Some((file, line)) = self.line(at) {
            text += &format!(", line {line} of {file}");
        }
        text
    }

    fn name_of(&self, id: u32) -> Option<String> {
        let is_name = |at: &At| self.code.op(*at) == Some(Op::Name) && self.code.operands(*at)[0] == id;
        let at = (0..self.code.insts.len()).take_while(|&at| self.code.op(at) != Some(Op::Function)).find(is_name)?;
        Some(Code::text(&self.code.operands(at)[1..]).0).filter(|name| !name.is_empty())
    }

    /// The line that `OpLine` gives an instruction of a block.
    fn line(&self, at: At) -> Option<(String, u32)> {
        for before in (0..=at).rev() {
            match self.code.op(before) {
                Some(Op::Line) => {
                    let operands = self.code.operands(before);
                    let file = self.code.definition(operands[0]).map(|at| Code::text(self.code.operands(at)).0);
                    return Some((file.unwrap_or_default(), operands[1]));
                }
                Some(Op::NoLine | Op::Label | Op::Function | Op::FunctionEnd) => return None,
                _ => {}
            }
        }
        None
    }
}
