//! Built-in functions and operators that HLSL has under another shape: products of matrices, functions with results in memory, functions of
//! unsigned integers only, selection, and atomics in workgroup memory.

use smallvec::SmallVec;

use super::{Options, storage};
use crate::intrinsics::steps::HlslBuiltins as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, HlslFn, LoweringTarget, UnaryOp, Version};
use crate::ir::{Builder, DialectProperties, Module, Value};
use crate::rewrite::values::{float, replace, same_type, splat_to, unsigned, with_constant};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, AddressSpace, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "hlsl_builtins",
    description: "writes built-in functions and operators in the shape that HLSL has them",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["binary_polyfill", "builtin_polyfill", "memory", "hlsl_compositions"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        builtins(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of HLSL name.
pub(super) fn builtins(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    // FXC has an operator that selects, later compilers a function.
    let select = if target.version < Version::new(6, 0) { HlslFn::Conditional } else { HlslFn::Select };
    lower_calls(module, target, |module, inst, step| {
        let args = module.operand_list(inst);
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        let mut call = Call { args, ty, select, b: Builder::before(module, inst) };
        match call.take(step) {
            None => module.remove(inst),
            Some(value) => replace(module, inst, value),
        }
    });
}

struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    ty: TypeId,
    /// What selects by component.
    select: HlslFn,
    b: Builder<'m>,
}

impl Call<'_> {
    /// The value that takes the call's place, if it gives one.
    fn take(&mut self, step: Step) -> Option<Value> {
        Some(match step {
            Step::MatrixProduct => self.hlsl(HlslFn::Mul, self.ty, &[self.args[1], self.args[0]]),
            // DXC may take a conversion to `bool` and back for none.
            Step::ComparisonWithZero => {
                let from = self.b.module.type_of(self.args[0]);
                let zero = self.b.zero(from);
                self.b.compare(BinaryOp::NotEqual, self.args[0], zero)
            }
            Step::HalvesOfWords => self.halves_of_words(),
            Step::WordsOfHalves => self.words_of_halves(),
            Step::Select(function) => {
                let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
                let condition = splat_to(&mut self.b, shape, self.args[2]);
                self.hlsl(function, self.ty, &[condition, self.args[1], self.args[0]])
            }
            Step::Sign => {
                let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::I32);
                let sign = self.hlsl(HlslFn::Sign, shape, &[self.args[0]]);
                self.b.convert(self.ty, sign)
            }
            Step::Modf => self.modf(),
            Step::Frexp => self.frexp(),
            Step::UnsignedBits(function) => self.of_bits(function, true),
            Step::UnsignedResult(function) => self.of_bits(function, false),
            Step::FirstLeadingBit => self.first_leading_bit(),
            Step::Interlocked(function) => return self.interlocked(storage::Kind::Plain, function),
            Step::InterlockedLoad(function) => return self.interlocked(storage::Kind::Load, function),
            Step::InterlockedStore(function) => return self.interlocked(storage::Kind::Store, function),
            Step::InterlockedSubtract(function) => return self.interlocked(storage::Kind::Subtract, function),
            Step::InterlockedCompareExchange(function) => {
                return self.interlocked(storage::Kind::CompareExchange, function);
            }
        })
    }

    fn interlocked(&mut self, kind: storage::Kind, function: HlslFn) -> Option<Value> {
        let place = [self.args[0]];
        storage::interlocked(&mut self.b, kind, function, &place, &self.args[1..], self.ty)
    }

    fn hlsl(&mut self, function: HlslFn, ty: TypeId, args: &[Value]) -> Value {
        self.b.dialect(DialectFn::Hlsl(function), ty, args).expect("it gives a value")
    }

    fn halves_of_words(&mut self) -> Value {
        let from = self.b.module.type_of(self.args[0]);
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

    fn words_of_halves(&mut self) -> Value {
        let from = self.b.module.type_of(self.args[0]);
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
        let negative = self.b.unary(UnaryOp::Negation, size);
        let fract = self.hlsl(self.select, first, &[is_negative, negative, size]);
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
            let flipped = self.b.unary(UnaryOp::Complement, value);
            self.args[0] = self.hlsl(self.select, self.ty, &[is_negative, flipped, value]);
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
}
