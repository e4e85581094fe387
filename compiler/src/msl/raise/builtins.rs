//! Built-in functions that MSL has under another shape: atomics, barriers, `modf` and `frexp`, remainders, packing by conversion.

use smallvec::SmallVec;

use crate::intrinsics::steps::MslBuiltins as Step;
use crate::intrinsics::{DialectFn, LoweringTarget, MslFn};
use crate::ir::{Builder, DialectProperties, InstId, Module, Value};
use crate::msl::Options;
use crate::rewrite::values::{replace, splat_to};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::{Access, AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "msl_builtins",
    description: "writes built-in functions in the shape that MSL has them",
    accepts: DialectProperties::DUPLICATE_NAMES,
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["robustness", "binary_polyfill", "builtin_polyfill"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        builtins(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of MSL name.
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
    /// Another call that gives nothing either.
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
            Step::Call(function) => match self.b.dialect(DialectFn::Msl(function), self.ty, &self.args) {
                Some(value) => value,
                None => return Taken::Nothing,
            },
            Step::TwoResults(function) => self.two_results(function),
            Step::CompareExchange => self.compare_exchange(),
            Step::QuantizeToF16 => {
                let half = self.b.module.store.types.with_scalar(self.ty, TypeId::F16);
                let half = self.b.convert(half, self.args[0]);
                self.b.convert(self.ty, half)
            }
            Step::PackHalves => {
                let half = self.b.module.store.types.vector(TypeId::F16, 2);
                let half = self.b.convert(half, self.args[0]);
                self.b.bitcast(TypeId::U32, half)
            }
            Step::UnpackHalves => {
                let half = self.b.module.store.types.vector(TypeId::F16, 2);
                let half = self.b.bitcast(half, self.args[0]);
                self.b.convert(TypeId::VEC2_F32, half)
            }
            Step::Remainder => {
                let args = [0, 1].map(|index| splat_to(&mut self.b, self.ty, self.args[index]));
                self.b.dialect(DialectFn::Msl(MslFn::Fmod), self.ty, &args).expect("it gives a value")
            }
            Step::Condition => {
                let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
                let condition = splat_to(&mut self.b, shape, self.args[2]);
                self.b.module.set_operand(inst, 2, condition);
                return Taken::Prepared;
            }
            Step::QuadSwapX => self.quad_swap(1),
            Step::QuadSwapY => self.quad_swap(2),
            Step::QuadSwapDiagonal => self.quad_swap(3),
        })
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
