//! Functions of floats that work on each component by itself.

use crate::accepted::Accepted;
use crate::format::power_of_two;
use crate::interval::{Interval, Math, Outcome, exact_quotient};
use crate::value::{Scalar, Value, lanes};

/// Evaluates `f` for every choice of the subnormal arguments that are flushed to zero, and accepts what any of them gives. The arguments
/// of `f` are numbers; its outcomes are those of the results.
pub fn with_flushing(scalar: Scalar, arguments: &[f64], f: impl Fn(&[f64]) -> Vec<Outcome>) -> Vec<Accepted> {
    let format = scalar.format().expect("a float");
    if arguments.iter().any(|x| !x.is_finite()) {
        return f(&vec![1.0; arguments.len()]).iter().map(|_| Accepted::any(scalar)).collect();
    }
    let subnormal: Vec<usize> = (0..arguments.len()).filter(|&index| format.is_subnormal(arguments[index])).collect();
    // Beyond a few, all of them or none.
    let choices: Vec<u32> =
        if subnormal.len() > 6 { vec![0, u32::MAX] } else { (0..1u32 << subnormal.len()).collect() };
    let mut results: Vec<Vec<Outcome>> = Vec::new();
    for choice in choices {
        let mut chosen = arguments.to_vec();
        for (bit, &index) in subnormal.iter().enumerate() {
            if choice >> bit.min(31) & 1 == 1 {
                chosen[index] = 0.0;
            }
        }
        for (index, outcome) in f(&chosen).into_iter().enumerate() {
            if results.len() <= index {
                results.push(Vec::new());
            }
            results[index].push(outcome);
        }
    }
    results.into_iter().map(|outcomes| Accepted::outcomes(scalar, outcomes)).collect()
}

/// What a component-wise function of floats may give, or `None` if it is none.
pub fn accepted(name: &str, arguments: &[Value]) -> Option<Vec<Accepted>> {
    let scalar = arguments[0].ty.component();
    let count = lanes(arguments);
    let lane = |index: usize| -> Vec<u32> { arguments.iter().map(|argument| argument.lane(index)).collect() };
    match name {
        "frexp" => return Some(in_two_parts(count, |index| frexp(scalar, lane(index)[0]))),
        "modf" => return Some(in_two_parts(count, |index| modf(scalar, lane(index)[0]))),
        "ldexp" => return Some((0..count).map(|index| ldexp(scalar, lane(index)[0], lane(index)[1])).collect()),
        "quantizeToF16" => return Some((0..count).map(|index| quantize(scalar.number(lane(index)[0]))).collect()),
        _ => {}
    }
    let math = Math(scalar.format()?);
    one(name, math, &vec![1.0; arguments.len()])?;
    let component = |index: usize| {
        let numbers: Vec<f64> = lane(index).iter().map(|&bits| scalar.number(bits)).collect();
        let outcomes =
            |numbers: &[f64]| vec![one(name, math, numbers).expect("it depends on the name whether there is one")];
        with_flushing(scalar, &numbers, outcomes).remove(0)
    };
    Some((0..count).map(component).collect())
}

