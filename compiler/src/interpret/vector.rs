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
    // Of the components that there are: a zero more would change the sign of a zero.
    let dot = |a: &[f64; 4], b: &[f64; 4]| a[..n].iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
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

/// The determinant of a square matrix of columns, by the minors of its first two columns. Elimination would lose small elements that
/// stand beside large ones.
pub(super) fn determinant(columns: [[f64; 4]; 4], size: usize) -> f64 {
    let [a, b, c, d] = columns;
    // Of two columns, in two rows.
    let minor = |x: &[f64; 4], y: &[f64; 4], i: usize, j: usize| x[i] * y[j] - x[j] * y[i];
    match size {
        2 => minor(&a, &b, 0, 1),
        3 => c[0] * minor(&a, &b, 1, 2) - c[1] * minor(&a, &b, 0, 2) + c[2] * minor(&a, &b, 0, 1),
        _ => {
            let rows = [(0, 1, 2, 3, 1.0), (0, 2, 1, 3, -1.0), (0, 3, 1, 2, 1.0)];
            let term = |&(i, j, k, l, sign): &(usize, usize, usize, usize, f64)| {
                sign * (minor(&a, &b, i, j) * minor(&c, &d, k, l) + minor(&a, &b, k, l) * minor(&c, &d, i, j))
            };
            rows.iter().map(term).sum()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_elements_of_a_determinant_count_beside_large_ones() {
        let columns = [[1.0, 2.0, 0.0, 0.0], [3.0, 1e30, -1e20, 0.0], [5.0, 7.0, 1.0, 0.0], [0.0; 4]];
        // 1e30 of the diagonal, and 5 * 2 * -1e20 and 7e20 beside it.
        assert_eq!(determinant(columns, 3), 1e30 - 1e21 + 7e20);
        assert_eq!(determinant([[0.0, 2.0, 0.0, 0.0], [3.0, 0.0, 0.0, 0.0], [0.0; 4], [0.0; 4]], 2), -6.0);
        let swapped = [[0.0, 0.0, 0.0, 2.0], [0.0, 3.0, 0.0, 0.0], [0.0, 0.0, 5.0, 0.0], [7.0, 1.0, 1.0, 1.0]];
        assert_eq!(determinant(swapped, 4), -210.0);
    }
}
