//! Steps that find and count bits, and cut fields of them.

use super::Call;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{InstId, Value};
use crate::rewrite::values::{integer, same_type, select, unsigned};
use crate::types::TypeId;

impl Call<'_> {
    /// `31 - firstLeadingBit(e)`, which finds bit -1 where there is none.
    pub(super) fn count_leading_zeros(&mut self) -> Value {
        let ty = self.ty;
        let bits_type = unsigned(self.b.module, ty);
        let bits = self.b.bitcast(bits_type, self.args[0]);
        let highest = same_type(&mut self.b, BuiltinFn::FirstLeadingBit, &[bits]);
        let last = integer(&mut self.b, bits_type, 31);
        let count = self.b.arith(BinaryOp::Sub, last, highest);
        self.b.bitcast(ty, count)
    }

    /// `min(u32(firstTrailingBit(e)), 32)`, where -1 is the greatest u32.
    pub(super) fn count_trailing_zeros(&mut self) -> Value {
        let ty = self.ty;
        let bits_type = unsigned(self.b.module, ty);
        let bits = self.b.bitcast(bits_type, self.args[0]);
        let lowest = same_type(&mut self.b, BuiltinFn::FirstTrailingBit, &[bits]);
        let width = integer(&mut self.b, bits_type, 32);
        let count = same_type(&mut self.b, BuiltinFn::Min, &[lowest, width]);
        self.b.bitcast(ty, count)
    }

    /// `31 - countLeadingZeros(e)`, which is -1 where there is none; a negative number's bits are flipped first.
    pub(super) fn first_leading_bit(&mut self) -> Value {
        let ty = self.ty;
        let mut value = self.args[0];
        if self.b.module.store.types.deepest_elem(ty) == TypeId::I32 {
            let zero = integer(&mut self.b, ty, 0);
            let is_negative = self.b.compare(BinaryOp::LessThan, value, zero);
            let flipped = self.b.unary(UnaryOp::Complement, value);
            value = select(&mut self.b, value, flipped, is_negative);
        }
        let zeros = same_type(&mut self.b, BuiltinFn::CountLeadingZeros, &[value]);
        let last = integer(&mut self.b, ty, 31);
        self.b.arith(BinaryOp::Sub, last, zeros)
    }

    pub(super) fn first_trailing_bit(&mut self) -> Value {
        let ty = self.ty;
        let value = self.args[0];
        let (zero, none) = (integer(&mut self.b, ty, 0), integer(&mut self.b, ty, u32::MAX));
        let is_zero = self.b.compare(BinaryOp::Equal, value, zero);
        let zeros = same_type(&mut self.b, BuiltinFn::CountTrailingZeros, &[value]);
        select(&mut self.b, zeros, none, is_zero)
    }

    /// Cuts the field that the last two arguments describe, its offset and its length, to what lies within 32 bits.
    pub(super) fn cut_field(&mut self, inst: InstId) {
        let at = self.args.len() - 2;
        let constant = |value: Value| self.b.module.store.constants.as_integer(value.as_constant()?);
        if let (Some(offset), Some(count)) = (constant(self.args[at]), constant(self.args[at + 1]))
            && offset + count <= 32
        {
            return;
        }
        let width = self.b.u32(32);
        let offset = same_type(&mut self.b, BuiltinFn::Min, &[self.args[at], width]);
        let room = self.b.arith(BinaryOp::Sub, width, offset);
        let count = same_type(&mut self.b, BuiltinFn::Min, &[self.args[at + 1], room]);
        self.b.module.set_operand(inst, at, offset);
        self.b.module.set_operand(inst, at + 1, count);
    }
}
