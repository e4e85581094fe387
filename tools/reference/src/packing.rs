//! Packing, unpacking, and the dot products of packed integers.

use crate::accepted::Accepted;
use crate::float::quotient;
use crate::format::Format;
use crate::interval::Math;
use crate::value::{Scalar, Value};

/// What such a function may give, or `None` if it is none.
pub fn accepted(name: &str, arguments: &[Value]) -> Option<Vec<Accepted>> {
    let bits = &arguments[0].bits;
    let numbers = || arguments[0].numbers();
    Some(match name {
        "pack4x8snorm" => pack(8, numbers().into_iter().map(|x| fixed(x, -1.0, 127.0))),
        "pack4x8unorm" => pack(8, numbers().into_iter().map(|x| fixed(x, 0.0, 255.0))),
        "pack2x16snorm" => pack(16, numbers().into_iter().map(|x| fixed(x, -1.0, 32767.0))),
        "pack2x16unorm" => pack(16, numbers().into_iter().map(|x| fixed(x, 0.0, 65535.0))),
        "pack2x16float" => pack(16, numbers().into_iter().map(half)),
        "pack4xI8" | "pack4xU8" => pack(8, bits.iter().map(|&x| Some(vec![x]))),
        "pack4xI8Clamp" => pack(8, bits.iter().map(|&x| Some(vec![x.cast_signed().clamp(-128, 127).cast_unsigned()]))),
        "pack4xU8Clamp" => pack(8, bits.iter().map(|&x| Some(vec![x.min(255)]))),
        "unpack4x8snorm" => unpack(8, bits[0], |field| snorm(field, 127)),
        "unpack4x8unorm" => unpack(8, bits[0], |field| unorm(field, 255)),
        "unpack2x16snorm" => unpack(16, bits[0], |field| snorm(field, 32767)),
        "unpack2x16unorm" => unpack(16, bits[0], |field| unorm(field, 65535)),
        "unpack2x16float" => unpack(16, bits[0], |field| unpacked_half(field.cast_unsigned())),
        "unpack4xI8" => unpack(8, bits[0], |field| Accepted::bits(Scalar::I32, [field.cast_unsigned()])),
        "unpack4xU8" => unpack(8, bits[0], |field| Accepted::bits(Scalar::U32, [field.cast_unsigned() & 0xff])),
        "dot4I8Packed" => vec![dot(Scalar::I32, bits[0], arguments[1].bits[0], |x| i64::from((x as u8).cast_signed()))],
        "dot4U8Packed" => vec![dot(Scalar::U32, bits[0], arguments[1].bits[0], |x| i64::from(x & 0xff))],
        _ => return None,
    })
}

/// One word of the low bits of each field; `None` for anything. Each field may have several values.
fn pack(width: u32, fields: impl Iterator<Item = Option<Vec<u32>>>) -> Vec<Accepted> {
    let mut words = vec![0u32];
    for (index, field) in fields.enumerate() {
        let Some(versions) = field else { return vec![Accepted::any(Scalar::U32)] };
        let place = |version: u32| (version & ((1 << width) - 1)) << (width * index as u32);
        words = words.iter().flat_map(|word| versions.iter().map(move |&version| word | place(version))).collect();
    }
    vec![Accepted::bits(Scalar::U32, words)]
}

/// `floor(0.5 + scale * x)` of `x` between bounds, where both operations may round either way, and may be fused.
fn fixed(x: f64, least: f64, scale: f64) -> Option<Vec<u32>> {
    let m = Math(Format::F32);
    if !x.is_finite() {
        return None;
    }
    let x = m.given(x.clamp(least, 1.0));
    let sum = m.add(m.literal(0.5), m.mul(x, m.literal(scale))?)?;
    let (lo, hi) = (sum.lo.floor() as i64, sum.hi.floor() as i64);
    Some((lo..=hi).map(|field| field as u32).collect())
}

/// Either neighbour in f16, and zero for a subnormal number.
fn half(x: f64) -> Option<Vec<u32>> {
    let near = Math(Format::F16).rounded(x, x).filter(|_| x.is_finite())?;
    let is_small = [near.lo, near.hi].iter().any(|&x| x == 0.0 || Format::F16.is_subnormal(x));
    let zeros = [0, 0x8000].into_iter().filter(|_| is_small);
    Some([near.lo, near.hi].map(|x| Format::F16.bits(x)).into_iter().chain(zeros).collect())
}

/// The fields of a word, extended by their signs.
fn unpack(width: u32, word: u32, f: impl Fn(i32) -> Accepted) -> Vec<Accepted> {
    let field = |index: u32| (word << (32 - width * (index + 1))).cast_signed() >> (32 - width);
    (0..32 / width).map(|index| f(field(index))).collect()
}

fn snorm(field: i32, scale: i32) -> Accepted {
    quotient(f64::from(field.max(-scale)), f64::from(scale), 3.0)
}

fn unorm(field: i32, scale: u32) -> Accepted {
    quotient(f64::from(field.cast_unsigned() & scale), f64::from(scale), 3.0)
}

fn unpacked_half(bits: u32) -> Accepted {
    let x = Format::F16.value(bits & 0xffff);
    if !x.is_finite() {
        return Accepted::any(Scalar::F32);
    }
    let zero = Format::F16.is_subnormal(x).then_some(0.0);
    Accepted::numbers(Scalar::F32, [x].into_iter().chain(zero))
}

fn dot(result: Scalar, a: u32, b: u32, field: impl Fn(u32) -> i64) -> Accepted {
    let sum: i64 = (0..4).map(|index| field(a >> (8 * index)) * field(b >> (8 * index))).sum();
    Accepted::bits(result, [sum as u32])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Type;

    fn spelled(name: &str, ty: Type, numbers: &[f64]) -> String {
        let value = Value { ty, bits: numbers.iter().map(|&x| ty.component().bits(x)).collect() };
        let texts: Vec<String> = accepted(name, &[value]).expect(name).iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    #[test]
    fn packing() {
        let four = Type::Vector(4, Scalar::F32);
        assert_eq!(spelled("pack4x8unorm", four, &[1.0, 0.0, 2.0, -1.0]), 0x00ff_00ffu32.to_string());
        assert_eq!(spelled("pack4x8snorm", four, &[1.0, -1.0, 0.0, 5.0]), 0x7f00_817fu32.to_string());
        assert_eq!(spelled("pack2x16float", Type::Vector(2, Scalar::F32), &[1.0, -2.0]), 0xc000_3c00u32.to_string());
        assert_eq!(spelled("pack2x16float", Type::Vector(2, Scalar::F32), &[1e6, 0.0]), "any");
        let signed = Type::Vector(4, Scalar::I32);
        assert_eq!(spelled("pack4xI8Clamp", signed, &[127.0, -129.0, 0.0, 300.0]), 0x7f00_807fu32.to_string());
    }

    #[test]
    fn unpacking() {
        let word = Type::Scalar(Scalar::U32);
        assert_eq!(spelled("unpack4xI8", word, &[f64::from(0x80ff_017fu32)]), "127 1 -1 -128");
        assert_eq!(spelled("unpack2x16float", word, &[f64::from(0xc000_3c00u32)]), "1 -2");
        let unorm = spelled("unpack4x8unorm", word, &[255.0]);
        assert_eq!(unorm, "0.9999998..1.0000001 -4e-45..4e-45 -4e-45..4e-45 -4e-45..4e-45");
    }
}
