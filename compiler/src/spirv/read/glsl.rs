//! The extended instructions of `GLSL.std.450`.

use super::function::FunctionReader;
use super::report::Refused;
use super::rules::{INSTRUCTION, INVALID};
use super::words::At;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::Value;
use crate::spirv::grammar::Glsl;
use crate::types::{Type, TypeId};

impl FunctionReader<'_, '_> {
    /// `OpExtInst`
    pub fn extended(&mut self, at: At) -> Result<(), Refused> {
        let operands = self.r.code.operands(at);
        let Some(function) = Glsl::from_word(operands[1]) else {
            return self.r.report.refuse(INSTRUCTION, at, format!("there is no extended instruction {}", operands[1]));
        };
        let ty = self.result_type(at)?;
        if matches!(
            function,
            Glsl::InterpolateAtCentroid
                | Glsl::InterpolateAtSample
                | Glsl::InterpolateAtOffset
                | Glsl::PackDouble2x32
                | Glsl::UnpackDouble2x32
        ) {
            return self.r.report.refuse(INSTRUCTION, at, format!("{function:?} is not there"));
        }
        if matches!(function, Glsl::Modf | Glsl::Frexp) {
            return self.stored_part(at, function, ty);
        }
        let mut arguments = Vec::new();
        for &id in &operands[2..] {
            arguments.push(self.value(at, id)?);
        }
        if let Some((fewest, most)) = signature(function)
            && !(fewest..=most).contains(&arguments.len())
        {
            return self.r.report.refuse(
                INVALID,
                at,
                format!("{function:?} does not have {} operands", arguments.len()),
            );
        }
        let value = self.extended_value(at, function, ty, &arguments)?;
        self.give(at, value)
    }

    fn extended_value(&mut self, at: At, function: Glsl, ty: TypeId, arguments: &[Value]) -> Result<Value, Refused> {
        let types = &mut self.r.module.store.types;
        let is_shape = types.is_scalar(ty) || types.is_vector(ty);
        let [signed, unsigned] =
            [TypeId::I32, TypeId::U32].map(|scalar| if is_shape { types.with_scalar(ty, scalar) } else { ty });
        let cast = |function: &mut Self, ty: TypeId| -> Result<Vec<Value>, Refused> {
            arguments.iter().map(|&value| function.as_type(at, value, ty)).collect()
        };
        let (builtin, of, arguments) = match function {
            Glsl::SAbs => (BuiltinFn::Abs, signed, cast(self, signed)?),
            Glsl::SSign => (BuiltinFn::Sign, signed, cast(self, signed)?),
            Glsl::SMin => (BuiltinFn::Min, signed, cast(self, signed)?),
            Glsl::SMax => (BuiltinFn::Max, signed, cast(self, signed)?),
            Glsl::SClamp => (BuiltinFn::Clamp, signed, cast(self, signed)?),
            Glsl::UMin => (BuiltinFn::Min, unsigned, cast(self, unsigned)?),
            Glsl::UMax => (BuiltinFn::Max, unsigned, cast(self, unsigned)?),
            Glsl::UClamp => (BuiltinFn::Clamp, unsigned, cast(self, unsigned)?),
            Glsl::FindSMsb => (BuiltinFn::FirstLeadingBit, signed, cast(self, signed)?),
            Glsl::FindUMsb => (BuiltinFn::FirstLeadingBit, unsigned, cast(self, unsigned)?),
            Glsl::FindILsb => (BuiltinFn::FirstTrailingBit, unsigned, cast(self, unsigned)?),
            Glsl::Ldexp => {
                let exponent = self.as_type(at, arguments[1], signed)?;
                (BuiltinFn::Ldexp, ty, vec![arguments[0], exponent])
            }
            Glsl::MatrixInverse => return self.inverse(at, ty, arguments[0]),
            Glsl::ModfStruct | Glsl::FrexpStruct => {
                let value = arguments[0];
                let parts = self.parts(at, function == Glsl::ModfStruct, value)?;
                let first = self.r.element(at, ty, 0)?;
                let second = self.r.element(at, ty, 1)?;
                let parts = [self.as_type(at, parts[0], first)?, self.as_type(at, parts[1], second)?];
                return Ok(self.b().construct(ty, &parts));
            }
            Glsl::Modf | Glsl::Frexp => unreachable!("they store a part"),
            _ => (plain(function), ty, arguments.to_vec()),
        };
        let is_of_vectors = matches!(function, Glsl::Normalize | Glsl::Reflect | Glsl::Refract | Glsl::FaceForward);
        if is_of_vectors && self.r.module.store.types.is_scalar(ty) {
            return self.on_a_line(at, function, builtin, ty, &arguments);
        }
        self.checked(at, builtin, of, &arguments)
    }