/// The outcome for numbers, or `None` if there is no such function.
fn one(name: &str, m: Math, numbers: &[f64]) -> Option<Outcome> {
    let x = numbers[0];
    let given: Vec<Interval> = numbers.iter().map(|&x| m.given(x)).collect();
    let exactly = |x: f64| Some(vec![m.given(x)]);
    let points = |points: &[f64]| Some(points.iter().map(|&x| m.given(x)).collect());
    let interval = match *given.as_slice() {
        [a] => unary(name, m, a),
        [a, b] => binary(name, m, a, b),
        [a, b, c] => ternary(name, m, a, b, c),
        _ => None,
    };
    if let Some(interval) = interval {
        return Some(interval.map(|interval| vec![interval]));
    }
    Some(match (name, numbers) {
        ("abs", [_]) => exactly(x.abs()),
        ("ceil", [_]) => exactly(x.ceil()),
        ("floor", [_]) => exactly(x.floor()),
        ("round", [_]) => exactly(x.round_ties_even()),
        ("trunc", [_]) => exactly(x.trunc()),
        ("sign", [_]) => exactly(if x == 0.0 { 0.0 } else { x.signum() }),
        ("saturate", [_]) => exactly(x.clamp(0.0, 1.0)),
        ("step", [edge, x]) => exactly(if edge <= x { 1.0 } else { 0.0 }),
        ("min", [a, b]) => lesser(m, *a, *b, a.min(*b)),
        ("max", [a, b]) => lesser(m, *a, *b, a.max(*b)),
        ("clamp", [x, low, high]) => {
            let is_subnormal = |x: f64| m.0.is_subnormal(x);
            if is_subnormal(*x) && (is_subnormal(*low) || is_subnormal(*high)) {
                let all = numbers.iter().copied().filter(|&x| is_subnormal(x)).collect::<Vec<_>>();
                return Some(points(&all));
            }
            let mut sorted = [*x, *low, *high];
            sorted.sort_by(f64::total_cmp);
            points(&[x.max(*low).min(*high), sorted[1]])
        }
        _ => return None,
    })
}

/// `min` and `max`: of two subnormal numbers, either.
fn lesser(m: Math, a: f64, b: f64, result: f64) -> Outcome {
    if m.0.is_subnormal(a) && m.0.is_subnormal(b) {
        return Some(vec![m.given(a), m.given(b)]);
    }
    Some(vec![m.given(result)])
}

/// Functions of one number that have an accuracy. The outer `None`: there is no such function.
fn unary(name: &str, m: Math, x: Interval) -> Option<Option<Interval>> {
    let one = m.literal(1.0);
    let half = m.literal(0.5);
    let square_plus = |y: Interval| m.add(m.mul(x, x)?, y);
    Some(match name {
        "acos" => {
            inverse_circular(m, x, libm::acos, if m.is_f32() { 6.77e-5 } else { 3.91e-3 }, |m, root| m.atan2(root, x))
        }
        "asin" => {
            inverse_circular(m, x, libm::asin, if m.is_f32() { 6.81e-5 } else { 3.91e-3 }, |m, root| m.atan2(x, root))
        }
        "acosh" => (|| m.log(m.add(x, m.sqrt(square_plus(m.neg(one))?)?)?))(),
        "asinh" => (|| m.log(m.add(x, m.sqrt(square_plus(one)?)?)?))(),
        "atan" => m.atan(x),
        "atanh" => (|| m.mul(m.log(m.div(m.add(one, x)?, m.sub(one, x)?)?)?, half))(),
        "cos" => m.cos(x),
        "cosh" => (|| m.mul(m.add(m.exp(x)?, m.exp(m.neg(x))?)?, half))(),
        "sinh" => sinh(m, x),
        "tanh" => (|| {
            let cosh = m.mul(m.add(m.exp(x)?, m.exp(m.neg(x))?)?, half)?;
            Some(m.div(sinh(m, x)?, cosh)?.join(m.within(libm::tanh(x.lo), 1e-5)?))
        })(),
        "degrees" => m.mul(x, m.literal(57.295_779_513_082_32)),
        "radians" => m.mul(x, m.literal(0.017_453_292_519_943_295)),
        "exp" => m.exp(x),
        "exp2" => m.exp2(x),
        "fract" => fract(m, x),
        "inverseSqrt" => m.inverse_sqrt(x),
        "length" => (|| m.sqrt(m.mul(x, x)?))(),
        "log" => m.log(x),
        "log2" => m.log2(x),
        "sin" => m.sin(x),
        "sqrt" => m.sqrt(x),
        "tan" => (|| m.div(m.sin(x)?, m.cos(x)?))(),
        _ => return None,
    })
}

fn binary(name: &str, m: Math, a: Interval, b: Interval) -> Option<Option<Interval>> {
    Some(match name {
        // The table bounds it where `y` is normal; zero is not.
        "atan2" if a.lo.abs() < m.0.least_normal() => None,
        "atan2" => m.atan2(a, b),
        "distance" => (|| {
            let difference = m.sub(a, b)?;
            m.sqrt(m.mul(difference, difference)?)
        })(),
        "pow" => (|| m.exp2(m.mul(b, m.log2(a)?)?))(),
        _ => return None,
    })
}

