//! Constructors, conversions, `bitcast`, `select`, `all` and `any`: what moves values without computing.

use crate::accepted::Accepted;
use crate::format::Format;
use crate::interval::Math;
use crate::value::{Scalar, Type, Value};

/// Functions of this kind, or `None` if it is none.
pub fn function(name: &str, result: Type, arguments: &[Value]) -> Option<Vec<Accepted>> {
    match (name, arguments) {
        ("bitcast", [e]) => Some(bitcast(result.component(), e)),
        ("select", [f, t, condition]) => {
            let chosen = |index: usize| if condition.lane(index) != 0 { t.lane(index) } else { f.lane(index) };
            Some((0..f.bits.len()).map(|index| exactly(f.ty.component(), chosen(index))).collect())
        }
        ("all", [e]) => Some(vec![Accepted::bits(Scalar::Bool, [u32::from(e.bits.iter().all(|&bit| bit != 0))])]),
        ("any", [e]) => Some(vec![Accepted::bits(Scalar::Bool, [u32::from(e.bits.iter().any(|&bit| bit != 0))])]),
        _ => None,
    }
}

/// A value that is not computed with, and so not flushed.
fn exactly(scalar: Scalar, bits: u32) -> Accepted {
    if scalar.number(bits).is_finite() { Accepted::bits(scalar, [bits]) } else { Accepted::any(scalar) }
}

/// A value constructor or conversion.
pub fn construct(result: Type, arguments: &[Value]) -> Vec<Accepted> {
    let to = result.component();
    let mut components: Vec<Accepted> = arguments
        .iter()
        .flat_map(|argument| argument.bits.iter().map(|&bits| convert(argument.ty.component(), to, bits)))
        .collect();
    if components.is_empty() {
        components.push(Accepted::bits(to, [0]));
    }
    if components.len() == 1 {
        components.resize(result.count(), components[0].clone());
    }
    components
}

fn convert(from: Scalar, to: Scalar, bits: u32) -> Accepted {
    let x = from.number(bits);
    match to {
        _ if from == to => exactly(to, bits),
        _ if !x.is_finite() => Accepted::any(to),
        // A conversion does not flush, but a comparison with zero does, and that is what it comes to.
        Scalar::Bool => {
            let is_small = from.format().is_some_and(|format| format.is_subnormal(x));
            Accepted::numbers(to, [f64::from(u8::from(x != 0.0))].into_iter().chain(is_small.then_some(0.0)))
        }
        Scalar::I32 | Scalar::U32 => match from.format() {
            Some(format) => Accepted::numbers(to, [into_range(format, to, x)]),
            None => Accepted::bits(to, [bits]),
        },
        Scalar::F32 | Scalar::F16 => {
            let format = to.format().expect("a float");
            match Math(format).rounded(x, x) {
                Some(near) => Accepted::numbers(to, [near.lo, near.hi]),
                None => Accepted::any(to),
            }
        }
    }
}

/// The whole number towards zero, inside of the integer type and in the float's format.
fn into_range(format: Format, to: Scalar, x: f64) -> f64 {
    let (least, most) = match to {
        Scalar::I32 => (f64::from(i32::MIN), f64::from(i32::MAX)),
        _ => (0.0, f64::from(u32::MAX)),
    };
    x.trunc().clamp(format.round_up(least.max(-format.max())), format.round_down(most.min(format.max())))
}

/// The same bits in another type. A float on the way may be flushed if subnormal, and a zero may lose its sign.
fn bitcast(to: Scalar, e: &Value) -> Vec<Accepted> {
    let from = e.ty.component();
    let versions: Vec<Option<Vec<u32>>> = e.bits.iter().map(|&bits| versions(from, bits)).collect();
    // Two halves of a word, the first lowest, or two words' halves.
    let (from_half, to_half) = (from == Scalar::F16, to == Scalar::F16);
    let words: Vec<Option<Vec<u32>>> = match (from_half, to_half) {
        (true, false) => versions.chunks(2).map(|pair| joined(&pair[0], &pair[1])).collect(),
        (false, true) => versions
            .iter()
            .flat_map(|word| {
                let half = |shift: u32| word.as_ref().map(|word| word.iter().map(|w| w >> shift & 0xffff).collect());
                [half(0), half(16)]
            })
            .collect(),
        _ => versions,
    };
    words
        .into_iter()
        .map(|word| match word {
            Some(word) if word.iter().all(|&bits| to.number(bits).is_finite()) => {
                let is_small = |bits: &u32| to.format().is_some_and(|format| format.is_subnormal(to.number(*bits)));
                let zero = word.iter().any(is_small).then_some(0);
                Accepted::bits(to, word.into_iter().chain(zero))
            }
            _ => Accepted::any(to),
        })
        .collect()
}

/// The bits that a value may have when they are looked at.
fn versions(from: Scalar, bits: u32) -> Option<Vec<u32>> {
    let Some(format) = from.format() else { return Some(vec![bits]) };
    let x = format.value(bits);
    if !x.is_finite() {
        return None;
    }
    let zeros = [format.bits(0.0), format.bits(-0.0)];
    let is_small = x == 0.0 || format.is_subnormal(x);
    Some([bits].into_iter().chain(zeros.into_iter().filter(|_| is_small)).collect())
}

fn joined(low: &Option<Vec<u32>>, high: &Option<Vec<u32>>) -> Option<Vec<u32>> {
    let (low, high) = (low.as_ref()?, high.as_ref()?);
    Some(low.iter().flat_map(|low| high.iter().map(move |high| low | high << 16)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(from: Scalar, to: Scalar, x: f64) -> String {
        convert(from, to, from.bits(x)).to_string()
    }

    #[test]
    fn conversions() {
        assert_eq!(spelled(Scalar::F32, Scalar::I32, -3.9), "-3");
        assert_eq!(spelled(Scalar::F32, Scalar::I32, 1e20), "2147483520");
        assert_eq!(spelled(Scalar::F32, Scalar::U32, 1e20), "4294967040");
        assert_eq!(spelled(Scalar::F32, Scalar::U32, -1.0), "0");
        assert_eq!(spelled(Scalar::F16, Scalar::I32, -65504.0), "-65504");
        assert_eq!(spelled(Scalar::I32, Scalar::F32, 16777217.0), "16777216..16777218");
        assert_eq!(spelled(Scalar::U32, Scalar::F16, 65520.0), "any");
        assert_eq!(spelled(Scalar::I32, Scalar::U32, -1.0), "4294967295");
        assert_eq!(spelled(Scalar::F32, Scalar::Bool, 0.5), "1");
    }

    #[test]
    fn bits_are_kept() {
        let halves = Value { ty: Type::Vector(2, Scalar::F16), bits: vec![0x3c00, 0xc000] };
        assert_eq!(bitcast(Scalar::U32, &halves)[0].to_string(), 0xc000_3c00u32.to_string());
        let word = Value { ty: Type::Scalar(Scalar::U32), bits: vec![0xc000_3c00] };
        let parts: Vec<String> = bitcast(Scalar::F16, &word).iter().map(ToString::to_string).collect();
        assert_eq!(parts, ["1", "-2"]);
        let nan = Value { ty: Type::Scalar(Scalar::U32), bits: vec![0x7fc0_0000] };
        assert!(bitcast(Scalar::F32, &nan)[0].is_any());
        let zero = Value { ty: Type::Scalar(Scalar::F32), bits: vec![0x8000_0000] };
        assert_eq!(bitcast(Scalar::U32, &zero)[0].to_string(), "0|2147483648");
    }
}
