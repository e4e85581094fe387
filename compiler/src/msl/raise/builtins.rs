//! Built-in functions that MSL has under another shape: atomics, barriers, `modf` and `frexp`, remainders, packing by conversion.

use smallvec::SmallVec;

use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, MslFn};
use crate::ir::{Allow, Builder, Module, Op, Value};
use crate::transform::Transform;
use crate::transform::rewrite::{replace, splat_to};
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "msl_builtins",
    description: "writes built-in functions in the shape that MSL has them",
    adds: Allow::DIALECT_CALLS,
    follows: &["robustness", "binary_polyfill", "builtin_polyfill"],
    run: |module, _| {
        builtins(module);
        Ok(())
    },
    ..Transform::ANY
};

/// Rewrites them.
pub(super) fn builtins(module: &mut Module) {
    INFO.begin(module);
    for inst in module.find_insts(|op| matches!(op, Op::Builtin(_) | Op::Binary(BinaryOp::Mod))) {
        let op = module.inst(inst).op;
        let mut call = Call {
            args: module.operand_list(inst),
            ty: module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty),
            b: Builder::before(module, inst),
        };
        match call.rewrite(op) {
            Rewritten::Kept => {}
            Rewritten::Nothing => module.remove(inst),
            Rewritten::Value(value) => replace(module, inst, value),
        }
    }
}

enum Rewritten {
    /// MSL has it as it is.
    Kept,
    /// Another call does what it did, and it gave nothing.
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
    fn rewrite(&mut self, op: Op) -> Rewritten {
        let value = match op {
            Op::Binary(_) => return self.remainder(),
            Op::Builtin(BuiltinFn::Modf) => self.two_results(MslFn::Modf),
            Op::Builtin(BuiltinFn::Frexp) => self.two_results(MslFn::Frexp),
            Op::Builtin(BuiltinFn::AtomicCompareExchangeWeak) => self.compare_exchange(),
            Op::Builtin(BuiltinFn::QuantizeToF16) => {
                let half = self.b.module.store.types.with_scalar(self.ty, TypeId::F16);
                let half = self.b.convert(half, self.args[0]);
                self.b.convert(self.ty, half)
            }
            Op::Builtin(BuiltinFn::Pack2x16float) => {
                let half = self.b.module.store.types.vector(TypeId::F16, 2);
                let half = self.b.convert(half, self.args[0]);
                self.b.bitcast(TypeId::U32, half)
            }
            Op::Builtin(BuiltinFn::Unpack2x16float) => {
                let half = self.b.module.store.types.vector(TypeId::F16, 2);
                let half = self.b.bitcast(half, self.args[0]);
                self.b.convert(TypeId::VEC2_F32, half)
            }
            Op::Builtin(BuiltinFn::QuadSwapX) => self.quad_swap(1),
            Op::Builtin(BuiltinFn::QuadSwapY) => self.quad_swap(2),
            Op::Builtin(BuiltinFn::QuadSwapDiagonal) => self.quad_swap(3),
            Op::Builtin(BuiltinFn::Bitcast) => self.b.bitcast(self.ty, self.args[0]),
            Op::Builtin(BuiltinFn::Select) => return self.select(),
            Op::Builtin(function) => match dialect(function) {
                Some(function) => match self.b.dialect(DialectFn::Msl(function), self.ty, &self.args) {
                    Some(value) => value,
                    None => return Rewritten::Nothing,
                },
                None => return Rewritten::Kept,
            },
            _ => return Rewritten::Kept,
        };
        Rewritten::Value(value)
    }

    /// `%` of floats is a function.
    fn remainder(&mut self) -> Rewritten {
        if !self.b.module.store.types.is_float(self.ty) {
            return Rewritten::Kept;
        }
        let (lhs, rhs) = (self.args[0], self.args[1]);
        let args = [splat_to(&mut self.b, self.ty, lhs), splat_to(&mut self.b, self.ty, rhs)];
        let value = self.b.dialect(DialectFn::Msl(MslFn::Fmod), self.ty, &args);
        Rewritten::Value(value.expect("it gives a value"))
    }

