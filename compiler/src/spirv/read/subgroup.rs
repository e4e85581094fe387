//! Subgroup operations.

use super::function::FunctionReader;
use super::report::Refused;
use super::rules::INSTRUCTION;
use super::words::At;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::Value;
use crate::spirv::grammar::Op;
use crate::types::TypeId;

impl FunctionReader<'_, '_> {
    /// What a subgroup operation gives; nothing where the instruction is of another kind.
    pub fn subgroup(&mut self, at: At, op: Op) -> Result<Option<Value>, Refused> {
        if let Some((functions, scalar)) = reduction(op) {
            return self.reduction(at, functions, scalar).map(Some);
        }
        let (function, count) = match op {
            Op::GroupNonUniformElect => (BuiltinFn::SubgroupElect, 0),
            Op::GroupNonUniformAll => (BuiltinFn::SubgroupAll, 1),
            Op::GroupNonUniformAny => (BuiltinFn::SubgroupAny, 1),
            Op::GroupNonUniformBallot => (BuiltinFn::SubgroupBallot, 1),
            Op::GroupNonUniformBroadcastFirst => (BuiltinFn::SubgroupBroadcastFirst, 1),
            Op::GroupNonUniformBroadcast => (BuiltinFn::SubgroupBroadcast, 2),
            Op::GroupNonUniformShuffle => (BuiltinFn::SubgroupShuffle, 2),
            Op::GroupNonUniformShuffleXor => (BuiltinFn::SubgroupShuffleXor, 2),
            Op::GroupNonUniformShuffleUp => (BuiltinFn::SubgroupShuffleUp, 2),
            Op::GroupNonUniformShuffleDown => (BuiltinFn::SubgroupShuffleDown, 2),
            Op::GroupNonUniformQuadBroadcast => (BuiltinFn::QuadBroadcast, 2),
            Op::GroupNonUniformQuadSwap => return self.quad_swap(at).map(Some),
            Op::GroupNonUniformAllEqual => return self.all_equal(at).map(Some),
            Op::GroupNonUniformLogicalAnd | Op::GroupNonUniformLogicalOr => return self.of_bools(at, op).map(Some),
            Op::GroupNonUniformBallotFindLSB | Op::GroupNonUniformBallotFindMSB => {
                return self.ballot_bit(at, op).map(Some);
            }
            Op::GroupNonUniformBallotBitCount => return self.ballot_count(at).map(Some),
            Op::GroupNonUniformBallotBitExtract => return self.ballot_extract(at).map(Some),
            _ => return Ok(None),
        };
        self.of_subgroup(at)?;
        if self.r.code.operands(at).len() > count + 1 {
            return self.r.report.refuse(INSTRUCTION, at, "operations on clusters are not there");
        }
        let ty = self.result_type(at)?;
        let mut arguments = Vec::new();
        for index in 0..count {
            let value = self.operand_value(at, 1 + index)?;
            arguments.push(if index == 1 { self.as_type(at, value, TypeId::U32)? } else { value });
        }
        self.checked(at, function, ty, &arguments).map(Some)
    }

    fn of_subgroup(&mut self, at: At) -> Result<(), Refused> {
        let scope = self.operand(at, 0);
        match self.r.integer(at, scope)? {
            3 => Ok(()),
            _ => self.r.report.refuse(INSTRUCTION, at, "only operations of subgroups are there"),
        }
    }

    /// Whether all have the value of the first.
    fn all_equal(&mut self, at: At) -> Result<Value, Refused> {
        self.of_subgroup(at)?;
        let value = self.operand_value(at, 1)?;
        let ty = self.r.module.type_of(value);
        if self.r.module.store.types.deepest_elem(ty) == TypeId::BOOL {
            return self.r.report.refuse(INSTRUCTION, at, "bools of a subgroup are not compared");
        }
        let first = self.checked(at, BuiltinFn::SubgroupBroadcastFirst, ty, &[value])?;
        let equal = self.b().compare(BinaryOp::Equal, value, first);
        let equal = if self.r.module.store.types.is_vector(ty) {
            self.b().builtin_value(BuiltinFn::All, TypeId::BOOL, &[equal])
        } else {
            equal
        };
        self.checked(at, BuiltinFn::SubgroupAll, TypeId::BOOL, &[equal])
    }

    fn of_bools(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        self.of_subgroup(at)?;
        if self.operand(at, 1) != 0 {
            return self.r.report.refuse(INSTRUCTION, at, "this group operation is not there");
        }
        let value = self.operand_value(at, 2)?;
        let function =
            if op == Op::GroupNonUniformLogicalAnd { BuiltinFn::SubgroupAll } else { BuiltinFn::SubgroupAny };
        self.checked(at, function, TypeId::BOOL, &[value])
    }

    /// The ballot of operand `index`.
    fn ballot(&mut self, at: At, index: usize) -> Result<Value, Refused> {
        self.of_subgroup(at)?;
        let ballot = self.operand_value(at, index)?;
        self.as_type(at, ballot, TypeId::VEC4_U32)
    }

