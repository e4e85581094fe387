//! Control flow: exits, their arguments, conditions, cases, returns (rules 6 to 10).

use super::{ARGUMENTS, CONDITION, EXIT, LOOP_END, RETURN, SWITCH, Validator};
use crate::ir::{InstId, Op, SwitchId, ValueRun};
use crate::types::TypeId;

impl Validator<'_> {
    pub(super) fn exit(&mut self, inst: InstId) {
        if let Some(target) = self.target(inst) {
            self.arguments(inst, 0, self.module.results(target));
        }
    }

    pub(super) fn continue_(&mut self, inst: InstId) {
        let target = self.target(inst).map(|target| self.module.inst(target).op);
        if let Some(Op::Loop { continuing, .. }) = target {
            self.arguments(inst, 0, self.module.block_params(continuing));
        }
    }

    pub(super) fn condition(&mut self, inst: InstId) {
        if self.type_of(self.module.operand(inst, 0)) != TypeId::BOOL {
            self.error_at(CONDITION, inst, "a condition is one value of type 'bool'");
        }
    }

    fn target(&mut self, inst: InstId) -> Option<InstId> {
        let target = self.module.exit_target(inst);
        if target.is_none() {
            self.error_at(EXIT, inst, "nothing that this could leave is around it");
        } else if matches!(self.module.inst(inst).op, Op::ExitLoop | Op::Continue)
            && self.loops.last().is_some_and(|innermost| innermost.is_between_rounds)
        {
            self.error_at(EXIT, inst, "a loop's initializer and continuing block are not left so");
        } else if self.module.inst(inst).op == Op::ExitSwitch && self.is_in_loop_first(inst) {
            self.error_at(EXIT, inst, "a switch is not left from a loop inside it");
        }
        target
    }

    /// Whether of loops and switches it is a loop that is nearest around an instruction.
    fn is_in_loop_first(&self, inst: InstId) -> bool {
        let module = self.module;
        let around = |inst: InstId| module.inst_block(inst).and_then(|block| module.block_control(block));
        let nearest = std::iter::successors(around(inst), |&control| around(control))
            .map(|control| module.inst(control).op)
            .find(|op| matches!(op, Op::Loop { .. } | Op::Switch(_)));
        matches!(nearest, Some(Op::Loop { .. }))
    }

    /// The operands from `from` on must be values for `wanted`, all of them.
    fn arguments(&mut self, inst: InstId, from: usize, wanted: ValueRun) {
        let module = self.module;
        if module.operand_count(inst) - from.min(module.operand_count(inst)) != wanted.len() {
            let message =
                format!("{} values are carried where {} are wanted", module.operand_count(inst) - from, wanted.len());
            self.error_at(ARGUMENTS, inst, message);
            return;
        }
        for (argument, value) in module.operands(inst).skip(from).zip(wanted.iter()) {
            let (found, wanted) = (self.type_of(argument), module.value(value).ty);
            if found != wanted {
                let message = format!(
                    "a value of type '{}' is carried where '{}' is wanted",
                    self.type_name(found),
                    self.type_name(wanted)
                );
                self.error_at(ARGUMENTS, inst, message);
            }
        }
    }

    pub(super) fn next_iteration(&mut self, inst: InstId) {
        let module = self.module;
        let block = module.inst_block(inst).expect("it is in a block");
        match module.block_control(block).map(|control| module.inst(control).op) {
            Some(Op::Loop { initializer, body, continuing }) if block == initializer || block == continuing => {
                self.arguments(inst, 0, module.block_params(body));
            }
            _ => self.error_at(LOOP_END, inst, "'next_iteration' ends a loop's initializer or continuing block"),
        }
    }

    pub(super) fn break_if(&mut self, inst: InstId) {
        let module = self.module;
        let block = module.inst_block(inst).expect("it is in a block");
        let control = module.block_control(block);
        let (Some(control), Some(Op::Loop { body, continuing, .. })) = (control, control.map(|c| module.inst(c).op))
        else {
            return self.error_at(LOOP_END, inst, "'break_if' ends a loop's continuing block");
        };
        if block != continuing {
            return self.error_at(LOOP_END, inst, "'break_if' ends a loop's continuing block");
        }
        let count = module.operand_count(inst);
        if self.type_of(module.operand(inst, 0)) != TypeId::BOOL {
            return self.error_at(CONDITION, inst, "a condition is one value of type 'bool'");
        }
        let (params, results) = (module.block_params(body), module.results(control));
        if count != 1 + params.len() + results.len() {
            return self.error_at(
                ARGUMENTS,
                inst,
                "'break_if' carries a value for each parameter and result of its loop",
            );
        }
        let wanted = params.iter().chain(results.iter());
        for (argument, value) in module.operands(inst).skip(1).zip(wanted) {
            if self.type_of(argument) != module.value(value).ty {
                self.error_at(ARGUMENTS, inst, "'break_if' carries a value of another type than is wanted");
            }
        }
    }

    /// What control never comes back from stands in no initializer or continuing block: each round of a loop goes through those.
    pub(super) fn dead_end(&mut self, inst: InstId) {
        if self.between_rounds > 0 {
            self.error_at(EXIT, inst, "a loop's initializer and continuing block are left by what ends them");
        }
    }

    pub(super) fn return_value(&mut self, inst: InstId) {
        let Some(function) = self.function else {
            return self.error_at(RETURN, inst, "'ret' stands in a function");
        };
        if self.between_rounds > 0 {
            self.error_at(RETURN, inst, "'ret' stands in a loop's initializer or continuing block");
        }
        let wanted = self.module.function(function).return_type;
        let found = self.module.get_operand(inst, 0).map_or(TypeId::VOID, |value| self.type_of(value));
        if found != wanted {
            let message =
                format!("'ret' carries '{}' where '{}' is returned", self.type_name(found), self.type_name(wanted));
            self.error_at(RETURN, inst, message);
        }
    }

    pub(super) fn cases(&mut self, inst: InstId, cases: SwitchId) {
        let module = self.module;
        let selector @ (TypeId::I32 | TypeId::U32) = self.type_of(module.operand(inst, 0)) else {
            return self.error_at(SWITCH, inst, "a selector is one value of type 'i32' or 'u32'");
        };
        let mut constants = Vec::new();
        let mut defaults = 0;
        for case in module.switch_cases(cases) {
            for case in &case.selectors {
                match case {
                    None => defaults += 1,
                    Some(constant) if module.store.constants.ty(*constant) != selector => {
                        self.error_at(SWITCH, inst, "a case has another type than the selector");
                    }
                    Some(constant) => constants.push(*constant),
                }
            }
        }
        let count = constants.len();
        constants.sort_unstable();
        constants.dedup();
        if constants.len() != count {
            self.error_at(SWITCH, inst, "two cases have the same value");
        }
        if defaults != 1 {
            self.error_at(SWITCH, inst, format!("a switch has one default, not {defaults}"));
        }
    }
}
