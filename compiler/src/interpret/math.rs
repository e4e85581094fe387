//! Built-in functions that work on each component by itself.
//!
//! Floats are computed in binary64 and rounded once, so that a result is the nearest to the exact one but for rare ties;
//! where the specification defines a function by other operations, those are applied in binary64.

use super::arithmetic::{binary, is_float, number, rounded};
use super::layout::Kind;
use crate::constant::half::{f16_from_f64, f16_to_f64};
use crate::intrinsics::{BinaryOp, BuiltinFn};

/// One component: `kind` is that of the result and of the first operand, except that `select` may be of any.
pub(super) fn evaluate(function: BuiltinFn, kind: Kind, operands: &[u32]) -> u32 {
    if function == BuiltinFn::Select {
        return if operands[2] != 0 { operands[1] } else { operands[0] };
    }
    if is_float(kind) { float(function, kind, operands) } else { integer(function, kind, operands) }
}

fn integer(function: BuiltinFn, kind: Kind, operands: &[u32]) -> u32 {
    use BuiltinFn as F;
    let a = operands[0];
    let least = |a: u32, b: u32| if binary(BinaryOp::LessThan, kind, b, a) != 0 { b } else { a };
    let most = |a: u32, b: u32| if binary(BinaryOp::LessThan, kind, a, b) != 0 { b } else { a };
    match function {
        F::Abs if kind == Kind::I32 => a.cast_signed().wrapping_abs().cast_unsigned(),
        F::Abs => a,
        F::Sign => a.cast_signed().signum().cast_unsigned(),
        F::Min => least(a, operands[1]),
        F::Max => most(a, operands[1]),
        F::Clamp => least(most(a, operands[1]), operands[2]),
        F::CountLeadingZeros => a.leading_zeros(),
        F::CountOneBits => a.count_ones(),
        F::CountTrailingZeros => a.trailing_zeros(),
        F::ReverseBits => a.reverse_bits(),
        F::FirstTrailingBit => {
            if a == 0 {
                u32::MAX
            } else {
                a.trailing_zeros()
            }
        }
        F::FirstLeadingBit => first_leading_bit(kind, a),
        F::ExtractBits => extract_bits(kind, a, operands[1], operands[2]),
        F::InsertBits => insert_bits(a, operands[1], operands[2], operands[3]),
        _ => unreachable!("'{}' is no function of integers", function.name()),
    }
}

/// The highest bit that differs from the sign; all ones where there is none.
fn first_leading_bit(kind: Kind, a: u32) -> u32 {
    let bits = if kind == Kind::I32 && a.cast_signed() < 0 { !a } else { a };
    31u32.wrapping_sub(bits.leading_zeros())
}

fn extract_bits(kind: Kind, a: u32, offset: u32, count: u32) -> u32 {
    let offset = offset.min(32);
    let count = count.min(32 - offset);
    if count == 0 {
        return 0;
    }
    let top = a << (32 - offset - count);
    if kind == Kind::I32 { (top.cast_signed() >> (32 - count)).cast_unsigned() } else { top >> (32 - count) }
}

fn insert_bits(a: u32, new: u32, offset: u32, count: u32) -> u32 {
    let offset = offset.min(32);
    let count = count.min(32 - offset);
    if count == 0 {
        return a;
    }
    let mask = (u32::MAX >> (32 - count)) << offset;
    a & !mask | (new << offset) & mask
}

fn float(function: BuiltinFn, kind: Kind, operands: &[u32]) -> u32 {
    use BuiltinFn as F;
    let x = number(kind, operands[0]);
    let argument = |index: usize| number(kind, operands[index]);
    let value = match function {
        F::Ldexp => ldexp(x, operands[1].cast_signed()),
        F::Fma if kind == Kind::F32 => {
            let [a, b, c] = [0, 1, 2].map(|index| f32::from_bits(operands[index]));
            return libm::fmaf(a, b, c).to_bits();
        }
        F::Fma => libm::fma(x, argument(1), argument(2)),
        F::Clamp => least(most(x, argument(1)), argument(2)),
        F::Mix => x * (1.0 - argument(2)) + argument(1) * argument(2),
        F::Smoothstep => smoothstep(x, argument(1), argument(2)),
        F::Atan2 => libm::atan2(x, argument(1)),
        F::Max => most(x, argument(1)),
        F::Min => least(x, argument(1)),
        F::Pow => libm::pow(x, argument(1)),
        F::Step => f64::from(u8::from(x <= argument(1))),
        _ => float_unary(function, x),
    };
    rounded(kind, value)
}

