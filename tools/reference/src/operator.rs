//! Operators.

use crate::accepted::Accepted;
use crate::float::with_flushing;
use crate::interval::{Interval, Math, Outcome};
use crate::value::{Scalar, Type, Value, lanes};

/// What an operator may give, or `None` if there is no such operator.
pub fn accepted(symbol: &str, result: Type, arguments: &[Value]) -> Option<Vec<Accepted>> {
    let scalar = arguments[0].ty.component();
    if let ("*", [a, b]) = (symbol, arguments)
        && let Some(products) = linear(a, b)
    {
        return Some(products);
    }
    let is_comparison = result.component() == Scalar::Bool && scalar != Scalar::Bool;
    (0..lanes(arguments))
        .map(|index| {
            let lane: Vec<u32> = arguments.iter().map(|argument| argument.lane(index)).collect();
            match scalar.format() {
                Some(format) if is_comparison => compare_floats(symbol, scalar, format.least_normal(), &lane),
                Some(_) => float(symbol, scalar, &lane),
                None => integer(symbol, scalar, &lane).map(|bits| Accepted::bits(result.component(), [bits])),
            }
        })
        .collect()
}

fn float(symbol: &str, scalar: Scalar, lane: &[u32]) -> Option<Accepted> {
    let m = Math(scalar.format()?);
    let numbers: Vec<f64> = lane.iter().map(|&bits| scalar.number(bits)).collect();
    if !["+", "-", "*", "/", "%"].contains(&symbol) {
        return None;
    }
    let result = |numbers: &[f64]| {
        let given: Vec<Interval> = numbers.iter().map(|&x| m.given(x)).collect();
        let interval = match (symbol, given.as_slice()) {
            ("-", &[a]) => Some(m.neg(a)),
            ("+", &[a, b]) => m.add(a, b),
            ("-", &[a, b]) => m.sub(a, b),
            ("*", &[a, b]) => m.mul(a, b),
            ("/", &[a, b]) => m.div(a, b),
            (_, &[a, b]) => (|| m.sub(a, m.mul(b, m.monotone(m.div(a, b)?, f64::trunc))?))(),
            _ => None,
        };
        vec![interval.map(|x| vec![x])]
    };
    Some(with_flushing(scalar, &numbers, result).remove(0))
}

/// A comparison, of numbers that may be flushed.
fn compare_floats(symbol: &str, scalar: Scalar, least_normal: f64, lane: &[u32]) -> Option<Accepted> {
    let [a, b] = [scalar.number(lane[0]), scalar.number(lane[1])];
    let versions = |x: f64| if x.abs() < least_normal { vec![x, 0.0] } else { vec![x] };
    if !a.is_finite() || !b.is_finite() {
        return Some(Accepted::any(Scalar::Bool));
    }
    let mut results = Vec::new();
    for a in versions(a) {
        for b in versions(b) {
            results.push(f64::from(u8::from(compare(symbol, &a, &b)?)));
        }
    }
    Some(Accepted::numbers(Scalar::Bool, results))
}

fn compare<T: PartialOrd>(symbol: &str, a: &T, b: &T) -> Option<bool> {
    Some(match symbol {
        "==" => a == b,
        "!=" => a != b,
        "<" => a < b,
        "<=" => a <= b,
        ">" => a > b,
        ">=" => a >= b,
        _ => return None,
    })
}

/// Integers and truth values. A division by zero gives the dividend, a remainder by zero gives zero, and a shift takes the low bits of
/// its distance.
fn integer(symbol: &str, scalar: Scalar, lane: &[u32]) -> Option<u32> {
    let [a, rest @ ..] = lane else { return None };
    let (a, is_signed) = (*a, scalar == Scalar::I32);
    let Some(&b) = rest.first() else {
        return match symbol {
            "!" => Some(a ^ 1),
            "~" => Some(!a),
            "-" => Some(a.wrapping_neg()),
            _ => None,
        };
    };
    let (signed_a, signed_b) = (i64::from(a.cast_signed()), i64::from(b.cast_signed()));
    let wrap = |value: i64| value as u32;
    Some(match symbol {
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "/" if b == 0 => a,
        "%" if b == 0 => 0,
        "/" if is_signed => wrap(signed_a / signed_b),
        "%" if is_signed => wrap(signed_a % signed_b),
        "/" => a / b,
        "%" => a % b,
        "&" | "&&" => a & b,
        "|" | "||" => a | b,
        "^" => a ^ b,
        "<<" => a << (b & 31),
        ">>" if is_signed => wrap(signed_a >> (b & 31)),
        ">>" => a >> (b & 31),
        _ if is_signed => u32::from(compare(symbol, &signed_a, &signed_b)?),
        _ => u32::from(compare(symbol, &a, &b)?),
    })
}

