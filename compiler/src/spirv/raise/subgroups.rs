//! Calls of subgroup and quad functions: the scope is an operand, reductions and scans are one instruction for each kind of number.

use super::spirv_builtins::{Call, Rewritten};
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, SpirvFn};
use crate::ir::Value;
use crate::spirv::grammar::{group_operation, scope};
use crate::types::TypeId;

/// The kinds of numbers that arithmetic tells apart.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Number {
    Signed,
    Unsigned,
    Float,
}

impl Call<'_> {
    /// Rewrites the call if it is of such a function.
    pub(super) fn subgroup(&mut self, function: BuiltinFn) -> Rewritten {
        use group_operation::{EXCLUSIVE_SCAN, INCLUSIVE_SCAN, REDUCE};
        let number = match self.b.module.store.types.deepest_elem(self.ty) {
            TypeId::I32 => Number::Signed,
            TypeId::U32 => Number::Unsigned,
            _ => Number::Float,
        };
        let pick = |signed, unsigned, float| match number {
            Number::Signed => signed,
            Number::Unsigned => unsigned,
            Number::Float => float,
        };
        use SpirvFn as S;
        let add = pick(S::GroupNonUniformIAdd, S::GroupNonUniformIAdd, S::GroupNonUniformFAdd);
        let mul = pick(S::GroupNonUniformIMul, S::GroupNonUniformIMul, S::GroupNonUniformFMul);
        match function {
            BuiltinFn::SubgroupAdd => self.arithmetic(add, REDUCE),
            BuiltinFn::SubgroupInclusiveAdd => self.arithmetic(add, INCLUSIVE_SCAN),
            BuiltinFn::SubgroupExclusiveAdd => self.arithmetic(add, EXCLUSIVE_SCAN),
            BuiltinFn::SubgroupMul => self.arithmetic(mul, REDUCE),
            BuiltinFn::SubgroupInclusiveMul => self.arithmetic(mul, INCLUSIVE_SCAN),
            BuiltinFn::SubgroupExclusiveMul => self.arithmetic(mul, EXCLUSIVE_SCAN),
            BuiltinFn::SubgroupMin => {
                let min = pick(S::GroupNonUniformSMin, S::GroupNonUniformUMin, S::GroupNonUniformFMin);
                self.arithmetic(min, REDUCE)
            }
            BuiltinFn::SubgroupMax => {
                let max = pick(S::GroupNonUniformSMax, S::GroupNonUniformUMax, S::GroupNonUniformFMax);
                self.arithmetic(max, REDUCE)
            }
            BuiltinFn::SubgroupAnd => self.arithmetic(S::GroupNonUniformBitwiseAnd, REDUCE),
            BuiltinFn::SubgroupOr => self.arithmetic(S::GroupNonUniformBitwiseOr, REDUCE),
            BuiltinFn::SubgroupXor => self.arithmetic(S::GroupNonUniformBitwiseXor, REDUCE),
            BuiltinFn::SubgroupElect => self.of_group(S::GroupNonUniformElect, None),
            BuiltinFn::SubgroupAll => self.of_group(S::GroupNonUniformAll, None),
            BuiltinFn::SubgroupAny => self.of_group(S::GroupNonUniformAny, None),
            BuiltinFn::SubgroupBallot => self.of_group(S::GroupNonUniformBallot, None),
            BuiltinFn::SubgroupBroadcastFirst => self.of_group(S::GroupNonUniformBroadcastFirst, None),
            BuiltinFn::SubgroupBroadcast => self.of_lane(S::GroupNonUniformBroadcast),
            BuiltinFn::SubgroupShuffle => self.of_lane(S::GroupNonUniformShuffle),
            BuiltinFn::SubgroupShuffleXor => self.of_group(S::GroupNonUniformShuffleXor, None),
            BuiltinFn::SubgroupShuffleUp => self.of_group(S::GroupNonUniformShuffleUp, None),
            BuiltinFn::SubgroupShuffleDown => self.of_group(S::GroupNonUniformShuffleDown, None),
            BuiltinFn::QuadBroadcast => self.of_group(S::GroupNonUniformQuadBroadcast, None),
            BuiltinFn::QuadSwapX => self.of_group(S::GroupNonUniformQuadSwap, Some(0)),
            BuiltinFn::QuadSwapY => self.of_group(S::GroupNonUniformQuadSwap, Some(1)),
            BuiltinFn::QuadSwapDiagonal => self.of_group(S::GroupNonUniformQuadSwap, Some(2)),
            _ => Rewritten::Not,
        }
    }

    fn arithmetic(&mut self, function: SpirvFn, operation: u32) -> Rewritten {
        let (group, operation) = (self.b.u32(scope::SUBGROUP), self.b.u32(operation));
        self.dialect(function, &[group, operation, self.args[0]])
    }

    /// The scope, the arguments with indices as u32, and one more constant.
    fn of_group(&mut self, function: SpirvFn, last: Option<u32>) -> Rewritten {
        let mut args = vec![self.b.u32(scope::SUBGROUP)];
        args.extend(self.args.first().copied());
        if let Some(&index) = self.args.get(1) {
            args.push(self.index(index));
        }
        args.extend(last.map(|last| self.b.u32(last)));
        self.dialect(function, &args)
    }

    /// The value of a lane; zero beyond the last active one, where the instruction leaves it undefined.
    fn of_lane(&mut self, function: SpirvFn) -> Rewritten {
        let group = self.b.u32(scope::SUBGROUP);
        let lane = self.index(self.args[1]);
        let mut call = |function, ty, args: &[Value]| {
            self.b.dialect(DialectFn::Spirv(function), ty, args).expect("it gives a value")
        };
        let value = call(function, self.ty, &[group, self.args[0], lane]);
        let yes = self.b.bool(true);
        let mut call = |function, ty, args: &[Value]| {
            self.b.dialect(DialectFn::Spirv(function), ty, args).expect("it gives a value")
        };
        let active = call(SpirvFn::GroupNonUniformBallot, TypeId::VEC4_U32, &[group, yes]);
        let last = call(SpirvFn::GroupNonUniformBallotFindMsb, TypeId::U32, &[group, active]);
        let is_within = self.b.compare(BinaryOp::LessEqual, lane, last);
        let shape = self.b.module.store.types.with_scalar(self.ty, TypeId::BOOL);
        let condition = if shape == TypeId::BOOL {
            is_within
        } else {
            let count = self.b.module.store.types.element_count(shape).expect("a vector");
            self.b.construct(shape, &vec![is_within; count as usize])
        };
        let zero = self.b.zero(self.ty);
        self.dialect(SpirvFn::Select, &[condition, value, zero])
    }

    /// Indices of lanes are unsigned.
    fn index(&mut self, index: Value) -> Value {
        match index.as_constant().and_then(|constant| self.b.module.store.constants.as_integer(constant)) {
            Some(index) => self.b.u32(index as u32),
            None => self.b.bitcast(TypeId::U32, index),
        }
    }
}
