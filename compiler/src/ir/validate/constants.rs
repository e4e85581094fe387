//! Constants as operands (rule 11).

use super::{VALUE_TYPE, Validator};
use crate::constant::{ConstId, Value, half};
use crate::ir::{DialectProperties, InstId};
use crate::types::{Type, TypeFlags};
use crate::util::Id;

impl Validator<'_> {
    /// A constant has a type that values have, and its numbers are finite.
    pub(super) fn constant(&mut self, inst: InstId, index: usize, constant: ConstId) {
        let ty = self.module.store.constants.ty(constant);
        if self.module.store.types.has(ty, TypeFlags::ABSTRACT) {
            let message = format!("operand {index} has type '{}'", self.type_name(ty));
            self.error_at(VALUE_TYPE, inst, message);
        }
        // What a target makes into members of a structure is filled in where there is nothing to hand over.
        let may_be_empty = self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS);
        let is_pointer = matches!(self.module.store.types.get(ty), Type::Pointer { .. });
        if (is_pointer || self.module.store.types.is_handle(ty)) && !may_be_empty {
            self.error_at(VALUE_TYPE, inst, format!("operand {index} is a constant of type '{}'", self.type_name(ty)));
        }
        if !self.is_finite(constant) {
            self.error_at(VALUE_TYPE, inst, format!("operand {index} holds an infinite number or a NaN"));
        }
    }

    /// Whether all of a constant's numbers are finite. Each constant is looked at once.
    fn is_finite(&mut self, constant: ConstId) -> bool {
        let constants = &self.module.store.constants;
        let mut pending = vec![constant];
        while let Some(constant) = pending.pop() {
            if self.finite[constant.index()] {
                continue;
            }
            let finite = match constants.value(constant) {
                Value::F32(bits) => f32::from_bits(bits).is_finite(),
                Value::F16(bits) => half::f16_is_finite(bits),
                Value::Splat(element) => {
                    pending.push(element);
                    true
                }
                Value::Composite(run) => {
                    pending.extend(constants.elements(run));
                    true
                }
                Value::Bool(_)
                | Value::AbstractInt(_)
                | Value::AbstractFloat(_)
                | Value::I32(_)
                | Value::U32(_)
                | Value::Zero => true,
            };
            if !finite {
                return false;
            }
            self.finite[constant.index()] = true;
        }
        true
    }
}
