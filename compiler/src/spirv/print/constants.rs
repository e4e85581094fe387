//! Constants: each declared once; zeros as null constants.

use smallvec::SmallVec;

use super::Printer;
use crate::constant::{ConstId, Value};
use crate::spirv::grammar::Op;
use crate::types::{Type, TypeId};

impl Printer<'_> {
    /// The id of a constant.
    #[inline(always)]
    pub(super) fn constant(&mut self, constant: ConstId) -> u32 {
        match self.constants[constant] {
            0 => self.new_constant(constant),
            known => known,
        }
    }

    #[inline(never)]
    fn new_constant(&mut self, constant: ConstId) -> u32 {
        let id = self.declare_constant(constant);
        self.constants[constant] = id;
        id
    }

    /// The id of a u32 that the module itself may not hold as a constant.
    pub(super) fn number(&mut self, number: u32) -> u32 {
        if let Some(&id) = self.numbers.get(&number) {
            return id;
        }
        let ty = self.ty(TypeId::U32);
        let id = self.new_id();
        self.declarations.inst(Op::Constant, &[ty, id, number]);
        self.numbers.insert(number, id);
        id
    }

    /// The zero value of a type.
    pub(super) fn zero(&mut self, ty: TypeId) -> u32 {
        // An atomic looks like what it holds.
        let ty = match self.module.store.types.get(ty) {
            Type::Atomic(elem) => elem,
            _ => ty,
        };
        if self.types[ty].zero == 0 {
            let type_id = self.ty(ty);
            let id = self.new_id();
            self.declarations.inst(Op::ConstantNull, &[type_id, id]);
            self.types[ty].zero = id;
        }
        self.types[ty].zero
    }

    fn declare_constant(&mut self, constant: ConstId) -> u32 {
        let module = self.module;
        let data = module.store.constants.get(constant);
        let mut parts: SmallVec<[u32; 16]> = SmallVec::new();
        match data.value {
            Value::Bool(value) => {
                return self.declare_value(if value { Op::ConstantTrue } else { Op::ConstantFalse }, data.ty, &[]);
            }
            Value::U32(value) => return self.number(value),
            Value::I32(value) => return self.declare_value(Op::Constant, data.ty, &[value as u32]),
            Value::F32(bits) => return self.declare_value(Op::Constant, data.ty, &[bits]),
            Value::F16(bits) => return self.declare_value(Op::Constant, data.ty, &[bits.into()]),
            Value::Zero => return self.zero(data.ty),
            Value::Splat(element) => {
                let count = module.store.types.element_count(data.ty).expect("a splat has a count");
                parts.resize(count as usize, self.constant(element));
            }
            Value::Composite(run) => {
                for &element in module.store.constants.elements(run) {
                    parts.push(self.constant(element));
                }
            }
            Value::AbstractInt(_) | Value::AbstractFloat(_) => unreachable!("no abstract value is left"),
        }
        let ty = self.ty(data.ty);
        let id = self.new_id();
        self.declarations.parts(Op::ConstantComposite, &[&[ty, id], &parts]);
        id
    }

    fn declare_value<const N: usize>(&mut self, op: Op, ty: TypeId, operands: &[u32; N]) -> u32 {
        let ty = self.ty(ty);
        let id = self.new_id();
        self.declarations.joined(op, &[ty, id], operands);
        id
    }
}