/// Products of linear algebra: a matrix with a matrix or vector.
fn linear(a: &Value, b: &Value) -> Option<Vec<Accepted>> {
    // Where the terms of each component of the result lie.
    type Terms = Vec<(usize, usize)>;
    let (scalar, components): (Scalar, Vec<Terms>) = match (a.ty, b.ty) {
        (Type::Matrix(k, r, scalar), Type::Matrix(c, _, _)) => {
            let component = |column: usize, row: usize| (0..k).map(|i| (i * r + row, column * k + i)).collect();
            (scalar, (0..c).flat_map(|column| (0..r).map(move |row| component(column, row))).collect())
        }
        (Type::Matrix(c, r, scalar), Type::Vector(..)) => {
            (scalar, (0..r).map(|row| (0..c).map(|column| (column * r + row, column)).collect()).collect())
        }
        (Type::Vector(..), Type::Matrix(c, r, scalar)) => {
            (scalar, (0..c).map(|column| (0..r).map(|row| (row, column * r + row)).collect()).collect())
        }
        _ => return None,
    };
    let m = Math(scalar.format()?);
    let (a, b) = (a.numbers(), b.numbers());
    let component = |terms: &Terms| {
        let numbers: Vec<f64> = terms.iter().map(|&(i, _)| a[i]).chain(terms.iter().map(|&(_, j)| b[j])).collect();
        let dot = |numbers: &[f64]| -> Vec<Outcome> {
            let given: Vec<Interval> = numbers.iter().map(|&x| m.given(x)).collect();
            let (a, b) = given.split_at(terms.len());
            vec![m.dot(a, b).map(|x| vec![x])]
        };
        with_flushing(scalar, &numbers, dot).remove(0)
    };
    Some(components.iter().map(component).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(ty: Type, numbers: &[f64]) -> Value {
        Value { ty, bits: numbers.iter().map(|&x| ty.component().bits(x)).collect() }
    }

    fn spelled(symbol: &str, result: Type, arguments: &[Value]) -> String {
        let texts: Vec<String> =
            accepted(symbol, result, arguments).expect(symbol).iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    #[test]
    fn scalars() {
        let (i, f, b) = (Type::Scalar(Scalar::I32), Type::Scalar(Scalar::F32), Type::Scalar(Scalar::Bool));
        let ints = |symbol: &str, a: f64, c: f64| spelled(symbol, i, &[value(i, &[a]), value(i, &[c])]);
        assert_eq!(ints("/", -2147483648.0, -1.0), "-2147483648");
        assert_eq!(ints("%", -7.0, 3.0), "-1");
        assert_eq!((ints("/", 7.0, 0.0), ints("%", 7.0, 0.0)), ("7".to_owned(), "0".to_owned()));
        assert_eq!(ints(">>", -8.0, 33.0), "-4");
        let floats = |symbol: &str, a: f64, c: f64| spelled(symbol, f, &[value(f, &[a]), value(f, &[c])]);
        assert_eq!(floats("-", 1e-40, 0.0), "0|1e-40");
        assert_eq!(floats("%", 7.0, 2.0), "1", "the quotient is at least 3 and less than 4, whatever its last bits");
        assert_eq!(floats("%", 6.0, 2.0), "0..2", "the quotient may be just below 3");
        assert_eq!(spelled("<", b, &[value(f, &[0.0]), value(f, &[1e-40])]), "any");
        assert_eq!(spelled("<", b, &[value(f, &[0.0]), value(f, &[1.0])]), "1");
    }

    #[test]
    fn products_of_matrices() {
        let (m, v) = (Type::Matrix(2, 3, Scalar::F32), |n| Type::Vector(n, Scalar::F32));
        let matrix = value(m, &[1., 2., 3., 4., 5., 6.]);
        assert_eq!(spelled("*", v(3), &[matrix.clone(), value(v(2), &[1., 10.])]), "41 52 63");
        assert_eq!(spelled("*", v(2), &[value(v(3), &[1., 10., 100.]), matrix.clone()]), "321 654");
        let square = value(Type::Matrix(2, 2, Scalar::F32), &[0., 1., 1., 0.]);
        assert_eq!(spelled("*", m, &[matrix, square]), "4 5 6 1 2 3");
    }
}
