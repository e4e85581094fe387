//! Built-in functions and operators that GLSL has under another shape: comparisons of vectors, bits, atomics, barriers, functions of two
//! results, reinterpretation.

use smallvec::SmallVec;

use crate::glsl::Options;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, GlslFn, UnaryOp};
use crate::ir::{Allow, Builder, InstId, Module, Op, Value};
use crate::transform::rewrite::{integer, integer_as, replace, select, splat_to};
use crate::transform::{Transform, read_settings};
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "glsl_builtins",
    description: "writes built-in functions and operators in the shape that GLSL has them",
    adds: Allow::DIALECT_CALLS,
    follows: &["binary_polyfill", "builtin_polyfill"],
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
    for inst in module.find_insts(is_candidate) {
        let op = module.inst(inst).op;
        let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
        if !may_change(module, inst, ty) {
            continue;
        }
        let mut call =
            Call { args: module.operand_list(inst), ty, b: Builder::before(module, inst), has_fma: !options.is_es() };
        match call.rewrite(op) {
            Rewritten::Kept => {}
            Rewritten::Nothing => module.remove(inst),
            Rewritten::Value(value) => replace(module, inst, value),
        }
    }
}

/// Whether an instruction may be one that is rewritten.
fn is_candidate(op: Op) -> bool {
    use BinaryOp::{And, Equal, GreaterEqual, GreaterThan, LessEqual, LessThan, NotEqual, Or};
    matches!(
        op,
        Op::Builtin(_)
            | Op::Bitcast
            | Op::Unary(UnaryOp::Not)
            | Op::Binary(And | Or | Equal | NotEqual | LessThan | LessEqual | GreaterThan | GreaterEqual)
    )
}

/// Whether a candidate that gives a `ty` may be rewritten: most operators are of numbers, or compare two.
fn may_change(module: &Module, inst: InstId, ty: TypeId) -> bool {
    let types = &module.store.types;
    let is_of_halves = |ty| types.deepest_elem(ty) == TypeId::F16;
    match module.inst(inst).op {
        Op::Binary(BinaryOp::And | BinaryOp::Or) => types.deepest_elem(ty) == TypeId::BOOL,
        Op::Binary(_) | Op::Unary(_) => types.is_vector(ty),
        Op::Bitcast => is_of_halves(ty) || is_of_halves(module.type_of(module.operand(inst, 0))),
        _ => true,
    }
}

enum Rewritten {
    /// GLSL has it as it is.
    Kept,
    /// Other calls do what it did, and it gave nothing.
    Nothing,
    /// The value that takes its place.
    Value(Value),
}

struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    ty: TypeId,
    b: Builder<'m>,
    has_fma: bool,
}

