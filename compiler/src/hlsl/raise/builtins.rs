//! Built-in functions and operators that HLSL has under another shape: products of matrices, functions with results in memory, functions of
//! unsigned integers only, selection, and atomics in workgroup memory.

use smallvec::SmallVec;

use super::{Options, storage};
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, HlslFn};
use crate::ir::{Allow, Builder, Module, Op, Value};
use crate::transform::rewrite::{float, integer, replace, same_type, select, splat_to, unsigned, with_constant};
use crate::transform::{Transform, read_settings};
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "hlsl_builtins",
    description: "writes built-in functions and operators in the shape that HLSL has them",
    adds: Allow::DIALECT_CALLS,
    follows: &["binary_polyfill", "builtin_polyfill", "memory"],
    options: Options::TABLE,
    run: |module, settings| {
        builtins(module, &read_settings(settings)?);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites them.
pub(super) fn builtins(module: &mut Module, options: &Options) {
    INFO.begin(module);
    let is_fxc = options.shader_model == "5.0";
    // What a rewritten function is made of may have to be rewritten too.
    for composes in [true, false] {
        let is_wanted = |op| match op {
            Op::Builtin(function) => !composes || is_composed(function),
            op => !composes && matches!(op, Op::Binary(BinaryOp::Mul) | Op::Bitcast | Op::Convert),
        };
        for inst in module.find_insts(is_wanted) {
            let op = module.inst(inst).op;
            let mut call = Call {
                args: module.operand_list(inst),
                ty: module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty),
                is_fxc,
                b: Builder::before(module, inst),
            };
            match if composes { call.compose(op) } else { call.rewrite(op) } {
                Rewritten::Kept => {}
                Rewritten::Nothing => module.remove(inst),
                Rewritten::Value(value) => replace(module, inst, value),
            }
        }
    }
}

/// Whether a function may be one that [`Call::compose`] rewrites.
fn is_composed(function: BuiltinFn) -> bool {
    use BuiltinFn::{
        Acosh, Asinh, Atanh, FwidthCoarse, FwidthFine, Ldexp, Reflect, SubgroupAnd, SubgroupInclusiveAdd,
        SubgroupInclusiveMul, SubgroupOr, SubgroupShuffleDown, SubgroupShuffleUp, SubgroupShuffleXor, SubgroupXor,
        Trunc,
    };
    matches!(
        function,
        Asinh
            | Acosh
            | Atanh
            | Ldexp
            | FwidthCoarse
            | FwidthFine
            | Trunc
            | Reflect
            | SubgroupInclusiveAdd
            | SubgroupInclusiveMul
            | SubgroupShuffleXor
            | SubgroupShuffleUp
            | SubgroupShuffleDown
            | SubgroupAnd
            | SubgroupOr
            | SubgroupXor
    )
}

enum Rewritten {
    /// HLSL has it as it is.
    Kept,
    /// Another call does what it did, and it gave nothing.
    Nothing,
    /// The value that takes its place.
    Value(Value),
}

struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    ty: TypeId,
    is_fxc: bool,
    b: Builder<'m>,
}

