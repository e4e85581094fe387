//! Interned constants.
//!
//! Within one [`Constants`] equal means same [`ConstId`]: same type, same bits. Zero and repeated values are symbolic,
//! so that a large array costs nothing. Knows nothing of programs or the IR, and evaluates nothing: that is `const_eval`'s.

#[rustfmt::skip]
mod generated;
pub mod format;
pub mod half;
mod number;
mod store;

pub use generated::ConstFn;
pub use number::{from_number, to_number};
pub use store::{Constant, Constants};

use crate::types::TypeId;
use crate::util::Id;

crate::define_id!(
    /// An interned constant.
    pub struct ConstId, "const"
);

/// When an expression's value can be known. The order is that of the specification: a later stage may use an earlier one's values.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EvalStage {
    /// At shader creation.
    Const,
    /// At pipeline creation.
    Override,
    /// While the shader runs.
    Runtime,
}

/// A constant's value. Floats are held by their bits, so that equality and hashing are exact.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// `bool`
    Bool(bool),
    /// AbstractInt
    AbstractInt(i64),
    /// AbstractFloat, as binary64 bits; finite.
    AbstractFloat(u64),
    /// `i32`
    I32(i32),
    /// `u32`
    U32(u32),
    /// `f32`, as bits.
    F32(u32),
    /// `f16`, as bits.
    F16(u16),
    /// The zero value of a composite.
    Zero,
    /// A composite of equal elements, not all zero.
    Splat(ConstId),
    /// A composite: elements in the table's pool.
    Composite(ElementRun),
}

/// Elements of a composite constant in the pool of its table; compared by identity, which interning makes equality.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ElementRun(pub(super) crate::util::Range32);

impl Value {
    /// One word to hash, which differs between most values of a type.
    #[inline(always)]
    fn word(self) -> u64 {
        match self {
            Self::Bool(value) => value.into(),
            Self::AbstractInt(value) => value as u64,
            Self::AbstractFloat(bits) => bits,
            Self::I32(value) => value as u64,
            Self::U32(bits) | Self::F32(bits) => bits.into(),
            Self::F16(bits) => bits.into(),
            Self::Zero => 0,
            Self::Splat(element) => 1 << 32 | element.index() as u64,
            Self::Composite(ElementRun(run)) => u64::from(run.start) << 32 | u64::from(run.len),
        }
    }

    /// An AbstractFloat of a finite number.
    pub fn abstract_float(value: f64) -> Self {
        Self::AbstractFloat(value.to_bits())
    }

    /// An f32.
    pub fn f32(value: f32) -> Self {
        Self::F32(value.to_bits())
    }

    /// The scalar zero of a scalar type, and the symbolic zero of others.
    pub fn zero_of(ty: TypeId) -> Self {
        match ty {
            TypeId::BOOL => Self::Bool(false),
            TypeId::ABSTRACT_INT => Self::AbstractInt(0),
            TypeId::ABSTRACT_FLOAT => Self::AbstractFloat(0),
            TypeId::I32 => Self::I32(0),
            TypeId::U32 => Self::U32(0),
            TypeId::F32 => Self::F32(0),
            TypeId::F16 => Self::F16(0),
            _ => Self::Zero,
        }
    }
}
