//! Instructions: what each becomes. Control flow is written in `control`.

use smallvec::SmallVec;

use super::{NO_INSTRUCTION, Printer};
use crate::intrinsics::DialectFn;
use crate::intrinsics::spirv::ImageOperands;
use crate::ir::{Inst, InstId, Op as IrOp, Use, Value, ValueId};
use crate::lowering;
use crate::spirv::generated::{DIALECT, INSTRUCTIONS};
use crate::spirv::grammar::{Capability, Op, memory_operands};
use crate::spirv::instruction::Instruction;
use crate::types::{Access, AddressSpace, DialectType, Type, TypeId};

/// The image operands that there are none.
const NO_OPERANDS: u32 = ImageOperands::None as u32;

/// An instruction that is being written: what most ask of it is looked up once.
struct Item<'m> {
    inst: InstId,
    operands: &'m [Use],
    result: Option<ValueId>,
}

impl Item<'_> {
    fn operand(&self, index: usize) -> Value {
        self.operands[index].value
    }

    fn result(&self) -> ValueId {
        self.result.expect("it has a result")
    }
}

impl<'m> Printer<'m> {
    #[inline]
    pub(super) fn instruction(&mut self, inst: InstId, data: &'m Inst) {
        let module = self.module;
        let item = &Item { inst, operands: module.operand_slots(data), result: data.result() };
        match data.op {
            IrOp::Var(_) => self.initialize(inst),
            IrOp::Let => self.rename(item),
            IrOp::Load | IrOp::LoadVectorElement => self.load(item),
            IrOp::Store => {
                let pointer = self.id(item.operand(0));
                let value = self.id(item.operand(1));
                self.store(item, pointer, value);
            }
            IrOp::StoreVectorElement => {
                let pointer = self.component_pointer(item);
                let value = self.id(item.operand(2));
                self.store(item, pointer, value);
            }
            IrOp::Access => self.access(item),
            IrOp::Swizzle(swizzle) => self.swizzle(item, swizzle.components()),
            IrOp::Construct => self.simple(item, Op::CompositeConstruct),
            // Nothing happens, and some drivers would not know.
            IrOp::Bitcast if module.type_of(item.operand(0)) == self.result_type(item) => self.rename(item),
            IrOp::Convert | IrOp::Bitcast | IrOp::Unary(_) | IrOp::Binary(_) | IrOp::Builtin(_) => self.spelled(item),
            IrOp::Call => self.call(item),
            IrOp::Dialect(function) => self.dialect(inst, function),
            IrOp::Discard => self.demote(),
            IrOp::Override(_) => unreachable!("overrides have their values"),
            IrOp::If { then, otherwise } => self.if_(inst, then, otherwise),
            IrOp::Switch(cases) => self.switch(inst, cases),
            IrOp::Loop { initializer, body, continuing } => self.loop_(inst, initializer, body, continuing),
            op @ (IrOp::Return
            | IrOp::ExitIf
            | IrOp::ExitLoop
            | IrOp::ExitSwitch
            | IrOp::Continue
            | IrOp::NextIteration
            | IrOp::BreakIf
            | IrOp::Unreachable
            | IrOp::TerminateInvocation) => self.terminator(inst, op),
        }
    }

    /// The operand under another name: it keeps its id.
    fn rename(&mut self, item: &Item<'m>) {
        let value = self.id(item.operand(0));
        self.values[item.result()] = value;
    }