impl Call<'_> {
    /// Functions that are made of others of the core.
    fn compose(&mut self, op: Op) -> Rewritten {
        let Op::Builtin(function) = op else { return Rewritten::Kept };
        Rewritten::Value(match function {
            BuiltinFn::Asinh => self.asinh(),
            BuiltinFn::Acosh => self.acosh(),
            BuiltinFn::Atanh => self.atanh(),
            BuiltinFn::Ldexp => self.ldexp(),
            BuiltinFn::FwidthCoarse => self.width(BuiltinFn::DpdxCoarse, BuiltinFn::DpdyCoarse),
            BuiltinFn::FwidthFine => self.width(BuiltinFn::DpdxFine, BuiltinFn::DpdyFine),
            BuiltinFn::Trunc if self.is_fxc => self.trunc(),
            BuiltinFn::Reflect if self.is_fxc && self.b.module.store.types.element_count(self.ty) == Some(2) => {
                self.reflect()
            }
            BuiltinFn::SubgroupInclusiveAdd => self.inclusive(BuiltinFn::SubgroupExclusiveAdd, BinaryOp::Add),
            BuiltinFn::SubgroupInclusiveMul => self.inclusive(BuiltinFn::SubgroupExclusiveMul, BinaryOp::Mul),
            BuiltinFn::SubgroupShuffleXor => self.lane_at(BinaryOp::Xor),
            BuiltinFn::SubgroupShuffleUp => self.lane_at(BinaryOp::Sub),
            BuiltinFn::SubgroupShuffleDown => self.lane_at(BinaryOp::Add),
            BuiltinFn::SubgroupAnd | BuiltinFn::SubgroupOr | BuiltinFn::SubgroupXor => {
                let shape = unsigned(self.b.module, self.ty);
                if shape == self.ty {
                    return Rewritten::Kept;
                }
                let bits = self.b.bitcast(shape, self.args[0]);
                let bits = same_type(&mut self.b, function, &[bits]);
                self.b.bitcast(self.ty, bits)
            }
            _ => return Rewritten::Kept,
        })
    }

    /// Functions of the dialect.
    fn rewrite(&mut self, op: Op) -> Rewritten {
        let function = match op {
            Op::Binary(_) => return self.product(),
            Op::Bitcast => return self.bitcast(),
            Op::Convert => return self.comparison_with_zero(),
            Op::Builtin(function) => function,
            _ => return Rewritten::Kept,
        };
        let value = match function {
            BuiltinFn::Bitcast => match self.bitcast() {
                Rewritten::Kept => self.b.bitcast(self.ty, self.args[0]),
                rewritten => return rewritten,
            },
            BuiltinFn::Select => self.select(),
            // Integers have gone already.
            BuiltinFn::Sign => {
                let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::I32);
                let sign = self.hlsl(HlslFn::Sign, shape, &[self.args[0]]);
                self.b.convert(self.ty, sign)
            }
            BuiltinFn::Modf => self.modf(),
            BuiltinFn::Frexp => self.frexp(),
            BuiltinFn::CountOneBits => self.of_bits(HlslFn::Countbits, true),
            BuiltinFn::ReverseBits => self.of_bits(HlslFn::Reversebits, true),
            BuiltinFn::FirstLeadingBit => self.first_leading_bit(),
            BuiltinFn::FirstTrailingBit => self.of_bits(HlslFn::Firstbitlow, false),
            _ => match workgroup_atomic(function) {
                None => return Rewritten::Kept,
                Some(_) => match self.atomic(function) {
                    Some(value) => value,
                    None => return Rewritten::Nothing,
                },
            },
        };
        Rewritten::Value(value)
    }

    /// A scan up to the invocation itself: waves have those of the invocations before it.
    fn inclusive(&mut self, exclusive: BuiltinFn, op: BinaryOp) -> Value {
        let before = same_type(&mut self.b, exclusive, &[self.args[0]]);
        self.b.arith(op, before, self.args[0])
    }

    /// The value of the lane whose index is that of the invocation, and the second argument.
    fn lane_at(&mut self, op: BinaryOp) -> Value {
        let own = self.hlsl(HlslFn::WaveGetLaneIndex, TypeId::U32, &[]);
        let lane = self.b.arith(op, own, self.args[1]);
        same_type(&mut self.b, BuiltinFn::SubgroupShuffle, &[self.args[0], lane])
    }

    fn hlsl(&mut self, function: HlslFn, ty: TypeId, args: &[Value]) -> Value {
        self.b.dialect(DialectFn::Hlsl(function), ty, args).expect("it gives a value")
    }

    /// A product of matrices, or of a matrix and a vector: matrices are transposed, so operands change sides.
    fn product(&mut self) -> Rewritten {
        let types = &self.b.module.store.types;
        let is_matrix = |value: Value| matches!(types.get(self.b.module.type_of(value)), Type::Matrix { .. });
        let is_scalar = |value: Value| types.is_scalar(self.b.module.type_of(value));
        let (lhs, rhs) = (self.args[0], self.args[1]);
        if !(is_matrix(lhs) || is_matrix(rhs)) || is_scalar(lhs) || is_scalar(rhs) {
            return Rewritten::Kept;
        }
        Rewritten::Value(self.hlsl(HlslFn::Mul, self.ty, &[rhs, lhs]))
    }

    /// A number is compared with zero: DXC may take a conversion to `bool` and back for none.
    fn comparison_with_zero(&mut self) -> Rewritten {
        let from = self.b.module.type_of(self.args[0]);
        let types = &self.b.module.store.types;
        if types.deepest_elem(self.ty) != TypeId::BOOL || types.deepest_elem(from) == TypeId::BOOL {
            return Rewritten::Kept;
        }
        let zero = self.b.zero(from);
        Rewritten::Value(self.b.compare(BinaryOp::NotEqual, self.args[0], zero))
    }

    /// Between pairs of `f16` and words; the rest HLSL has.
    fn bitcast(&mut self) -> Rewritten {
        let from = self.b.module.type_of(self.args[0]);
        let types = &self.b.module.store.types;
        let is_half = |ty: TypeId| types.deepest_elem(ty) == TypeId::F16;
        Rewritten::Value(match (is_half(from), is_half(self.ty)) {
            (false, true) => self.halves_of_words(from),
            (true, false) => self.words_of_halves(from),
            _ => return Rewritten::Kept,
        })
    }

    fn halves_of_words(&mut self, from: TypeId) -> Value {
        let shape = unsigned(self.b.module, from);
        let words = self.b.bitcast(shape, self.args[0]);
        let is_pair = self.b.module.store.types.is_vector(from);
        let mut bits = SmallVec::<[Value; 4]>::new();
        for index in 0..if is_pair { 2 } else { 1 } {
            let word = if is_pair { self.b.extract(words, index) } else { words };
            let high = with_constant(&mut self.b, BinaryOp::ShiftRight, word, 16);
            bits.extend([word, high]);
        }
        let shape = self.b.module.store.types.vector(TypeId::U32, bits.len() as u8);
        let bits = self.b.construct(shape, &bits);
        let function = if is_pair { HlslFn::Half4FromBits } else { HlslFn::Half2FromBits };
        self.hlsl(function, self.ty, &[bits])
    }

    fn words_of_halves(&mut self, from: TypeId) -> Value {
        let count = self.b.module.store.types.element_count(from).expect("a pair of f16 at least");
        let shape = unsigned(self.b.module, from);
        let function = if count == 2 { HlslFn::BitsOfHalf2 } else { HlslFn::BitsOfHalf4 };
        let bits = self.hlsl(function, shape, &[self.args[0]]);
        let mut words = SmallVec::<[Value; 2]>::new();
        for index in 0..count / 2 {
            let (low, high) = (self.b.extract(bits, 2 * index), self.b.extract(bits, 2 * index + 1));
            let high = with_constant(&mut self.b, BinaryOp::ShiftLeft, high, 16);
            words.push(self.b.arith(BinaryOp::Or, low, high));
        }
        let shape = unsigned(self.b.module, self.ty);
        let words = if count == 2 { words[0] } else { self.b.construct(shape, &words) };
        self.b.bitcast(self.ty, words)
    }

    /// Selection has a condition for each component. FXC has an operator for it, later compilers a function.
    fn select(&mut self) -> Value {
        let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
        let condition = splat_to(&mut self.b, shape, self.args[2]);
        let function = if self.is_fxc { HlslFn::Conditional } else { HlslFn::Select };
        self.hlsl(function, self.ty, &[condition, self.args[1], self.args[0]])
    }

    /// The types of the two members of the result.
    fn members(&self) -> (TypeId, TypeId) {
        let types = &self.b.module.store.types;
        let member = |index| types.element_type(self.ty, index).expect("the structure has two members");
        (member(0), member(1))
    }

    fn modf(&mut self) -> Value {
        let (first, second) = self.members();
        let memory = self.b.var(AddressSpace::Function, second, Access::ReadWrite);
        let fract = self.hlsl(HlslFn::Modf, first, &[self.args[0], memory]);
        let whole = self.b.load(memory);
        self.b.construct(self.ty, &[fract, whole])
    }

    /// The significand comes without its sign, and the exponent as a float. Halves are taken apart as `f32`, in which both are the same:
    /// of theirs DXC makes SPIR-V that is not valid.
    fn frexp(&mut self) -> Value {
        let (first, second) = self.members();
        let wide = self.b.module.store.types.with_scalar(first, TypeId::F32);
        let memory = self.b.var(AddressSpace::Function, wide, Access::ReadWrite);
        let arg = self.converted(wide, self.args[0]);
        let fract = self.hlsl(HlslFn::Frexp, wide, &[arg, memory]);
        let fract = self.converted(first, fract);
        let zero = float(&mut self.b, first, 0.0);
        let is_negative = self.b.compare(BinaryOp::LessThan, self.args[0], zero);
        let size = same_type(&mut self.b, BuiltinFn::Abs, &[fract]);
        let negative = self.b.unary(crate::intrinsics::UnaryOp::Negation, size);
        let function = if self.is_fxc { HlslFn::Conditional } else { HlslFn::Select };
        let fract = self.hlsl(function, first, &[is_negative, negative, size]);
        let exponent = self.b.load(memory);
        let exponent = self.b.convert(second, exponent);
        self.b.construct(self.ty, &[fract, exponent])
    }

    /// A value of that type, which it may have already.
    fn converted(&mut self, ty: TypeId, value: Value) -> Value {
        if self.b.module.type_of(value) == ty { value } else { self.b.convert(ty, value) }
    }

    /// The bits of a negative number are flipped here: not every compiler finds the highest bit of signed ones.
    fn first_leading_bit(&mut self) -> Value {
        if self.b.module.store.types.deepest_elem(self.ty) == TypeId::I32 {
            let (value, zero) = (self.args[0], self.b.zero(self.ty));
            let is_negative = self.b.compare(BinaryOp::LessThan, value, zero);
            let flipped = self.b.unary(crate::intrinsics::UnaryOp::Complement, value);
            let function = if self.is_fxc { HlslFn::Conditional } else { HlslFn::Select };
            self.args[0] = self.hlsl(function, self.ty, &[is_negative, flipped, value]);
        }
        self.of_bits(HlslFn::Firstbithigh, true)
    }

    /// A function with an unsigned result, and, where `unsigned_only`, an unsigned argument.
    fn of_bits(&mut self, function: HlslFn, unsigned_only: bool) -> Value {
        let shape = unsigned(self.b.module, self.ty);
        let mut value = self.args[0];
        if unsigned_only {
            value = self.b.bitcast(shape, value);
        }
        if value.as_constant().is_some() {
            // DXC gets constant vectors wrong here.
            value = self.b.var_with(value);
            value = self.b.load(value);
        }
        let bits = self.hlsl(function, shape, &[value]);
        self.b.bitcast(self.ty, bits)
    }

    fn atomic(&mut self, function: BuiltinFn) -> Option<Value> {
        let place = [self.args[0]];
        let spelled = |function| workgroup_atomic(function).expect("it was found to be one");
        storage::interlocked(&mut self.b, function, &place, &self.args[1..], self.ty, &spelled)
    }

    /// The product with two powers of two, each with half of the exponent. HLSL's `ldexp` is one with a single power, which may be infinite
    /// or zero where the result is neither.
    fn ldexp(&mut self) -> Value {
        let types = &mut self.b.module.store.types;
        let (wide, signed) = (types.with_scalar(self.ty, TypeId::F32), types.with_scalar(self.ty, TypeId::I32));
        let bits = types.with_scalar(self.ty, TypeId::U32);
        // What halves hold, a float32 does.
        let significand = self.converted(wide, self.args[0]);
        let (low, high) = (integer(&mut self.b, signed, (-254i32).cast_unsigned()), integer(&mut self.b, signed, 254));
        let raised = same_type(&mut self.b, BuiltinFn::Max, &[self.args[1], low]);
        let exponent = same_type(&mut self.b, BuiltinFn::Min, &[raised, high]);
        let half = with_constant(&mut self.b, BinaryOp::ShiftRight, exponent, 1);
        let (exponent, half) = (self.b.bitcast(bits, exponent), self.b.bitcast(bits, half));
        let rest = self.b.arith(BinaryOp::Sub, exponent, half);
        let mut product = significand;
        for exponent in [half, rest] {
            let biased = with_constant(&mut self.b, BinaryOp::Add, exponent, 127);
            let placed = with_constant(&mut self.b, BinaryOp::ShiftLeft, biased, 23);
            let power = self.b.bitcast(wide, placed);
            product = self.b.arith(BinaryOp::Mul, product, power);
        }
        self.converted(self.ty, product)
    }

    /// `log(y + sqrt(y * y + 1))`
    fn asinh(&mut self) -> Value {
        let (y, one) = (self.args[0], float(&mut self.b, self.ty, 1.0));
        let square = self.b.arith(BinaryOp::Mul, y, y);
        let sum = self.b.arith(BinaryOp::Add, square, one);
        let root = same_type(&mut self.b, BuiltinFn::Sqrt, &[sum]);
        let sum = self.b.arith(BinaryOp::Add, y, root);
        same_type(&mut self.b, BuiltinFn::Log, &[sum])
    }

    /// `log(x + sqrt(x * x - 1))`
    fn acosh(&mut self) -> Value {
        let (x, one) = (self.args[0], float(&mut self.b, self.ty, 1.0));
        let square = self.b.arith(BinaryOp::Mul, x, x);
        let difference = self.b.arith(BinaryOp::Sub, square, one);
        let root = same_type(&mut self.b, BuiltinFn::Sqrt, &[difference]);
        let sum = self.b.arith(BinaryOp::Add, x, root);
        same_type(&mut self.b, BuiltinFn::Log, &[sum])
    }

    /// `log((1 + t) / (1 - t)) * 0.5`
    fn atanh(&mut self) -> Value {
        let (t, one, half) = (self.args[0], float(&mut self.b, self.ty, 1.0), float(&mut self.b, self.ty, 0.5));
        let above = self.b.arith(BinaryOp::Add, one, t);
        let below = self.b.arith(BinaryOp::Sub, one, t);
        let quotient = self.b.arith(BinaryOp::Div, above, below);
        let log = same_type(&mut self.b, BuiltinFn::Log, &[quotient]);
        self.b.arith(BinaryOp::Mul, log, half)
    }

    /// `abs(dpdx(e)) + abs(dpdy(e))`
    fn width(&mut self, dpdx: BuiltinFn, dpdy: BuiltinFn) -> Value {
        let [x, y] = [dpdx, dpdy].map(|function| {
            let derivative = same_type(&mut self.b, function, &[self.args[0]]);
            same_type(&mut self.b, BuiltinFn::Abs, &[derivative])
        });
        self.b.arith(BinaryOp::Add, x, y)
    }

    /// `e1 + -2 * dot(e1, e2) * e2`: what Intel's drivers make of FXC's own is wrong for two components.
    fn reflect(&mut self) -> Value {
        let (e1, e2) = (self.args[0], self.args[1]);
        let scalar = self.b.module.store.types.deepest_elem(self.ty);
        let dot = self.b.builtin_value(BuiltinFn::Dot, scalar, &[e1, e2]);
        let minus_two = float(&mut self.b, scalar, -2.0);
        let factor = self.b.arith(BinaryOp::Mul, minus_two, dot);
        let factor = splat_to(&mut self.b, self.ty, factor);
        let change = self.b.arith(BinaryOp::Mul, factor, e2);
        self.b.arith(BinaryOp::Add, e1, change)
    }

    /// `x < 0 ? ceil(x) : floor(x)`: FXC's own is wrong for large numbers.
    fn trunc(&mut self) -> Value {
        let (x, zero) = (self.args[0], float(&mut self.b, self.ty, 0.0));
        let is_negative = self.b.compare(BinaryOp::LessThan, x, zero);
        let ceil = same_type(&mut self.b, BuiltinFn::Ceil, &[x]);
        let floor = same_type(&mut self.b, BuiltinFn::Floor, &[x]);
        select(&mut self.b, floor, ceil, is_negative)
    }
}

/// The function that does in workgroup memory what an atomic function does.
fn workgroup_atomic(function: BuiltinFn) -> Option<HlslFn> {
    Some(match function {
        BuiltinFn::AtomicAdd | BuiltinFn::AtomicSub => HlslFn::InterlockedAdd,
        BuiltinFn::AtomicMax => HlslFn::InterlockedMax,
        BuiltinFn::AtomicMin => HlslFn::InterlockedMin,
        BuiltinFn::AtomicAnd => HlslFn::InterlockedAnd,
        BuiltinFn::AtomicOr | BuiltinFn::AtomicLoad => HlslFn::InterlockedOr,
        BuiltinFn::AtomicXor => HlslFn::InterlockedXor,
        BuiltinFn::AtomicExchange | BuiltinFn::AtomicStore => HlslFn::InterlockedExchange,
        BuiltinFn::AtomicCompareExchangeWeak => HlslFn::InterlockedCompareExchange,
        _ => return None,
    })
}
