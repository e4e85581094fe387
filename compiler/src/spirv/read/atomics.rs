//! Which parts of memory atomic instructions name: SPIR-V's are of plain integers, and those of the IR are atomics.

use hashbrown::HashMap;

use super::Reader;
use super::function::FunctionReader;
use super::memory::Place;
use super::report::Refused;
use super::rules::{INSTRUCTION, INVALID};
use super::types::{Atomics, ELEMENTS, Kind, Shape};
use super::words::At;
use crate::constant::Value as Constant;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Op as IrOp, Value};
use crate::spirv::grammar::Op;
use crate::types::{Type, TypeId};

/// Whether an instruction is an atomic: its pointer is its first operand.
pub(super) const fn is_atomic(op: Op) -> bool {
    matches!(
        op,
        Op::AtomicLoad
            | Op::AtomicStore
            | Op::AtomicExchange
            | Op::AtomicCompareExchange
            | Op::AtomicIIncrement
            | Op::AtomicIDecrement
            | Op::AtomicIAdd
            | Op::AtomicISub
            | Op::AtomicSMin
            | Op::AtomicUMin
            | Op::AtomicSMax
            | Op::AtomicUMax
            | Op::AtomicAnd
            | Op::AtomicOr
            | Op::AtomicXor
    )
}

impl Reader<'_> {
    /// The variable or parameter that a pointer comes from, and the indices that lead from there.
    pub(super) fn traced(&self, mut id: u32) -> (u32, Vec<u32>) {
        let mut indices: Vec<u32> = Vec::new();
        while let Some(at) = self.code.definition(id).filter(|&at| self.is_lazy(at)) {
            let operands = self.code.operands(at);
            if matches!(self.code.op(at), Some(Op::AccessChain | Op::InBoundsAccessChain)) {
                indices.extend(operands[1..].iter().rev());
            }
            // An id that is defined by itself, or later, leads nowhere.
            if operands[0] == id || self.code.definition(operands[0]).is_none_or(|before| before >= at) {
                break;
            }
            id = operands[0];
        }
        indices.reverse();
        (id, indices)
    }

    /// The atomic parts of each variable and parameter. What is an atomic of a parameter is one of what calls hand over.
    pub(super) fn atomic_parts(&mut self, order: &[u32]) -> HashMap<u32, Atomics> {
        let outline = self.outline;
        let mut found: HashMap<u32, Atomics> = HashMap::new();
        let mut calls = Vec::new();
        for id in order {
            let Some(data) = outline.functions.get(id) else { continue };
            for block in &data.blocks {
                for at in block.insts.clone() {
                    match self.code.op(at) {
                        Some(op) if is_atomic(op) => {
                            let pointer = self.code.operands(at)[0];
                            self.note(at, pointer, &Atomics { is_atomic: true, ..Atomics::default() }, &mut found);
                        }
                        Some(Op::FunctionCall) => calls.push(at),
                        _ => {}
                    }
                }
            }
        }
        // Callees stand first, so that one round from the last call to the first hands nothing on; as many rounds do as calls nest.
        loop {
            let before = found.clone();
            for &at in &calls {
                let operands = self.code.operands(at);
                let Some(callee) = outline.functions.get(&operands[0]) else { continue };
                for (&param, &argument) in callee.params.iter().zip(&operands[1..]) {
                    if let Some(atomics) = found.get(&param).cloned() {
                        self.note(at, argument, &atomics, &mut found);
                    }
                }
            }
            if found == before {
                return found;
            }
        }
    }

    fn note(&mut self, at: At, pointer: u32, atomics: &Atomics, found: &mut HashMap<u32, Atomics>) {
        let (base, indices) = self.traced(pointer);
        let Some(ty) = self.code.definition(base).map(|at| self.code.insts[at].ty) else { return };
        let Ok((_, mut ty)) = self.pointer_shape(at, ty) else { return };
        let mut place = found.entry(base).or_default();
        for index in indices {
            let (part, next) = match self.shape(at, ty) {
                Ok(Shape::Struct { members }) => {
                    let Ok(index) = self.integer(at, index) else { return };
                    let Some(&member) = members.get(index as usize) else { return };
                    (index, member)
                }
                Ok(Shape::Array { elem, .. } | Shape::RuntimeArray { elem }) => (ELEMENTS, elem),
                _ => {
                    let _ = self.report.refuse::<()>(INSTRUCTION, at, "an atomic is part of a vector");
                    return;
                }
            };
            place = place.parts.entry(part).or_default();
            ty = next;
        }
        place.merge(atomics);
    }
}