    /// `select` of vectors has a condition for each component.
    fn select(&mut self) -> Rewritten {
        let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
        let condition = splat_to(&mut self.b, shape, self.args[2]);
        if condition == self.args[2] {
            return Rewritten::Kept;
        }
        let args = [self.args[0], self.args[1], condition];
        Rewritten::Value(self.b.builtin_value(BuiltinFn::Select, self.ty, &args))
    }

    /// Neighbours in a quad have ids that differ in one bit, those across in both.
    fn quad_swap(&mut self, mask: u32) -> Value {
        let mask = self.b.u32(mask);
        let function = DialectFn::Msl(MslFn::QuadShuffleXor);
        self.b.dialect(function, self.ty, &[self.args[0], mask]).expect("it gives a value")
    }

    /// A structure of a function's result and of what it puts into memory.
    fn two_results(&mut self, function: MslFn) -> Value {
        let types = &self.b.module.store.types;
        let member = |index| types.element_type(self.ty, index).expect("the structure has two members");
        let (first, second) = (member(0), member(1));
        let memory = self.b.var(AddressSpace::Function, second, Access::ReadWrite);
        let result =
            self.b.dialect(DialectFn::Msl(function), first, &[self.args[0], memory]).expect("it gives a value");
        let second = self.b.load(memory);
        self.b.construct(self.ty, &[result, second])
    }

    /// The weak exchange puts what was there before in memory.
    fn compare_exchange(&mut self) -> Value {
        let memory = self.b.var_with(self.args[1]);
        let memory = self.b.name(memory, "old_value");
        let function = DialectFn::Msl(MslFn::AtomicCompareExchangeWeakExplicit);
        let args = [self.args[0], memory, self.args[2]];
        let exchanged = self.b.dialect(function, TypeId::BOOL, &args).expect("it gives a value");
        let old = self.b.load(memory);
        debug_assert!(matches!(self.b.module.store.types.get(self.ty), Type::Struct(_)));
        self.b.construct(self.ty, &[old, exchanged])
    }
}

/// The function that takes the same arguments and does the same.
fn dialect(function: BuiltinFn) -> Option<MslFn> {
    Some(match function {
        BuiltinFn::AtomicLoad => MslFn::AtomicLoadExplicit,
        BuiltinFn::AtomicStore => MslFn::AtomicStoreExplicit,
        BuiltinFn::AtomicExchange => MslFn::AtomicExchangeExplicit,
        BuiltinFn::AtomicAdd => MslFn::AtomicFetchAddExplicit,
        BuiltinFn::AtomicSub => MslFn::AtomicFetchSubExplicit,
        BuiltinFn::AtomicMax => MslFn::AtomicFetchMaxExplicit,
        BuiltinFn::AtomicMin => MslFn::AtomicFetchMinExplicit,
        BuiltinFn::AtomicAnd => MslFn::AtomicFetchAndExplicit,
        BuiltinFn::AtomicOr => MslFn::AtomicFetchOrExplicit,
        BuiltinFn::AtomicXor => MslFn::AtomicFetchXorExplicit,
        BuiltinFn::SubgroupShuffle => MslFn::SimdShuffle,
        BuiltinFn::SubgroupShuffleDown => MslFn::SimdShuffleDown,
        BuiltinFn::SubgroupShuffleUp => MslFn::SimdShuffleUp,
        BuiltinFn::SubgroupShuffleXor => MslFn::SimdShuffleXor,
        BuiltinFn::ExtractBits => MslFn::ExtractBits,
        BuiltinFn::InsertBits => MslFn::InsertBits,
        BuiltinFn::WorkgroupBarrier => MslFn::ThreadgroupBarrier,
        BuiltinFn::StorageBarrier => MslFn::DeviceBarrier,
        BuiltinFn::TextureBarrier => MslFn::TextureBarrier,
        _ => return None,
    })
}
