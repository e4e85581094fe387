//! Functions that take vectors of floats as a whole.

use crate::accepted::Accepted;
use crate::float::with_flushing;
use crate::interval::{Interval, Math, Outcome};
use crate::value::{Type, Value};

/// What such a function may give, or `None` if it is none.
pub fn accepted(name: &str, arguments: &[Value]) -> Option<Vec<Accepted>> {
    let Type::Vector(n, scalar) = arguments[0].ty else { return None };
    if !["dot", "cross", "length", "distance", "normalize", "faceForward", "reflect", "refract"].contains(&name) {
        return None;
    }
    let math = Math(scalar.format()?);
    let numbers: Vec<f64> = arguments.iter().flat_map(Value::numbers).collect();
    Some(with_flushing(scalar, &numbers, |numbers| {
        let given: Vec<Interval> = numbers.iter().map(|&x| math.given(x)).collect();
        evaluate(name, math, n, &given)
    }))
}

fn evaluate(name: &str, m: Math, n: usize, given: &[Interval]) -> Vec<Outcome> {
    let (a, rest) = given.split_at(n);
    let (b, c) = rest.split_at(n.min(rest.len()));
    let one = |x: Option<Interval>| vec![x.map(|x| vec![x])];
    let each = |f: &dyn Fn(usize) -> Option<Interval>| (0..n).map(|index| f(index).map(|x| vec![x])).collect();
    match name {
        "dot" => one(m.dot(a, b)),
        "length" => one(length(m, a)),
        "distance" => {
            let difference: Option<Vec<Interval>> = a.iter().zip(b).map(|(&a, &b)| m.sub(a, b)).collect();
            one(difference.and_then(|difference| length(m, &difference)))
        }
        "normalize" => {
            let length = length(m, a);
            each(&|index| m.div(a[index], length?))
        }
        "cross" => each(&|index| {
            let (j, k) = ((index + 1) % 3, (index + 2) % 3);
            m.sub(m.mul(a[j], b[k])?, m.mul(a[k], b[j])?)
        }),
        "faceForward" => {
            let Some(dot) = m.dot(b, c) else { return vec![None; n] };
            (0..n)
                .map(|index| {
                    let kept = (dot.lo < 0.0).then_some(a[index]);
                    let turned = (dot.hi > -m.0.least_normal()).then(|| m.neg(a[index]));
                    Some(kept.into_iter().chain(turned).collect())
                })
                .collect()
        }
        "reflect" => {
            let twice = m.dot(b, a).and_then(|dot| m.mul(m.literal(2.0), dot));
            each(&|index| m.sub(a[index], m.mul(twice?, b[index])?))
        }
        _ => refract(m, a, b, c[0]),
    }
}

fn length(m: Math, a: &[Interval]) -> Option<Interval> {
    m.sqrt(m.dot(a, a)?)
}

/// `z * x - (z * dot(y, x) + sqrt(k)) * y`, or zero where `k` is below zero.
fn refract(m: Math, x: &[Interval], y: &[Interval], z: Interval) -> Vec<Outcome> {
    let one = m.literal(1.0);
    let k = || -> Option<(Interval, Interval)> {
        let dot = m.dot(y, x)?;
        let rest = m.sub(one, m.mul(dot, dot)?)?;
        Some((dot, m.sub(one, m.product(z, z, rest)?)?))
    };
    let Some((dot, k)) = k() else { return vec![None; x.len()] };
    let component = |index: usize| -> Outcome {
        let zero = (k.lo < 0.0).then(|| m.literal(0.0));
        if k.hi < 0.0 {
            return Some(zero.into_iter().collect());
        }
        // Of what may be above or below zero, the part above.
        let root = m.sqrt(m.monotone(k, |k| k.max(0.0)))?;
        let along = m.mul(m.add(m.mul(z, dot)?, root)?, y[index])?;
        let through = m.sub(m.mul(z, x[index])?, along)?;
        Some([through].into_iter().chain(zero).collect())
    };
    (0..x.len()).map(component).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Scalar;

    fn spelled(name: &str, arguments: &[&[f32]]) -> String {
        let value = |x: &&[f32]| {
            let ty = if x.len() == 1 { Type::Scalar(Scalar::F32) } else { Type::Vector(x.len(), Scalar::F32) };
            Value { ty, bits: x.iter().map(|x| x.to_bits()).collect() }
        };
        let values: Vec<Value> = arguments.iter().map(value).collect();
        let texts: Vec<String> = accepted(name, &values).expect(name).iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    #[test]
    fn geometry() {
        assert_eq!(spelled("dot", &[&[1.0, 2.0, 3.0], &[4.0, 5.0, 6.0]]), "32");
        assert_eq!(spelled("dot", &[&[3e38, 1.0], &[2.0, 1.0]]), "any", "a product overflows");
        assert_eq!(spelled("cross", &[&[1.0, 0.0, 0.0], &[0.0, 1.0, 0.0]]), "0 0 1");
        assert_eq!(spelled("faceForward", &[&[1.0, -2.0], &[1.0, 0.0], &[1.0, 5.0]]), "-1 2");
        assert_eq!(spelled("reflect", &[&[1.0, -1.0], &[0.0, 1.0]]), "1 1");
        assert_eq!(spelled("refract", &[&[1.0, 0.0], &[0.0, 1.0], &[2.0]]), "0 0", "nothing gets through");
        assert_eq!(spelled("normalize", &[&[0.0, 0.0]]), "any any");
        assert_eq!(spelled("length", &[&[0.0, 0.0]]), "0");
        assert!(spelled("length", &[&[3.0, 4.0]]).contains(".."));
    }
}