impl FunctionReader<'_, '_> {
    /// An atomic instruction.
    pub fn atomic(&mut self, at: At, op: Op) -> Result<(), Refused> {
        let code = self.r.code;
        let operands = code.operands(at);
        let place = self.place(at, operands[0])?;
        let (Place::Memory { memory, .. }, Some(pointer)) = (&place, self.pointer(&place)) else {
            return self.r.report.wrong_id(at, operands[0], "a pointer to an integer");
        };
        if !matches!(*memory.kind, Kind::Atomic) {
            return self.r.report.wrong_id(at, operands[0], "a pointer to an integer of a buffer or workgroup");
        }
        if matches!(self.r.module.shape_of(pointer), Type::Pointer { access: crate::types::Access::Read, .. }) {
            return self.r.report.refuse(INVALID, at, "memory that is only read has atomics");
        }
        let ty = memory.value;
        let argument = |function: &mut Self, index: usize| {
            let value = function.value(at, operands[index])?;
            function.as_type(at, value, ty)
        };
        let is_signed = ty == TypeId::I32;
        if matches!(op, Op::AtomicSMin | Op::AtomicSMax) != is_signed
            && matches!(op, Op::AtomicSMin | Op::AtomicSMax | Op::AtomicUMin | Op::AtomicUMax)
        {
            return self.r.report.refuse(INSTRUCTION, at, "an atomic compares numbers of the other signedness");
        }
        let (function, value) = match op {
            Op::AtomicLoad => (BuiltinFn::AtomicLoad, None),
            Op::AtomicStore => {
                let value = argument(self, 3)?;
                self.b().builtin(BuiltinFn::AtomicStore, TypeId::VOID, &[pointer, value]);
                return Ok(());
            }
            Op::AtomicExchange => (BuiltinFn::AtomicExchange, Some(argument(self, 3)?)),
            Op::AtomicCompareExchange => return self.compare_exchange(at, pointer, ty),
            Op::AtomicIIncrement | Op::AtomicIDecrement => {
                let one = if is_signed { Constant::I32(1) } else { Constant::U32(1) };
                let one = self.b().splat_constant(ty, one);
                let function = if op == Op::AtomicIIncrement { BuiltinFn::AtomicAdd } else { BuiltinFn::AtomicSub };
                (function, Some(one))
            }
            Op::AtomicIAdd => (BuiltinFn::AtomicAdd, Some(argument(self, 3)?)),
            Op::AtomicISub => (BuiltinFn::AtomicSub, Some(argument(self, 3)?)),
            Op::AtomicSMin | Op::AtomicUMin => (BuiltinFn::AtomicMin, Some(argument(self, 3)?)),
            Op::AtomicSMax | Op::AtomicUMax => (BuiltinFn::AtomicMax, Some(argument(self, 3)?)),
            Op::AtomicAnd => (BuiltinFn::AtomicAnd, Some(argument(self, 3)?)),
            Op::AtomicOr => (BuiltinFn::AtomicOr, Some(argument(self, 3)?)),
            _ => (BuiltinFn::AtomicXor, Some(argument(self, 3)?)),
        };
        let arguments: Vec<Value> = std::iter::once(pointer).chain(value).collect();
        let result = self.b().builtin_value(function, ty, &arguments);
        self.give(at, result)
    }

    /// The exchange of the IR may fail without a reason, and SPIR-V's may not: it is tried again until it has one.
    fn compare_exchange(&mut self, at: At, pointer: Value, ty: TypeId) -> Result<(), Refused> {
        let operands = self.r.code.operands(at);
        let value = self.value(at, operands[4])?;
        let value = self.as_type(at, value, ty)?;
        let comparator = self.value(at, operands[5])?;
        let comparator = self.as_type(at, comparator, ty)?;
        let pair = crate::intrinsics::exchange_result(&mut self.r.module.store, ty);
        let mut b = self.b();
        let (round, _, body, continuing) = b.loop_(&[ty]);
        b.in_block(continuing, |b| b.exit(IrOp::NextIteration, &[]));
        b.in_block(body, |b| {
            let result = b.builtin_value(BuiltinFn::AtomicCompareExchangeWeak, pair, &[pointer, comparator, value]);
            let (old, exchanged) = (b.extract(result, 0), b.extract(result, 1));
            let differs = b.compare(BinaryOp::NotEqual, old, comparator);
            let is_done = b.arith(BinaryOp::Or, exchanged, differs);
            let (_, then, otherwise) = b.if_(is_done, &[]);
            b.in_block(then, |b| b.exit(IrOp::ExitLoop, &[old]));
            b.in_block(otherwise, |b| b.exit(IrOp::ExitIf, &[]));
            b.exit(IrOp::Continue, &[]);
        });
        let old = self.r.module.result(round).expect("the loop has a result");
        self.give(at, old.into())
    }
}