fn ternary(name: &str, m: Math, a: Interval, b: Interval, c: Interval) -> Option<Option<Interval>> {
    Some(match name {
        "fma" => (|| m.add(m.mul(a, b)?, c))(),
        // The table's form, and the one by which Metal and Direct3D define it; the conformance suite takes both.
        "mix" => (|| {
            let table = m.add(m.mul(a, m.sub(m.literal(1.0), c)?)?, m.mul(b, c)?)?;
            Some(table.join(m.add(a, m.mul(m.sub(b, a)?, c)?)?))
        })(),
        "smoothstep" => (|| {
            let quotient = m.div(m.sub(c, a)?, m.sub(b, a)?)?;
            let t = m.monotone(quotient, |x| x.clamp(0.0, 1.0));
            let rest = m.sub(m.literal(3.0), m.mul(m.literal(2.0), t)?)?;
            m.product(t, t, rest)
        })(),
        _ => return None,
    })
}

impl Math {
    fn is_f32(self) -> bool {
        self.0 == crate::format::Format::F32
    }
}

/// Within an absolute error, or as a point's angle with the root of `1.0 - x * x`.
fn inverse_circular(
    m: Math,
    x: Interval,
    f: impl Fn(f64) -> f64,
    error: f64,
    angle: impl Fn(Math, Interval) -> Option<Interval>,
) -> Option<Interval> {
    if x.lo.abs() > 1.0 {
        return None;
    }
    let root = m.sqrt(m.sub(m.literal(1.0), m.mul(x, x)?)?)?;
    Some(angle(m, root)?.join(m.within(f(x.lo), error)?))
}

fn sinh(m: Math, x: Interval) -> Option<Interval> {
    m.mul(m.sub(m.exp(x)?, m.exp(m.neg(x))?)?, m.literal(0.5))
}

/// What lies above the floor. Just below a whole number it rounds to one, which an implementation may keep below one.
fn fract(m: Math, x: Interval) -> Option<Interval> {
    let result = m.sub(x, m.given(x.lo.floor()))?;
    let below_one = m.given(-m.0.next_up(-1.0));
    Some(if result.holds(1.0) { result.join(below_one) } else { result })
}

fn in_two_parts(count: usize, f: impl Fn(usize) -> [Accepted; 2]) -> Vec<Accepted> {
    let (first, second): (Vec<_>, Vec<_>) = (0..count).map(f).map(|[first, second]| (first, second)).unzip();
    first.into_iter().chain(second).collect()
}

/// The significand and the exponent: of what is neither zero nor normal, anything.
fn frexp(scalar: Scalar, bits: u32) -> [Accepted; 2] {
    let x = scalar.number(bits);
    let format = scalar.format().expect("a float");
    if !x.is_finite() || format.is_subnormal(x) {
        return [Accepted::any(scalar), Accepted::any(Scalar::I32)];
    }
    let (significand, exponent) = if x == 0.0 { (0.0, 0) } else { libm::frexp(x) };
    [Accepted::numbers(scalar, [significand]), Accepted::numbers(Scalar::I32, [f64::from(exponent)])]
}

fn modf(scalar: Scalar, bits: u32) -> [Accepted; 2] {
    let m = Math(scalar.format().expect("a float"));
    let parts = |numbers: &[f64]| {
        let whole = numbers[0].trunc();
        vec![m.sub(m.given(numbers[0]), m.given(whole)).map(|x| vec![x]), Some(vec![m.given(whole)])]
    };
    with_flushing(scalar, &[scalar.number(bits)], parts).try_into().expect("two parts")
}

