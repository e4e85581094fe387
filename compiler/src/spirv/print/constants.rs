//! Constants: each gets an id when first named.

use super::super::grammar::Opcode;
use super::sections::put;
use super::{Printer, Word};
use crate::constant::{ConstId, Constant, Value};
use crate::ir;
use crate::util::Id;

impl Printer<'_> {
    /// The id of any operand.
    pub(super) fn operand(&mut self, value: ir::Value) -> Word {
        match value.kind() {
            ir::ValueKind::Defined(value) => self.defined(value),
            ir::ValueKind::Constant(constant) => self.constant(constant),
            ir::ValueKind::Function(function) => self.function_id(function),
        }
    }

    /// The id of a constant.
    pub(super) fn constant(&mut self, constant: ConstId) -> Word {
        if self.constants.len() <= constant.index() {
            self.constants.resize(self.module.store.constants.len(), None);
        }
        if let Some(id) = self.constants[constant.index()] {
            return id;
        }
        let id = self.declare_constant(constant);
        self.constants[constant.index()] = Some(id);
        id
    }

    fn declare_constant(&mut self, constant: ConstId) -> Word {
        let Constant { ty, value } = self.module.store.constants.get(constant);
        let type_id = self.ty(ty);
        let elements = match value {
            Value::Bool(true) => return self.put_constant(Opcode::ConstantTrue, type_id, &[]),
            Value::Bool(false) => return self.put_constant(Opcode::ConstantFalse, type_id, &[]),
            Value::I32(value) => return self.put_constant(Opcode::Constant, type_id, &[value as u32]),
            Value::U32(bits) | Value::F32(bits) => return self.put_constant(Opcode::Constant, type_id, &[bits]),
            Value::F16(bits) => return self.put_constant(Opcode::Constant, type_id, &[bits.into()]),
            Value::AbstractInt(_) | Value::AbstractFloat(_) => unreachable!("the IR has no abstract values"),
            Value::Zero => return self.put_constant(Opcode::ConstantNull, type_id, &[]),
            Value::Splat(element) => {
                let element = self.constant(element);
                let count = self.module.store.types.element_count(ty).unwrap_or(0);
                vec![element; count as usize]
            }
            Value::Composite(run) => {
                let elements = self.module.store.constants.elements(run).to_vec();
                elements.into_iter().map(|element| self.constant(element)).collect()
            }
        };
        self.put_constant(Opcode::ConstantComposite, type_id, &elements)
    }

    fn put_constant(&mut self, opcode: Opcode, ty: Word, operands: &[u32]) -> Word {
        let id = self.fresh();
        let mut all = vec![ty, id];
        all.extend_from_slice(operands);
        put(&mut self.sections.globals, opcode, &all);
        id
    }

    /// The id of a u32 constant.
    pub(super) fn u32_constant(&mut self, value: u32) -> Word {
        let constant = self.module.store.constants.u32(value);
        self.constant(constant)
    }
}
