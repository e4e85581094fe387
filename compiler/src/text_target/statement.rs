//! Statements: blocks, stores, calls, `if` and `switch`. Loops and declarations are the languages' own.

use super::{Language, Precedence, Printer, Special};
use crate::ir::{BlockId, BlockParent, InstId, Op, Value};

impl<L: Language> Printer<'_, L> {
    /// Writes a block's statements.
    pub fn block(&mut self, block: BlockId) {
        self.statements(self.module.first_inst(block));
    }

    /// Writes an instruction and those after it in its block.
    pub fn statements(&mut self, from: Option<InstId>) {
        let mut cursor = from;
        while let Some(inst) = cursor {
            if self.is_statement(inst) {
                self.statement(inst);
            }
            cursor = self.module.next_inst(inst);
        }
    }

    /// Writes `{`, a block's statements and `}`, without ending the line.
    pub fn braced(&mut self, block: BlockId) {
        self.out.line("{").indent();
        self.block(block);
        self.out.dedent().put("}");
    }

    /// Whether an instruction is a statement, and not written where its value is used.
    #[inline]
    pub fn is_statement(&self, inst: InstId) -> bool {
        match self.module.inst(inst).op {
            Op::ExitIf | Op::NextIteration => false,
            Op::Load
            | Op::LoadVectorElement
            | Op::Access
            | Op::Swizzle(_)
            | Op::Construct
            | Op::Convert
            | Op::Bitcast
            | Op::Unary(_)
            | Op::Binary(_) => false,
            Op::Call | Op::Builtin(_) | Op::Dialect(_) => {
                self.module.result(inst).is_none_or(|result| !self.module.is_used(result))
            }
            Op::Var(_)
            | Op::Let
            | Op::Override(_)
            | Op::Store
            | Op::StoreVectorElement
            | Op::Discard
            | Op::If { .. }
            | Op::Loop { .. }
            | Op::Switch(_)
            | Op::Return
            | Op::ExitLoop
            | Op::ExitSwitch
            | Op::Continue
            | Op::BreakIf
            | Op::Unreachable
            | Op::TerminateInvocation => true,
        }
    }

    /// Names the line of the source that an instruction comes of, where lines are to be named.
    pub fn source_line(&mut self, inst: InstId) {
        let module = self.module;
        if let Some(line) = module.lines.number(module.inst(inst).span) {
            self.out.line(&format!("#line {line}"));
        }
    }

    fn statement(&mut self, inst: InstId) {
        let module = self.module;
        self.source_line(inst);
        match module.inst(inst).op {
            Op::Var(_) => L::var(self, inst),
            Op::Let => L::let_(self, inst),
            Op::Store | Op::StoreVectorElement | Op::Call | Op::Builtin(_) | Op::Dialect(_) => {
                self.effect(inst);
                self.out.line(";");
            }
            Op::If { .. } => self.if_chain(inst),
            Op::Switch(_) => self.switch(inst),
            Op::Loop { .. } => L::loop_(self, inst),
            Op::Return => self.ret(inst),
            // DXC 1.7 crashes at a `break` that control never reaches.
            Op::ExitLoop if self.is_behind_dead_end(inst) => {}
            Op::ExitLoop => {
                self.out.line("break;");
            }
            Op::ExitSwitch => L::special(self, inst, Special::ExitSwitch),
            Op::Continue => L::special(self, inst, Special::Continue),
            Op::BreakIf => L::special(self, inst, Special::BreakIf),
            Op::Unreachable => L::special(self, inst, Special::Unreachable),
            Op::Discard => L::special(self, inst, Special::Discard),
            Op::TerminateInvocation => L::special(self, inst, Special::TerminateInvocation),
            Op::Override(_)
            | Op::Load
            | Op::LoadVectorElement
            | Op::Access
            | Op::Swizzle(_)
            | Op::Construct
            | Op::Convert
            | Op::Bitcast
            | Op::Unary(_)
            | Op::Binary(_)
            | Op::ExitIf
            | Op::NextIteration => unreachable!("{} is no statement", module.inst(inst).op.mnemonic()),
        }
    }

    /// Writes a store, or a call for its effect, without the semicolon.
    pub fn effect(&mut self, inst: InstId) {
        let module = self.module;
        match module.inst(inst).op {
            Op::Store => {
                self.place(module.operand(inst, 0));
                self.assigned(module.operand(inst, 1));
            }
            Op::StoreVectorElement => {
                self.vector_element(inst);
                self.assigned(module.operand(inst, 2));
            }
            _ => {
                if module.result(inst).is_some() {
                    L::discard_result(self, inst);
                }
                self.inst_expression(inst);
            }
        }
    }

    fn assigned(&mut self, value: Value) {
        self.out.put(" = ");
        self.expression(value, Precedence::STATEMENT);
    }

    fn ret(&mut self, inst: InstId) {
        let block = self.module.inst_block(inst).expect("what is printed is in a block");
        let ends_function = matches!(self.module.block(block).parent, BlockParent::Function(_));
        match self.module.get_operand(inst, 0) {
            Some(value) => {
                self.out.put("return ");
                self.expression(value, Precedence::STATEMENT);
                self.out.line(";");
            }
            None if ends_function => {}
            None => {
                self.out.line("return;");
            }
        }
    }

    /// Writes an `if`; where its `else` is but another `if`, as `else if`.
    fn if_chain(&mut self, inst: InstId) {
        let mut inst = inst;
        loop {
            let Op::If { then, otherwise } = self.module.inst(inst).op else { unreachable!("it is an if") };
            let condition = self.module.operand(inst, 0);
            if self.is_silent(then) && !self.is_silent(otherwise) {
                self.out.put("if (!");
                self.expression(condition, Precedence::Postfix);
                self.out.put(") ");
                self.braced(otherwise);
                break;
            }
            self.out.put("if (");
            self.expression(condition, Precedence::STATEMENT);
            self.out.put(") ");
            self.braced(then);
            if self.is_silent(otherwise) {
                break;
            }
            self.out.put(" else ");
            match self.only_if(otherwise) {
                Some(next) => inst = next,
                None => {
                    self.braced(otherwise);
                    break;
                }
            }
        }
        self.out.newline();
    }

    /// Whether an instruction follows an `if` of which no branch comes back.
    fn is_behind_dead_end(&self, inst: InstId) -> bool {
        let before = self.module.prev_inst(inst).map(|before| self.module.inst(before).op);
        let comes_back = |block| {
            let end = self.module.terminator(block);
            end.is_none_or(|end| self.module.inst(end).op == Op::ExitIf)
        };
        matches!(before, Some(Op::If { then, otherwise }) if !comes_back(then) && !comes_back(otherwise))
    }

    /// Whether a block writes nothing.
    fn is_silent(&self, block: BlockId) -> bool {
        self.module.block_insts(block).all(|inst| !self.is_statement(inst))
    }

    /// The `if` that is a block's only statement.
    fn only_if(&self, block: BlockId) -> Option<InstId> {
        let is_end = |inst| matches!(self.module.inst(inst).op, Op::ExitIf | Op::Unreachable);
        let mut statements = self.module.block_insts(block).filter(|&inst| self.is_statement(inst) && !is_end(inst));
        let only = statements.next().filter(|&inst| matches!(self.module.inst(inst).op, Op::If { .. }))?;
        let ends = self.module.terminator(block).is_some_and(is_end);
        (statements.next().is_none() && ends).then_some(only)
    }

    fn switch(&mut self, inst: InstId) {
        let Op::Switch(cases) = self.module.inst(inst).op else { unreachable!("it is a switch") };
        self.out.put("switch (");
        self.expression(self.module.operand(inst, 0), Precedence::STATEMENT);
        self.out.line(") {").indent();
        let module = self.module;
        for case in module.switch_cases(cases) {
            L::case_label(self, case);
            self.braced(case.block);
            self.out.newline();
        }
        self.out.dedent().line("}");
    }
}
