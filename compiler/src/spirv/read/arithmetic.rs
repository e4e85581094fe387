//! Arithmetic, comparisons, bits and conversions. Integers are signed where the instruction says so, whatever their type says.

use super::function::FunctionReader;
use super::report::Refused;
use super::rules::INVALID;
use super::words::At;
use crate::constant::Value as Constant;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::ir::{Op as IrOp, Value};
use crate::spirv::grammar::Op;
use crate::types::{Type, TypeId};

/// What the operands of an instruction are taken for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum As {
    /// What they are.
    Same,
    Signed,
    Unsigned,
}

impl FunctionReader<'_, '_> {
    /// What an instruction computes; nothing where it is of another kind.
    pub fn computed(&mut self, at: At, op: Op) -> Result<Option<Value>, Refused> {
        if let Some((taken, binary)) = plain_binary(op) {
            return self.binary(at, op, taken, binary).map(Some);
        }
        if let Some((taken, comparison, is_negated)) = comparison(op) {
            return self.comparison(at, op, taken, comparison, is_negated).map(Some);
        }
        if let Some(function) = plain_function(op) {
            let ty = self.result_type(at)?;
            let value = self.operand_value(at, 0)?;
            let from = if matches!(op, Op::Any | Op::All) { self.r.module.type_of(value) } else { ty };
            let value = self.as_type(at, value, from)?;
            if matches!(op, Op::Any | Op::All) && self.r.module.store.types.deepest_elem(from) != TypeId::BOOL {
                return self.r.report.refuse(INVALID, at, "this is of bools");
            }
            return self.checked(at, function, ty, &[value]).map(Some);
        }
        Ok(Some(match op {
            Op::SNegate => {
                let value = self.operand_value(at, 0)?;
                let value = self.taken(at, value, As::Signed)?;
                self.b().unary(UnaryOp::Negation, value)
            }
            Op::FNegate => {
                let value = self.operand_value(at, 0)?;
                self.float(at, value)?;
                self.b().unary(UnaryOp::Negation, value)
            }
            Op::Not | Op::LogicalNot => {
                let value = self.operand_value(at, 0)?;
                let elem = self.r.module.store.types.deepest_elem(self.r.module.type_of(value));
                let (wanted, unary) = match op {
                    Op::Not => (elem == TypeId::I32 || elem == TypeId::U32, UnaryOp::Complement),
                    _ => (elem == TypeId::BOOL, UnaryOp::Not),
                };
                if !wanted {
                    return self.r.report.refuse(INVALID, at, "the operand is of another type");
                }
                self.b().unary(unary, value)
            }
            Op::SMod => self.floored_remainder(at)?,
            Op::FMod => self.floored_float_remainder(at)?,
            Op::ShiftLeftLogical => self.shift(at, BinaryOp::ShiftLeft, As::Same)?,
            Op::ShiftRightLogical => self.shift(at, BinaryOp::ShiftRight, As::Unsigned)?,
            Op::ShiftRightArithmetic => self.shift(at, BinaryOp::ShiftRight, As::Signed)?,
            Op::FOrdNotEqual | Op::FUnordEqual => self.unequal(at, op)?,
            Op::VectorTimesScalar
            | Op::MatrixTimesScalar
            | Op::VectorTimesMatrix
            | Op::MatrixTimesVector
            | Op::MatrixTimesMatrix => {
                let ty = self.result_type(at)?;
                let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
                self.product(at, ty, lhs, rhs)?
            }
            Op::Dot => {
                let ty = self.result_type(at)?;
                let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
                self.checked(at, BuiltinFn::Dot, ty, &[lhs, rhs])?
            }
            Op::ConvertFToU
            | Op::ConvertFToS
            | Op::ConvertSToF
            | Op::ConvertUToF
            | Op::UConvert
            | Op::SConvert
            | Op::FConvert => self.conversion(at, op)?,
            Op::Bitcast => self.bitcast(at)?,
            Op::IsNan | Op::IsInf => self.classify(at, op)?,
            Op::Select => self.select(at)?,
            Op::BitFieldInsert | Op::BitFieldSExtract | Op::BitFieldUExtract => self.bit_field(at, op)?,
            Op::IAddCarry | Op::ISubBorrow => self.carry(at, op)?,
            Op::UMulExtended | Op::SMulExtended => self.extended_product(at, op)?,
            _ => return Ok(None),
        }))
    }