    /// A function of vectors, of numbers: those are vectors of which the other component is zero.
    fn on_a_line(
        &mut self,
        at: At,
        function: Glsl,
        builtin: BuiltinFn,
        ty: TypeId,
        arguments: &[Value],
    ) -> Result<Value, Refused> {
        let vector = self.r.module.store.types.vector(ty, 2);
        let mut vectors = Vec::new();
        for (index, &value) in arguments.iter().enumerate() {
            let is_factor = function == Glsl::Refract && index == 2;
            vectors.push(if is_factor {
                value
            } else {
                let zero = self.b().zero(ty);
                self.construct(at, vector, &[value, zero])?
            });
        }
        let result = self.checked(at, builtin, vector, &vectors)?;
        Ok(self.b().extract(result, 0))
    }

    /// The two parts that `modf` or `frexp` gives.
    fn parts(&mut self, at: At, is_modf: bool, value: Value) -> Result<[Value; 2], Refused> {
        let of = self.r.module.type_of(value);
        let types = &self.r.module.store.types;
        if !types.is_float(of) || !(types.is_scalar(of) || types.is_vector(of)) {
            return self.r.report.refuse(INVALID, at, "the operand is no float");
        }
        let store = &mut self.r.module.store;
        let (function, ty) = if is_modf {
            (BuiltinFn::Modf, crate::intrinsics::modf_result_of(store, of))
        } else {
            (BuiltinFn::Frexp, crate::intrinsics::frexp_result_of(store, of))
        };
        let result = self.checked(at, function, ty, &[value])?;
        Ok([self.b().extract(result, 0), self.b().extract(result, 1)])
    }

    /// `Modf` and `Frexp` write one of the two parts to memory.
    fn stored_part(&mut self, at: At, function: Glsl, ty: TypeId) -> Result<(), Refused> {
        let operands = self.r.code.operands(at);
        let [_, _, value, pointer] = *operands else {
            return self.r.report.refuse(INVALID, at, format!("{function:?} has two operands"));
        };
        let value = self.value(at, value)?;
        let [first, second] = self.parts(at, function == Glsl::Modf, value)?;
        let place = self.place(at, pointer)?;
        let second = match &place {
            super::memory::Place::Memory { memory, .. } => self.as_type(at, second, memory.value)?,
            _ => second,
        };
        self.store(at, &place, second)?;
        let first = self.as_type(at, first, ty)?;
        self.give(at, first)
    }

    /// The inverse of a square matrix: the transposed cofactors over the determinant.
    fn inverse(&mut self, at: At, ty: TypeId, matrix: Value) -> Result<Value, Refused> {
        let Type::Matrix { column, columns } = self.r.module.store.types.get(ty) else {
            return self.r.report.refuse(INVALID, at, "the result is no matrix");
        };
        if self.r.module.type_of(matrix) != ty || self.r.module.store.types.component_count(column) != columns.into() {
            return self.r.report.refuse(INVALID, at, "the operand is no square matrix");
        }
        let size = u32::from(columns);
        let elem = self.r.module.store.types.deepest_elem(ty);
        let determinant = self.checked(at, BuiltinFn::Determinant, elem, &[matrix])?;
        let mut entries = Vec::new();
        for c in 0..size {
            for r in 0..size {
                entries.push(self.extract(at, matrix, &[c, r])?);
            }
        }
        let entry = |c: u32, r: u32| entries[(c * size + r) as usize];
        let mut result = Vec::new();
        for c in 0..size {
            let mut rows = Vec::new();
            for r in 0..size {
                // Entry (c, r) of the inverse is the cofactor of (r, c).
                let (skipped_column, skipped_row) = (r, c);
                let rest = |skipped: u32| (0..size).filter(move |&index| index != skipped);
                let minor: Vec<Vec<Value>> = rest(skipped_column)
                    .map(|column| rest(skipped_row).map(|row| entry(column, row)).collect())
                    .collect();
                let minor = self.small_determinant(&minor);
                let minor =
                    if (c + r) % 2 == 1 { self.b().unary(crate::intrinsics::UnaryOp::Negation, minor) } else { minor };
                rows.push(self.b().arith(BinaryOp::Div, minor, determinant));
            }
            result.push(self.b().construct(column, &rows));
        }
        Ok(self.b().construct(ty, &result))
    }