fn ldexp(scalar: Scalar, bits: u32, exponent: u32) -> Accepted {
    let m = Math(scalar.format().expect("a float"));
    let (bias, exponent) = (m.0.bias(), exponent.cast_signed());
    if exponent > bias + 1 {
        return Accepted::any(scalar);
    }
    let scaled = |numbers: &[f64]| {
        // What is scaled down further is less than any value of the format.
        let exact = numbers[0] * power_of_two(exponent.max(-500));
        let outcome = m.rounded(exact, exact);
        let zero = (exponent + bias <= 0).then(|| m.given(0.0));
        vec![outcome.map(|x| [x].into_iter().chain(zero).collect())]
    };
    with_flushing(scalar, &[scalar.number(bits)], scaled).remove(0)
}

/// Either neighbour in f16; zero, if that is subnormal.
fn quantize(x: f64) -> Accepted {
    let m = Math(crate::format::Format::F16);
    let Some(halves) = m.rounded(x, x).filter(|_| x.is_finite()) else { return Accepted::any(Scalar::F32) };
    let is_small = [halves.lo, halves.hi].iter().any(|&x| m.0.is_subnormal(x));
    Accepted::numbers(Scalar::F32, [halves.lo, halves.hi].into_iter().chain(is_small.then_some(0.0)))
}

/// The numbers next to a quotient of two numbers, in `f32`, within units of the last place.
pub fn quotient(a: f64, b: f64, units: f64) -> Accepted {
    let (lo, hi) = exact_quotient(a, b);
    let outcome = Math(crate::format::Format::F32).widened(lo, hi, |_| units);
    Accepted::outcomes(Scalar::F32, [outcome.map(|x| vec![x])])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Type;

    fn spelled(name: &str, arguments: &[f32]) -> String {
        let value = |x: &f32| Value { ty: Type::Scalar(Scalar::F32), bits: vec![x.to_bits()] };
        let values: Vec<Value> = arguments.iter().map(value).collect();
        let texts: Vec<String> = accepted(name, &values).expect(name).iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    #[test]
    fn exact_functions_and_their_corners() {
        assert_eq!(spelled("floor", &[-1.5]), "-2");
        assert_eq!(spelled("floor", &[-1e-40]), "-1..0".replace("..", "|"), "the argument may be flushed");
        assert_eq!(spelled("round", &[2.5]), "2");
        assert_eq!(spelled("abs", &[-1e-40]), "0|1e-40");
        assert_eq!(spelled("clamp", &[5.0, 3.0, 1.0]), "1|3");
        assert_eq!(spelled("min", &[1e-40, 2e-40]), "0|1e-40|2e-40");
        assert_eq!(spelled("frexp", &[3.0]), "0.75 2");
        assert_eq!(spelled("modf", &[-2.5]), "-0.5 -2");
        assert_eq!(spelled("ldexp", &[1.5, f32::from_bits(3)]), "12");
        assert_eq!(spelled("ldexp", &[1.5, f32::from_bits(129)]), "any");
        assert_eq!(spelled("quantizeToF16", &[0.1]), "0.099975586|0.10003662");
        assert_eq!(spelled("quantizeToF16", &[70000.0]), "any");
        assert_eq!(spelled("sqrt", &[f32::INFINITY]), "any");
    }

    #[test]
    fn inherited_accuracies_hold_the_exact_result() {
        let holds = |name: &str, x: f32, exact: f64, width: f64| {
            let value = Value { ty: Type::Scalar(Scalar::F32), bits: vec![x.to_bits()] };
            let accepted = &accepted(name, &[value]).expect(name)[0];
            let [(lo, hi)] = accepted.right().expect(name)[..] else { panic!("{name}: {accepted}") };
            assert!(lo <= exact && exact <= hi && hi - lo < width, "{name}({x}): {accepted}");
        };
        holds("sinh", 1.0, 1f64.sinh(), 1e-5);
        holds("tanh", 0.5, 0.5f64.tanh(), 1e-4);
        holds("acos", 0.25, 0.25f64.acos(), 2e-3);
        holds("asin", -0.5, -(0.5f64.asin()), 2e-3);
        holds("atanh", 0.5, 0.5f64.atanh(), 1e-5);
        holds("acosh", 2.0, 2f64.acosh(), 1e-5);
        holds("tan", 1.0, 1f64.tan(), 1e-2);
        holds("degrees", 1.0, 1f64.to_degrees(), 1e-4);
    }
}
