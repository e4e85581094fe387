//! The built-in functions of whole vectors and matrices, and the products of linear algebra.
//!
//! Sums are computed in binary64 and rounded once, but a step that the type itself could not hold is an error, as it is for
//! the expression from which the specification lets the function inherit its accuracy.

use smallvec::SmallVec;

use super::arithmetic;
use super::components::{build, build_floats, components, floats, format_of, scalar};
use super::error::{DOMAIN, EvalError};
use super::scalar::{Format, Scalar};
use crate::constant::{ConstFn, ConstId};
use crate::store::Store;
use crate::types::{Type, TypeId};

type Numbers = SmallVec<[f64; 16]>;

/// Checked steps of one function in one format.
#[derive(Copy, Clone)]
struct Steps {
    f: ConstFn,
    format: Format,
}

impl Steps {
    fn check(self, value: f64) -> Result<f64, EvalError> {
        self.format.step(self.f, value)
    }

    /// The sum of products. It starts from the negative zero, to which nothing is lost: zeros keep their sign.
    fn dot(self, a: &[f64], b: &[f64]) -> Result<f64, EvalError> {
        a.iter().zip(b).try_fold(-0.0, |sum, (x, y)| self.check(sum + self.check(x * y)?))
    }

    fn length(self, a: &[f64]) -> Result<f64, EvalError> {
        Ok(libm::sqrt(self.dot(a, a)?))
    }

    fn sub(self, a: &[f64], b: &[f64]) -> Result<Numbers, EvalError> {
        a.iter().zip(b).map(|(x, y)| self.check(x - y)).collect()
    }

    /// The determinant of a square matrix of `n` columns, by the cofactors of its first column.
    fn determinant(self, m: &[f64], n: usize) -> Result<f64, EvalError> {
        if n == 1 {
            return Ok(m[0]);
        }
        let mut sum = 0.0;
        for row in 0..n {
            let minor: Numbers = (n..n * n).filter(|index| index % n != row).map(|index| m[index]).collect();
            let term = self.check(m[row] * self.determinant(&minor, n - 1)?)?;
            sum = self.check(if row % 2 == 0 { sum + term } else { sum - term })?;
        }
        Ok(sum)
    }
}

/// Evaluates a function of float vectors or matrices.
pub(super) fn evaluate(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    let steps = Steps { f, format: format_of(store, store.constants.ty(args[0])) };
    let a = floats(store, args[0]);
    let b = args.get(1).map(|&arg| floats(store, arg)).unwrap_or_default();
    let c = args.get(2).map(|&arg| floats(store, arg)).unwrap_or_default();
    let numbers: Numbers = match f {
        ConstFn::Cross => cross(steps, &a, &b)?,
        ConstFn::Determinant => Numbers::from_slice(&[steps.determinant(&a, a.len().isqrt())?]),
        ConstFn::Distance => Numbers::from_slice(&[steps.length(&steps.sub(&a, &b)?)?]),
        ConstFn::FaceForward => {
            let flip = steps.dot(&b, &c)? >= 0.0;
            a.iter().map(|x| if flip { -x } else { *x }).collect()
        }
        ConstFn::Length => Numbers::from_slice(&[steps.length(&a)?]),
        ConstFn::Normalize => normalize(steps, &a)?,
        ConstFn::Reflect => {
            let twice = steps.check(2.0 * steps.dot(&b, &a)?)?;
            let along = b.iter().map(|y| steps.check(twice * y)).collect::<Result<Numbers, _>>()?;
            steps.sub(&a, &along)?
        }
        ConstFn::Refract => refract(steps, &a, &b, c[0])?,
        _ => unreachable!("'{}' is no function of float vectors", f.name()),
    };
    build_floats(store, f, result, &numbers)
}

fn cross(steps: Steps, a: &[f64], b: &[f64]) -> Result<Numbers, EvalError> {
    let component = |i: usize, j: usize| steps.check(steps.check(a[i] * b[j])? - steps.check(a[j] * b[i])?);
    Ok(Numbers::from_slice(&[component(1, 2)?, component(2, 0)?, component(0, 1)?]))
}

fn normalize(steps: Steps, a: &[f64]) -> Result<Numbers, EvalError> {
    let length = steps.length(a)?;
    // Also where the squares vanish in the type.
    if steps.format.round(length) == 0.0 {
        return Err(EvalError::new(DOMAIN, "a vector of length zero has no direction to normalize").at(0));
    }
    a.iter().map(|x| steps.check(x / length)).collect()
}

fn refract(steps: Steps, incident: &[f64], normal: &[f64], ratio: f64) -> Result<Numbers, EvalError> {
    let cosine = steps.dot(normal, incident)?;
    let sine_squared = steps.check(1.0 - steps.check(cosine * cosine)?)?;
    let k = steps.check(1.0 - steps.check(steps.check(ratio * ratio)? * sine_squared)?)?;
    if k < 0.0 {
        return Ok(SmallVec::from_elem(0.0, incident.len()));
    }
    let along = steps.check(ratio * cosine + libm::sqrt(k))?;
    incident.iter().zip(normal).map(|(i, n)| steps.check(steps.check(ratio * i)? - steps.check(along * n)?)).collect()
}

/// `dot`, of integers too: those wrap like the operators, or overflow if they are abstract.
pub(super) fn dot(store: &mut Store, f: ConstFn, args: &[ConstId]) -> Result<ConstId, EvalError> {
    let (a, b) = (components(store, args[0]), components(store, args[1]));
    let value = if let Scalar::Float(format, _) = a[0] {
        let sum = Steps { f, format }.dot(&floats(store, args[0]), &floats(store, args[1]))?;
        Scalar::Float(format, format.round(sum))
    } else {
        let products = a.iter().zip(&b).map(|(&x, &y)| arithmetic::mul(ConstFn::OpMul, &[x, y]));
        let sum = products.reduce(|sum, product| arithmetic::add(ConstFn::OpAdd, &[sum?, product?]));
        sum.expect("vectors have components")?
    };
    Ok(scalar(store, value))
}

/// The product of a matrix and a matrix or vector, on either side.
pub(super) fn product(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    let steps = Steps { f, format: format_of(store, result) };
    // A vector on the left is a single row, on the right a single column.
    let rows = match store.types.get(store.constants.ty(args[0])) {
        Type::Matrix { column, .. } => store.types.element_count(column).expect("a vector") as usize,
        _ => 1,
    };
    let (a, b) = (floats(store, args[0]), floats(store, args[1]));
    let inner = a.len() / rows;
    let mut numbers = Numbers::new();
    for column in b.chunks_exact(inner) {
        for row in 0..rows {
            let row: Numbers = a.iter().skip(row).step_by(rows).copied().collect();
            numbers.push(steps.dot(&row, column)?);
        }
    }
    build_floats(store, f, result, &numbers)
}

/// `transpose`
pub(super) fn transpose(store: &mut Store, args: &[ConstId], result: TypeId) -> ConstId {
    let m = components(store, args[0]);
    let rows = store.types.element_count(result).expect("a matrix") as usize;
    let transposed: SmallVec<[Scalar; 16]> =
        (0..rows).flat_map(|row| m.iter().skip(row).step_by(rows)).copied().collect();
    build(store, result, &transposed)
}

/// `all` and `any`
pub(super) fn reduce_bools(store: &mut Store, f: ConstFn, args: &[ConstId]) -> ConstId {
    let mut bools = components(store, args[0]).into_iter().map(Scalar::bool);
    let value = if f == ConstFn::All { bools.all(|value| value) } else { bools.any(|value| value) };
    store.constants.bool(value)
}
