//! Functions that HLSL lacks, made of others of the core. Some of those are lowered in turn, so that this comes before `hlsl_builtins`.

use smallvec::SmallVec;

use super::Options;
use crate::intrinsics::steps::HlslCompositions as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, HlslFn, LoweringTarget};
use crate::ir::{Builder, DialectProperties, Module, Op, Value};
use crate::rewrite::values::{float, integer, replace, same_type, select, splat_to, unsigned, with_constant};
use crate::transform::{Transform, lower_calls, read_settings};
use crate::types::TypeId;

pub(super) const INFO: Transform = Transform {
    name: "hlsl_compositions",
    description: "writes functions that HLSL lacks by others of the core",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS,
    follows: &["binary_polyfill", "builtin_polyfill", "memory"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        compositions(module, &options.lowering_target(module));
        Ok(())
    },
    ..Transform::ANY
};

/// Takes the steps that the rules of HLSL name.
pub(super) fn compositions(module: &mut Module, target: &LoweringTarget) {
    INFO.begin(module);
    lower_calls(module, target, |module, inst, step| {
        let op = module.inst(inst).op;
        let args = module.operand_list(inst);
        let ty = module.type_of(module.result(inst).expect("it gives a value").into());
        let value = Call { args, ty, b: Builder::before(module, inst) }.take(op, step);
        replace(module, inst, value);
    });
}

struct Call<'m> {
    args: SmallVec<[Value; 4]>,
    ty: TypeId,
    b: Builder<'m>,
}

impl Call<'_> {
    fn take(&mut self, op: Op, step: Step) -> Value {
        match step {
            Step::Asinh => self.asinh(),
            Step::Acosh => self.acosh(),
            Step::Atanh => self.atanh(),
            Step::Ldexp => self.ldexp(),
            Step::FwidthCoarse => self.width(BuiltinFn::DpdxCoarse, BuiltinFn::DpdyCoarse),
            Step::FwidthFine => self.width(BuiltinFn::DpdxFine, BuiltinFn::DpdyFine),
            Step::Trunc => self.trunc(),
            Step::Reflect => self.reflect(),
            Step::InclusiveAdd => self.inclusive(BuiltinFn::SubgroupExclusiveAdd, BinaryOp::Add),
            Step::InclusiveMul => self.inclusive(BuiltinFn::SubgroupExclusiveMul, BinaryOp::Mul),
            Step::ShuffleXor => self.lane_at(BinaryOp::Xor),
            Step::ShuffleUp => self.lane_at(BinaryOp::Sub),
            Step::ShuffleDown => self.lane_at(BinaryOp::Add),
            Step::UnsignedBits => {
                let shape = unsigned(self.b.module, self.ty);
                let bits = self.b.bitcast(shape, self.args[0]);
                let bits = self.b.emit_value(op, &[bits], shape);
                self.b.bitcast(self.ty, bits)
            }
        }
    }

    /// A scan up to the invocation itself: waves have those of the invocations before it.
    fn inclusive(&mut self, exclusive: BuiltinFn, op: BinaryOp) -> Value {
        let before = same_type(&mut self.b, exclusive, &[self.args[0]]);
        self.b.arith(op, before, self.args[0])
    }

    /// The value of the lane whose index is that of the invocation, and the second argument.
    fn lane_at(&mut self, op: BinaryOp) -> Value {
        let own = self.b.dialect(DialectFn::Hlsl(HlslFn::WaveGetLaneIndex), TypeId::U32, &[]);
        let own = own.expect("it gives a value");
        let lane = self.b.arith(op, own, self.args[1]);
        same_type(&mut self.b, BuiltinFn::SubgroupShuffle, &[self.args[0], lane])
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

    /// A value of that type, which it may have already.
    fn converted(&mut self, ty: TypeId, value: Value) -> Value {
        if self.b.module.type_of(value) == ty { value } else { self.b.convert(ty, value) }
    }
}
