//! Steps for four integers of 8 bits in a word.

use super::Call;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::Value;
use crate::rewrite::values::{integer, same_type, with_constant};
use crate::types::TypeId;

impl Call<'_> {
    pub(super) fn pack_clamped_signed(&mut self) -> Value {
        let clamped = self.clamp_to(self.args[0], -128, 127);
        self.pack(clamped)
    }

    pub(super) fn pack_clamped_unsigned(&mut self) -> Value {
        let limit = integer(&mut self.b, TypeId::VEC4_U32, 255);
        let clamped = same_type(&mut self.b, BuiltinFn::Min, &[self.args[0], limit]);
        self.pack(clamped)
    }

    pub(super) fn dot_signed(&mut self) -> Value {
        let (a, b) = (self.unpack_signed(self.args[0]), self.unpack_signed(self.args[1]));
        let product = self.b.arith(BinaryOp::Mul, a, b);
        self.sum(product)
    }

    pub(super) fn dot_unsigned(&mut self) -> Value {
        let (a, b) = (self.unpack_unsigned(self.args[0]), self.unpack_unsigned(self.args[1]));
        let product = self.b.arith(BinaryOp::Mul, a, b);
        self.sum(product)
    }

    pub(super) fn pack(&mut self, vector: Value) -> Value {
        let bits = self.b.bitcast(TypeId::VEC4_U32, vector);
        let bytes = with_constant(&mut self.b, BinaryOp::And, bits, 0xff);
        let places = self.shifts([0, 8, 16, 24]);
        let placed = self.b.arith(BinaryOp::ShiftLeft, bytes, places);
        self.sum(placed)
    }

    pub(super) fn unpack_signed(&mut self, word: Value) -> Value {
        let words = self.b.construct(TypeId::VEC4_U32, &[word]);
        let places = self.shifts([24, 16, 8, 0]);
        let raised = self.b.arith(BinaryOp::ShiftLeft, words, places);
        let signed = self.b.bitcast(TypeId::VEC4_I32, raised);
        with_constant(&mut self.b, BinaryOp::ShiftRight, signed, 24)
    }

    pub(super) fn unpack_unsigned(&mut self, word: Value) -> Value {
        let words = self.b.construct(TypeId::VEC4_U32, &[word]);
        let places = self.shifts([0, 8, 16, 24]);
        let lowered = self.b.arith(BinaryOp::ShiftRight, words, places);
        with_constant(&mut self.b, BinaryOp::And, lowered, 0xff)
    }

    fn shifts(&mut self, amounts: [u32; 4]) -> Value {
        let store = &mut self.b.module.store;
        let amounts = amounts.map(|amount| store.constants.u32(amount));
        store.constants.composite(TypeId::VEC4_U32, &store.types, &amounts).into()
    }
}
