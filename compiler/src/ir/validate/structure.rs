//! Structure: blocks, terminators, parents, dominance, and the root block (rules 1 to 5, 15 and 16).

use hashbrown::HashSet;

use super::{ARGUMENTS, CALL, DEPTH, DOMINANCE, HANDLE, LoopScope, PARENT, ROOT, TERMINATOR, VALUE_TYPE, Validator};
use crate::diagnostic::Span;
use crate::intrinsics::Effects;
use crate::ir::{
    BlockId, BlockParent, Control, DialectProperties, FunctionId, InstId, MAX_CONTROL_DEPTH, Op, ValueDef, ValueId,
    ValueKind,
};
use crate::types::{Type, TypeFlags, TypeId};
use crate::util::Id;

impl Validator<'_> {
    pub(super) fn module(&mut self) {
        let module = self.module;
        self.declarations();
        self.root();
        for &count in module.counts.iter() {
            self.size(count, Span::NONE, "count");
        }
        for &function in &module.function_order {
            self.function(function);
            self.placed[function.index()] = true;
        }
    }

    fn root(&mut self) {
        let module = self.module;
        let root = module.root();
        self.seen_blocks[root.index()] = true;
        for inst in module.block_insts(root) {
            self.held_by(inst, root);
            if module.inst(inst).op.is_terminator() {
                self.error_at(TERMINATOR, inst, "the root block has no terminator");
            }
            self.inst(inst);
        }
        // Module-scope values stay visible in every function.
        self.scope.clear();
    }

    /// An instruction at module scope, or in a block of a control instruction there.
    fn root_inst(&mut self, inst: InstId) {
        let module = self.module;
        let op = module.inst(inst).op;
        let is_other_control = op.is_control() && !matches!(op, Op::If { .. });
        let is_pointer = |operand| matches!(module.shape_of(operand), Type::Pointer { .. });
        let is_declared = match op {
            Op::Var(_) | Op::Override(_) => true,
            Op::Let => module.properties.contains(DialectProperties::MODULE_CONSTANTS),
            _ => op.is_terminator(),
        };
        if op.effects() != Effects::NONE || is_other_control {
            self.error_at(ROOT, inst, "an instruction with effects stands in the root block");
        } else if module.operands(inst).any(is_pointer) {
            self.error_at(ROOT, inst, "an instruction of the root block has a pointer as an operand");
        } else if !is_declared && module.operands(inst).all(|operand| operand.as_constant().is_some()) {
            self.error_at(ROOT, inst, "an instruction of the root block computes a constant");
        }
        if matches!(op, Op::Var(_) | Op::Override(_)) && module.inst_block(inst) != Some(module.root()) {
            self.error_at(ROOT, inst, "a variable or override stands in a block inside the root block");
        }
    }

    fn function(&mut self, id: FunctionId) {
        let module = self.module;
        let function = module.function(id);
        self.function = Some(id);
        if self.placed[id.index()] {
            self.error(PARENT, function.span, "a function stands twice in the module's order");
            return;
        }
        for param in module.function_params(id).iter() {
            self.value_type(param, function.span);
            self.show(param);
        }
        if module.block(function.block).parent != BlockParent::Function(id) {
            self.error(PARENT, function.span, "a function's block does not know its function");
        }
        self.interface(id);
        let mut named = HashSet::new();
        for &resource in &function.resources {
            if !named.insert(resource) {
                self.error(DOMINANCE, function.span, "a function names a resource twice");
            }
            let is_variable =
                module.defining_inst(resource.into()).is_some_and(|inst| matches!(module.inst(inst).op, Op::Var(_)));
            if !is_variable || !self.visible.get(resource.index()).copied().unwrap_or(false) {
                self.error(DOMINANCE, function.span, "a function uses a resource that the root block does not hold");
            }
        }
        self.block(function.block, true);
        self.entry_point(id);
        self.hide_since(0);
        self.function = None;
    }

    /// A block with its instructions; its values are hidden again at its end.
    pub(super) fn block(&mut self, block: BlockId, must_end: bool) {
        let module = self.module;
        if std::mem::replace(&mut self.seen_blocks[block.index()], true) {
            self.error(PARENT, self.block_span(block), "a block is held twice");
            return;
        }
        self.depth += 1;
        if self.depth > MAX_CONTROL_DEPTH + 1 {
            self.error(DEPTH, self.block_span(block), "control instructions nest too deep");
            self.depth -= 1;
            return;
        }
        let start = self.scope.len();
        for param in module.block_params(block).iter() {
            self.value_type(param, self.block_span(block));
            self.no_handle(param, self.block_span(block));
            self.no_pointer(param, self.block_span(block));
            self.show(param);
        }
        for inst in module.block_insts(block) {
            self.held_by(inst, block);
            if module.inst(inst).op.is_terminator() && module.next_inst(inst).is_some() {
                self.error_at(TERMINATOR, inst, "a terminator stands before the end of its block");
            }
            if matches!(module.inst(inst).op, Op::Override(_)) && self.function.is_some() {
                self.error_at(ROOT, inst, "an override stands in a function");
            }
            self.inst(inst);
        }
        let empty_by_right = !must_end && module.block_is_empty(block);
        if module.terminator(block).is_none() && !empty_by_right {
            self.error(TERMINATOR, self.block_span(block), "a block does not end in a terminator");
        }
        self.hide_since(start);
        self.depth -= 1;
    }

    fn held_by(&mut self, inst: InstId, block: BlockId) {
        if self.module.inst_block(inst) != Some(block) {
            self.error_at(PARENT, inst, "an instruction does not know its block");
        }
    }

    fn inst(&mut self, inst: InstId) {
        self.operands_visible(inst);
        if self.function.is_none() {
            self.root_inst(inst);
        }
        self.inst_types(inst);
        self.reaches(inst);
        for result in self.module.results(inst).iter() {
            self.value_type(result, self.module.inst(inst).span);
            let from_structure = self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS)
                && matches!(self.module.inst(inst).op, Op::Access | Op::Let);
            if self.module.inst(inst).op != Op::Load && !from_structure {
                self.no_handle(result, self.module.inst(inst).span);
            }
            if self.module.inst(inst).op.is_control() {
                self.no_pointer(result, self.module.inst(inst).span);
            }
        }
        if self.module.inst(inst).op == Op::Continue {
            self.note_continue();
        }
        self.nested(inst);
        for result in self.module.results(inst).iter() {
            self.show(result);
        }
    }

    fn operands_visible(&mut self, inst: InstId) {
        let module = self.module;
        for (index, operand) in module.operands(inst).enumerate() {
            match operand.kind() {
                ValueKind::Constant(constant) => self.constant(inst, index, constant),
                ValueKind::Function(function) => {
                    if module.inst(inst).op != Op::Call || index != 0 {
                        self.error_at(DOMINANCE, inst, "a function is an operand of something other than a call");
                    } else if !self.placed[function.index()] {
                        self.error_at(CALL, inst, "a callee is not earlier in the module than its caller");
                    }
                }
                ValueKind::Defined(value) => {
                    if !self.visible.get(value.index()).copied().unwrap_or(false) {
                        self.error_at(
                            DOMINANCE,
                            inst,
                            format!("operand {index} is not defined on every way to its use"),
                        );
                    }
                }
            }
        }
    }

    /// The blocks of a control instruction.
    fn nested(&mut self, inst: InstId) {
        let module = self.module;
        for block in module.inst_blocks(inst) {
            let has_params = !module.block_params(block).is_empty();
            if has_params
                && !matches!(module.inst(inst).op, Op::Loop { body, continuing, .. } if block == body || block == continuing)
            {
                self.error_at(ARGUMENTS, inst, "a block that nothing carries values to has parameters");
            }
            if module.block(block).parent != BlockParent::Inst(inst) {
                self.error_at(PARENT, inst, "a block does not know its control instruction");
            }
        }
        match module.inst(inst).op.control() {
            Some(Control::Loop { initializer, body, continuing }) => self.loop_blocks(initializer, body, continuing),
            Some(Control::If { .. } | Control::Switch(_)) => {
                for block in module.inst_blocks(inst) {
                    self.block(block, true);
                }
            }
            None => {}
        }
    }

    /// A loop's blocks: the body sees the initializer's values, the continuing block those and the body's up to the first `continue`.
    fn loop_blocks(&mut self, initializer: BlockId, body: BlockId, continuing: BlockId) {
        let module = self.module;
        let start = self.scope.len();
        if module.block_is_empty(initializer) && !module.block_params(body).is_empty() {
            let span = self.block_span(body);
            self.error(ARGUMENTS, span, "a loop's body has parameters that nothing gives values at first");
        }
        self.between_rounds(initializer, false);
        for inst in module.block_insts(initializer) {
            module.results(inst).iter().for_each(|result| self.show(result));
        }
        self.loops.push(LoopScope {
            body,
            body_start: self.scope.len(),
            is_between_rounds: false,
            at_first_continue: None,
        });
        self.block(body, true);
        let scope = self.loops.pop().expect("the loop was pushed");
        let is_continued = scope.at_first_continue.is_some();
        scope.at_first_continue.into_iter().flatten().for_each(|value| self.show(value));
        self.between_rounds(continuing, is_continued);
        self.hide_since(start);
    }

    /// A block of a loop that runs before or between its rounds.
    fn between_rounds(&mut self, block: BlockId, must_end: bool) {
        let body_start = self.scope.len();
        self.loops.push(LoopScope { body: block, body_start, is_between_rounds: true, at_first_continue: None });
        self.between_rounds += 1;
        self.block(block, must_end);
        self.between_rounds -= 1;
        self.loops.pop();
    }

    /// At the first `continue` of a loop: what the body has defined itself, and not a block inside it, its continuing block sees.
    fn note_continue(&mut self) {
        let (module, scope) = (self.module, &self.scope);
        let Some(innermost) = self.loops.last_mut().filter(|innermost| innermost.at_first_continue.is_none()) else {
            return;
        };
        let of_body = |value: &ValueId| match module.value(*value).def {
            ValueDef::Result(inst, _) => module.inst_block(inst) == Some(innermost.body),
            ValueDef::BlockParam(block, _) => block == innermost.body,
            _ => false,
        };
        let seen = scope[innermost.body_start.min(scope.len())..].iter().copied().filter(of_body).collect();
        innermost.at_first_continue = Some(seen);
    }

    fn show(&mut self, value: ValueId) {
        if !std::mem::replace(&mut self.visible[value.index()], true) {
            self.scope.push(value);
        }
    }

    fn hide_since(&mut self, start: usize) {
        for value in self.scope.drain(start..) {
            self.visible[value.index()] = false;
        }
    }

    fn no_handle(&mut self, value: ValueId, span: Span) {
        if self.module.store.types.is_handle(self.module.value(value).ty) {
            self.error(HANDLE, span, "only a load or a function's parameter is a texture or sampler");
        }
    }

    /// What a pointer points to is known without looking at which way control took.
    fn no_pointer(&mut self, value: ValueId, span: Span) {
        if matches!(self.module.store.types.get(self.module.value(value).ty), Type::Pointer { .. }) {
            self.error(VALUE_TYPE, span, "no control instruction gives a pointer, and no block takes one");
        }
    }

    /// A value of a dialect's type is what a call of the dialect gives, and others take in the same block.
    fn dialect_value(&mut self, value: ValueId, span: Span) {
        let module = self.module;
        let is_call = |inst: InstId| matches!(module.inst(inst).op, Op::Dialect(_));
        let maker = module.defining_inst(value.into()).filter(|&inst| is_call(inst));
        let is_taken_here =
            |user: InstId| is_call(user) && module.inst_block(user) == maker.and_then(|of| module.inst_block(of));
        if maker.is_none() || !module.uses(value).all(|(_, slot)| is_taken_here(slot.user)) {
            let name = self.type_name(module.value(value).ty);
            let message = format!("a value of type '{name}' goes from one dialect call to another of its block");
            self.error(VALUE_TYPE, span, message);
        }
    }

    fn value_type(&mut self, value: ValueId, span: Span) {
        let ty = self.module.value(value).ty;
        // What is no type is reported where types are.
        if !self.is_well_formed(self.module.store.types.get(ty)) {
            return;
        }
        if let Type::Pointer { space, store, access } = self.module.store.types.get(ty) {
            self.pointer_type(space, store, access, span);
        }
        if self.module.store.types.is_dialect(ty) {
            return self.dialect_value(value, span);
        }
        let is_reference = matches!(self.module.store.types.get(ty), Type::Reference { .. });
        let types = &self.module.store.types;
        let has_values =
            types.has(ty, TypeFlags::CONSTRUCTIBLE) || types.is_handle(ty) || types.has(ty, TypeFlags::ABSTRACT);
        let is_pointer = matches!(types.get(ty), Type::Pointer { .. } | Type::Reference { .. } | Type::Void);
        if !has_values && !is_pointer && !self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS) {
            let name = self.type_name(ty);
            self.error(VALUE_TYPE, span, format!("there are no values of type '{name}'"));
        }
        if is_reference || ty == TypeId::VOID || self.module.store.types.has(ty, TypeFlags::ABSTRACT) {
            let name = self.type_name(ty);
            self.error(VALUE_TYPE, span, format!("no value has type '{name}'"));
        }
    }
}
