//! Calls of subgroup and quad functions: the scope is an operand, reductions and scans are one instruction for each kind of number.

use super::spirv_builtins::{Call, Taken};
use crate::intrinsics::spirv::{GroupOperation, QuadDirection, Scope};
use crate::intrinsics::{BinaryOp, DialectFn, SpirvFn};
use crate::ir::Value;
use crate::types::TypeId;

impl Call<'_> {
    /// A reduction or a scan.
    pub(super) fn arithmetic(&mut self, function: SpirvFn, operation: GroupOperation) -> Taken {
        let (group, operation) = (self.b.operand(Scope::Subgroup), self.b.operand(operation));
        self.dialect(function, &[group, operation, self.args[0]])
    }

    /// Exchanges values in each quad.
    pub(super) fn quad_swap(&mut self, direction: QuadDirection) -> Taken {
        let (group, direction) = (self.b.operand(Scope::Subgroup), self.b.operand(direction));
        self.dialect(SpirvFn::GroupNonUniformQuadSwap, &[group, self.args[0], direction])
    }

    /// The scope, and the arguments with indices as u32.
    pub(super) fn of_group(&mut self, function: SpirvFn) -> Taken {
        let mut args = vec![self.b.operand(Scope::Subgroup)];
        args.extend(self.args.first().copied());
        if let Some(&index) = self.args.get(1) {
            args.push(self.index(index));
        }
        self.dialect(function, &args)
    }

    /// The value of a lane; zero beyond the last active one, where the instruction leaves it undefined.
    pub(super) fn of_lane(&mut self, function: SpirvFn) -> Taken {
        let group = self.b.operand(Scope::Subgroup);
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
