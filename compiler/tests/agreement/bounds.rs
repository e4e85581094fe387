//! How far the two results may lie from each other.
//!
//! Both sides compute in binary64 and round once, so that they agree in every bit where the specification would let them differ too.
//! Only a determinant, for which it asks nothing, is a sum in which large terms may cancel in binary64 already.

use crate::overloads::Overload;
use crate::run::Scalar;

/// A bound.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Bound {
    /// The bits are equal.
    Equal,
    /// The error of the sum in binary64 and of rounding it.
    Determinant,
}

impl Bound {
    /// The bound of an overload.
    pub fn of(overload: &Overload) -> Self {
        if overload.name == "determinant" { Self::Determinant } else { Self::Equal }
    }

    /// Whether two results for the same arguments are near enough.
    pub fn holds(self, arguments: &[Vec<Scalar>], folded: &[Scalar], interpreted: &[Scalar]) -> bool {
        if folded == interpreted {
            return true;
        }
        self == Self::Determinant && (folded[0].number() - interpreted[0].number()).abs() <= slack(&arguments[0])
    }
}

/// How far roundings may move a determinant: of the sum of its terms' sizes, each of which passes through a few operations.
fn slack(matrix: &[Scalar]) -> f64 {
    let size = matrix.len().isqrt();
    let numbers: Vec<f64> = matrix.iter().map(|scalar| scalar.number().abs()).collect();
    let terms = permanent(&numbers, size);
    terms * 2f64.powi(-48)
}

/// The determinant's terms, all added.
fn permanent(columns: &[f64], size: usize) -> f64 {
    if size == 1 {
        return columns[0];
    }
    let minor = |row: usize| -> Vec<f64> {
        let others = (size..size * size).filter(|index| index % size != row);
        others.map(|index| columns[index]).collect()
    };
    (0..size).map(|row| columns[row] * permanent(&minor(row), size - 1)).sum()
}
