//! Writes built-in functions that a target lacks, or leaves partly undefined, in terms of others.

use smallvec::SmallVec;

use super::bounds_in_order::{self, are_in_order};
use super::rewrite::{float, integer, replace, same_type, select, unsigned, with_constant};
use super::{Transform, read_settings};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Allow, Builder, InstId, Module, Op, Value};
use crate::types::{Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "builtin_polyfill",
    description: "writes built-in functions that a target lacks in terms of others",
    accepts: Allow::DUPLICATE_NAMES,
    adds: Allow::CORE,
    removes: Allow::CORE,
    follows: &["robustness", "binary_polyfill"],
    options: BuiltinPolyfillConfig::TABLE,
    run: |module, settings| builtin_polyfill(module, &read_settings(settings)?),
};

crate::option_table! {
    /// Which functions are rewritten. The default is everything but what is written in terms of each other: zeros are counted by finding bits.
    #[derive(Copy, Eq)]
    pub struct BuiltinPolyfillConfig {
        /// `abs` of u32: its argument.
        abs_unsigned: bool = true,
        /// `all` and `any` of one bool: their argument.
        bool_reductions: bool = true,
        /// `clamp` of floats by `min` and `max`, unless its bounds are constants: of reversed ones targets may give anything.
        clamp_float: bool = true,
        /// `clamp` of integers, by `min` and `max`.
        clamp_integer: bool = true,
        /// `countLeadingZeros`, by `firstLeadingBit`.
        count_leading_zeros: bool = true,
        /// `countTrailingZeros`, by `firstTrailingBit`.
        count_trailing_zeros: bool = true,
        /// `degrees` and `radians`, by a product.
        degrees_and_radians: bool = true,
        /// `dot` of integers, by products and sums.
        dot_integer: bool = true,
        /// `firstLeadingBit`, by `countLeadingZeros`.
        first_leading_bit: bool = false,
        /// `firstTrailingBit`, by `countTrailingZeros`.
        first_trailing_bit: bool = false,
        /// `extractBits` and `insertBits`: the field is cut to what lies within the integer.
        bit_fields: bool = true,
        /// `length` and `distance` of scalars, by `abs`.
        length_of_scalar: bool = true,
        /// `pack4x8snorm` and `pack2x16snorm`: of -0.5, which is a tie, targets may give the lower integer.
        pack_snorm: bool = true,
        /// `pack4xI8` and its siblings, `dot4I8Packed` and `dot4U8Packed`, by shifts.
        packed_4x8: bool = true,
        /// `saturate`, by `clamp`.
        saturate: bool = true,
        /// `sign` of i32, by `min` and `max`.
        sign_integer: bool = true,
        /// `smoothstep` by its formula, unless its edges are constants in order: of reversed ones targets may give anything.
        smoothstep: bool = true,
        /// `workgroupUniformLoad`, by a load between barriers.
        workgroup_uniform_load: bool = true,
    }
}

/// Rewrites calls as the configuration says.
pub fn builtin_polyfill(module: &mut Module, config: &BuiltinPolyfillConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        for inst in module.find_insts(is_candidate) {
            let mut call = Call { args: module.operand_list(inst), b: Builder::before(module, inst) };
            if let Some(value) = call.rewrite(inst, config) {
                replace(module, inst, value);
            }
        }
        Ok(())
    })
}

/// Whether a call may be one that is rewritten: most are not, and need not be looked at.
fn is_candidate(op: Op) -> bool {
    use BuiltinFn::{
        Abs, All, Any, Clamp, CountLeadingZeros, CountTrailingZeros, Degrees, Distance, Dot, Dot4I8Packed,
        Dot4U8Packed, ExtractBits, FirstLeadingBit, FirstTrailingBit, InsertBits, Length, Pack2x16snorm, Pack4x8snorm,
        Pack4xI8, Pack4xI8Clamp, Pack4xU8, Pack4xU8Clamp, Radians, Saturate, Sign, Smoothstep, Unpack4xI8, Unpack4xU8,
        WorkgroupUniformLoad,
    };
    matches!(
        op,
        Op::Builtin(
            Abs | All
                | Any
                | Clamp
                | CountLeadingZeros
                | CountTrailingZeros
                | Degrees
                | Distance
                | Dot
                | Dot4I8Packed
                | Dot4U8Packed
                | ExtractBits
                | FirstLeadingBit
                | FirstTrailingBit
                | InsertBits
                | Length
                | Pack2x16snorm
                | Pack4x8snorm
                | Pack4xI8
                | Pack4xI8Clamp
                | Pack4xU8
                | Pack4xU8Clamp
                | Radians
                | Saturate
                | Sign
                | Smoothstep
                | Unpack4xI8
                | Unpack4xU8
                | WorkgroupUniformLoad
        )
    )
}

struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    b: Builder<'m>,
}

impl Call<'_> {
    /// The value that takes the place of the call's, if the call is to go.
    fn rewrite(&mut self, inst: InstId, config: &BuiltinPolyfillConfig) -> Option<Value> {
        let Op::Builtin(function) = self.b.module.inst(inst).op else { return None };
        let first = self.args.first().map_or(TypeId::VOID, |&arg| self.b.module.type_of(arg));
        let types = &self.b.module.store.types;
        let (is_integer, is_vector) = (types.is_integer(first), types.is_vector(first));
        let elem = types.deepest_elem(first);
        match function {
            BuiltinFn::Abs if config.abs_unsigned && elem == TypeId::U32 => Some(self.args[0]),
            BuiltinFn::All | BuiltinFn::Any if config.bool_reductions && !is_vector => Some(self.args[0]),
            BuiltinFn::Clamp if config.clamp_integer && is_integer => {
                Some(bounds_in_order::clamp(&mut self.b, self.args[0], self.args[1], self.args[2]))
            }
            BuiltinFn::Clamp if config.clamp_float && !is_integer => {
                let [e, low, high] = self.args[..] else { unreachable!("it has three arguments") };
                let is_needed = !are_in_order(&mut self.b, low, high, true);
                is_needed.then(|| bounds_in_order::clamp(&mut self.b, e, low, high))
            }
            BuiltinFn::Smoothstep if config.smoothstep => {
                let [low, high, x] = self.args[..] else { unreachable!("it has three arguments") };
                let is_needed = !are_in_order(&mut self.b, low, high, false);
                is_needed.then(|| bounds_in_order::smoothstep(&mut self.b, low, high, x))
            }
            BuiltinFn::CountLeadingZeros if config.count_leading_zeros => Some(self.count_leading_zeros(first)),
            BuiltinFn::CountTrailingZeros if config.count_trailing_zeros => Some(self.count_trailing_zeros(first)),
            BuiltinFn::Degrees if config.degrees_and_radians => Some(self.scaled(first, 57.295_78)),
            BuiltinFn::Radians if config.degrees_and_radians => Some(self.scaled(first, 0.017_453_292)),
            BuiltinFn::Dot if config.dot_integer && is_integer => Some(self.dot()),
            BuiltinFn::FirstLeadingBit if config.first_leading_bit => Some(self.first_leading_bit(first, elem)),
            BuiltinFn::FirstTrailingBit if config.first_trailing_bit => Some(self.first_trailing_bit(first)),
            BuiltinFn::ExtractBits if config.bit_fields => self.cut_field(inst, 1),
            BuiltinFn::InsertBits if config.bit_fields => self.cut_field(inst, 2),
            BuiltinFn::Length if config.length_of_scalar && !is_vector => {
                Some(same_type(&mut self.b, BuiltinFn::Abs, &[self.args[0]]))
            }
            BuiltinFn::Distance if config.length_of_scalar && !is_vector => {
                let difference = self.b.arith(BinaryOp::Sub, self.args[0], self.args[1]);
                Some(same_type(&mut self.b, BuiltinFn::Abs, &[difference]))
            }
            BuiltinFn::Pack4x8snorm | BuiltinFn::Pack2x16snorm if config.pack_snorm => {
                self.break_tie(inst, first);
                None
            }
            BuiltinFn::Saturate if config.saturate => {
                let (zero, one) = (float(&mut self.b, first, 0.0), float(&mut self.b, first, 1.0));
                Some(same_type(&mut self.b, BuiltinFn::Clamp, &[self.args[0], zero, one]))
            }
            BuiltinFn::Sign if config.sign_integer && is_integer => Some(self.clamp_to(self.args[0], -1, 1)),
            BuiltinFn::WorkgroupUniformLoad if config.workgroup_uniform_load => Some(self.workgroup_uniform_load()),
            _ if config.packed_4x8 => self.packed(function),
            _ => None,
        }
    }

    fn scaled(&mut self, ty: TypeId, factor: f32) -> Value {
        let factor = float(&mut self.b, ty, factor);
        self.b.arith(BinaryOp::Mul, self.args[0], factor)
    }

    /// `31 - firstLeadingBit(e)`, which finds bit -1 where there is none.
    fn count_leading_zeros(&mut self, ty: TypeId) -> Value {
        let bits_type = unsigned(self.b.module, ty);
        let bits = self.b.bitcast(bits_type, self.args[0]);
        let highest = same_type(&mut self.b, BuiltinFn::FirstLeadingBit, &[bits]);
        let last = integer(&mut self.b, bits_type, 31);
        let count = self.b.arith(BinaryOp::Sub, last, highest);
        self.b.bitcast(ty, count)
    }

    /// `min(u32(firstTrailingBit(e)), 32)`, where -1 is the greatest u32.
    fn count_trailing_zeros(&mut self, ty: TypeId) -> Value {
        let bits_type = unsigned(self.b.module, ty);
        let bits = self.b.bitcast(bits_type, self.args[0]);
        let lowest = same_type(&mut self.b, BuiltinFn::FirstTrailingBit, &[bits]);
        let width = integer(&mut self.b, bits_type, 32);
        let count = same_type(&mut self.b, BuiltinFn::Min, &[lowest, width]);
        self.b.bitcast(ty, count)
    }

    /// `31 - countLeadingZeros(e)`, which is -1 where there is none; a negative number's bits are flipped first.
    fn first_leading_bit(&mut self, ty: TypeId, elem: TypeId) -> Value {
        let mut value = self.args[0];
        if elem == TypeId::I32 {
            let zero = integer(&mut self.b, ty, 0);
            let is_negative = self.b.compare(BinaryOp::LessThan, value, zero);
            let flipped = self.b.unary(UnaryOp::Complement, value);
            value = select(&mut self.b, value, flipped, is_negative);
        }
        let zeros = same_type(&mut self.b, BuiltinFn::CountLeadingZeros, &[value]);
        let last = integer(&mut self.b, ty, 31);
        self.b.arith(BinaryOp::Sub, last, zeros)
    }

    fn first_trailing_bit(&mut self, ty: TypeId) -> Value {
        let value = self.args[0];
        let (zero, none) = (integer(&mut self.b, ty, 0), integer(&mut self.b, ty, u32::MAX));
        let is_zero = self.b.compare(BinaryOp::Equal, value, zero);
        let zeros = same_type(&mut self.b, BuiltinFn::CountTrailingZeros, &[value]);
        select(&mut self.b, zeros, none, is_zero)
    }

    /// The sum of the products of components.
    fn dot(&mut self) -> Value {
        let product = self.b.arith(BinaryOp::Mul, self.args[0], self.args[1]);
        self.sum(product)
    }

    fn sum(&mut self, vector: Value) -> Value {
        let count = self.b.module.store.types.element_count(self.b.module.type_of(vector)).expect("a vector");
        let mut sum = self.b.extract(vector, 0);
        for index in 1..count {
            let component = self.b.extract(vector, index);
            sum = self.b.arith(BinaryOp::Add, sum, component);
        }
        sum
    }

    /// Cuts the field that arguments `at` (its offset) and `at + 1` (its length) describe to what lies within 32 bits.
    fn cut_field(&mut self, inst: InstId, at: usize) -> Option<Value> {
        let constant = |value: Value| self.b.module.store.constants.as_integer(value.as_constant()?);
        if let (Some(offset), Some(count)) = (constant(self.args[at]), constant(self.args[at + 1]))
            && offset + count <= 32
        {
            return None;
        }
        let width = self.b.u32(32);
        let offset = same_type(&mut self.b, BuiltinFn::Min, &[self.args[at], width]);
        let room = self.b.arith(BinaryOp::Sub, width, offset);
        let count = same_type(&mut self.b, BuiltinFn::Min, &[self.args[at + 1], room]);
        self.b.module.set_operand(inst, at, offset);
        self.b.module.set_operand(inst, at + 1, count);
        None
    }

    /// Has the next number above -0.5 packed in its place: WGSL rounds both to the same integer, and that one is no tie.
    fn break_tie(&mut self, inst: InstId, ty: TypeId) {
        let (tie, above) = (float(&mut self.b, ty, -0.5), float(&mut self.b, ty, (-0.5f32).next_up()));
        let is_tie = self.b.compare(BinaryOp::Equal, self.args[0], tie);
        let packed = select(&mut self.b, self.args[0], above, is_tie);
        self.b.module.set_operand(inst, 0, packed);
    }

    fn workgroup_uniform_load(&mut self) -> Value {
        let pointer = self.args[0];
        self.b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
        let Type::Pointer { store, .. } = self.b.module.shape_of(pointer) else { unreachable!("it loads memory") };
        let value = match self.b.module.store.types.get(store) {
            Type::Atomic(elem) => self.b.builtin_value(BuiltinFn::AtomicLoad, elem, &[pointer]),
            _ => self.b.load(pointer),
        };
        self.b.builtin(BuiltinFn::WorkgroupBarrier, TypeId::VOID, &[]);
        value
    }

    /// The functions of four 8-bit integers in a word.
    fn packed(&mut self, function: BuiltinFn) -> Option<Value> {
        let value = self.args.first().copied();
        Some(match function {
            BuiltinFn::Pack4xI8 | BuiltinFn::Pack4xU8 => self.pack(value?),
            BuiltinFn::Pack4xI8Clamp => {
                let clamped = self.clamp_to(value?, -128, 127);
                self.pack(clamped)
            }
            BuiltinFn::Pack4xU8Clamp => {
                let limit = integer(&mut self.b, TypeId::VEC4_U32, 255);
                let clamped = same_type(&mut self.b, BuiltinFn::Min, &[value?, limit]);
                self.pack(clamped)
            }
            BuiltinFn::Unpack4xI8 => self.unpack_signed(value?),
            BuiltinFn::Unpack4xU8 => self.unpack_unsigned(value?),
            BuiltinFn::Dot4I8Packed => {
                let (a, b) = (self.unpack_signed(self.args[0]), self.unpack_signed(self.args[1]));
                let product = self.b.arith(BinaryOp::Mul, a, b);
                self.sum(product)
            }
            BuiltinFn::Dot4U8Packed => {
                let (a, b) = (self.unpack_unsigned(self.args[0]), self.unpack_unsigned(self.args[1]));
                let product = self.b.arith(BinaryOp::Mul, a, b);
                self.sum(product)
            }
            _ => return None,
        })
    }

    /// `min(max(value, low), high)` of i32s.
    fn clamp_to(&mut self, value: Value, low: i32, high: i32) -> Value {
        let ty = self.b.module.type_of(value);
        let (low, high) = (integer(&mut self.b, ty, low as u32), integer(&mut self.b, ty, high as u32));
        let raised = same_type(&mut self.b, BuiltinFn::Max, &[value, low]);
        same_type(&mut self.b, BuiltinFn::Min, &[raised, high])
    }

    fn shifts(&mut self, amounts: [u32; 4]) -> Value {
        let store = &mut self.b.module.store;
        let amounts = amounts.map(|amount| store.constants.u32(amount));
        store.constants.composite(TypeId::VEC4_U32, &store.types, &amounts).into()
    }

    fn pack(&mut self, vector: Value) -> Value {
        let bits = self.b.bitcast(TypeId::VEC4_U32, vector);
        let bytes = with_constant(&mut self.b, BinaryOp::And, bits, 0xff);
        let places = self.shifts([0, 8, 16, 24]);
        let placed = self.b.arith(BinaryOp::ShiftLeft, bytes, places);
        self.sum(placed)
    }

    fn unpack_signed(&mut self, word: Value) -> Value {
        let words = self.b.construct(TypeId::VEC4_U32, &[word]);
        let places = self.shifts([24, 16, 8, 0]);
        let raised = self.b.arith(BinaryOp::ShiftLeft, words, places);
        let signed = self.b.bitcast(TypeId::VEC4_I32, raised);
        with_constant(&mut self.b, BinaryOp::ShiftRight, signed, 24)
    }

    fn unpack_unsigned(&mut self, word: Value) -> Value {
        let words = self.b.construct(TypeId::VEC4_U32, &[word]);
        let places = self.shifts([0, 8, 16, 24]);
        let lowered = self.b.arith(BinaryOp::ShiftRight, words, places);
        with_constant(&mut self.b, BinaryOp::And, lowered, 0xff)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    fn run(body: &str) -> String {
        let parameters = "%i: i32, %u: u32, %v: vec2<i32>, %f: f32, %b: bool";
        let source = format!("fn f({parameters}) {{\n{body}  ret\n}}\n");
        let mut module = text::parse(&source).expect("it parses");
        builtin_polyfill(&mut module, &BuiltinPolyfillConfig::default()).expect("it never fails");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn functions_become_others() {
        for (call, expected) in [
            ("i32 = clamp %i, 1i, 5i", "min %1, 5i"),
            ("u32 = countLeadingZeros %u", "sub 31u, %1"),
            ("i32 = countTrailingZeros %i", "min %2, 32u"),
            ("i32 = dot %v, %v", "add %2, %3"),
            ("f32 = saturate %f", "clamp %f, 0.0f, 1.0f"),
            ("u32 = extractBits %u, %u, 8u", "extractBits %u, %1, %3"),
            ("vec4<i32> = unpack4xI8 %u", "shl %1, vec4<u32>(24u, 16u, 8u, 0u)"),
        ] {
            let printed = run(&format!("  %x: {call}\n"));
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }

    #[test]
    fn fields_within_the_word_stay() {
        let call = "  %x: u32 = extractBits %u, 8u, 24u\n";
        assert!(run(call).contains(call));
    }
}
