//! Argument values: inside the domain of the built-in that gets them, different in every component, exact in `f16`.

use super::shape::{Scalar, Shape};

/// What a parameter's arguments start from.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Start {
    /// The parameter says so: `@test_value`.
    Stated(f64),
    /// The usual value of the parameter at this index.
    Usual(usize),
    /// A number whose fraction matters.
    Fractional,
}

impl Start {
    /// The first component's value.
    fn base(self, scalar: Scalar) -> f64 {
        match (self, scalar) {
            (Self::Stated(value), _) => value,
            (Self::Fractional, scalar) if scalar.is_float() => 4.5,
            (Self::Usual(index), scalar) if scalar.is_float() => {
                [0.5, 0.25, 0.75].get(index).copied().unwrap_or(index as f64)
            }
            // The usual integers are, in the order of parameters: a value, then offsets, widths and shift amounts that fit in 32 bits.
            (Self::Usual(0) | Self::Fractional, Scalar::I32) => -20.0,
            (Self::Usual(0) | Self::Fractional, _) => 20.0,
            (Self::Usual(index), _) => [3.0, 7.0, 9.0].get(index - 1).copied().unwrap_or(10.0 + index as f64),
        }
    }
}

/// The literal of a scalar: component `component` of an argument.
pub fn literal(scalar: Scalar, start: Start, component: usize) -> String {
    let base = start.base(scalar);
    // Exact, growing, and for up to four components less than twice the first.
    let float = base * (1.0 + (component * component) as f64 / 16.0);
    let integer = base.trunc() + component as f64;
    match scalar {
        Scalar::Bool => (usual_index(start) + component).is_multiple_of(2).to_string(),
        Scalar::I32 => format!("{integer}i"),
        Scalar::U32 => format!("{integer}u"),
        Scalar::F32 => format!("{float:?}f"),
        Scalar::F16 => format!("{float:?}h"),
        Scalar::AbstractInt => integer.to_string(),
        Scalar::AbstractFloat => format!("{float:?}"),
    }
}

/// A value of a constructible type as a constant expression.
pub fn constant(shape: &Shape, start: Start) -> Result<String, String> {
    let list = |scalar: Scalar, count: u32| {
        let components: Vec<String> = (0..count as usize).map(|index| literal(scalar, start, index)).collect();
        components.join(", ")
    };
    match shape {
        Shape::Scalar(scalar) => Ok(literal(*scalar, start, 0)),
        Shape::Vector(n, scalar) if scalar.is_abstract() => Ok(format!("vec{n}({})", list(*scalar, *n))),
        Shape::Vector(n, scalar) => Ok(format!("{shape}({})", list(*scalar, *n))),
        Shape::Matrix(c, r, scalar) => Ok(format!("{shape}({})", list(*scalar, c * r))),
        other => Err(format!("the test generator cannot write a constant of type '{other}'")),
    }
}

const fn usual_index(start: Start) -> usize {
    match start {
        Start::Usual(index) => index,
        Start::Stated(_) | Start::Fractional => 0,
    }
}