impl Call<'_> {
    fn rewrite(&mut self, op: Op) -> Rewritten {
        let value = match op {
            Op::Binary(op @ (BinaryOp::And | BinaryOp::Or)) => self.bool_bits(op),
            Op::Binary(op) => return self.comparison(op),
            Op::Unary(UnaryOp::Not) => self.dialect(GlslFn::Not, self.ty, &[self.args[0]]),
            Op::Bitcast => self.bitcast(),
            Op::Builtin(function) => return self.function(function),
            _ => return Rewritten::Kept,
        };
        Rewritten::Value(value)
    }

    fn dialect(&mut self, function: GlslFn, ty: TypeId, args: &[Value]) -> Value {
        self.b.dialect(DialectFn::Glsl(function), ty, args).expect("it gives a value")
    }

    /// `&` and `|` are of integers alone. Both operands are evaluated, which `&&` and `||` would not do.
    fn bool_bits(&mut self, op: BinaryOp) -> Value {
        let (a, b) = (self.args[0], self.args[1]);
        let (otherwise, chosen) = if op == BinaryOp::And { (a, b) } else { (b, a) };
        select(&mut self.b, otherwise, chosen, a)
    }

    /// Vectors are compared by functions.
    fn comparison(&mut self, op: BinaryOp) -> Rewritten {
        let function = match op {
            BinaryOp::Equal => GlslFn::Equal,
            BinaryOp::NotEqual => GlslFn::NotEqual,
            BinaryOp::LessThan => GlslFn::LessThan,
            BinaryOp::LessEqual => GlslFn::LessThanEqual,
            BinaryOp::GreaterThan => GlslFn::GreaterThan,
            BinaryOp::GreaterEqual => GlslFn::GreaterThanEqual,
            _ => return Rewritten::Kept,
        };
        Rewritten::Value(self.dialect(function, self.ty, &[self.args[0], self.args[1]]))
    }

    fn function(&mut self, function: BuiltinFn) -> Rewritten {
        let value = match function {
            BuiltinFn::Select => return self.select(),
            BuiltinFn::Bitcast => self.bitcast(),
            BuiltinFn::Fma if !self.has_fma => {
                let product = self.b.arith(BinaryOp::Mul, self.args[0], self.args[1]);
                self.b.arith(BinaryOp::Add, product, self.args[2])
            }
            BuiltinFn::QuantizeToF16 => self.quantize(),
            BuiltinFn::Modf => self.two_results(GlslFn::Modf),
            BuiltinFn::Frexp => self.two_results(GlslFn::Frexp),
            BuiltinFn::CountOneBits => self.signed_result(GlslFn::BitCount),
            BuiltinFn::FirstLeadingBit => self.signed_result(GlslFn::FindMsb),
            BuiltinFn::FirstTrailingBit => self.signed_result(GlslFn::FindLsb),
            BuiltinFn::ExtractBits => self.bit_field(GlslFn::BitfieldExtract, 1),
            BuiltinFn::InsertBits => self.bit_field(GlslFn::BitfieldInsert, 2),
            BuiltinFn::ArrayLength => {
                let length = self.dialect(GlslFn::Length, TypeId::I32, &[self.args[0]]);
                self.b.bitcast(TypeId::U32, length)
            }
            BuiltinFn::SubgroupBroadcast | BuiltinFn::SubgroupShuffle | BuiltinFn::QuadBroadcast => {
                return self.unsigned_lane(function);
            }
            BuiltinFn::WorkgroupBarrier => return self.barrier(GlslFn::MemoryBarrierShared),
            BuiltinFn::StorageBarrier => return self.barrier(GlslFn::MemoryBarrierBuffer),
            BuiltinFn::TextureBarrier => return self.barrier(GlslFn::MemoryBarrierImage),
            _ => return self.atomic(function),
        };
        Rewritten::Value(value)
    }

    /// `select` has a condition for each component.
    fn select(&mut self) -> Rewritten {
        let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
        let condition = splat_to(&mut self.b, shape, self.args[2]);
        if condition == self.args[2] {
            return Rewritten::Kept;
        }
        Rewritten::Value(self.b.builtin_value(BuiltinFn::Select, self.ty, &[self.args[0], self.args[1], condition]))
    }

    /// The same bits. Of halves there are only pairs in a word.
    fn bitcast(&mut self) -> Value {
        let value = self.args[0];
        let from = self.b.module.type_of(value);
        let types = &self.b.module.store.types;
        let (has_halves, makes_halves) =
            (types.deepest_elem(from) == TypeId::F16, types.deepest_elem(self.ty) == TypeId::F16);
        let half2 = self.b.module.store.types.vector(TypeId::F16, 2);
        if has_halves && !makes_halves {
            if from == half2 {
                let word = self.dialect(GlslFn::PackFloat2x16, TypeId::U32, &[value]);
                return self.b.bitcast(self.ty, word);
            }
            let (low, high) = (self.b.swizzle(value, &[0, 1]), self.b.swizzle(value, &[2, 3]));
            let low = self.dialect(GlslFn::PackFloat2x16, TypeId::U32, &[low]);
            let high = self.dialect(GlslFn::PackFloat2x16, TypeId::U32, &[high]);
            let words = self.b.construct(TypeId::VEC2_U32, &[low, high]);
            return self.b.bitcast(self.ty, words);
        }
        if makes_halves && !has_halves {
            if self.ty == half2 {
                let word = self.b.bitcast(TypeId::U32, value);
                return self.dialect(GlslFn::UnpackFloat2x16, half2, &[word]);
            }
            let words = self.b.bitcast(TypeId::VEC2_U32, value);
            let (low, high) = (self.b.extract(words, 0), self.b.extract(words, 1));
            let low = self.dialect(GlslFn::UnpackFloat2x16, half2, &[low]);
            let high = self.dialect(GlslFn::UnpackFloat2x16, half2, &[high]);
            return self.b.construct(self.ty, &[low, high]);
        }
        self.b.bitcast(self.ty, value)
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

    fn bit_field(&mut self, function: GlslFn, at: usize) -> Value {
        let mut args = self.args.clone();
        for arg in &mut args[at..] {
            *arg = match arg.as_constant().and_then(|id| self.b.module.store.constants.as_integer(id)) {
                Some(number) => self.b.i32(number as i32),
                None => self.b.bitcast(TypeId::I32, *arg),
            };
        }
        self.dialect(function, self.ty, &args)
    }

    /// Ids of invocations are unsigned.
    fn unsigned_lane(&mut self, function: BuiltinFn) -> Rewritten {
        if self.b.module.type_of(self.args[1]) == TypeId::U32 {
            return Rewritten::Kept;
        }
        let lane = integer_as(&mut self.b, TypeId::U32, self.args[1]);
        Rewritten::Value(self.b.builtin_value(function, self.ty, &[self.args[0], lane]))
    }

    /// Memory is ordered first, then the workgroup waits.
    fn barrier(&mut self, memory: GlslFn) -> Rewritten {
        self.b.dialect(DialectFn::Glsl(memory), TypeId::VOID, &[]);
        self.b.dialect(DialectFn::Glsl(GlslFn::Barrier), TypeId::VOID, &[]);
        Rewritten::Nothing
    }

    fn atomic(&mut self, function: BuiltinFn) -> Rewritten {
        let function = match function {
            BuiltinFn::AtomicAdd => GlslFn::AtomicAdd,
            BuiltinFn::AtomicMax => GlslFn::AtomicMax,
            BuiltinFn::AtomicMin => GlslFn::AtomicMin,
            BuiltinFn::AtomicAnd => GlslFn::AtomicAnd,
            BuiltinFn::AtomicOr => GlslFn::AtomicOr,
            BuiltinFn::AtomicXor => GlslFn::AtomicXor,
            BuiltinFn::AtomicExchange => GlslFn::AtomicExchange,
            BuiltinFn::AtomicLoad => {
                let zero = integer(&mut self.b, self.ty, 0);
                return Rewritten::Value(self.dialect(GlslFn::AtomicOr, self.ty, &[self.args[0], zero]));
            }
            BuiltinFn::AtomicStore => {
                let ty = self.b.module.type_of(self.args[1]);
                self.dialect(GlslFn::AtomicExchange, ty, &[self.args[0], self.args[1]]);
                return Rewritten::Nothing;
            }
            BuiltinFn::AtomicSub => {
                let zero = integer(&mut self.b, self.ty, 0);
                let negated = self.b.arith(BinaryOp::Sub, zero, self.args[1]);
                return Rewritten::Value(self.dialect(GlslFn::AtomicAdd, self.ty, &[self.args[0], negated]));
            }
            BuiltinFn::AtomicCompareExchangeWeak => return Rewritten::Value(self.compare_exchange()),
            _ => return Rewritten::Kept,
        };
        Rewritten::Value(self.dialect(function, self.ty, &[self.args[0], self.args[1]]))
    }

    fn compare_exchange(&mut self) -> Value {
        debug_assert!(matches!(self.b.module.store.types.get(self.ty), Type::Struct(_)));
        let ty = self.b.module.type_of(self.args[1]);
        let old = self.dialect(GlslFn::AtomicCompSwap, ty, &[self.args[0], self.args[1], self.args[2]]);
        let exchanged = self.b.compare(BinaryOp::Equal, old, self.args[1]);
        self.b.construct(self.ty, &[old, exchanged])
    }
}
