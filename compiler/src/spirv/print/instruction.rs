//! Instructions: what each becomes. Control flow is written in `control`.

use smallvec::SmallVec;

use super::image::is_image_instruction;
use super::spelling::{Operation, Spelling};
use super::{NO_INSTRUCTION, Printer};
use crate::intrinsics::{BuiltinFn, Callee, DialectFn};
use crate::ir::{InstId, Op as IrOp, Value, ValueId};
use crate::spirv::grammar::{Capability, Op, memory_operands};
use crate::types::{Access, AddressSpace, Type, TypeId};

impl Printer<'_> {
    #[inline]
    pub(super) fn instruction(&mut self, inst: InstId) {
        let module = self.module;
        match module.inst(inst).op {
            IrOp::Var(_) => self.initialize(inst),
            IrOp::Let => self.rename(inst),
            IrOp::Load | IrOp::LoadVectorElement => self.load(inst),
            IrOp::Store => {
                let pointer = self.id(module.operand(inst, 0));
                let value = self.id(module.operand(inst, 1));
                self.store(inst, pointer, value);
            }
            IrOp::StoreVectorElement => {
                let pointer = self.component_pointer(inst);
                let value = self.id(module.operand(inst, 2));
                self.store(inst, pointer, value);
            }
            IrOp::Access => self.access(inst),
            IrOp::Swizzle(swizzle) => self.swizzle(inst, swizzle.components()),
            IrOp::Construct => self.simple(inst, Op::CompositeConstruct),
            IrOp::Convert => {
                self.spelled(inst, Operation::conversion(&module.store.types, self.result_type(inst)));
            }
            // Nothing happens, and some drivers would not know.
            IrOp::Bitcast if module.type_of(module.operand(inst, 0)) == self.result_type(inst) => self.rename(inst),
            IrOp::Bitcast => {
                let explicit = Some(self.result_type(inst));
                self.spelled(inst, Operation { callee: Callee::Function(BuiltinFn::Bitcast), explicit });
            }
            IrOp::Unary(op) => self.spelled(inst, Operation::of(Callee::Unary(op))),
            IrOp::Binary(op) => self.spelled(inst, Operation::of(Callee::Binary { op, is_compound: false })),
            IrOp::Builtin(function) => self.spelled(inst, Operation::of(Callee::Function(function))),
            IrOp::Call => self.call(inst),
            IrOp::Dialect(function) => self.dialect(inst, function),
            IrOp::Discard => self.demote(),
            IrOp::Override(_) => unreachable!("overrides have their values"),
            IrOp::If { then, otherwise } => self.if_(inst, then, otherwise),
            IrOp::Switch(cases) => self.switch(inst, cases),
            IrOp::Loop { initializer, body, continuing } => self.loop_(inst, initializer, body, continuing),
            op => self.terminator(inst, op),
        }
    }

    /// The operand under another name: it keeps its id.
    fn rename(&mut self, inst: InstId) {
        let value = self.id(self.module.operand(inst, 0));
        let result = self.module.result(inst).expect("what is renamed has a result");
        self.values[result] = value;
    }

    pub(super) fn result_type(&self, inst: InstId) -> TypeId {
        self.module.result(inst).map_or(TypeId::VOID, |result| self.module.value(result).ty)
    }

    pub(super) fn operand_ids(&mut self, inst: InstId) -> SmallVec<[u32; 8]> {
        let mut ids = SmallVec::new();
        for value in self.module.operands(inst) {
            ids.push(self.id(value));
        }
        ids
    }

    /// An instruction with a result, if `inst` has one.
    pub(super) fn value(&mut self, inst: InstId, op: Op, operands: &[u32]) {
        match self.module.result(inst) {
            None => self.code.parts(op, &[operands]),
            Some(result) => {
                let typed = self.typed(result);
                self.code.parts(op, &[&typed, operands]);
            }
        }
    }

    /// An instruction with the same operands. Most have one or two and a result, and are written at once.
    fn simple(&mut self, inst: InstId, op: Op) {
        let module = self.module;
        let Some(result) = module.result(inst) else {
            return self.after_words(inst, op, |_| []);
        };
        if let Some(operands) = module.operand_array(inst) {
            let operands: [u32; 2] = operands.map(|value| self.id(value));
            let typed = self.typed(result);
            return self.code.joined(op, &typed, &operands);
        }
        if let Some(operands) = module.operand_array(inst) {
            let operands: [u32; 1] = operands.map(|value| self.id(value));
            let typed = self.typed(result);
            return self.code.joined(op, &typed, &operands);
        }
        let start = self.begin_value(op);
        for value in module.operands(inst) {
            let id = self.id(value);
            self.code.push(id);
        }
        self.end_value(start, result);
    }

    /// Begins an instruction that has a result: operands follow, which may get their ids first.
    #[inline]
    fn begin_value(&mut self, op: Op) -> usize {
        self.code.begin(op, 2)
    }

    /// Ends it: now the result has its type and id.
    #[inline]
    fn end_value(&mut self, start: usize, result: ValueId) {
        self.code.end(start);
        let [ty, id] = self.typed(result);
        self.code.patch(start, ty);
        self.code.patch(start + 1, id);
    }

    /// An instruction with the same operands after some words, which are known once the operands have their ids.
    fn after_words<const N: usize>(&mut self, inst: InstId, op: Op, words: impl FnOnce(&mut Self) -> [u32; N]) {
        let module = self.module;
        let result = module.result(inst);
        let start = self.code.begin(op, N + if result.is_some() { 2 } else { 0 });
        for value in module.operands(inst) {
            let id = self.id(value);
            self.code.push(id);
        }
        self.code.end(start);
        let mut at = start;
        let words = words(self);
        if let Some(result) = result {
            let [ty, id] = self.typed(result);
            self.code.patch(at, ty);
            self.code.patch(at + 1, id);
            at += 2;
        }
        for (index, word) in words.into_iter().enumerate() {
            self.code.patch(at + index, word);
        }
    }

    /// A function's variable is zero, or as its initializer says, each time that it is reached.
    fn initialize(&mut self, inst: InstId) {
        if self.declared_value(inst).is_some() {
            return;
        }
        let result = self.module.result(inst).expect("a variable has a result");
        let Type::Pointer { store, .. } = self.module.shape_of(result.into()) else {
            unreachable!("a variable is a pointer")
        };
        let value = match self.module.get_operand(inst, 0) {
            Some(value) => self.id(value),
            None => self.zero(store),
        };
        let pointer = self.result_id(result);
        self.code.inst(Op::Store, &[pointer, value]);
    }

    /// A pointer to the component of a vector in memory.
    fn component_pointer(&mut self, inst: InstId) -> u32 {
        let (pointer, index) = (self.module.operand(inst, 0), self.module.operand(inst, 1));
        let Type::Pointer { space, store, .. } = self.module.shape_of(pointer) else { unreachable!("a pointer") };
        let elem = self.module.store.types.deepest_elem(store);
        let ty = self.pointer(space, elem);
        let (pointer, index) = (self.id(pointer), self.index(index));
        let id = self.new_id();
        self.code.inst(Op::AccessChain, &[ty, id, pointer, index]);
        id
    }

    pub(super) fn constant_index(&self, value: Value) -> Option<u32> {
        self.module.store.constants.as_integer(value.as_constant()?).map(|index| index as u32)
    }

    /// An index into memory: constants are unsigned.
    fn index(&mut self, value: Value) -> u32 {
        if self.module.type_of(value) == TypeId::U32 {
            return self.id(value);
        }
        match self.constant_index(value) {
            Some(index) => self.number(index),
            None => self.id(value),
        }
    }

    fn load(&mut self, inst: InstId) {
        let pointer = match self.module.operand_array(inst) {
            Some([pointer]) => self.id(pointer),
            None => self.component_pointer(inst),
        };
        let memory = self.memory_operands(inst);
        let typed = self.typed(self.module.result(inst).expect("a load has a result"));
        match memory {
            Some(memory) => self.code.joined(Op::Load, &typed, &[pointer, memory]),
            None => self.code.joined(Op::Load, &typed, &[pointer]),
        }
    }

    fn store(&mut self, inst: InstId, pointer: u32, value: u32) {
        match self.memory_operands(inst) {
            Some(memory) => self.code.inst(Op::Store, &[pointer, value, memory]),
            None => self.code.inst(Op::Store, &[pointer, value]),
        }
    }

    /// In Vulkan's memory model an access says itself that others share the memory; in GLSL's the variable does.
    fn memory_operands(&self, inst: InstId) -> Option<u32> {
        if !self.has_vulkan_memory_model {
            return None;
        }
        let Type::Pointer { space, access, .. } = self.module.shape_of(self.module.operand(inst, 0)) else {
            unreachable!("memory is accessed through pointers")
        };
        let is_shared = space == AddressSpace::Workgroup || space == AddressSpace::Storage && access != Access::Read;
        is_shared.then_some(memory_operands::NON_PRIVATE_POINTER)
    }

    fn access(&mut self, inst: InstId) {
        let module = self.module;
        let object = module.operand(inst, 0);
        let result = module.result(inst).expect("an access has a result");
        if matches!(module.shape_of(object), Type::Pointer { .. }) {
            return self.access_chain(inst, result);
        }
        let id = self.id(object);
        if let Some([_, index]) = module.operand_array(inst)
            && let Some(index) = self.constant_index(index)
        {
            let typed = self.typed(result);
            return self.code.joined(Op::CompositeExtract, &typed, &[id, index]);
        }
        let mut indices = module.operands(inst).skip(1);
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        operands.push(id);
        let last = indices.next_back().expect("an access has an index");
        for index in indices {
            operands.push(self.constant_index(index).expect("only a last index is no constant"));
        }
        match self.constant_index(last) {
            Some(last) => {
                operands.push(last);
                self.value(inst, Op::CompositeExtract, &operands);
            }
            None => {
                let vector = if operands.len() == 1 { id } else { self.extract_vector(inst, &operands) };
                let index = self.id(last);
                self.value(inst, Op::VectorExtractDynamic, &[vector, index]);
            }
        }
    }

    /// A pointer to an element of what a pointer points to. Most are one or two steps away, and are written at once.
    fn access_chain(&mut self, inst: InstId, result: ValueId) {
        let module = self.module;
        if let Some([object, index]) = module.operand_array(inst) {
            let operands = [self.id(object), self.index(index)];
            let typed = self.typed(result);
            return self.code.joined(Op::AccessChain, &typed, &operands);
        }
        if let Some([object, first, second]) = module.operand_array(inst) {
            let operands = [self.id(object), self.index(first), self.index(second)];
            let typed = self.typed(result);
            return self.code.joined(Op::AccessChain, &typed, &operands);
        }
        let start = self.begin_value(Op::AccessChain);
        for (at, value) in module.operands(inst).enumerate() {
            let id = if at == 0 { self.id(value) } else { self.index(value) };
            self.code.push(id);
        }
        self.end_value(start, result);
    }

    /// The vector whose component an access selects.
    fn extract_vector(&mut self, inst: InstId, operands: &[u32]) -> u32 {
        let types = &self.module.store.types;
        let mut ty = self.module.type_of(self.module.operand(inst, 0));
        for &index in &operands[1..] {
            ty = types.element_type(ty, index).expect("accesses are valid");
        }
        let ty = self.ty(ty);
        let id = self.new_id();
        self.code.parts(Op::CompositeExtract, &[&[ty, id], operands]);
        id
    }

    fn swizzle(&mut self, inst: InstId, components: &[u8]) {
        let vector = self.id(self.module.operand(inst, 0));
        let typed = self.typed(self.module.result(inst).expect("a swizzle has a result"));
        if let [component] = *components {
            return self.code.joined(Op::CompositeExtract, &typed, &[vector, component.into()]);
        }
        let mut indices = [0; 4];
        let count = components.len();
        for (index, &component) in indices.iter_mut().zip(components) {
            *index = component.into();
        }
        self.code.parts(Op::VectorShuffle, &[&typed, &[vector, vector], &indices[..count]]);
    }

    /// An operation by the instruction that its definition names.
    fn spelled(&mut self, inst: InstId, operation: Operation) {
        let module = self.module;
        match operation.spelling(module, inst, self.minor) {
            Some(Spelling::Core(op)) => {
                if let Some(capability) = op.capability() {
                    self.capability(capability);
                }
                self.simple(inst, op);
            }
            Some(Spelling::Glsl(function)) => {
                self.after_words(inst, Op::ExtInst, |p| [p.glsl(), function.word()]);
            }
            None => self.no_instruction(inst),
        }
    }

    #[cold]
    #[inline(never)]
    fn no_instruction(&mut self, inst: InstId) {
        let module = self.module;
        let mnemonic = module.inst(inst).op.mnemonic();
        let types = module.operands(inst).map(|value| module.type_of(value));
        let names: Vec<String> = types.map(|ty| module.store.type_name(ty)).collect();
        let message = format!("no SPIR-V instruction computes '{mnemonic}' of ({})", names.join(", "));
        self.diagnostics.error(NO_INSTRUCTION, module.inst(inst).span, message);
    }

    fn call(&mut self, inst: InstId) {
        // Every call has a result, if only of no type.
        let operands = self.operand_ids(inst);
        let ty = self.ty(self.result_type(inst));
        let id = match self.module.result(inst) {
            Some(result) => self.result_id(result),
            None => self.new_id(),
        };
        self.code.parts(Op::FunctionCall, &[&[ty, id], &operands]);
    }

    fn dialect(&mut self, inst: InstId, function: DialectFn) {
        let name = function.row().spelling.strip_prefix("Op");
        let op = name.and_then(Op::from_name).expect("a test holds the dialect's spellings to the grammar");
        op.capability().into_iter().for_each(|capability| self.capability(capability));
        if let DialectFn::Spirv(function) = function
            && is_image_instruction(function)
        {
            return self.image(inst, op, function);
        }
        let literals = function.row().literals;
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        for (index, value) in self.module.operands(inst).enumerate() {
            let is_literal = literals >> index & 1 != 0;
            operands.push(match is_literal {
                true => self.constant_index(value).expect("literals are constants"),
                false => self.id(value),
            });
        }
        self.value(inst, op, &operands);
    }

    fn demote(&mut self) {
        self.capability(Capability::DemoteToHelperInvocation);
        if !self.options.is_at_least(6) {
            self.extension("SPV_EXT_demote_to_helper_invocation");
        }
        self.code.inst(Op::DemoteToHelperInvocation, &[]);
    }
}