    fn result_type(&self, item: &Item<'m>) -> TypeId {
        item.result.map_or(TypeId::VOID, |result| self.module.value(result).ty)
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
    fn simple(&mut self, item: &Item<'m>, op: Op) {
        let Some(result) = item.result else {
            return self.after_words(item, op, |_| []);
        };
        match *item.operands {
            [operand] => {
                let operand = self.id(operand.value);
                let typed = self.typed(result);
                self.code.joined(op, &typed, &[operand]);
            }
            [first, second] => {
                let operands = [self.id(first.value), self.id(second.value)];
                let typed = self.typed(result);
                self.code.joined(op, &typed, &operands);
            }
            _ => {
                let start = self.begin_value(op);
                for slot in item.operands {
                    let id = self.id(slot.value);
                    self.code.push(id);
                }
                self.end_value(start, result);
            }
        }
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
    fn after_words<const N: usize>(&mut self, item: &Item<'m>, op: Op, words: impl FnOnce(&mut Self) -> [u32; N]) {
        let result = item.result;
        let start = self.code.begin(op, N + if result.is_some() { 2 } else { 0 });
        for slot in item.operands {
            let id = self.id(slot.value);
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
    fn component_pointer(&mut self, item: &Item<'m>) -> u32 {
        let (pointer, index) = (item.operand(0), item.operand(1));
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

    fn load(&mut self, item: &Item<'m>) {
        let pointer = match item.operands {
            [pointer] => self.id(pointer.value),
            _ => self.component_pointer(item),
        };
        let memory = self.memory_operands(item);
        let typed = self.typed(item.result());
        match memory {
            Some(memory) => self.code.joined(Op::Load, &typed, &[pointer, memory]),
            None => self.code.joined(Op::Load, &typed, &[pointer]),
        }
    }

    fn store(&mut self, item: &Item<'m>, pointer: u32, value: u32) {
        match self.memory_operands(item) {
            Some(memory) => self.code.inst(Op::Store, &[pointer, value, memory]),
            None => self.code.inst(Op::Store, &[pointer, value]),
        }
    }

    /// In Vulkan's memory model an access says itself that others share the memory; in GLSL's the variable does.
    fn memory_operands(&self, item: &Item<'m>) -> Option<u32> {
        if !self.has_vulkan_memory_model {
            return None;
        }
        let Type::Pointer { space, access, .. } = self.module.shape_of(item.operand(0)) else {
            unreachable!("memory is accessed through pointers")
        };
        let is_shared = space == AddressSpace::Workgroup || space == AddressSpace::Storage && access != Access::Read;
        is_shared.then_some(memory_operands::NON_PRIVATE_POINTER)
    }

    fn access(&mut self, item: &Item<'m>) {
        let object = item.operand(0);
        if matches!(self.module.shape_of(object), Type::Pointer { .. }) {
            return self.access_chain(item);
        }
        let id = self.id(object);
        if let [_, index] = item.operands
            && let Some(index) = self.constant_index(index.value)
        {
            let typed = self.typed(item.result());
            return self.code.joined(Op::CompositeExtract, &typed, &[id, index]);
        }
        let [_, indices @ .., last] = item.operands else { unreachable!("an access has an index") };
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        operands.push(id);
        for index in indices {
            operands.push(self.constant_index(index.value).expect("only a last index is no constant"));
        }
        match self.constant_index(last.value) {
            Some(last) => {
                operands.push(last);
                self.value(item.inst, Op::CompositeExtract, &operands);
            }
            None => {
                let vector = if operands.len() == 1 { id } else { self.extract_vector(object, &operands) };
                let index = self.id(last.value);
                self.value(item.inst, Op::VectorExtractDynamic, &[vector, index]);
            }
        }
    }

    /// A pointer to an element of what a pointer points to. Most are one or two steps away, and are written at once.
    fn access_chain(&mut self, item: &Item<'m>) {
        let result = item.result();
        match *item.operands {
            [object, index] => {
                let operands = [self.id(object.value), self.index(index.value)];
                let typed = self.typed(result);
                self.code.joined(Op::AccessChain, &typed, &operands);
            }
            [object, first, second] => {
                let operands = [self.id(object.value), self.index(first.value), self.index(second.value)];
                let typed = self.typed(result);
                self.code.joined(Op::AccessChain, &typed, &operands);
            }
            _ => {
                let start = self.begin_value(Op::AccessChain);
                for (at, slot) in item.operands.iter().enumerate() {
                    let id = if at == 0 { self.id(slot.value) } else { self.index(slot.value) };
                    self.code.push(id);
                }
                self.end_value(start, result);
            }
        }
    }

    /// The vector whose component an access selects.
    fn extract_vector(&mut self, object: Value, operands: &[u32]) -> u32 {
        let types = &self.module.store.types;
        let mut ty = self.module.type_of(object);
        for &index in &operands[1..] {
            ty = types.element_type(ty, index).expect("accesses are valid");
        }
        let ty = self.ty(ty);
        let id = self.new_id();
        self.code.parts(Op::CompositeExtract, &[&[ty, id], operands]);
        id
    }

    fn swizzle(&mut self, item: &Item<'m>, components: &[u8]) {
        let vector = self.id(item.operand(0));
        let typed = self.typed(item.result());
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
    #[inline(never)]
    fn spelled(&mut self, item: &Item<'m>) {
        let emitted = lowering::emitted(self.module, item.inst, &self.target);
        match emitted.map(|emitted| INSTRUCTIONS[usize::from(emitted.number)]) {
            Some(Instruction::Core(op)) => {
                if let Some(capability) = op.capability() {
                    self.capability(capability);
                }
                self.simple(item, op);
            }
            Some(Instruction::Glsl(function)) => {
                self.after_words(item, Op::ExtInst, |p| [p.glsl(), function.word()]);
            }
            None => self.no_instruction(item.inst),
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

    fn call(&mut self, item: &Item<'m>) {
        // Every call has a result, if only of no type.
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        for slot in item.operands {
            operands.push(self.id(slot.value));
        }
        let ty = self.ty(self.result_type(item));
        let id = match item.result {
            Some(result) => self.result_id(result),
            None => self.new_id(),
        };
        self.code.parts(Op::FunctionCall, &[&[ty, id], &operands]);
    }

    fn dialect(&mut self, inst: InstId, function: DialectFn) {
        let DialectFn::Spirv(function) = function else { unreachable!("SPIR-V's transforms call its own dialect") };
        let op = DIALECT[function as usize];
        op.capability().into_iter().for_each(|capability| self.capability(capability));
        let literals = function.row().literals;
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        for (index, value) in self.module.operands(inst).enumerate() {
            let is_literal = literals >> index & 1 != 0;
            match self.entry(value) {
                // What asks for no operands is left out.
                Some((DialectType::SpirvImageOperands, NO_OPERANDS)) => {}
                Some((_, number)) if is_literal => operands.push(number),
                Some((_, number)) => operands.push(self.number(number)),
                None if is_literal => operands.push(self.constant_index(value).expect("literals are constants")),
                None => operands.push(self.id(value)),
            }
        }
        self.value(inst, op, &operands);
    }

    /// The enum of the dialect that an operand is an entry of, and its number.
    fn entry(&self, value: Value) -> Option<(DialectType, u32)> {
        let constant = value.as_constant()?;
        match self.module.shape_of(value) {
            Type::Dialect { kind, .. } => Some((kind, self.module.store.constants.as_integer(constant)? as u32)),
            _ => None,
        }
    }

    fn demote(&mut self) {
        self.capability(Capability::DemoteToHelperInvocation);
        if !self.options.is_at_least(6) {
            self.extension("SPV_EXT_demote_to_helper_invocation");
        }
        self.code.inst(Op::DemoteToHelperInvocation, &[]);
    }
}
