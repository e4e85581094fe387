//! Built-in functions that mix the components of vectors.

use super::arithmetic::{binary, is_float, number, rounded};
use super::layout::Kind;
use super::packing;
use crate::intrinsics::{BinaryOp, BuiltinFn};

/// The components of a result, or one of them.
pub(super) struct Components {
    pub(super) bits: [u32; 4],
    pub(super) count: usize,
}

impl Components {
    fn one(bits: u32) -> Self {
        Self { bits: [bits, 0, 0, 0], count: 1 }
    }

    fn rounded(kind: Kind, values: impl IntoIterator<Item = f64>) -> Self {
        let mut result = Self { bits: [0; 4], count: 0 };
        for value in values {
            result.bits[result.count] = rounded(kind, value);
            result.count += 1;
        }
        result
    }
}

/// Whether [`evaluate`] knows the function.
pub(super) fn mixes_components(function: BuiltinFn) -> bool {
    use BuiltinFn as F;
    matches!(
        function,
        F::All
            | F::Any
            | F::Cross
            | F::Distance
            | F::Dot
            | F::FaceForward
            | F::Length
            | F::Normalize
            | F::Reflect
            | F::Refract
            | F::Dot4I8Packed
            | F::Dot4U8Packed
    ) || function.name().starts_with("pack")
        || function.name().starts_with("unpack")
}

/// An operand: the bits of its components.
pub(super) type Operand<'a> = &'a [u32];

/// The result from the operands' components; `kind` is that of the first operand.
pub(super) fn evaluate(function: BuiltinFn, kind: Kind, operands: &[Operand<'_>]) -> Components {
    use BuiltinFn as F;
    let a = operands[0];
    match function {
        F::All => return Components::one(u32::from(a.iter().all(|&bits| bits != 0))),
        F::Any => return Components::one(u32::from(a.iter().any(|&bits| bits != 0))),
        F::Dot if !is_float(kind) => return Components::one(integer_dot(kind, a, operands[1])),
        F::Dot4I8Packed | F::Dot4U8Packed => {
            return Components::one(packing::dot_packed(function, a[0], operands[1][0]).unwrap_or_default());
        }
        _ => {}
    }
    if let Some(word) = packing::pack(function, a) {
        return Components::one(word);
    }
    match packing::unpack(function, a[0]) {
        Some((bits, count)) => Components { bits, count },
        None => geometric(function, kind, operands),
    }
}

fn integer_dot(kind: Kind, a: Operand<'_>, b: Operand<'_>) -> u32 {
    let products = a.iter().zip(b).map(|(&a, &b)| binary(BinaryOp::Mul, kind, a, b));
    products.fold(0, |sum, product| binary(BinaryOp::Add, kind, sum, product))
}

fn geometric(function: BuiltinFn, kind: Kind, operands: &[Operand<'_>]) -> Components {
    use BuiltinFn as F;
    let vectors = [0, 1, 2].map(|index| {
        let mut values = [0.0; 4];
        for (value, &bits) in values.iter_mut().zip(operands.get(index).copied().unwrap_or_default()) {
            *value = number(kind, bits);
        }
        values
    });
    let [a, b, c] = vectors;
    let n = operands[0].len();
    let one = |value: f64| Components::rounded(kind, [value]);
    let each = |value: &dyn Fn(usize) -> f64| Components::rounded(kind, (0..n).map(value));
    match function {
        F::Dot => one(dot(&a, &b)),
        F::Length => one(libm::sqrt(dot(&a, &a))),
        F::Distance => {
            let difference = [0, 1, 2, 3].map(|index| a[index] - b[index]);
            one(libm::sqrt(dot(&difference, &difference)))
        }
        F::Normalize => {
            let length = libm::sqrt(dot(&a, &a));
            each(&|index| a[index] / length)
        }
        F::Cross => each(&|index| {
            let (j, k) = ((index + 1) % 3, (index + 2) % 3);
            a[j] * b[k] - a[k] * b[j]
        }),
        F::FaceForward => {
            let sign = if dot(&b, &c) < 0.0 { 1.0 } else { -1.0 };
            each(&|index| sign * a[index])
        }
        F::Reflect => {
            let twice = 2.0 * dot(&b, &a);
            each(&|index| a[index] - twice * b[index])
        }
        F::Refract => {
            let (cosine, ratio) = (dot(&b, &a), c[0]);
            let k = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
            each(&|index| if k < 0.0 { 0.0 } else { ratio * a[index] - (ratio * cosine + libm::sqrt(k)) * b[index] })
        }
        _ => unreachable!("'{}' is no function of vectors", function.name()),
    }
}

fn dot(a: &[f64; 4], b: &[f64; 4]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The determinant of a square matrix of columns, by elimination with the largest pivot.
pub(super) fn determinant(mut columns: [[f64; 4]; 4], size: usize) -> f64 {
    let mut result = 1.0;
    for at in 0..size {
        let pivot =
            (at..size).fold(at, |best, c| if columns[c][at].abs() > columns[best][at].abs() { c } else { best });
        if columns[pivot][at] == 0.0 {
            return 0.0;
        }
        if pivot != at {
            columns.swap(pivot, at);
            result = -result;
        }
        result *= columns[at][at];
        let (done, rest) = columns.split_at_mut(at + 1);
        for column in &mut rest[..size - at - 1] {
            let factor = column[at] / done[at][at];
            for (value, pivot) in column.iter_mut().zip(done[at]).skip(at) {
                *value -= factor * pivot;
            }
        }
    }
    result
}