    /// The lowest or highest lane of a ballot: that of the first word, from its end, that has one.
    fn ballot_bit(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let ballot = self.ballot(at, 1)?;
        let is_lowest = op == Op::GroupNonUniformBallotFindLSB;
        let function = if is_lowest { BuiltinFn::FirstTrailingBit } else { BuiltinFn::FirstLeadingBit };
        let mut b = self.b();
        let bits = b.builtin_value(function, TypeId::VEC4_U32, &[ballot]);
        let zero = b.u32(0);
        // From the word that counts least to the one that counts most.
        let order = if is_lowest { [3, 2, 1, 0] } else { [0, 1, 2, 3] };
        let mut found = zero;
        for word in order {
            let bit = b.extract(bits, word);
            let start = b.u32(32 * word);
            let lane = b.arith(BinaryOp::Add, bit, start);
            let word = b.extract(ballot, word);
            let has_one = b.compare(BinaryOp::NotEqual, word, zero);
            found = b.builtin_value(BuiltinFn::Select, TypeId::U32, &[found, lane, has_one]);
        }
        Ok(found)
    }

    fn ballot_count(&mut self, at: At) -> Result<Value, Refused> {
        if self.operand(at, 1) != 0 {
            return self.r.report.refuse(INSTRUCTION, at, "this group operation is not there");
        }
        let ballot = self.ballot(at, 2)?;
        let mut b = self.b();
        let counts = b.builtin_value(BuiltinFn::CountOneBits, TypeId::VEC4_U32, &[ballot]);
        let words = [0, 1, 2, 3].map(|word| b.extract(counts, word));
        let [first, second, third, fourth] = words;
        let low = b.arith(BinaryOp::Add, first, second);
        let high = b.arith(BinaryOp::Add, third, fourth);
        Ok(b.arith(BinaryOp::Add, low, high))
    }

    fn ballot_extract(&mut self, at: At) -> Result<Value, Refused> {
        let ballot = self.ballot(at, 1)?;
        let index = self.operand_value(at, 2)?;
        let index = self.as_type(at, index, TypeId::U32)?;
        let mut b = self.b();
        let [five, mask, one, zero] = [5, 31, 1, 0].map(|number| b.u32(number));
        let word = b.arith(BinaryOp::ShiftRight, index, five);
        let word = b.access(TypeId::U32, ballot, &[word]);
        let bit = b.arith(BinaryOp::And, index, mask);
        let bits = b.arith(BinaryOp::ShiftRight, word, bit);
        let bit = b.arith(BinaryOp::And, bits, one);
        Ok(b.compare(BinaryOp::NotEqual, bit, zero))
    }

    fn quad_swap(&mut self, at: At) -> Result<Value, Refused> {
        self.of_subgroup(at)?;
        let ty = self.result_type(at)?;
        let value = self.operand_value(at, 1)?;
        let direction = self.operand(at, 2);
        let function = match self.r.integer(at, direction)? {
            0 => BuiltinFn::QuadSwapX,
            1 => BuiltinFn::QuadSwapY,
            _ => BuiltinFn::QuadSwapDiagonal,
        };
        self.checked(at, function, ty, &[value])
    }

    fn reduction(
        &mut self,
        at: At,
        functions: [Option<BuiltinFn>; 3],
        scalar: Option<TypeId>,
    ) -> Result<Value, Refused> {
        self.of_subgroup(at)?;
        let operation = self.operand(at, 1) as usize;
        let Some(Some(function)) = functions.get(operation).copied() else {
            return self.r.report.refuse(INSTRUCTION, at, "this group operation is not there");
        };
        let value = self.operand_value(at, 2)?;
        let found = self.r.module.type_of(value);
        let wanted = scalar.map_or(found, |scalar| self.r.module.store.types.with_scalar(found, scalar));
        let value = self.as_type(at, value, wanted)?;
        self.checked(at, function, wanted, &[value])
    }
}

/// The functions of a reduction, an inclusive and an exclusive scan, and the scalar that the instruction takes its operand for.
const fn reduction(op: Op) -> Option<([Option<BuiltinFn>; 3], Option<TypeId>)> {
    use BuiltinFn::{
        SubgroupAdd, SubgroupAnd, SubgroupExclusiveAdd, SubgroupExclusiveMul, SubgroupInclusiveAdd,
        SubgroupInclusiveMul, SubgroupMax, SubgroupMin, SubgroupMul, SubgroupOr, SubgroupXor,
    };
    let (first, scans, scalar) = match op {
        Op::GroupNonUniformIAdd | Op::GroupNonUniformFAdd => {
            (SubgroupAdd, Some((SubgroupInclusiveAdd, SubgroupExclusiveAdd)), None)
        }
        Op::GroupNonUniformIMul | Op::GroupNonUniformFMul => {
            (SubgroupMul, Some((SubgroupInclusiveMul, SubgroupExclusiveMul)), None)
        }
        Op::GroupNonUniformSMin => (SubgroupMin, None, Some(TypeId::I32)),
        Op::GroupNonUniformUMin => (SubgroupMin, None, Some(TypeId::U32)),
        Op::GroupNonUniformFMin => (SubgroupMin, None, None),
        Op::GroupNonUniformSMax => (SubgroupMax, None, Some(TypeId::I32)),
        Op::GroupNonUniformUMax => (SubgroupMax, None, Some(TypeId::U32)),
        Op::GroupNonUniformFMax => (SubgroupMax, None, None),
        Op::GroupNonUniformBitwiseAnd => (SubgroupAnd, None, None),
        Op::GroupNonUniformBitwiseOr => (SubgroupOr, None, None),
        Op::GroupNonUniformBitwiseXor => (SubgroupXor, None, None),
        _ => return None,
    };
    Some(match scans {
        Some((inclusive, exclusive)) => ([Some(first), Some(inclusive), Some(exclusive)], scalar),
        None => ([Some(first), None, None], scalar),
    })
}
