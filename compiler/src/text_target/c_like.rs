//! Loops, and what leaves them, where a language is like C: continuing blocks are written wherever control goes on with them.

use super::{Language, Precedence, Printer, Special};
use crate::ir::{InstId, Module, Op, SwitchCase};

impl<L: Language> Printer<'_, L> {
    /// Writes a `loop` as `while (true)`.
    pub(super) fn while_true(&mut self, inst: InstId) {
        let Op::Loop { initializer, body, .. } = self.module.inst(inst).op else { unreachable!("it is a loop") };
        self.block(initializer);
        self.out.put("while (true) ");
        self.braced(body);
        self.out.newline();
    }

    /// Writes the exits that C has not under the same name.
    pub(super) fn exit(&mut self, inst: InstId, special: Special) {
        match special {
            Special::Continue => {
                let around = self.module.exit_target(inst).map(|around| self.module.inst(around).op);
                let Some(Op::Loop { body, continuing, .. }) = around else { unreachable!("it is in a loop") };
                self.block(continuing);
                if self.module.inst_block(inst) != Some(body) {
                    self.out.line("continue;");
                }
            }
            Special::BreakIf => {
                self.out.put("if (");
                self.expression(self.module.operand(inst, 0), Precedence::STATEMENT);
                self.out.line(") {").indent().line("break;");
                self.out.dedent().line("}");
            }
            Special::ExitSwitch => {
                self.out.line("break;");
            }
            // Control does not get here, but a reader of C would go on with the next case.
            Special::Unreachable if ends_case(self.module, inst) => {
                self.out.line("break;");
            }
            Special::Unreachable => {}
            Special::Discard | Special::TerminateInvocation => {
                self.out.line(L::DISCARD);
            }
        }
    }

    /// Writes `case 1: default: `.
    pub(super) fn labels(&mut self, case: &SwitchCase) {
        for selector in &case.selectors {
            match selector {
                Some(constant) => {
                    self.out.put("case ");
                    L::constant(self, *constant);
                    self.out.put(": ");
                }
                None => {
                    self.out.put("default: ");
                }
            }
        }
    }
}

/// Whether an instruction is the unconditional end of a `switch`'s case.
fn ends_case(module: &Module, inst: InstId) -> bool {
    let control = module.inst_block(inst).and_then(|block| module.block_control(block));
    control.is_some_and(|control| matches!(module.inst(control).op, Op::Switch(_)))
}
