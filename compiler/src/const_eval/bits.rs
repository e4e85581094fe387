//! Bitwise operators, shifts, and the built-in functions that count, find and move bits.
//!
//! <https://www.w3.org/TR/WGSL/#bit-expr>

use super::error::{EvalError, SHIFT_RANGE};
use super::scalar::Scalar;
use crate::constant::ConstFn;

type Result = std::result::Result<Scalar, EvalError>;

/// `&`, `|`, `^`, `&&`, `||`, on integers or truth values.
pub(super) fn bitwise(f: ConstFn, args: &[Scalar]) -> Result {
    macro_rules! apply {
        ($x:expr, $y:expr) => {
            match f {
                ConstFn::OpAnd | ConstFn::OpLogicalAnd => $x & $y,
                ConstFn::OpOr | ConstFn::OpLogicalOr => $x | $y,
                ConstFn::OpXor => $x ^ $y,
                _ => unreachable!("'{}' is not bitwise", f.name()),
            }
        };
    }
    Ok(match (args[0], args[1]) {
        (Scalar::Bool(x), Scalar::Bool(y)) => Scalar::Bool(apply!(x, y)),
        (Scalar::AbstractInt(x), Scalar::AbstractInt(y)) => Scalar::AbstractInt(apply!(x, y)),
        (Scalar::I32(x), Scalar::I32(y)) => Scalar::I32(apply!(x, y)),
        (Scalar::U32(x), Scalar::U32(y)) => Scalar::U32(apply!(x, y)),
        other => unreachable!("'{}' has no overload for {other:?}", f.name()),
    })
}

/// `~`
pub(super) fn complement(_: ConstFn, args: &[Scalar]) -> Result {
    Ok(match args[0] {
        Scalar::AbstractInt(x) => Scalar::AbstractInt(!x),
        Scalar::I32(x) => Scalar::I32(!x),
        Scalar::U32(x) => Scalar::U32(!x),
        other => unreachable!("'~' has no overload for {other:?}"),
    })
}

/// `<<`, which must lose no bits: what comes back by shifting right is what was there. `partial` found the width exceeded.
pub(super) fn shift_left(f: ConstFn, args: &[Scalar]) -> Result {
    let by = args[1].u32();
    let shifted = match args[0] {
        Scalar::AbstractInt(0) => Some(args[0]),
        Scalar::AbstractInt(x) => x.checked_shl(by).filter(|shifted| shifted >> by == x).map(Scalar::AbstractInt),
        Scalar::I32(x) => x.checked_shl(by).filter(|shifted| shifted >> by == x).map(Scalar::I32),
        Scalar::U32(x) => x.checked_shl(by).filter(|shifted| shifted >> by == x).map(Scalar::U32),
        other => unreachable!("'<<' has no overload for {other:?}"),
    };
    let type_name = match args[0] {
        Scalar::AbstractInt(_) => "abstract-int",
        Scalar::I32(_) => "i32",
        _ => "u32",
    };
    shifted.ok_or_else(|| EvalError { rule: SHIFT_RANGE, ..EvalError::unrepresentable(f, args, type_name) })
}

/// `>>`: the sign is kept. Abstract integers may be shifted by any amount.
pub(super) fn shift_right(_: ConstFn, args: &[Scalar]) -> Result {
    let by = args[1].u32();
    Ok(match args[0] {
        Scalar::AbstractInt(x) => Scalar::AbstractInt(x >> by.min(63)),
        Scalar::I32(x) => Scalar::I32(x >> by.min(31)),
        Scalar::U32(x) => Scalar::U32(x.checked_shr(by).unwrap_or(0)),
        other => unreachable!("'>>' has no overload for {other:?}"),
    })
}

/// The functions of one integer that look at its 32 bits.
pub(super) fn unary(f: ConstFn, args: &[Scalar]) -> Result {
    let (bits, signed) = match args[0] {
        Scalar::I32(x) => (x as u32, true),
        Scalar::U32(x) => (x, false),
        other => unreachable!("'{}' has no overload for {other:?}", f.name()),
    };
    let none = u32::MAX;
    let result = match f {
        ConstFn::CountLeadingZeros => bits.leading_zeros(),
        ConstFn::CountOneBits => bits.count_ones(),
        ConstFn::CountTrailingZeros => bits.trailing_zeros(),
        ConstFn::ReverseBits => bits.reverse_bits(),
        ConstFn::FirstTrailingBit => bits.checked_ilog2().map_or(none, |_| bits.trailing_zeros()),
        ConstFn::FirstLeadingBit => {
            // Of a negative number the first bit that differs from the sign: the first 1 of its complement.
            let magnitude = if signed && bits >> 31 == 1 { !bits } else { bits };
            magnitude.checked_ilog2().unwrap_or(none)
        }
        _ => unreachable!("'{}' is no function of bits", f.name()),
    };
    Ok(if signed { Scalar::I32(result as i32) } else { Scalar::U32(result) })
}

/// A mask of the lowest `count` bits.
fn low_bits(count: u32) -> u32 {
    1u32.checked_shl(count).map_or(u32::MAX, |bit| bit - 1)
}

/// `extractBits(e, offset, count)`; `partial` found a field that leaves the integer.
pub(super) fn extract(_: ConstFn, args: &[Scalar]) -> Result {
    let (offset, count) = (args[1].u32(), args[2].u32());
    Ok(match args[0] {
        Scalar::U32(x) => Scalar::U32(x.checked_shr(offset).unwrap_or(0) & low_bits(count)),
        Scalar::I32(_) if count == 0 => Scalar::I32(0),
        // To the top, then down again, so that the field's highest bit becomes the sign.
        Scalar::I32(x) => Scalar::I32((x << (32 - count - offset)) >> (32 - count)),
        other => unreachable!("'extractBits' has no overload for {other:?}"),
    })
}

/// `insertBits(e, newbits, offset, count)`; `partial` found a field that leaves the integer.
pub(super) fn insert(_: ConstFn, args: &[Scalar]) -> Result {
    let (offset, count) = (args[2].u32(), args[3].u32());
    let insert = |old: u32, new: u32| {
        let mask = low_bits(count).checked_shl(offset).unwrap_or(0);
        (old & !mask) | (new.checked_shl(offset).unwrap_or(0) & mask)
    };
    Ok(match (args[0], args[1]) {
        (Scalar::U32(old), Scalar::U32(new)) => Scalar::U32(insert(old, new)),
        (Scalar::I32(old), Scalar::I32(new)) => Scalar::I32(insert(old as u32, new as u32) as i32),
        other => unreachable!("'insertBits' has no overload for {other:?}"),
    })
}
