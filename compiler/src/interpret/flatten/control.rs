//! Blocks and control flow: structure becomes jumps, and what terminators hand over becomes copies.

use super::{Done, Flattener, Labels};
use crate::interpret::code::{Argument, Source, Step};
use crate::ir::{BlockId, InstId, Op, SwitchId, Value, ValueId};
use crate::types::{Type, TypeId};
use crate::util::Range32;

impl Flattener<'_> {
    /// A block's steps. Recursion is as deep as control flow nests, which the IR bounds.
    pub(super) fn block(&mut self, block: BlockId) -> Done {
        let mut next = self.module.first_inst(block);
        while let Some(inst) = next {
            let span = self.module.inst(inst).span;
            if !span.is_none() {
                self.span = span;
            }
            self.inst(inst)?;
            next = self.module.next_inst(inst);
        }
        Ok(())
    }

    fn inst(&mut self, inst: InstId) -> Done {
        match self.module.inst(inst).op {
            Op::Var(_) => self.var(inst),
            Op::Let => self.copy_operand(inst),
            Op::Load => self.load(inst),
            Op::Store => self.store(inst),
            Op::LoadVectorElement => self.load_element(inst),
            Op::StoreVectorElement => self.store_element(inst),
            Op::Access => self.access(inst),
            Op::Swizzle(swizzle) => self.swizzle(inst, swizzle),
            Op::Construct => self.construct(inst),
            Op::Convert => self.convert(inst),
            Op::Bitcast => self.copy_operand(inst),
            Op::Unary(op) => self.unary(inst, op),
            Op::Binary(op) => self.binary(inst, op),
            Op::Call => self.call(inst),
            Op::Builtin(function) => self.builtin(inst, function),
            Op::Override(_) => Err(self.unsupported("overrides without values")),
            Op::Dialect(_) => unreachable!("calls of dialects became what they mean"),
            Op::Discard => {
                self.emit(Step::Demote);
                Ok(())
            }
            Op::If { then, otherwise } => self.branch(inst, then, otherwise),
            Op::Loop { initializer, body, continuing } => self.repeat(inst, initializer, body, continuing),
            Op::Switch(id) => self.switch(inst, id),
            Op::Return => self.ret(inst),
            Op::ExitIf | Op::ExitLoop | Op::ExitSwitch => {
                let target = self.target(inst);
                let results: Vec<ValueId> = self.module.results(target).iter().collect();
                let values: Vec<Value> = self.module.operands(inst).collect();
                self.leave(&results, &values, self.controls[&target].end)
            }
            op @ (Op::Continue | Op::NextIteration) => self.go_round(inst, op),
            Op::BreakIf => self.break_if(inst),
            Op::TerminateInvocation => {
                self.emit(Step::Terminate);
                Ok(())
            }
            Op::Unreachable => {
                self.emit(Step::Unreachable);
                Ok(())
            }
        }
    }

    fn target(&self, exit: InstId) -> InstId {
        self.module.exit_target(exit).unwrap_or_else(|| unreachable!("an exit stands inside what it leaves"))
    }

    /// Hands over values and jumps.
    fn leave(&mut self, to: &[ValueId], values: &[Value], label: u32) -> Done {
        self.hand_over(to, values)?;
        self.emit(Step::Jump(label));
        Ok(())
    }

    /// Copies all values at once: several go through temporaries, since a loop may swap its parameters.
    fn hand_over(&mut self, to: &[ValueId], values: &[Value]) -> Done {
        let mut moves = Vec::new();
        for (&to, &value) in to.iter().zip(values) {
            let len = self.size(self.module.value(to).ty)?;
            moves.push((self.slot(to)?, self.source(value)?, len));
        }
        if moves.len() > 1 {
            for (_, src, len) in &mut moves {
                let dst = self.room(*len)?;
                self.emit(Step::Copy { dst, src: *src, len: *len });
                *src = Source::slot(dst);
            }
        }
        for (dst, src, len) in moves {
            self.emit(Step::Copy { dst, src, len });
        }
        Ok(())
    }

    fn branch(&mut self, inst: InstId, then: BlockId, otherwise: BlockId) -> Done {
        let condition = self.operand(inst, 0)?;
        let (end, other) = (self.label(), self.label());
        self.controls.insert(inst, Labels { end, body: end, continuing: end });
        self.emit(Step::JumpUnless { condition, target: other });
        self.block(then)?;
        self.bind(other);
        self.block(otherwise)?;
        self.bind(end);
        Ok(())
    }

    fn repeat(&mut self, inst: InstId, initializer: BlockId, body: BlockId, continuing: BlockId) -> Done {
        let (end, start) = (self.label(), self.label());
        let around = if self.module.block_is_empty(continuing) { start } else { self.label() };
        self.controls.insert(inst, Labels { end, body: start, continuing: around });
        self.block(initializer)?;
        self.bind(start);
        self.block(body)?;
        if around != start {
            self.bind(around);
            self.block(continuing)?;
        }
        self.bind(end);
        Ok(())
    }

    fn go_round(&mut self, inst: InstId, op: Op) -> Done {
        let target = self.target(inst);
        let Op::Loop { body, continuing, .. } = self.module.inst(target).op else {
            unreachable!("loops go round");
        };
        let labels = self.controls[&target];
        let (block, label) = match op {
            Op::Continue => (continuing, labels.continuing),
            _ => (body, labels.body),
        };
        let params: Vec<ValueId> = self.module.block_params(block).iter().collect();
        let values: Vec<Value> = self.module.operands(inst).collect();
        self.leave(&params, &values, label)
    }

    fn break_if(&mut self, inst: InstId) -> Done {
        let target = self.target(inst);
        let Op::Loop { body, .. } = self.module.inst(target).op else {
            unreachable!("loops are broken");
        };
        let labels = self.controls[&target];
        let params: Vec<ValueId> = self.module.block_params(body).iter().collect();
        let results: Vec<ValueId> = self.module.results(target).iter().collect();
        let values: Vec<Value> = self.module.operands(inst).skip(1).collect();
        let (next, exit) = values.split_at(params.len());
        let condition = self.operand(inst, 0)?;
        let go_on = self.label();
        self.emit(Step::JumpUnless { condition, target: go_on });
        self.leave(&results, exit, labels.end)?;
        self.bind(go_on);
        self.leave(&params, next, labels.body)
    }

    fn switch(&mut self, inst: InstId, id: SwitchId) -> Done {
        let selector = self.operand(inst, 0)?;
        let end = self.label();
        self.controls.insert(inst, Labels { end, body: end, continuing: end });
        let module = self.module;
        let labels: Vec<u32> = module.switch_cases(id).iter().map(|_| self.label()).collect();
        let (mut table, mut default) = (Vec::new(), end);
        for (case, &label) in module.switch_cases(id).iter().zip(&labels) {
            for selector in &case.selectors {
                match selector.and_then(|constant| module.store.constants.as_integer(constant)) {
                    Some(value) => table.push((value as u32, label)),
                    None => default = label,
                }
            }
        }
        table.sort_unstable();
        let cases = Range32::extend(&mut self.program.cases, table);
        self.emit(Step::Switch { selector, cases, default });
        for (case, &label) in module.switch_cases(id).iter().zip(&labels) {
            self.bind(label);
            self.block(case.block)?;
        }
        self.bind(end);
        Ok(())
    }

    fn ret(&mut self, inst: InstId) -> Done {
        let (src, len) = match self.module.get_operand(inst, 0) {
            Some(value) => (self.source(value)?, self.size(self.module.type_of(value))?),
            None => (Source::slot(0), 0),
        };
        self.emit(Step::Return { src, len });
        Ok(())
    }

    fn call(&mut self, inst: InstId) -> Done {
        let callee = self.module.operand(inst, 0).as_function();
        let callee = callee.unwrap_or_else(|| unreachable!("a call has a function"));
        let slots = self.parameter_slots(callee)?;
        let mut arguments = Vec::new();
        for (dst, value) in slots.into_iter().zip(self.module.operands(inst).skip(1)) {
            let len = self.size(self.module.type_of(value))?;
            arguments.push(Argument { src: self.source(value)?, dst, len });
        }
        let arguments = Range32::extend(&mut self.program.arguments, arguments);
        let dst = match self.module.result(inst) {
            Some(result) => self.slot(result)?,
            None => 0,
        };
        let function = self.function_index(callee);
        self.emit(Step::Call { function, arguments, dst });
        Ok(())
    }

    fn var(&mut self, inst: InstId) -> Done {
        let (dst, ty) = self.result(inst)?;
        let store = self.store_type(ty);
        let len = self.size(store)?;
        let memory = self.room(len)?;
        match self.module.get_operand(inst, 0) {
            Some(_) => {
                let src = self.operand(inst, 0)?;
                self.emit(Step::Copy { dst: memory, src, len });
            }
            None => self.emit(Step::Zero { dst: memory, len }),
        }
        if self.looks_for_uninitialized {
            let runs = match self.module.get_operand(inst, 0) {
                Some(_) => None,
                None => self.data_runs(store),
            };
            self.emit(Step::Variable { memory, len, runs });
        }
        self.emit(Step::FramePointer { dst, memory, len });
        Ok(())
    }

    /// What a pointer points to.
    pub(super) fn store_type(&self, pointer: TypeId) -> TypeId {
        match self.types().get(pointer) {
            Type::Pointer { store, .. } => store,
            _ => unreachable!("the operand is a pointer"),
        }
    }

    /// The result has the operand's bytes.
    pub(super) fn copy_operand(&mut self, inst: InstId) -> Done {
        let src = self.operand(inst, 0)?;
        let (dst, ty) = self.result(inst)?;
        let len = self.size(ty)?;
        self.emit(Step::Copy { dst, src, len });
        Ok(())
    }
}
