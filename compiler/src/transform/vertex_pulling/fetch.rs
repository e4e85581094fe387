//! The components of one attribute, out of words.

use super::layout::{Attribute, Kind};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Builder, Value};
use crate::types::{Access, AddressSpace, TypeId};

/// What is fetched of one element of a vertex buffer.
pub(super) struct Fetch<'m> {
    pub(super) b: Builder<'m>,
    /// The array of words.
    pub(super) buffer: Value,
    /// The word at which the element begins.
    pub(super) base: Value,
    pub(super) attribute: Attribute,
    /// The words that were loaded.
    pub(super) words: Vec<(u32, Value)>,
    /// The words that were unpacked, and what they gave.
    pub(super) unpacked: Vec<(Value, Value)>,
}

impl Fetch<'_> {
    /// A component that the format has.
    pub(super) fn component(&mut self, component: u32) -> Value {
        let format = self.attribute.format;
        let component = if format.is_bgra { [2, 1, 0, 3][component as usize] } else { component };
        let bit = self.attribute.offset * 8 + component * format.bits;
        let (word, shift) = (self.word(bit / 32), bit % 32);
        match (format.kind, format.bits) {
            (Kind::Unorm, 10) => self.ten_bits(word, shift),
            (_, 32) => self.whole(word),
            (Kind::Uint, bits) => {
                let shifted = self.shifted(BinaryOp::ShiftRight, word, shift);
                let mask = self.b.u32((1 << bits) - 1);
                self.b.arith(BinaryOp::And, shifted, mask)
            }
            (Kind::Sint, bits) => {
                let high = self.shifted(BinaryOp::ShiftLeft, word, 32 - shift - bits);
                let high = self.b.bitcast(TypeId::I32, high);
                self.shifted(BinaryOp::ShiftRight, high, 32 - bits)
            }
            (kind, bits) => self.unpacked(kind, bits, word, shift),
        }
    }

    /// One, of the type that the format gives.
    pub(super) fn one(&mut self) -> Value {
        match self.attribute.format.kind {
            Kind::Uint => self.b.u32(1),
            Kind::Sint => self.b.i32(1),
            Kind::Unorm | Kind::Snorm | Kind::Float => self.b.f32(1.0),
        }
    }

    /// A word of the element, which is loaded once.
    fn word(&mut self, number: u32) -> Value {
        if let Some(&(_, word)) = self.words.iter().find(|(known, _)| *known == number) {
            return word;
        }
        let b = &mut self.b;
        let offset = b.u32(number);
        let index = if number == 0 { self.base } else { b.arith(BinaryOp::Add, self.base, offset) };
        let pointer = b.module.store.types.pointer(AddressSpace::Storage, TypeId::U32, Access::Read);
        let place = b.access(pointer, self.buffer, &[index]);
        let word = b.load(place);
        self.words.push((number, word));
        word
    }

    fn shifted(&mut self, op: BinaryOp, value: Value, by: u32) -> Value {
        if by == 0 {
            return value;
        }
        let ty = self.b.module.type_of(value);
        let by = self.b.u32(by);
        self.b.binary(op, ty, value, by)
    }

    fn whole(&mut self, word: Value) -> Value {
        match self.attribute.format.kind {
            Kind::Uint => word,
            Kind::Sint => self.b.bitcast(TypeId::I32, word),
            Kind::Unorm | Kind::Snorm | Kind::Float => self.b.bitcast(TypeId::F32, word),
        }
    }

    /// Of `unorm10-10-10-2`.
    fn ten_bits(&mut self, word: Value, shift: u32) -> Value {
        let most = if shift == 30 { 3 } else { 1023 };
        let shifted = self.shifted(BinaryOp::ShiftRight, word, shift);
        let mask = self.b.u32(most);
        let part = self.b.arith(BinaryOp::And, shifted, mask);
        let part = self.b.convert(TypeId::F32, part);
        let most = self.b.f32(most as f32);
        self.b.arith(BinaryOp::Div, part, most)
    }

    /// What the functions that unpack words know.
    fn unpacked(&mut self, kind: Kind, bits: u32, word: Value, shift: u32) -> Value {
        let (function, count) = match (kind, bits) {
            (Kind::Unorm, 8) => (BuiltinFn::Unpack4x8unorm, 4),
            (Kind::Snorm, 8) => (BuiltinFn::Unpack4x8snorm, 4),
            (Kind::Unorm, _) => (BuiltinFn::Unpack2x16unorm, 2),
            (Kind::Snorm, _) => (BuiltinFn::Unpack2x16snorm, 2),
            _ => (BuiltinFn::Unpack2x16float, 2),
        };
        let known = self.unpacked.iter().find(|(known, _)| *known == word).map(|&(_, all)| all);
        let all = known.unwrap_or_else(|| {
            let ty = self.b.module.store.types.vector(TypeId::F32, count);
            let all = self.b.builtin_value(function, ty, &[word]);
            self.unpacked.push((word, all));
            all
        });
        self.b.extract(all, shift / bits)
    }
}
