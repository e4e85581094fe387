//! The instructions of functions: what each becomes.

use super::atomics::is_atomic;
use super::function::FunctionReader;
use super::memory::Place;
use super::report::Refused;
use super::rules::{INSTRUCTION, INVALID};
use super::types::Shape;
use super::words::{At, name};
use crate::intrinsics::BuiltinFn;
use crate::ir::{Op as IrOp, Value};
use crate::spirv::grammar::{Op, StorageClass};
use crate::types::{AddressSpace, ArrayCount, Type, TypeId};

impl FunctionReader<'_, '_> {
    /// An instruction that is no phi and no terminator.
    pub fn instruction(&mut self, at: At, op: Op) -> Result<(), Refused> {
        if self.semantics != 0 && op != Op::ControlBarrier && op != Op::MemoryBarrier {
            return self.r.report.refuse(INSTRUCTION, at, "no control barrier follows a memory barrier");
        }
        match op {
            // It stands where the function begins.
            Op::Variable => Ok(()),
            Op::Load => {
                let place = self.place(at, self.operand(at, 0))?;
                let value = self.load(at, &place)?;
                self.give(at, value)
            }
            Op::Store => {
                let place = self.place(at, self.operand(at, 0))?;
                let value = self.value(at, self.operand(at, 1))?;
                self.store(at, &place, value)
            }
            Op::CopyMemory => {
                let from = self.place(at, self.operand(at, 1))?;
                let to = self.place(at, self.operand(at, 0))?;
                let value = self.load(at, &from)?;
                self.store(at, &to, value)
            }
            Op::ArrayLength => self.array_length(at),
            Op::FunctionCall => self.call(at),
            Op::ControlBarrier | Op::MemoryBarrier => self.barrier(at, op),
            Op::DemoteToHelperInvocation => {
                self.b().emit(IrOp::Discard, &[], &[]);
                Ok(())
            }
            Op::ExtInst => self.extended(at),
            Op::SelectionMerge | Op::LoopMerge => Ok(()),
            _ if is_atomic(op) => self.atomic(at, op),
            _ if self.is_constant_like(op) => {
                let id = self.r.code.insts[at].result;
                let value = self.r.constant(at, id)?;
                let value = self.finite(at, value)?;
                self.give(at, value)
            }
            _ => self.computation(at, op),
        }
    }

    const fn is_constant_like(&self, op: Op) -> bool {
        matches!(op, Op::Undef | Op::ConstantNull)
    }

    /// An instruction that computes a value of others.
    fn computation(&mut self, at: At, op: Op) -> Result<(), Refused> {
        let value = match self.computed(at, op)? {
            Some(value) => Some(value),
            None => match self.composite(at, op)? {
                Some(value) => Some(value),
                None => match self.subgroup(at, op)? {
                    Some(value) => Some(value),
                    None => {
                        if self.image(at, op)? {
                            return Ok(());
                        }
                        None
                    }
                },
            },
        };
        match value {
            Some(value) => self.give(at, value),
            None => {
                self.r.report.refuse(INSTRUCTION, at, format!("{} is not read", name(self.r.code.insts[at].opcode)))
            }
        }
    }

    /// Operand `index` of an instruction, behind its type and result.
    pub fn operand(&self, at: At, index: usize) -> u32 {
        // Each instruction has as many as its shape asks for; what may be missing is not asked for so.
        self.r.code.operands(at).get(index).copied().unwrap_or(0)
    }

    /// The value of operand `index`.
    pub fn operand_value(&mut self, at: At, index: usize) -> Result<Value, Refused> {
        self.value(at, self.operand(at, index))
    }

    /// The type of an instruction's result.
    pub fn result_type(&mut self, at: At) -> Result<TypeId, Refused> {
        let ty = self.r.code.insts[at].ty;
        self.r.ty(at, ty)
    }

    /// Says what an instruction gives, which must be of the type that it says.
    pub fn give(&mut self, at: At, value: Value) -> Result<(), Refused> {
        let wanted = self.result_type(at)?;
        let value = self.as_type(at, value, wanted)?;
        self.define(self.r.code.insts[at].result, value);
        Ok(())
    }

    /// The bits of a number as another type of as many.
    pub fn as_type(&mut self, at: At, value: Value, wanted: TypeId) -> Result<Value, Refused> {
        let found = self.r.module.type_of(value);
        if found == wanted {
            return Ok(value);
        }
        let types = &self.r.module.store.types;
        let is_cast = types.is_integer(found)
            && types.is_integer(wanted)
            && types.component_count(found) == types.component_count(wanted)
            && types.as_struct(found).is_none()
            && types.as_struct(wanted).is_none()
            && (types.is_vector(found) || types.is_scalar(found))
            && types.is_vector(found) == types.is_vector(wanted);
        if is_cast {
            return Ok(match value.as_constant().and_then(|constant| self.r.cast_constant(constant, wanted)) {
                Some(constant) => constant.into(),
                None => self.b().bitcast(wanted, value),
            });
        }
        let names = [found, wanted].map(|ty| self.r.module.store.type_name(ty));
        self.r.report.refuse(
            INVALID,
            at,
            format!("a value of type {} stands where {} is asked for", names[0], names[1]),
        )
    }

