//! Built-in functions and operators that GLSL has under another shape: comparisons of vectors, bits, atomics, barriers, functions of two
//! results, reinterpretation.

use smallvec::SmallVec;

use crate::glsl::Options;
use crate::intrinsics::steps::GlslBuiltins as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, GlslFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::rewrite::values::{integer, integer_as, replace, select, splat_to};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, AddressSpace, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "glsl_builtins",
    description: "writes built-in functions and operators in the shape that GLSL has them",
    accepts: DialectProperties::DIALECT_CALLS
        .union(DialectProperties::DUPLICATE_NAMES)
        .union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["binary_polyfill", "builtin_polyfill"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        builtins(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of GLSL name.
pub(super) fn builtins(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    lower_calls(module, target, |module, inst, step| {
        let args = module.operand_list(inst);
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        let mut call = Call { args, ty, b: Builder::before(module, inst) };
        match call.take(inst, step) {
            Taken::Prepared => {}
            Taken::Nothing => module.remove(inst),
            Taken::Value(value) => replace(module, inst, value),
        }
    });
}

/// What a step leaves of a call.
enum Taken {
    /// The call itself, with other operands.
    Prepared,
    /// Other calls that give nothing either.
    Nothing,
    /// The value that takes its place.
    Value(Value),
}

struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    ty: TypeId,
    b: Builder<'m>,
}

impl Call<'_> {
    fn take(&mut self, inst: InstId, step: Step) -> Taken {
        Taken::Value(match step {
            Step::Call(function) => self.dialect(function, self.ty, &self.args.clone()),
            Step::BoolAnd => select(&mut self.b, self.args[0], self.args[1], self.args[0]),
            Step::BoolOr => select(&mut self.b, self.args[1], self.args[0], self.args[0]),
            Step::Condition => {
                let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
                let condition = splat_to(&mut self.b, shape, self.args[2]);
                self.b.module.set_operand(inst, 2, condition);
                return Taken::Prepared;
            }
            Step::HalvesOfWords => self.halves_of_words(),
            Step::WordsOfHalves => self.words_of_halves(),
            Step::Fma => {
                let product = self.b.arith(BinaryOp::Mul, self.args[0], self.args[1]);
                self.b.arith(BinaryOp::Add, product, self.args[2])
            }
            Step::QuantizeToF16 => self.quantize(),
            Step::TwoResults(function) => self.two_results(function),
            Step::SignedResult(function) => self.signed_result(function),
            Step::BitField(function) => self.bit_field(function),
            Step::ArrayLength => {
                let length = self.dialect(GlslFn::Length, TypeId::I32, &[self.args[0]]);
                self.b.bitcast(TypeId::U32, length)
            }
            Step::UnsignedLane => {
                let lane = integer_as(&mut self.b, TypeId::U32, self.args[1]);
                self.b.module.set_operand(inst, 1, lane);
                return Taken::Prepared;
            }
            Step::Barrier(memory) => {
                self.b.dialect(DialectFn::Glsl(memory), TypeId::VOID, &[]);
                self.b.dialect(DialectFn::Glsl(GlslFn::Barrier), TypeId::VOID, &[]);
                return Taken::Nothing;
            }
            Step::AtomicLoad => {
                let zero = integer(&mut self.b, self.ty, 0);
                self.dialect(GlslFn::AtomicOr, self.ty, &[self.args[0], zero])
            }
            Step::AtomicStore => {
                let ty = self.b.module.type_of(self.args[1]);
                self.dialect(GlslFn::AtomicExchange, ty, &[self.args[0], self.args[1]]);
                return Taken::Nothing;
            }
            Step::AtomicSubtract => {
                let zero = integer(&mut self.b, self.ty, 0);
                let negated = self.b.arith(BinaryOp::Sub, zero, self.args[1]);
                self.dialect(GlslFn::AtomicAdd, self.ty, &[self.args[0], negated])
            }
            Step::CompareExchange => self.compare_exchange(),
        })
    }

    fn dialect(&mut self, function: GlslFn, ty: TypeId, args: &[Value]) -> Value {
        self.b.dialect(DialectFn::Glsl(function), ty, args).expect("it gives a value")
    }

    /// Of halves there are only pairs in a word.
    fn words_of_halves(&mut self) -> Value {
        let value = self.args[0];
        if self.b.module.type_of(value) == self.b.module.store.types.vector(TypeId::F16, 2) {
            let word = self.dialect(GlslFn::PackFloat2x16, TypeId::U32, &[value]);
            return self.b.bitcast(self.ty, word);
        }
        let (low, high) = (self.b.swizzle(value, &[0, 1]), self.b.swizzle(value, &[2, 3]));
        let low = self.dialect(GlslFn::PackFloat2x16, TypeId::U32, &[low]);
        let high = self.dialect(GlslFn::PackFloat2x16, TypeId::U32, &[high]);
        let words = self.b.construct(TypeId::VEC2_U32, &[low, high]);
        self.b.bitcast(self.ty, words)
    }

    /// Of halves there are only pairs in a word.
    fn halves_of_words(&mut self) -> Value {
        let value = self.args[0];
        let pair = self.b.module.store.types.vector(TypeId::F16, 2);
        if self.ty == pair {
            let word = self.b.bitcast(TypeId::U32, value);
            return self.dialect(GlslFn::UnpackFloat2x16, pair, &[word]);
        }
        let words = self.b.bitcast(TypeId::VEC2_U32, value);
        let (low, high) = (self.b.extract(words, 0), self.b.extract(words, 1));
        let low = self.dialect(GlslFn::UnpackFloat2x16, pair, &[low]);
        let high = self.dialect(GlslFn::UnpackFloat2x16, pair, &[high]);
        self.b.construct(self.ty, &[low, high])
    }

    /// Each component through a pair of halves.
    fn quantize(&mut self) -> Value {
        let count = self.b.module.store.types.element_count(self.ty).filter(|_| self.ty != TypeId::F32);
        let Some(count) = count else {
            let value = self.args[0];
            return self.quantize_scalar(value);
        };
        let mut parts = SmallVec::<[Value; 4]>::new();
        for index in 0..count {
            let part = self.b.extract(self.args[0], index);
            parts.push(self.quantize_scalar(part));
        }
        self.b.construct(self.ty, &parts)
    }

    fn quantize_scalar(&mut self, value: Value) -> Value {
        let zero = self.b.f32(0.0);
        let pair = self.b.construct(TypeId::VEC2_F32, &[value, zero]);
        let word = self.b.builtin_value(BuiltinFn::Pack2x16float, TypeId::U32, &[pair]);
        let pair = self.b.builtin_value(BuiltinFn::Unpack2x16float, TypeId::VEC2_F32, &[word]);
        self.b.extract(pair, 0)
    }

    /// A structure of a function's result and of what it puts into memory.
    fn two_results(&mut self, function: GlslFn) -> Value {
        let types = &self.b.module.store.types;
        let member = |index| types.element_type(self.ty, index).expect("the structure has two members");
        let (first, second) = (member(0), member(1));
        let memory = self.b.var(AddressSpace::Function, second, Access::ReadWrite);
        let result = self.dialect(function, first, &[self.args[0], memory]);
        let second = self.b.load(memory);
        self.b.construct(self.ty, &[result, second])
    }

    /// Places and counts are signed.
    fn signed_result(&mut self, function: GlslFn) -> Value {
        let signed = self.b.module.store.types.with_scalar(self.ty, TypeId::I32);
        let value = self.dialect(function, signed, &[self.args[0]]);
        self.b.bitcast(self.ty, value)
    }

    fn bit_field(&mut self, function: GlslFn) -> Value {
        let mut args = self.args.clone();
        let at = args.len() - 2;
        for arg in &mut args[at..] {
            *arg = match arg.as_constant().and_then(|id| self.b.module.store.constants.as_integer(id)) {
                Some(number) => self.b.i32(number as i32),
                None => self.b.bitcast(TypeId::I32, *arg),
            };
        }
        self.dialect(function, self.ty, &args)
    }

    fn compare_exchange(&mut self) -> Value {
        let ty = self.b.module.type_of(self.args[1]);
        let old = self.dialect(GlslFn::AtomicCompSwap, ty, &[self.args[0], self.args[1], self.args[2]]);
        let exchanged = self.b.compare(BinaryOp::Equal, old, self.args[1]);
        self.b.construct(self.ty, &[old, exchanged])
    }
}