    /// The determinant of at most three columns.
    fn small_determinant(&mut self, columns: &[Vec<Value>]) -> Value {
        let mut b = self.b();
        let mut product = |x, y| b.arith(BinaryOp::Mul, x, y);
        match columns {
            [a] => a[0],
            [a, c] => {
                let (first, second) = (product(a[0], c[1]), product(c[0], a[1]));
                b.arith(BinaryOp::Sub, first, second)
            }
            _ => {
                let (a, c, e) = (&columns[0], &columns[1], &columns[2]);
                let mut sum: Option<Value> = None;
                for (row, &entry) in a.iter().enumerate() {
                    let (next, last) = ((row + 1) % 3, (row + 2) % 3);
                    let first = b.arith(BinaryOp::Mul, c[next], e[last]);
                    let second = b.arith(BinaryOp::Mul, c[last], e[next]);
                    let cofactor = b.arith(BinaryOp::Sub, first, second);
                    let term = b.arith(BinaryOp::Mul, entry, cofactor);
                    sum = Some(match sum {
                        Some(sum) => b.arith(BinaryOp::Add, sum, term),
                        None => term,
                    });
                }
                sum.expect("there are three rows")
            }
        }
    }
}

/// How many operands a function has, of those whose operands are looked at one by one.
const fn signature(function: Glsl) -> Option<(usize, usize)> {
    Some(match function {
        Glsl::Ldexp => (2, 2),
        Glsl::MatrixInverse | Glsl::ModfStruct | Glsl::FrexpStruct => (1, 1),
        _ => return None,
    })
}

/// The built-in function that computes the same of the same operands.
const fn plain(function: Glsl) -> BuiltinFn {
    match function {
        Glsl::Round | Glsl::RoundEven => BuiltinFn::Round,
        Glsl::Trunc => BuiltinFn::Trunc,
        Glsl::FAbs => BuiltinFn::Abs,
        Glsl::FSign => BuiltinFn::Sign,
        Glsl::Floor => BuiltinFn::Floor,
        Glsl::Ceil => BuiltinFn::Ceil,
        Glsl::Fract => BuiltinFn::Fract,
        Glsl::Radians => BuiltinFn::Radians,
        Glsl::Degrees => BuiltinFn::Degrees,
        Glsl::Sin => BuiltinFn::Sin,
        Glsl::Cos => BuiltinFn::Cos,
        Glsl::Tan => BuiltinFn::Tan,
        Glsl::Asin => BuiltinFn::Asin,
        Glsl::Acos => BuiltinFn::Acos,
        Glsl::Atan => BuiltinFn::Atan,
        Glsl::Sinh => BuiltinFn::Sinh,
        Glsl::Cosh => BuiltinFn::Cosh,
        Glsl::Tanh => BuiltinFn::Tanh,
        Glsl::Asinh => BuiltinFn::Asinh,
        Glsl::Acosh => BuiltinFn::Acosh,
        Glsl::Atanh => BuiltinFn::Atanh,
        Glsl::Atan2 => BuiltinFn::Atan2,
        Glsl::Pow => BuiltinFn::Pow,
        Glsl::Exp => BuiltinFn::Exp,
        Glsl::Log => BuiltinFn::Log,
        Glsl::Exp2 => BuiltinFn::Exp2,
        Glsl::Log2 => BuiltinFn::Log2,
        Glsl::Sqrt => BuiltinFn::Sqrt,
        Glsl::InverseSqrt => BuiltinFn::InverseSqrt,
        Glsl::Determinant => BuiltinFn::Determinant,
        Glsl::FMin | Glsl::NMin => BuiltinFn::Min,
        Glsl::FMax | Glsl::NMax => BuiltinFn::Max,
        Glsl::FClamp | Glsl::NClamp => BuiltinFn::Clamp,
        Glsl::FMix | Glsl::IMix => BuiltinFn::Mix,
        Glsl::Step => BuiltinFn::Step,
        Glsl::SmoothStep => BuiltinFn::Smoothstep,
        Glsl::Fma => BuiltinFn::Fma,
        Glsl::PackSnorm4x8 => BuiltinFn::Pack4x8snorm,
        Glsl::PackUnorm4x8 => BuiltinFn::Pack4x8unorm,
        Glsl::PackSnorm2x16 => BuiltinFn::Pack2x16snorm,
        Glsl::PackUnorm2x16 => BuiltinFn::Pack2x16unorm,
        Glsl::PackHalf2x16 => BuiltinFn::Pack2x16float,
        Glsl::UnpackSnorm2x16 => BuiltinFn::Unpack2x16snorm,
        Glsl::UnpackUnorm2x16 => BuiltinFn::Unpack2x16unorm,
        Glsl::UnpackHalf2x16 => BuiltinFn::Unpack2x16float,
        Glsl::UnpackSnorm4x8 => BuiltinFn::Unpack4x8snorm,
        Glsl::UnpackUnorm4x8 => BuiltinFn::Unpack4x8unorm,
        Glsl::Length => BuiltinFn::Length,
        Glsl::Distance => BuiltinFn::Distance,
        Glsl::Cross => BuiltinFn::Cross,
        Glsl::Normalize => BuiltinFn::Normalize,
        Glsl::FaceForward => BuiltinFn::FaceForward,
        Glsl::Reflect => BuiltinFn::Reflect,
        _ => BuiltinFn::Refract,
    }
}