    /// `OpVariable` of a function.
    pub fn variable_of(&mut self, at: At) -> Result<(), Refused> {
        let inst = self.r.code.insts[at];
        let (class, pointee) = self.r.pointer_shape(at, inst.ty)?;
        if class != StorageClass::Function {
            return self.r.report.refuse(INVALID, at, "a function's variables are in the storage class Function");
        }
        if let Shape::Pointer { .. } = self.r.shape(at, pointee)? {
            return self.r.report.refuse(super::rules::POINTER, at, "a variable holds pointers");
        }
        let memory = self.r.memory(at, pointee, class, &super::types::Atomics::default())?;
        let is_known = self.r.module.store.types.has(memory.ty, crate::types::TypeFlags::CONSTRUCTIBLE);
        if !is_known {
            return self.r.report.refuse(INVALID, at, "no variable of a function is of this type");
        }
        let initializer = match self.r.code.operands(at).get(1) {
            Some(&id) => Some(self.value(at, id)?),
            None => None,
        };
        if initializer.is_some_and(|value| self.r.module.type_of(value) != memory.ty) {
            return self.r.report.refuse(INVALID, at, "the initializer has another type than the variable");
        }
        let pointer =
            self.r.module.store.types.pointer(AddressSpace::Function, memory.ty, crate::types::Access::ReadWrite);
        let variable = self.b().var_of(pointer, crate::ir::VarInfo::default(), initializer);
        self.r.name_value(variable, inst.result);
        let scope = self.scope();
        self.places.insert(inst.result, (Place::Memory { base: variable, indices: Vec::new(), memory }, scope));
        Ok(())
    }

    fn array_length(&mut self, at: At) -> Result<(), Refused> {
        let place = self.place(at, self.operand(at, 0))?;
        let member = self.operand(at, 1);
        let index = self.b().u32(member);
        let place = self.step(at, place, index)?;
        let Some(pointer) = self.pointer(&place) else {
            return self.r.report.refuse(INVALID, at, "there is no length of this");
        };
        let Type::Pointer { store, space: AddressSpace::Storage, .. } = self.r.module.shape_of(pointer) else {
            return self.r.report.refuse(INVALID, at, "only arrays of storage buffers have a length");
        };
        if !matches!(self.r.module.store.types.get(store), Type::Array { count: ArrayCount::Runtime, .. }) {
            return self.r.report.refuse(INVALID, at, "the member is no array without a size");
        }
        let length = self.b().builtin_value(BuiltinFn::ArrayLength, TypeId::U32, &[pointer]);
        self.give(at, length)
    }

    /// Barriers. Memory barriers before a control barrier order what it orders.
    fn barrier(&mut self, at: At, op: Op) -> Result<(), Refused> {
        const UNIFORM: u32 = 0x40;
        const WORKGROUP: u32 = 0x100;
        const IMAGE: u32 = 0x800;
        if op == Op::MemoryBarrier {
            let semantics = self.operand(at, 1);
            self.semantics |= self.r.integer(at, semantics)? & (UNIFORM | WORKGROUP | IMAGE);
            let next = (at + 1..self.r.code.insts.len()).find(|&next| !self.r.outline.is_idle(self.r.code, next));
            let follows = next
                .and_then(|next| self.r.code.op(next))
                .is_some_and(|op| matches!(op, Op::ControlBarrier | Op::MemoryBarrier));
            if follows {
                return Ok(());
            }
            return self.r.report.refuse(INSTRUCTION, at, "memory barriers without a control barrier are not there");
        }
        let (scope, semantics) = (self.operand(at, 0), self.operand(at, 2));
        if self.r.integer(at, scope)? != 2 {
            return self.r.report.refuse(INSTRUCTION, at, "only barriers of workgroups are there");
        }
        let semantics = self.r.integer(at, semantics)? | std::mem::take(&mut self.semantics);
        let parts = [
            (UNIFORM, BuiltinFn::StorageBarrier),
            (IMAGE, BuiltinFn::TextureBarrier),
            (WORKGROUP, BuiltinFn::WorkgroupBarrier),
        ];
        let is_none = semantics & (UNIFORM | IMAGE | WORKGROUP) == 0;
        for (bit, function) in parts {
            if semantics & bit != 0 || is_none && bit == WORKGROUP {
                self.b().builtin(function, TypeId::VOID, &[]);
            }
        }
        Ok(())
    }
}
