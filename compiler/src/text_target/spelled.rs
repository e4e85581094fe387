//! Spellings that the definitions give: of operators, conversions and built-in functions, and of the functions of dialects.

use super::{Language, Precedence, Printer};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule};
use crate::intrinsics::{DialectFn, LoweringTarget, Piece, Spelling};
use crate::ir::{InstId, Module};
use crate::lowering;

const REFUSED: Rule = Rule::new("target/unsupported-builtin", "");

/// The last step of raising for text targets: an error for a call of a built-in function that the target does not have.
pub fn check_spelled(module: &Module, target: &LoweringTarget) -> Result<(), Diagnostics> {
    match lowering::not_emitted(module, target) {
        None => Ok(()),
        Some(inst) => {
            let message = format!("'{}' has no form in this target", module.inst(inst).op.mnemonic());
            Err(Diagnostic::error(REFUSED, module.inst(inst).span, message).into())
        }
    }
}

impl<L: Language> Printer<'_, L> {
    /// The target's symbol of an operator. One that the definitions have rewritten, and that is left all the same since a transform made it,
    /// keeps the core's.
    pub(super) fn operator(&mut self, inst: InstId, symbol: &'static str) {
        let emitted = lowering::emitted(self.module, inst, &self.target);
        self.out.put(emitted.map_or(symbol, |emitted| emitted.text));
    }

    /// Writes what a built-in function, a conversion or a reinterpretation is called, and its arguments.
    pub fn spelled_call(&mut self, inst: InstId) {
        let emitted = lowering::emitted(self.module, inst, &self.target);
        // A conversion that no overload is for, which only transforms make, is spelt by its type.
        let (text, after_type) = emitted.map_or(("", Some("")), |emitted| (emitted.text, emitted.after_type));
        self.out.put(text);
        if let (Some(after), Some(result)) = (after_type, self.module.result(inst)) {
            L::ty(self, self.module.value(result).ty);
            self.out.put(after);
        }
        L::template_arguments(self, inst);
        self.arguments(self.module.operands(inst));
    }

    /// Writes a call of a dialect's function, whose spelling may say where the arguments go.
    pub(super) fn dialect(&mut self, inst: InstId, function: DialectFn) {
        let pieces = match function.row().spelling {
            Spelling::Pieces(pieces) => pieces,
            Spelling::Name(name) => {
                self.out.put(name);
                return self.arguments(self.module.operands(inst));
            }
        };
        for &piece in pieces {
            match piece {
                Piece::Text(text) => {
                    self.out.put(text);
                }
                Piece::Argument(index) => {
                    self.expression(self.module.operand(inst, index.into()), Precedence::ARGUMENT);
                }
                Piece::Rest(from) => self.list(self.module.operands(inst).skip(from.into())),
                Piece::Pointee(index) => self.place(self.module.operand(inst, index.into())),
            }
        }
    }
}
