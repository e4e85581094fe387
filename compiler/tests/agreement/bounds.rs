//! What the two results must fulfil: each is one that the specification accepts, and both are the same.
//!
//! Both sides compute in binary64 and round once, so that they agree in every bit where the specification would let them differ too.
//! Only a determinant, for which it asks nothing, is a sum in which large terms may cancel in binary64 already.

use colorfast_reference::{self as reference, Kind};
use intrinsic_gen::model::IntrinsicKind;
use intrinsic_gen::testgen::shape;

use crate::overloads::Overload;
use crate::run::Scalar;

/// Whether bits must be equal.
pub fn is_equal(overload: &Overload) -> bool {
    overload.name != "determinant"
}

/// Whether two results for the same arguments are near enough.
pub fn agree(overload: &Overload, arguments: &[Vec<Scalar>], folded: &[Scalar], interpreted: &[Scalar]) -> bool {
    folded == interpreted
        || !is_equal(overload) && (folded[0].number() - interpreted[0].number()).abs() <= slack(&arguments[0])
}

/// How far roundings may move a determinant: of the sum of its terms' sizes, each of which passes through a few operations.
fn slack(matrix: &[Scalar]) -> f64 {
    let size = matrix.len().isqrt();
    let numbers: Vec<f64> = matrix.iter().map(|scalar| scalar.number().abs()).collect();
    permanent(&numbers, size) * 2f64.powi(-48)
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

/// What the specification accepts, in words, where it does not accept the result; `Err` where there is no reference.
pub fn refused(overload: &Overload, arguments: &[Vec<Scalar>], result: &[Scalar]) -> Result<Option<String>, ()> {
    let kind = match overload.kind {
        IntrinsicKind::Function => Kind::Function,
        IntrinsicKind::Constructor => Kind::Constructor,
        IntrinsicKind::Conversion => Kind::Conversion,
        IntrinsicKind::UnaryOperator => Kind::Unary,
        IntrinsicKind::BinaryOperator => Kind::Binary,
    };
    let values: Vec<reference::Value> = (overload.parameters.iter().zip(arguments))
        .map(|(shape, scalars)| reference::Value {
            ty: reference_type(shape),
            bits: scalars.iter().map(|scalar| scalar.bits).collect(),
        })
        .collect();
    let accepted = reference::accepted(kind, &overload.name, reference_type(&overload.result), &values).ok_or(())?;
    let is_right = accepted.len() == result.len()
        && accepted.iter().zip(result).all(|(accepted, scalar)| accepted.allows(scalar.bits));
    let spelled = || accepted.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    Ok((!is_right).then(spelled))
}

/// A type as the reference has it; of a structure that of its first member.
fn reference_type(shape: &shape::Shape) -> reference::Type {
    match shape {
        shape::Shape::Scalar(scalar) => reference::Type::Scalar(reference_scalar(*scalar)),
        shape::Shape::Vector(size, scalar) => reference::Type::Vector(*size as usize, reference_scalar(*scalar)),
        shape::Shape::Matrix(columns, rows, scalar) => {
            reference::Type::Matrix(*columns as usize, *rows as usize, reference_scalar(*scalar))
        }
        shape::Shape::Struct(members) => reference_type(&members[0].1),
        other => panic!("no constant is of type '{other}'"),
    }
}

fn reference_scalar(scalar: shape::Scalar) -> reference::Scalar {
    match scalar {
        shape::Scalar::Bool => reference::Scalar::Bool,
        shape::Scalar::I32 => reference::Scalar::I32,
        shape::Scalar::U32 => reference::Scalar::U32,
        shape::Scalar::F32 => reference::Scalar::F32,
        shape::Scalar::F16 => reference::Scalar::F16,
        shape::Scalar::AbstractInt | shape::Scalar::AbstractFloat => panic!("'{scalar}' is not concrete"),
    }
}
