//! Types and values: a value is the bits of its scalars.

use crate::format::Format;

/// What is called.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A built-in function.
    Function,
    /// A value constructor.
    Constructor,
    /// A value conversion.
    Conversion,
    /// A unary operator.
    Unary,
    /// A binary operator.
    Binary,
}

/// A scalar type.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scalar {
    /// `bool`: bits 0 or 1.
    Bool,
    /// `i32`
    I32,
    /// `u32`
    U32,
    /// `f32`
    F32,
    /// `f16`: the low 16 bits.
    F16,
}

impl Scalar {
    /// The format, if it is a float.
    pub(crate) const fn format(self) -> Option<Format> {
        match self {
            Self::F32 => Some(Format::F32),
            Self::F16 => Some(Format::F16),
            _ => None,
        }
    }

    /// The number that bits mean, exactly.
    pub fn number(self, bits: u32) -> f64 {
        match self {
            Self::Bool | Self::U32 => f64::from(bits),
            Self::I32 => f64::from(bits.cast_signed()),
            Self::F32 => f64::from(f32::from_bits(bits)),
            Self::F16 => Format::F16.value(bits),
        }
    }

    /// The shortest decimal that means the bits, as directives spell values; they are no infinity or NaN.
    pub fn spell(self, bits: u32) -> String {
        crate::accepted::spell(self, self.number(bits))
    }

    /// The bits of a number: of an integer that the type holds, or the nearest float.
    pub fn bits(self, number: f64) -> u32 {
        match self {
            Self::Bool => u32::from(number != 0.0),
            Self::U32 => number as u32,
            Self::I32 => (number as i32).cast_unsigned(),
            Self::F32 => Format::F32.bits(number),
            Self::F16 => Format::F16.bits(number),
        }
    }
}

/// A type of values.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// A scalar.
    Scalar(Scalar),
    /// `vecN<T>`
    Vector(usize, Scalar),
    /// `matCxR<T>`: columns, rows.
    Matrix(usize, usize, Scalar),
}

impl Type {
    /// The component type.
    pub const fn component(self) -> Scalar {
        match self {
            Self::Scalar(scalar) | Self::Vector(_, scalar) | Self::Matrix(_, _, scalar) => scalar,
        }
    }

    /// How many scalars a value has.
    pub const fn count(self) -> usize {
        match self {
            Self::Scalar(_) => 1,
            Self::Vector(n, _) => n,
            Self::Matrix(c, r, _) => c * r,
        }
    }
}

/// A value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its type.
    pub ty: Type,
    /// The bits of each scalar; of a matrix by columns.
    pub bits: Vec<u32>,
}

impl Value {
    /// The numbers that its scalars are.
    pub(crate) fn numbers(&self) -> Vec<f64> {
        self.bits.iter().map(|&bits| self.ty.component().number(bits)).collect()
    }

    /// The bits of a component, or those of a scalar, which stands for all components.
    pub(crate) fn lane(&self, index: usize) -> u32 {
        if self.bits.len() == 1 { self.bits[0] } else { self.bits[index] }
    }
}

/// How many components an operation on these has that works on each by itself.
pub(crate) fn lanes(arguments: &[Value]) -> usize {
    arguments.iter().map(|argument| argument.bits.len()).max().unwrap_or(0)
}
