//! The rules that some constant operands break whatever the others are: a divisor of zero, a shift by the bit width.
//!
//! Evaluation checks them here too, so that each is stated once.

use super::arithmetic::less;
use super::components::{Components, components};
use super::error::{
    BIT_FIELD_RANGE, CLAMP_BOUNDS, CONVERSION_RANGE, EvalError, INTEGER_DIVISION, LDEXP_EXPONENT, SHIFT_RANGE,
    SMOOTHSTEP_EDGES,
};
use super::scalar::{Format, Scalar};
use crate::constant::half::F16_MAX;
use crate::constant::{ConstFn, ConstId};
use crate::store::Store;
use crate::types::TypeId;

/// Checks the constant arguments of a call, whose first argument is of type `first`. `arg` gives the value of an argument; none for those
/// that are not constant.
///
/// # Errors
/// The rule that the constant arguments break by themselves.
pub fn check_partial(
    store: &Store,
    f: ConstFn,
    first: TypeId,
    arg: impl Fn(usize) -> Option<ConstId>,
) -> Result<(), EvalError> {
    let constants = |index: usize| arg(index).map(|id| components(store, id));
    let scalar_type = || store.types.deepest_elem(first);
    match f {
        ConstFn::OpDiv | ConstFn::OpMod => check_divisor(constants(1)),
        ConstFn::OpShl | ConstFn::OpShr if scalar_type() != TypeId::ABSTRACT_INT => check_shift(f, constants(1)),
        ConstFn::Clamp => check_clamp(constants(1), constants(2)),
        ConstFn::Smoothstep => check_smoothstep(constants(0), constants(1)),
        ConstFn::ExtractBits => check_bit_field(constants(1), constants(2), 1),
        ConstFn::InsertBits => check_bit_field(constants(2), constants(3), 2),
        ConstFn::Ldexp => check_ldexp(scalar_type(), constants(1)),
        ConstFn::QuantizeToF16 | ConstFn::Pack2x16float => check_half_range(f, constants(0)),
        _ => Ok(()),
    }
}

/// Whether this raises zero to the power of zero, which has a value, but one that not everybody takes.
pub fn is_zero_power(store: &Store, f: ConstFn, args: &[ConstId]) -> bool {
    if f != ConstFn::Pow {
        return false;
    }
    let constants = |index: usize| args.get(index).map(|&id| components(store, id));
    pairs(constants(0), constants(1)).any(|(x, y)| x.float().1 == 0.0 && y.float().1 == 0.0)
}

/// Corresponding components of two constants, if both are known; a scalar stands for as many as needed.
fn pairs(a: Option<Components>, b: Option<Components>) -> impl Iterator<Item = (Scalar, Scalar)> {
    let (a, b) = a.zip(b).unwrap_or_default();
    let count = if a.is_empty() { 0 } else { a.len().max(b.len()) };
    (0..count).map(move |index| (a[index % a.len()], b[index % b.len()]))
}

fn check_divisor(divisor: Option<Components>) -> Result<(), EvalError> {
    if divisor.into_iter().flatten().any(|scalar| scalar.integer() == Some(0)) {
        return Err(EvalError::new(INTEGER_DIVISION, "an integer cannot be divided by zero").at(1));
    }
    Ok(())
}

fn check_shift(f: ConstFn, amount: Option<Components>) -> Result<(), EvalError> {
    match amount.into_iter().flatten().find(|scalar| scalar.u32() >= 32) {
        Some(amount) => {
            let op = if f == ConstFn::OpShl { "<<" } else { ">>" };
            let message = format!("'{op}' must shift by less than the bit width, which is 32, but shifts by {amount}");
            Err(EvalError::new(SHIFT_RANGE, message).at(1))
        }
        None => Ok(()),
    }
}

fn check_clamp(low: Option<Components>, high: Option<Components>) -> Result<(), EvalError> {
    match pairs(low, high).find(|&(low, high)| less(high, low)) {
        Some((low, high)) => {
            let message = format!("the lower bound of 'clamp', {low}, is greater than the upper one, {high}");
            Err(EvalError::new(CLAMP_BOUNDS, message).at(1))
        }
        None => Ok(()),
    }
}

fn check_smoothstep(low: Option<Components>, high: Option<Components>) -> Result<(), EvalError> {
    match pairs(low, high).find(|(low, high)| low.float().1 == high.float().1) {
        Some((edge, _)) => {
            Err(EvalError::new(SMOOTHSTEP_EDGES, format!("both edges of 'smoothstep' are {edge}")).at(1))
        }
        None => Ok(()),
    }
}

fn check_bit_field(offset: Option<Components>, count: Option<Components>, at: usize) -> Result<(), EvalError> {
    let leaves = |(offset, count): &(Scalar, Scalar)| u64::from(offset.u32()) + u64::from(count.u32()) > 32;
    match pairs(offset, count).find(leaves) {
        Some((offset, count)) => {
            let message = format!("a field of {count} bits at offset {offset} does not fit into 32 bits");
            Err(EvalError::new(BIT_FIELD_RANGE, message).at(at))
        }
        None => Ok(()),
    }
}

fn check_ldexp(ty: TypeId, exponent: Option<Components>) -> Result<(), EvalError> {
    let Some(limit) = Format::of(ty).map(|format| format.bias() + 1) else {
        return Ok(());
    };
    match exponent.into_iter().flatten().find(|scalar| scalar.integer().is_some_and(|value| value > limit)) {
        Some(exponent) => {
            let message = format!("the exponent of 'ldexp' must be at most {limit}, but is {exponent}");
            Err(EvalError::new(LDEXP_EXPONENT, message).at(1))
        }
        None => Ok(()),
    }
}

fn check_half_range(f: ConstFn, value: Option<Components>) -> Result<(), EvalError> {
    match value.into_iter().flatten().find(|scalar| scalar.float().1.abs() > F16_MAX) {
        Some(value) => {
            let message = format!("the argument of '{}' must be in the range of 'f16', but is {value}", f.name());
            Err(EvalError::new(CONVERSION_RANGE, message).at(0))
        }
        None => Ok(()),
    }
}
