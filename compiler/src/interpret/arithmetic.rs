//! Operators and conversions on scalars, given as bits.
//!
//! Integers wrap. A division by zero gives the dividend, a remainder by zero gives zero, and a shift uses the low bits of its
//! distance, as the specification says for values that are not known before the shader runs.

use super::layout::Kind;
use crate::constant::half::{F16_MAX, f16_from_f64, f16_to_f64};
use crate::intrinsics::{BinaryOp, UnaryOp};

/// The number that the bits of a scalar mean; exact.
pub(super) fn number(kind: Kind, bits: u32) -> f64 {
    match kind {
        Kind::Bool | Kind::U32 => bits.into(),
        Kind::I32 => bits.cast_signed().into(),
        Kind::F32 => f32::from_bits(bits).into(),
        Kind::F16 => f16_to_f64(bits as u16),
    }
}

/// The nearest float of a floating point kind, as bits.
pub(super) fn rounded(kind: Kind, value: f64) -> u32 {
    match kind {
        Kind::F16 => f16_from_f64(value).into(),
        _ => (value as f32).to_bits(),
    }
}

/// Whether a kind is a float.
pub(super) const fn is_float(kind: Kind) -> bool {
    matches!(kind, Kind::F32 | Kind::F16)
}

/// A unary operator.
pub(super) fn unary(op: UnaryOp, kind: Kind, bits: u32) -> u32 {
    match (op, kind) {
        (UnaryOp::Negation, Kind::F32) => bits ^ 0x8000_0000,
        (UnaryOp::Negation, Kind::F16) => bits ^ 0x8000,
        (UnaryOp::Negation, _) => bits.wrapping_neg(),
        (UnaryOp::Complement, _) => !bits,
        (UnaryOp::Not, _) => u32::from(bits == 0),
        (UnaryOp::AddressOf | UnaryOp::Indirection, _) => unreachable!("the IR has no references"),
    }
}

/// A binary operator on operands of one kind; of a shift the right one is a u32.
pub(super) fn binary(op: BinaryOp, kind: Kind, a: u32, b: u32) -> u32 {
    match kind {
        Kind::F32 | Kind::F16 if op.is_comparison() => compare(op, number(kind, a).partial_cmp(&number(kind, b))),
        Kind::F32 => float32(op, f32::from_bits(a), f32::from_bits(b)).to_bits(),
        // binary64 holds twice the digits of binary16 and more, so that rounding twice is rounding once.
        Kind::F16 => rounded(kind, float64(op, number(kind, a), number(kind, b))),
        Kind::I32 => signed(op, a.cast_signed(), b.cast_signed()),
        Kind::Bool | Kind::U32 => unsigned(op, a, b),
    }
}

fn compare(op: BinaryOp, order: Option<std::cmp::Ordering>) -> u32 {
    use std::cmp::Ordering::{Equal, Greater, Less};
    u32::from(match op {
        BinaryOp::Equal => order == Some(Equal),
        BinaryOp::NotEqual => order != Some(Equal),
        BinaryOp::LessThan => order == Some(Less),
        BinaryOp::GreaterThan => order == Some(Greater),
        BinaryOp::LessEqual => matches!(order, Some(Less | Equal)),
        _ => matches!(order, Some(Greater | Equal)),
    })
}

fn float32(op: BinaryOp, a: f32, b: f32) -> f32 {
    match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Div => a / b,
        _ => libm::fmodf(a, b),
    }
}

fn float64(op: BinaryOp, a: f64, b: f64) -> f64 {
    match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Div => a / b,
        _ => libm::fmod(a, b),
    }
}

fn signed(op: BinaryOp, a: i32, b: i32) -> u32 {
    let value = match op {
        BinaryOp::Div if b == 0 => a,
        BinaryOp::Div => a.wrapping_div(b),
        BinaryOp::Mod if b == 0 => 0,
        BinaryOp::Mod => a.wrapping_rem(b),
        BinaryOp::ShiftRight => a >> (b & 31),
        _ if op.is_comparison() => return compare(op, Some(a.cmp(&b))),
        // The rest does the same to the bits of both kinds.
        _ => return unsigned(op, a.cast_unsigned(), b.cast_unsigned()),
    };
    value.cast_unsigned()
}

fn unsigned(op: BinaryOp, a: u32, b: u32) -> u32 {
    match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div => a.checked_div(b).unwrap_or(a),
        BinaryOp::Mod => a.checked_rem(b).unwrap_or(0),
        BinaryOp::And | BinaryOp::LogicalAnd => a & b,
        BinaryOp::Or | BinaryOp::LogicalOr => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::ShiftLeft => a << (b & 31),
        BinaryOp::ShiftRight => a >> (b & 31),
        _ => compare(op, Some(a.cmp(&b))),
    }
}

/// A float, or the nearest one of its kind that an integer kind holds when truncated; a NaN stays one.
fn inside(from: Kind, to: Kind, bits: u32) -> f64 {
    let most = match (from, to) {
        (Kind::F16, _) => F16_MAX,
        (_, Kind::I32) => 2_147_483_520.0,
        _ => 4_294_967_040.0,
    };
    let value = number(from, bits);
    let least = if from == Kind::F16 { -F16_MAX } else { f64::from(i32::MIN) };
    if value > most {
        most
    } else if value < least {
        least
    } else {
        value
    }
}

/// Conversion of a scalar: to integers towards zero and clamped, to floats to the nearest.
pub(super) fn convert(from: Kind, to: Kind, bits: u32) -> u32 {
    match (from, to) {
        (_, Kind::Bool) if is_float(from) => u32::from(number(from, bits) != 0.0),
        (_, Kind::Bool) => u32::from(bits != 0),
        (Kind::F32 | Kind::F16, Kind::I32) => (inside(from, to, bits) as i32).cast_unsigned(),
        (Kind::F32 | Kind::F16, Kind::U32) => inside(from, to, bits) as u32,
        (Kind::F32, Kind::F32) | (Kind::F16, Kind::F16) => bits,
        (_, Kind::F32 | Kind::F16) => rounded(to, number(from, bits)),
        (_, Kind::I32 | Kind::U32) => bits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integer_corners() {
        let i = |value: i32| value.cast_unsigned();
        assert_eq!(binary(BinaryOp::Div, Kind::I32, i(7), 0), 7);
        assert_eq!(binary(BinaryOp::Mod, Kind::U32, 7, 0), 0);
        assert_eq!(binary(BinaryOp::Div, Kind::I32, i(i32::MIN), i(-1)), i(i32::MIN));
        assert_eq!(binary(BinaryOp::Mod, Kind::I32, i(-7), i(3)), i(-1));
        assert_eq!(binary(BinaryOp::ShiftRight, Kind::I32, i(-8), 33), i(-4));
    }

    #[test]
    fn floats_become_the_nearest_integer_inside() {
        assert_eq!(convert(Kind::F32, Kind::U32, (-3.5f32).to_bits()), 0);
        assert_eq!(convert(Kind::F32, Kind::I32, 3e9f32.to_bits()), 0x7fff_ff80);
        assert_eq!(convert(Kind::U32, Kind::F16, 65520), 0x7c00);
    }
}
