//! Scalars as evaluated: every float format is held as the binary64 of the same value, and rounded after each operation.

use std::fmt::{self, Display, Formatter};

use super::error::EvalError;
use crate::constant::half::{F16_MAX, f16_from_f64, f16_to_f64};
use crate::constant::{ConstFn, Value, format};
use crate::types::TypeId;

/// A floating point type.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Format {
    F16,
    F32,
    Abstract,
}

impl Format {
    pub(super) fn of(ty: TypeId) -> Option<Self> {
        match ty {
            TypeId::F16 => Some(Self::F16),
            TypeId::F32 => Some(Self::F32),
            TypeId::ABSTRACT_FLOAT => Some(Self::Abstract),
            _ => None,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::F16 => "f16",
            Self::F32 => "f32",
            Self::Abstract => "abstract-float",
        }
    }

    /// The nearest value of the format, ties to even. One rounding more than binary64's own changes nothing for `+ - * / sqrt`,
    /// since 53 bits are at least twice 24 and 2.
    pub(super) fn round(self, value: f64) -> f64 {
        match self {
            Self::F16 => f16_to_f64(f16_from_f64(value)),
            Self::F32 => (value as f32).into(),
            Self::Abstract => value,
        }
    }

    /// The largest finite value.
    pub(super) const fn max(self) -> f64 {
        match self {
            Self::F16 => F16_MAX,
            Self::F32 => f32::MAX as f64,
            Self::Abstract => f64::MAX,
        }
    }

    /// The bias of the exponent.
    pub(super) const fn bias(self) -> i64 {
        match self {
            Self::F16 => 15,
            Self::F32 => 127,
            Self::Abstract => 1023,
        }
    }

    /// The rounded result of `f(args)`, or an error if that is not finite.
    pub(super) fn result(self, f: ConstFn, args: &[Scalar], value: f64) -> Result<Scalar, EvalError> {
        let rounded = self.round(value);
        if rounded.is_finite() {
            return Ok(Scalar::Float(self, rounded));
        }
        Err(EvalError::unrepresentable(f, args, self.name()))
    }

    /// A step of a longer computation: the value, unrounded, if the format could hold it.
    pub(super) fn step(self, f: ConstFn, value: f64) -> Result<f64, EvalError> {
        if self.round(value).is_finite() {
            return Ok(value);
        }
        Err(EvalError::step_unrepresentable(f, self))
    }
}

/// A scalar's value.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) enum Scalar {
    Bool(bool),
    AbstractInt(i64),
    I32(i32),
    U32(u32),
    /// A value of the format.
    Float(Format, f64),
}

impl Scalar {
    /// The scalar of a scalar constant, `None` for composites.
    pub(super) fn of(value: Value) -> Option<Self> {
        Some(match value {
            Value::Bool(value) => Self::Bool(value),
            Value::AbstractInt(value) => Self::AbstractInt(value),
            Value::I32(value) => Self::I32(value),
            Value::U32(value) => Self::U32(value),
            Value::AbstractFloat(bits) => Self::Float(Format::Abstract, f64::from_bits(bits)),
            Value::F32(bits) => Self::Float(Format::F32, f32::from_bits(bits).into()),
            Value::F16(bits) => Self::Float(Format::F16, f16_to_f64(bits)),
            Value::Zero | Value::Splat(_) | Value::Composite(_) => return None,
        })
    }

    /// The constant's type and value.
    pub(super) fn constant(self) -> (TypeId, Value) {
        match self {
            Self::Bool(value) => (TypeId::BOOL, Value::Bool(value)),
            Self::AbstractInt(value) => (TypeId::ABSTRACT_INT, Value::AbstractInt(value)),
            Self::I32(value) => (TypeId::I32, Value::I32(value)),
            Self::U32(value) => (TypeId::U32, Value::U32(value)),
            Self::Float(Format::Abstract, value) => (TypeId::ABSTRACT_FLOAT, Value::abstract_float(value)),
            Self::Float(Format::F32, value) => (TypeId::F32, Value::f32(value as f32)),
            Self::Float(Format::F16, value) => (TypeId::F16, Value::F16(f16_from_f64(value))),
        }
    }

    /// The value of a number that `i64` holds.
    pub(super) fn integer(self) -> Option<i64> {
        match self {
            Self::AbstractInt(value) => Some(value),
            Self::I32(value) => Some(value.into()),
            Self::U32(value) => Some(value.into()),
            Self::Bool(_) | Self::Float(..) => None,
        }
    }

    /// The value of a float, with its format.
    pub(super) fn float(self) -> (Format, f64) {
        match self {
            Self::Float(format, value) => (format, value),
            other => unreachable!("the overload takes floats, not {other:?}"),
        }
    }

    pub(super) fn bool(self) -> bool {
        match self {
            Self::Bool(value) => value,
            other => unreachable!("the overload takes bool, not {other:?}"),
        }
    }

    pub(super) fn u32(self) -> u32 {
        match self {
            Self::U32(value) => value,
            other => unreachable!("the overload takes u32, not {other:?}"),
        }
    }
}

impl Display for Scalar {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        match *self {
            Self::Bool(value) => return write!(f, "{value}"),
            Self::AbstractInt(value) => return write!(f, "{value}"),
            Self::I32(value) => return write!(f, "{value}"),
            Self::U32(value) => return write!(f, "{value}"),
            Self::Float(_, value) if !value.is_finite() => return write!(f, "{value}"),
            Self::Float(Format::F16, value) => format::decimal_f16(&mut text, f16_from_f64(value)),
            Self::Float(Format::F32, value) => format::decimal_f32(&mut text, value as f32),
            Self::Float(Format::Abstract, value) => format::decimal_f64(&mut text, value),
        }
        f.write_str(&text)
    }
}