/// The first where the second is not less, so of two zeros the first; where one is a NaN, the other.
fn least(a: f64, b: f64) -> f64 {
    if b < a || a.is_nan() { b } else { a }
}

/// The first where it is not less; where one is a NaN, the other.
fn most(a: f64, b: f64) -> f64 {
    if a < b || a.is_nan() { b } else { a }
}

fn float_unary(function: BuiltinFn, x: f64) -> f64 {
    use BuiltinFn as F;
    match function {
        F::Abs => x.abs(),
        F::Acos => libm::acos(x),
        F::Acosh => libm::acosh(x),
        F::Asin => libm::asin(x),
        F::Asinh => libm::asinh(x),
        F::Atan => libm::atan(x),
        F::Atanh => libm::atanh(x),
        F::Ceil => libm::ceil(x),
        F::Cos => libm::cos(x),
        F::Cosh => libm::cosh(x),
        F::Degrees => x * (180.0 / std::f64::consts::PI),
        F::Exp => libm::exp(x),
        F::Exp2 => libm::exp2(x),
        F::Floor => libm::floor(x),
        F::Fract => x - libm::floor(x),
        F::InverseSqrt => 1.0 / libm::sqrt(x),
        F::Log => libm::log(x),
        F::Log2 => libm::log2(x),
        F::QuantizeToF16 => f16_to_f64(f16_from_f64(x)),
        F::Radians => x * (std::f64::consts::PI / 180.0),
        F::Round => libm::rint(x),
        F::Saturate => libm::fmin(libm::fmax(x, 0.0), 1.0),
        F::Sign => {
            if x > 0.0 {
                1.0
            } else if x < 0.0 {
                -1.0
            } else {
                0.0
            }
        }
        F::Sin => libm::sin(x),
        F::Sinh => libm::sinh(x),
        F::Sqrt => libm::sqrt(x),
        F::Tan => libm::tan(x),
        F::Tanh => libm::tanh(x),
        F::Trunc => libm::trunc(x),
        _ => unreachable!("'{}' is no function of floats", function.name()),
    }
}

fn ldexp(x: f64, exponent: i32) -> f64 {
    // Beyond these every float of at most 32 bits is infinite or zero.
    libm::scalbn(x, exponent.clamp(-1000, 1000))
}

fn smoothstep(low: f64, high: f64, x: f64) -> f64 {
    let t = libm::fmin(libm::fmax((x - low) / (high - low), 0.0), 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// `frexp`: the fraction with a magnitude in `[0.5, 1)`, and the exponent.
pub(super) fn frexp(kind: Kind, bits: u32) -> (u32, u32) {
    let (fraction, exponent) = libm::frexp(number(kind, bits));
    (rounded(kind, fraction), exponent.cast_unsigned())
}

/// `modf`: the fractional part, and the whole part.
pub(super) fn modf(kind: Kind, bits: u32) -> (u32, u32) {
    let x = number(kind, bits);
    let whole = libm::trunc(x);
    (rounded(kind, x - whole), rounded(kind, whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bit_fields() {
        assert_eq!(extract_bits(Kind::I32, 0xf0, 4, 4), u32::MAX);
        assert_eq!(extract_bits(Kind::U32, 0xf0, 4, 40), 0xf);
        assert_eq!(extract_bits(Kind::U32, 0xf0, 32, 1), 0);
        assert_eq!(insert_bits(0xffff_ffff, 0, 8, 8), 0xffff_00ff);
        assert_eq!(insert_bits(7, 9, 0, 32), 9);
        assert_eq!(first_leading_bit(Kind::I32, u32::MAX), u32::MAX);
        assert_eq!(first_leading_bit(Kind::I32, (-2i32).cast_unsigned()), 0);
    }
}
