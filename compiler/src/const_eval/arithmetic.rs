//! Arithmetic, comparison and logic of scalars. Concrete integers wrap; abstract ones must not overflow.
//!
//! <https://www.w3.org/TR/WGSL/#arithmetic-expr>

use super::error::{EvalError, INTEGER_DIVISION};
use super::scalar::Scalar;
use crate::constant::ConstFn;

type Result = std::result::Result<Scalar, EvalError>;

/// Dispatches a binary operation on the type that both operands have.
macro_rules! binary {
    ($f:ident, $args:ident, abstract: $abstract:expr, i32: $i32:expr, u32: $u32:expr, float: $float:expr) => {
        match $args {
            &[Scalar::AbstractInt(x), Scalar::AbstractInt(y)] => abstract_int($f, $args, $abstract(x, y)),
            &[Scalar::I32(x), Scalar::I32(y)] => $i32(x, y).map(Scalar::I32).ok_or_else(|| overflow($f, $args)),
            &[Scalar::U32(x), Scalar::U32(y)] => $u32(x, y).map(Scalar::U32).ok_or_else(|| overflow($f, $args)),
            &[Scalar::Float(format, x), Scalar::Float(_, y)] => format.result($f, $args, $float(x, y)),
            _ => mismatch($f, $args),
        }
    };
}

fn abstract_int(f: ConstFn, args: &[Scalar], value: Option<i64>) -> Result {
    value.map(Scalar::AbstractInt).ok_or_else(|| EvalError::unrepresentable(f, args, "abstract-int"))
}

/// The one overflow of concrete integers: the lowest one divided by -1.
fn overflow(f: ConstFn, args: &[Scalar]) -> EvalError {
    EvalError { rule: INTEGER_DIVISION, ..EvalError::unrepresentable(f, args, "i32") }
}

fn mismatch(f: ConstFn, args: &[Scalar]) -> ! {
    unreachable!("'{}' has no overload for {args:?}", f.name())
}

/// `+`
pub(super) fn add(f: ConstFn, args: &[Scalar]) -> Result {
    binary!(f, args,
        abstract: i64::checked_add,
        i32: |x: i32, y| Some(x.wrapping_add(y)),
        u32: |x: u32, y| Some(x.wrapping_add(y)),
        float: |x, y| x + y)
}

/// `-`
pub(super) fn sub(f: ConstFn, args: &[Scalar]) -> Result {
    binary!(f, args,
        abstract: i64::checked_sub,
        i32: |x: i32, y| Some(x.wrapping_sub(y)),
        u32: |x: u32, y| Some(x.wrapping_sub(y)),
        float: |x, y| x - y)
}

/// `*`
pub(super) fn mul(f: ConstFn, args: &[Scalar]) -> Result {
    binary!(f, args,
        abstract: i64::checked_mul,
        i32: |x: i32, y| Some(x.wrapping_mul(y)),
        u32: |x: u32, y| Some(x.wrapping_mul(y)),
        float: |x, y| x * y)
}

/// `/`; division of integers by zero was found by `partial`.
pub(super) fn div(f: ConstFn, args: &[Scalar]) -> Result {
    binary!(f, args,
        abstract: i64::checked_div,
        i32: i32::checked_div,
        u32: u32::checked_div,
        float: |x, y| x / y)
}

/// `%`: the result has the sign of the dividend.
pub(super) fn rem(f: ConstFn, args: &[Scalar]) -> Result {
    binary!(f, args,
        abstract: i64::checked_rem,
        i32: i32::checked_rem,
        u32: u32::checked_rem,
        float: libm::fmod)
}

/// Unary `-`. The lowest integer of each type is its own negative.
pub(super) fn negation(f: ConstFn, args: &[Scalar]) -> Result {
    Ok(match *args {
        [Scalar::AbstractInt(x)] => Scalar::AbstractInt(x.wrapping_neg()),
        [Scalar::I32(x)] => Scalar::I32(x.wrapping_neg()),
        [Scalar::Float(format, x)] => Scalar::Float(format, -x),
        _ => mismatch(f, args),
    })
}

/// `abs`. The lowest integer of each type is its own absolute value.
pub(super) fn abs(f: ConstFn, args: &[Scalar]) -> Result {
    Ok(match *args {
        [Scalar::AbstractInt(x)] => Scalar::AbstractInt(x.wrapping_abs()),
        [Scalar::I32(x)] => Scalar::I32(x.wrapping_abs()),
        [Scalar::U32(x)] => Scalar::U32(x),
        [Scalar::Float(format, x)] => Scalar::Float(format, x.abs()),
        _ => mismatch(f, args),
    })
}

/// `sign`
pub(super) fn sign(f: ConstFn, args: &[Scalar]) -> Result {
    Ok(match *args {
        [Scalar::AbstractInt(x)] => Scalar::AbstractInt(x.signum()),
        [Scalar::I32(x)] => Scalar::I32(x.signum()),
        [Scalar::Float(format, x)] => Scalar::Float(format, f64::from(i8::from(x > 0.0) - i8::from(x < 0.0))),
        _ => mismatch(f, args),
    })
}

/// Whether `x < y`, for two numbers of one type.
pub(super) fn less(x: Scalar, y: Scalar) -> bool {
    match (x, y) {
        (Scalar::Float(_, x), Scalar::Float(_, y)) => x < y,
        _ => x.integer() < y.integer(),
    }
}

/// `min`: the second argument only where it is less.
pub(super) fn min(_: ConstFn, args: &[Scalar]) -> Result {
    Ok(if less(args[1], args[0]) { args[1] } else { args[0] })
}

/// `max`: the second argument only where it is greater.
pub(super) fn max(_: ConstFn, args: &[Scalar]) -> Result {
    Ok(if less(args[0], args[1]) { args[1] } else { args[0] })
}

/// `clamp`, as `min(max(e, low), high)`; `partial` found bounds in the wrong order.
pub(super) fn clamp(f: ConstFn, args: &[Scalar]) -> Result {
    let raised = max(f, &args[..2])?;
    min(f, &[raised, args[2]])
}

/// The six comparisons.
pub(super) fn compare(f: ConstFn, args: &[Scalar]) -> Result {
    let (x, y) = (args[0], args[1]);
    Ok(Scalar::Bool(match f {
        // By the floats' values, not their bits: `0.0 == -0.0`.
        ConstFn::OpEq => x == y,
        ConstFn::OpNeq => x != y,
        ConstFn::OpLt => less(x, y),
        ConstFn::OpGt => less(y, x),
        ConstFn::OpLte => !less(y, x),
        ConstFn::OpGte => !less(x, y),
        _ => mismatch(f, args),
    }))
}

/// `!`
pub(super) fn not(_: ConstFn, args: &[Scalar]) -> Result {
    Ok(Scalar::Bool(!args[0].bool()))
}

/// `select(f, t, cond)`
pub(super) fn select(_: ConstFn, args: &[Scalar]) -> Result {
    Ok(if args[2].bool() { args[1] } else { args[0] })
}
