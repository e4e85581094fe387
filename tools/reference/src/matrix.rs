//! Built-in functions of matrices.

use crate::accepted::Accepted;
use crate::format::Format;
use crate::interval::Math;
use crate::value::{Scalar, Type, Value};

/// What such a function may give, or `None` if it is none.
pub fn accepted(name: &str, arguments: &[Value]) -> Option<Vec<Accepted>> {
    let Type::Matrix(columns, rows, scalar) = arguments[0].ty else { return None };
    let numbers = arguments[0].numbers();
    match name {
        "transpose" => {
            let places = (0..rows).flat_map(|row| (0..columns).map(move |column| column * rows + row));
            let math = Math(scalar.format()?);
            Some(places.map(|place| Accepted::outcomes(scalar, [Some(vec![math.given(numbers[place])])])).collect())
        }
        "determinant" => Some(vec![determinant(scalar, columns, &numbers)]),
        _ => None,
    }
}

/// The specification bounds no determinant's error. What is of any use is a small part of the product of the columns' lengths
/// from the exact one: ten bits less than the type has.
fn determinant(scalar: Scalar, n: usize, numbers: &[f64]) -> Accepted {
    let exact = expand(n, &(0..n).collect::<Vec<_>>(), 0, numbers);
    let lengths = numbers.chunks(n).map(|column| column.iter().map(|x| x * x).sum::<f64>().sqrt());
    let part = if scalar == Scalar::F32 { 2f64.powi(-14) } else { 2f64.powi(-4) };
    let error = lengths.product::<f64>() * part;
    let format = if scalar == Scalar::F32 { Format::F32 } else { Format::F16 };
    Accepted::outcomes(scalar, [Math(format).within(exact, error).map(|x| vec![x])])
}

/// The determinant of the rows that are left, from a column on.
fn expand(n: usize, rows: &[usize], column: usize, numbers: &[f64]) -> f64 {
    let Some(_) = rows.first() else { return 1.0 };
    let term = |index: usize| {
        let rest: Vec<usize> = rows.iter().copied().filter(|&row| row != rows[index]).collect();
        let sign = if index.is_multiple_of(2) { 1.0 } else { -1.0 };
        sign * numbers[column * n + rows[index]] * expand(n, &rest, column + 1, numbers)
    };
    (0..rows.len()).map(term).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn determinants_and_transposes() {
        let matrix = |columns, rows, numbers: &[f32]| Value {
            ty: Type::Matrix(columns, rows, Scalar::F32),
            bits: numbers.iter().map(|x| x.to_bits()).collect(),
        };
        let det = accepted("determinant", &[matrix(3, 3, &[2., 0., 1., 1., 3., 2., 1., 1., 4.])]).expect("known");
        assert!(det[0].allows(18f32.to_bits()) && !det[0].allows(18.5f32.to_bits()));
        let turned = accepted("transpose", &[matrix(2, 3, &[1., 2., 3., 4., 5., 6.])]).expect("known");
        let texts: Vec<String> = turned.iter().map(ToString::to_string).collect();
        assert_eq!(texts.join(" "), "1 4 2 5 3 6");
    }
}
