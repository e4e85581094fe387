//! The built-in functions of float scalars: computed in binary64 by the maths crate, never the host's, and rounded to the type.
//!
//! <https://www.w3.org/TR/WGSL/#numeric-builtin-functions>

use std::f64::consts::PI;

use super::error::EvalError;
use super::scalar::{Format, Scalar};
use crate::constant::ConstFn;
use crate::constant::half::{f16_from_f64, f16_to_f64};

type Result = std::result::Result<Scalar, EvalError>;

/// The functions of one float.
pub(super) fn unary(f: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    check_domain(f, args[0], x)?;
    let value = match f {
        ConstFn::Acos => libm::acos(x),
        ConstFn::Acosh => libm::acosh(x),
        ConstFn::Asin => libm::asin(x),
        ConstFn::Asinh => libm::asinh(x),
        ConstFn::Atan => libm::atan(x),
        ConstFn::Atanh => libm::atanh(x),
        ConstFn::Ceil => libm::ceil(x),
        ConstFn::Cos => libm::cos(x),
        ConstFn::Cosh => libm::cosh(x),
        ConstFn::Degrees => x * (180.0 / PI),
        ConstFn::Exp => libm::exp(x),
        ConstFn::Exp2 => libm::exp2(x),
        ConstFn::Floor => libm::floor(x),
        ConstFn::Fract => x - libm::floor(x),
        ConstFn::InverseSqrt => 1.0 / libm::sqrt(x),
        ConstFn::Length => x.abs(),
        ConstFn::Log => libm::log(x),
        ConstFn::Log2 => libm::log2(x),
        ConstFn::Radians => x * (PI / 180.0),
        ConstFn::Round => libm::rint(x),
        ConstFn::Saturate => x.clamp(0.0, 1.0),
        ConstFn::Sin => libm::sin(x),
        ConstFn::Sinh => libm::sinh(x),
        ConstFn::Sqrt => libm::sqrt(x),
        ConstFn::Tan => libm::tan(x),
        ConstFn::Tanh => libm::tanh(x),
        ConstFn::Trunc => libm::trunc(x),
        _ => unreachable!("'{}' is no function of one float", f.name()),
    };
    format.result(f, args, value)
}

fn check_domain(f: ConstFn, argument: Scalar, x: f64) -> std::result::Result<(), EvalError> {
    let (inside, domain) = match f {
        ConstFn::Acos | ConstFn::Asin => ((-1.0..=1.0).contains(&x), "in the interval [-1, 1]"),
        ConstFn::Acosh => (x >= 1.0, "at least 1"),
        // At the ends the result is infinite, which no constant can be.
        ConstFn::Atanh => (x > -1.0 && x < 1.0, "in the open interval (-1, 1)"),
        ConstFn::Sqrt => (x >= 0.0, "at least 0"),
        ConstFn::InverseSqrt | ConstFn::Log | ConstFn::Log2 => (x > 0.0, "greater than 0"),
        _ => return Ok(()),
    };
    if inside { Ok(()) } else { Err(EvalError::outside_domain(f, argument, domain)) }
}

/// The functions of two floats.
pub(super) fn binary(f: ConstFn, args: &[Scalar]) -> Result {
    let ((format, x), (_, y)) = (args[0].float(), args[1].float());
    let value = match f {
        ConstFn::Atan2 => libm::atan2(x, y),
        ConstFn::Distance => (x - y).abs(),
        ConstFn::Pow if x < 0.0 => return Err(EvalError::outside_domain(f, args[0], "at least 0")),
        ConstFn::Pow => libm::pow(x, y),
        ConstFn::Step => f64::from(u8::from(x <= y)),
        _ => unreachable!("'{}' is no function of two floats", f.name()),
    };
    format.result(f, args, value)
}

/// The functions of three floats.
pub(super) fn ternary(f: ConstFn, args: &[Scalar]) -> Result {
    let ((format, x), (_, y), (_, z)) = (args[0].float(), args[1].float(), args[2].float());
    let value = match f {
        ConstFn::Fma => fused(format, x, y, z),
        ConstFn::Mix => format.step(f, x * format.step(f, 1.0 - z)?)? + format.step(f, y * z)?,
        ConstFn::Smoothstep => {
            let quotient = format.step(f, z - x)? / format.step(f, y - x)?;
            let t = format.step(f, quotient)?.clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        }
        _ => unreachable!("'{}' is no function of three floats", f.name()),
    };
    format.result(f, args, value)
}

/// `x * y + z` with one rounding.
fn fused(format: Format, x: f64, y: f64, z: f64) -> f64 {
    if format == Format::Abstract {
        return libm::fma(x, y, z);
    }
    // The product of two shorter significands is exact. The sum is not: it is rounded to odd, that is, an inexact result keeps
    // its lowest bit set, so that the rounding to the format that follows sees on which side of a tie the exact sum lies.
    let product = x * y;
    let sum = product + z;
    let rest = sum - product;
    let error = (product - (sum - rest)) + (z - rest);
    if error == 0.0 || sum.to_bits() & 1 == 1 {
        return sum;
    }
    let away = (error > 0.0) == (sum > 0.0);
    f64::from_bits(if away { sum.to_bits() + 1 } else { sum.to_bits() - 1 })
}

/// `ldexp(e1, e2)`; `partial` found exponents that are too large.
pub(super) fn ldexp(f: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    let exponent = args[1].integer().expect("the overload takes an integer");
    // Beyond this every value is zero, and within it one rounding suffices: the scaled value of a shorter format is exact.
    let value = libm::scalbn(x, exponent.clamp(-4096, 4096) as i32);
    format.result(f, args, value)
}

/// `quantizeToF16`; `partial` found values out of range.
pub(super) fn quantize(f: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    format.result(f, args, f16_to_f64(f16_from_f64(x)))
}

/// The fractional part that `modf` gives.
pub(super) fn modf_fract(f: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    format.result(f, args, x - libm::trunc(x))
}

/// The whole part that `modf` gives.
pub(super) fn modf_whole(f: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    format.result(f, args, libm::trunc(x))
}

/// The significand that `frexp` gives, subnormals scaled like others.
pub(super) fn frexp_fract(f: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    format.result(f, args, libm::frexp(x).0)
}

/// The exponent that `frexp` gives: abstract for an abstract argument.
pub(super) fn frexp_exp(_: ConstFn, args: &[Scalar]) -> Result {
    let (format, x) = args[0].float();
    let exponent = if x == 0.0 { 0 } else { libm::frexp(x).1 };
    Ok(if format == Format::Abstract { Scalar::AbstractInt(exponent.into()) } else { Scalar::I32(exponent) })
}
