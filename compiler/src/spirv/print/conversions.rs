//! Value conversions, and copies between the two forms of a type.

use super::super::grammar::Opcode;
use super::{Form, Printer, Word};
use crate::constant::Value;
use crate::ir::InstId;
use crate::types::{ArrayCount, Type, TypeId};

/// At most so many elements are copied one by one between forms.
const MAX_COPIED_ELEMENTS: u32 = 256;

impl Printer<'_> {
    /// `convert`, of scalars and vectors.
    pub(super) fn convert(&mut self, inst: InstId) -> Word {
        let operand = self.module.operand(inst, 0);
        let from_type = self.module.type_of(operand);
        let to_type = self.module.value(self.module.result(inst).expect("a conversion has a result")).ty;
        let (from, to) =
            (self.module.store.types.deepest_elem(from_type), self.module.store.types.deepest_elem(to_type));
        let value = self.operand(operand);
        let ty = self.ty(to_type);
        let is_float = |ty| matches!(ty, TypeId::F32 | TypeId::F16);
        let opcode = match (from, to) {
            _ if from == to => return value,
            (TypeId::BOOL, _) => return self.select_one_or_zero(ty, to_type, value),
            (_, TypeId::BOOL) => {
                let zero = self.module.store.constants.zero(from_type);
                let zero = self.constant(zero);
                let opcode = if is_float(from) { Opcode::FUnordNotEqual } else { Opcode::INotEqual };
                return self.emit_result(opcode, ty, &[value, zero]);
            }
            (TypeId::I32, _) if is_float(to) => Opcode::ConvertSToF,
            (_, _) if is_float(from) && is_float(to) => Opcode::FConvert,
            (_, _) if is_float(to) => Opcode::ConvertUToF,
            (_, TypeId::I32) if is_float(from) => Opcode::ConvertFToS,
            (_, _) if is_float(from) => Opcode::ConvertFToU,
            _ => Opcode::Bitcast,
        };
        self.emit_result(opcode, ty, &[value])
    }

    fn select_one_or_zero(&mut self, ty: Word, to_type: TypeId, condition: Word) -> Word {
        let scalar = self.module.store.types.deepest_elem(to_type);
        let one = match scalar {
            TypeId::I32 => Value::I32(1),
            TypeId::U32 => Value::U32(1),
            TypeId::F32 => Value::f32(1.0),
            _ => Value::F16(0x3c00),
        };
        let constants = &mut self.module.store.constants;
        let mut one = constants.scalar(scalar, one);
        if scalar != to_type {
            one = constants.splat(to_type, one);
        }
        let zero = constants.zero(to_type);
        let (one, zero) = (self.constant(one), self.constant(zero));
        self.emit_result(Opcode::Select, ty, &[condition, one, zero])
    }

    /// A value in another form, where its type's forms differ.
    pub(super) fn copy_between_forms(&mut self, inst: InstId, value: Word, ty: TypeId, from: Form, to: Form) -> Word {
        if from == to || !self.has_forms(ty) {
            return value;
        }
        let to_id = self.ty_in(ty, to);
        if self.options.version() >= (1, 4) {
            return self.emit_result(Opcode::CopyLogical, to_id, &[value]);
        }
        let count = match self.module.store.types.get(ty) {
            Type::Array { count: ArrayCount::Fixed(count), .. } if count > MAX_COPIED_ELEMENTS => {
                let message = format!(
                    "arrays of more than {MAX_COPIED_ELEMENTS} elements are not copied between workgroup memory and others"
                );
                self.unsupported(self.module.inst(inst).span, message);
                0
            }
            _ => self.module.store.types.element_count(ty).unwrap_or(0),
        };
        let mut elements = Vec::new();
        for index in 0..count {
            let element = self.module.store.types.element_type(ty, index).expect("it is below the count");
            let from_id = self.ty_in(element, from);
            let extracted = self.emit_result(Opcode::CompositeExtract, from_id, &[value, index]);
            elements.push(self.copy_between_forms(inst, extracted, element, from, to));
        }
        self.emit_result(Opcode::CompositeConstruct, to_id, &elements)
    }
}