    /// An integer of the signedness that an instruction takes it for; others as they are.
    fn taken(&mut self, at: At, value: Value, taken: As) -> Result<Value, Refused> {
        let scalar = match taken {
            As::Same => return Ok(value),
            As::Signed => TypeId::I32,
            As::Unsigned => TypeId::U32,
        };
        let ty = self.r.module.type_of(value);
        if !self.r.module.store.types.is_integer(ty) {
            return self.r.report.refuse(INVALID, at, "the operand is no integer");
        }
        let wanted = self.r.module.store.types.with_scalar(ty, scalar);
        self.as_type(at, value, wanted)
    }

    fn float(&mut self, at: At, value: Value) -> Result<(), Refused> {
        if self.r.module.store.types.is_float(self.r.module.type_of(value)) {
            return Ok(());
        }
        self.r.report.refuse(INVALID, at, "the operand is no float")
    }

    fn binary(&mut self, at: At, op: Op, taken: As, binary: BinaryOp) -> Result<Value, Refused> {
        let ty = self.result_type(at)?;
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let (lhs, rhs) = match taken {
            As::Same => (self.as_type(at, lhs, ty)?, self.as_type(at, rhs, ty)?),
            _ => (self.taken(at, lhs, taken)?, self.taken(at, rhs, taken)?),
        };
        self.same_types(at, lhs, rhs)?;
        let elem = self.r.module.store.types.deepest_elem(self.r.module.type_of(lhs));
        let is_logical = matches!(op, Op::LogicalAnd | Op::LogicalOr);
        if is_logical != (elem == TypeId::BOOL)
            || self.r.module.store.types.as_struct(self.r.module.type_of(lhs)).is_some()
        {
            return self.r.report.refuse(INVALID, at, "the operands are of another type");
        }
        let is_matrix = matches!(self.r.module.shape_of(lhs), Type::Matrix { .. } | Type::Array { .. });
        let is_bitwise = matches!(binary, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        if is_matrix || is_bitwise && self.r.module.store.types.is_float(elem) {
            return self.r.report.refuse(INVALID, at, "the operands are of another type");
        }
        Ok(self.b().arith(binary, lhs, rhs))
    }

    fn same_types(&mut self, at: At, lhs: Value, rhs: Value) -> Result<(), Refused> {
        if self.r.module.type_of(lhs) == self.r.module.type_of(rhs) {
            return Ok(());
        }
        self.r.report.refuse(INVALID, at, "the operands are of two types")
    }

    fn comparison(
        &mut self,
        at: At,
        op: Op,
        taken: As,
        comparison: BinaryOp,
        is_negated: bool,
    ) -> Result<Value, Refused> {
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let (lhs, rhs) = if matches!(op, Op::IEqual | Op::INotEqual) {
            let ty = self.r.module.type_of(lhs);
            (lhs, self.as_type(at, rhs, ty)?)
        } else {
            (self.taken(at, lhs, taken)?, self.taken(at, rhs, taken)?)
        };
        self.same_types(at, lhs, rhs)?;
        let types = &self.r.module.store.types;
        let ty = self.r.module.type_of(lhs);
        let is_ordered = !matches!(comparison, BinaryOp::Equal | BinaryOp::NotEqual);
        if !(types.is_scalar(ty) || types.is_vector(ty)) || is_ordered && types.deepest_elem(ty) == TypeId::BOOL {
            return self.r.report.refuse(INVALID, at, "the operands are not compared so");
        }
        let value = self.b().compare(comparison, lhs, rhs);
        Ok(if is_negated { self.b().unary(UnaryOp::Not, value) } else { value })
    }

    /// Less or greater, which a NaN is neither; or the opposite.
    fn unequal(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        self.float(at, lhs)?;
        self.same_types(at, lhs, rhs)?;
        let mut b = self.b();
        let less = b.compare(BinaryOp::LessThan, lhs, rhs);
        let greater = b.compare(BinaryOp::GreaterThan, lhs, rhs);
        let either = b.arith(BinaryOp::Or, less, greater);
        Ok(if op == Op::FUnordEqual { b.unary(UnaryOp::Not, either) } else { either })
    }

    /// `OpSMod`: the sign is that of the divisor.
    fn floored_remainder(&mut self, at: At) -> Result<Value, Refused> {
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let (lhs, rhs) = (self.taken(at, lhs, As::Signed)?, self.taken(at, rhs, As::Signed)?);
        self.same_types(at, lhs, rhs)?;
        let ty = self.r.module.type_of(lhs);
        let mut b = self.b();
        let zero = b.zero(ty);
        let rest = b.arith(BinaryOp::Mod, lhs, rhs);
        let is_rest = b.compare(BinaryOp::NotEqual, rest, zero);
        let signs = b.arith(BinaryOp::Xor, rest, rhs);
        let differ = b.compare(BinaryOp::LessThan, signs, zero);
        let is_moved = b.arith(BinaryOp::And, is_rest, differ);
        let moved = b.arith(BinaryOp::Add, rest, rhs);
        Ok(b.builtin_value(BuiltinFn::Select, ty, &[rest, moved, is_moved]))
    }

    /// `OpFMod`
    fn floored_float_remainder(&mut self, at: At) -> Result<Value, Refused> {
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        self.float(at, lhs)?;
        self.same_types(at, lhs, rhs)?;
        let ty = self.r.module.type_of(lhs);
        let mut b = self.b();
        let quotient = b.arith(BinaryOp::Div, lhs, rhs);
        let whole = b.builtin_value(BuiltinFn::Floor, ty, &[quotient]);
        let product = b.arith(BinaryOp::Mul, rhs, whole);
        Ok(b.arith(BinaryOp::Sub, lhs, product))
    }

    fn shift(&mut self, at: At, op: BinaryOp, taken: As) -> Result<Value, Refused> {
        let (base, amount) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let base = self.taken(at, base, taken)?;
        let amount = self.taken(at, amount, As::Unsigned)?;
        let types = &self.r.module.store.types;
        let (a, b) = (self.r.module.type_of(base), self.r.module.type_of(amount));
        if !types.is_integer(a) || types.component_count(a) != types.component_count(b) {
            return self.r.report.refuse(INVALID, at, "the operands are of another type");
        }
        Ok(self.b().binary(op, a, base, amount))
    }

    /// A product of which an operand is a matrix or a scalar.
    fn product(&mut self, at: At, ty: TypeId, lhs: Value, rhs: Value) -> Result<Value, Refused> {
        let inst = self.b().emit(IrOp::Binary(BinaryOp::Mul), &[lhs, rhs], &[ty]);
        self.accepted(at, inst)
    }

    /// The result of an instruction that the IR's law allows; the operands of others are wrong.
    pub fn accepted(&mut self, at: At, inst: crate::ir::InstId) -> Result<Value, Refused> {
        match self.r.module.result(inst) {
            Some(value) => Ok(value.into()),
            None => self.r.report.refuse(INVALID, at, "the instruction gives nothing"),
        }
    }

    /// A call of a built-in function, if there is one of these operands.
    pub fn checked(&mut self, at: At, function: BuiltinFn, ty: TypeId, arguments: &[Value]) -> Result<Value, Refused> {
        let types: Vec<TypeId> = arguments.iter().map(|&value| self.r.module.type_of(value)).collect();
        if crate::intrinsics::exact_overload(&self.r.module.store, function, &types, ty).is_none() {
            return self.r.report.refuse(INVALID, at, "the operands are of another type");
        }
        Ok(self.b().builtin_value(function, ty, arguments))
    }

    fn conversion(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let ty = self.result_type(at)?;
        let value = self.operand_value(at, 0)?;
        let (taken, scalar) = match op {
            Op::ConvertFToU => (As::Same, Some(TypeId::U32)),
            Op::ConvertFToS => (As::Same, Some(TypeId::I32)),
            Op::ConvertSToF => (As::Signed, None),
            Op::ConvertUToF => (As::Unsigned, None),
            _ => (As::Same, None),
        };
        let value = self.taken(at, value, taken)?;
        let to = match scalar {
            Some(scalar) => self.r.module.store.types.with_scalar(ty, scalar),
            None => ty,
        };
        let types = &self.r.module.store.types;
        let from = self.r.module.type_of(value);
        let is_number = |ty| (types.is_scalar(ty) || types.is_vector(ty)) && types.deepest_elem(ty) != TypeId::BOOL;
        if !is_number(from) || !is_number(to) || types.component_count(from) != types.component_count(to) {
            return self.r.report.refuse(INVALID, at, "the operand is of another type");
        }
        if matches!(op, Op::UConvert | Op::SConvert) || from == to {
            return self.as_type(at, value, to);
        }
        let value = self.b().convert(to, value);
        self.as_type(at, value, ty)
    }

    fn bitcast(&mut self, at: At) -> Result<Value, Refused> {
        let ty = self.result_type(at)?;
        let value = self.operand_value(at, 0)?;
        let types = &self.r.module.store.types;
        let bits = |ty| {
            let elem = types.deepest_elem(ty);
            let is_number = (types.is_scalar(ty) || types.is_vector(ty)) && elem != TypeId::BOOL;
            is_number.then(|| types.layout(elem).size * u64::from(types.component_count(ty)))
        };
        let from = bits(self.r.module.type_of(value));
        if from.is_none() || from != bits(ty) {
            return self.r.report.refuse(INVALID, at, "only numbers of as many bits are cast");
        }
        Ok(self.b().bitcast(ty, value))
    }

    /// `OpIsNan`, `OpIsInf`: by the bits, since a target may take it that there are none.
    fn classify(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let value = self.operand_value(at, 0)?;
        self.float(at, value)?;
        let ty = self.r.module.type_of(value);
        let types = &mut self.r.module.store.types;
        let is_half = types.deepest_elem(ty) == TypeId::F16;
        let wide = types.with_scalar(ty, TypeId::F32);
        let words = types.with_scalar(ty, TypeId::U32);
        let mut b = self.b();
        let value = if is_half { b.convert(wide, value) } else { value };
        let bits = b.bitcast(words, value);
        let magnitude = b.splat_constant(words, Constant::U32(0x7fff_ffff));
        let infinity = b.splat_constant(words, Constant::U32(0x7f80_0000));
        let bits = b.arith(BinaryOp::And, bits, magnitude);
        Ok(b.compare(if op == Op::IsNan { BinaryOp::GreaterThan } else { BinaryOp::Equal }, bits, infinity))
    }

    fn select(&mut self, at: At) -> Result<Value, Refused> {
        let ty = self.result_type(at)?;
        let condition = self.operand_value(at, 0)?;
        let (chosen, otherwise) = (self.operand_value(at, 1)?, self.operand_value(at, 2)?);
        let (chosen, otherwise) = (self.as_type(at, chosen, ty)?, self.as_type(at, otherwise, ty)?);
        let types = &self.r.module.store.types;
        if types.is_scalar(ty) || types.is_vector(ty) {
            return self.checked(at, BuiltinFn::Select, ty, &[otherwise, chosen, condition]);
        }
        if self.r.module.type_of(condition) != TypeId::BOOL {
            return self.r.report.refuse(INVALID, at, "the condition is no bool");
        }
        let (inst, then, other) = self.b().if_(condition, &[ty]);
        self.b().in_block(then, |b| b.exit(IrOp::ExitIf, &[chosen]));
        self.b().in_block(other, |b| b.exit(IrOp::ExitIf, &[otherwise]));
        self.accepted(at, inst)
    }

    fn bit_field(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let ty = self.result_type(at)?;
        let count = self.r.code.operands(at).len();
        let base = self.operand_value(at, 0)?;
        let taken = match op {
            Op::BitFieldSExtract => As::Signed,
            Op::BitFieldUExtract => As::Unsigned,
            _ => As::Same,
        };
        let base = if op == Op::BitFieldInsert { self.as_type(at, base, ty)? } else { self.taken(at, base, taken)? };
        let mut arguments = vec![base];
        if op == Op::BitFieldInsert {
            let insert = self.operand_value(at, 1)?;
            arguments.push(self.as_type(at, insert, ty)?);
        }
        for index in count - 2..count {
            let value = self.operand_value(at, index)?;
            arguments.push(self.as_type(at, value, TypeId::U32)?);
        }
        let of = self.r.module.type_of(base);
        let function = if op == Op::BitFieldInsert { BuiltinFn::InsertBits } else { BuiltinFn::ExtractBits };
        self.checked(at, function, of, &arguments)
    }

    /// The two parts of a result that is a structure.
    fn pair(&mut self, at: At, first: Value, second: Value) -> Result<Value, Refused> {
        let ty = self.result_type(at)?;
        let (a, b) = (self.r.element(at, ty, 0)?, self.r.element(at, ty, 1)?);
        let (first, second) = (self.as_type(at, first, a)?, self.as_type(at, second, b)?);
        Ok(self.b().construct(ty, &[first, second]))
    }

    fn carry(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let (lhs, rhs) = (self.taken(at, lhs, As::Unsigned)?, self.taken(at, rhs, As::Unsigned)?);
        self.same_types(at, lhs, rhs)?;
        let ty = self.r.module.type_of(lhs);
        let mut b = self.b();
        let (low, is_over) = if op == Op::IAddCarry {
            let sum = b.arith(BinaryOp::Add, lhs, rhs);
            (sum, b.compare(BinaryOp::LessThan, sum, lhs))
        } else {
            (b.arith(BinaryOp::Sub, lhs, rhs), b.compare(BinaryOp::LessThan, lhs, rhs))
        };
        let high = b.convert(ty, is_over);
        self.pair(at, low, high)
    }

    /// The product of two words as two words, by halves.
    fn extended_product(&mut self, at: At, op: Op) -> Result<Value, Refused> {
        let (lhs, rhs) = (self.operand_value(at, 0)?, self.operand_value(at, 1)?);
        let (x, y) = (self.taken(at, lhs, As::Unsigned)?, self.taken(at, rhs, As::Unsigned)?);
        self.same_types(at, x, y)?;
        let ty = self.r.module.type_of(x);
        let mut b = self.b();
        let half = b.splat_constant(ty, Constant::U32(16));
        let mask = b.splat_constant(ty, Constant::U32(0xffff));
        let mut parts = |value| (b.arith(BinaryOp::And, value, mask), b.binary(BinaryOp::ShiftRight, ty, value, half));
        let ((x0, x1), (y0, y1)) = (parts(x), parts(y));
        let low = b.arith(BinaryOp::Mul, x, y);
        let lows = b.arith(BinaryOp::Mul, x0, y0);
        let carry = b.binary(BinaryOp::ShiftRight, ty, lows, half);
        let first = b.arith(BinaryOp::Mul, x1, y0);
        let first = b.arith(BinaryOp::Add, first, carry);
        let first_low = b.arith(BinaryOp::And, first, mask);
        let first_high = b.binary(BinaryOp::ShiftRight, ty, first, half);
        let second = b.arith(BinaryOp::Mul, x0, y1);
        let second = b.arith(BinaryOp::Add, second, first_low);
        let second_high = b.binary(BinaryOp::ShiftRight, ty, second, half);
        let highs = b.arith(BinaryOp::Mul, x1, y1);
        let high = b.arith(BinaryOp::Add, highs, first_high);
        let mut high = b.arith(BinaryOp::Add, high, second_high);
        if op == Op::SMulExtended {
            // A negative factor counts 2^32 too many of the other.
            let sign = b.splat_constant(ty, Constant::U32(31));
            let zero = b.zero(ty);
            for (factor, other) in [(x, y), (y, x)] {
                let negative = b.binary(BinaryOp::ShiftRight, ty, factor, sign);
                let negative = b.compare(BinaryOp::NotEqual, negative, zero);
                let excess = b.builtin_value(BuiltinFn::Select, ty, &[zero, other, negative]);
                high = b.arith(BinaryOp::Sub, high, excess);
            }
        }
        self.pair(at, low, high)
    }
}

const fn plain_binary(op: Op) -> Option<(As, BinaryOp)> {
    Some(match op {
        Op::IAdd | Op::FAdd => (As::Same, BinaryOp::Add),
        Op::ISub | Op::FSub => (As::Same, BinaryOp::Sub),
        Op::IMul | Op::FMul => (As::Same, BinaryOp::Mul),
        Op::FDiv => (As::Same, BinaryOp::Div),
        Op::FRem => (As::Same, BinaryOp::Mod),
        Op::UDiv => (As::Unsigned, BinaryOp::Div),
        Op::UMod => (As::Unsigned, BinaryOp::Mod),
        Op::SDiv => (As::Signed, BinaryOp::Div),
        Op::SRem => (As::Signed, BinaryOp::Mod),
        Op::BitwiseAnd | Op::LogicalAnd => (As::Same, BinaryOp::And),
        Op::BitwiseOr | Op::LogicalOr => (As::Same, BinaryOp::Or),
        Op::BitwiseXor => (As::Same, BinaryOp::Xor),
        _ => return None,
    })
}

/// How operands are taken and compared, and whether the result is the opposite.
const fn comparison(op: Op) -> Option<(As, BinaryOp, bool)> {
    use BinaryOp::{Equal, GreaterEqual, GreaterThan, LessEqual, LessThan, NotEqual};
    Some(match op {
        Op::IEqual | Op::FOrdEqual | Op::LogicalEqual => (As::Same, Equal, false),
        Op::INotEqual | Op::FUnordNotEqual | Op::LogicalNotEqual => (As::Same, NotEqual, false),
        Op::UGreaterThan => (As::Unsigned, GreaterThan, false),
        Op::UGreaterThanEqual => (As::Unsigned, GreaterEqual, false),
        Op::ULessThan => (As::Unsigned, LessThan, false),
        Op::ULessThanEqual => (As::Unsigned, LessEqual, false),
        Op::SGreaterThan => (As::Signed, GreaterThan, false),
        Op::SGreaterThanEqual => (As::Signed, GreaterEqual, false),
        Op::SLessThan => (As::Signed, LessThan, false),
        Op::SLessThanEqual => (As::Signed, LessEqual, false),
        Op::FOrdLessThan => (As::Same, LessThan, false),
        Op::FOrdGreaterThan => (As::Same, GreaterThan, false),
        Op::FOrdLessThanEqual => (As::Same, LessEqual, false),
        Op::FOrdGreaterThanEqual => (As::Same, GreaterEqual, false),
        // What is not ordered is true: the opposite of the opposite comparison.
        Op::FUnordLessThan => (As::Same, GreaterEqual, true),
        Op::FUnordGreaterThan => (As::Same, LessEqual, true),
        Op::FUnordLessThanEqual => (As::Same, GreaterThan, true),
        Op::FUnordGreaterThanEqual => (As::Same, LessThan, true),
        _ => return None,
    })
}

/// Instructions of one operand that a built-in function computes.
const fn plain_function(op: Op) -> Option<BuiltinFn> {
    Some(match op {
        Op::Any => BuiltinFn::Any,
        Op::All => BuiltinFn::All,
        Op::BitReverse => BuiltinFn::ReverseBits,
        Op::BitCount => BuiltinFn::CountOneBits,
        Op::QuantizeToF16 => BuiltinFn::QuantizeToF16,
        Op::DPdx => BuiltinFn::Dpdx,
        Op::DPdy => BuiltinFn::Dpdy,
        Op::Fwidth => BuiltinFn::Fwidth,
        Op::DPdxFine => BuiltinFn::DpdxFine,
        Op::DPdyFine => BuiltinFn::DpdyFine,
        Op::FwidthFine => BuiltinFn::FwidthFine,
        Op::DPdxCoarse => BuiltinFn::DpdxCoarse,
        Op::DPdyCoarse => BuiltinFn::DpdyCoarse,
        Op::FwidthCoarse => BuiltinFn::FwidthCoarse,
        _ => return None,
    })
}
