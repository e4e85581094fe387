//! Typed values in directives: reading them, their bytes, and comparing them with what was read back.

use std::fmt;

/// The scalar types that a buffer is written in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// 32-bit signed.
    I32,
    /// 32-bit unsigned.
    U32,
    /// binary32.
    F32,
    /// binary16.
    F16,
    /// 8-bit signed, of textures.
    I8,
    /// 8-bit unsigned, of textures.
    U8,
    /// 16-bit signed, of textures.
    I16,
    /// 16-bit unsigned, of textures.
    U16,
}

impl Scalar {
    /// Bytes.
    pub const fn size(self) -> usize {
        match self {
            Self::I8 | Self::U8 => 1,
            Self::F16 | Self::I16 | Self::U16 => 2,
            _ => 4,
        }
    }

    /// The scalar of that name.
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "i32" => Self::I32,
            "u32" => Self::U32,
            "f32" => Self::F32,
            "f16" => Self::F16,
            "i8" => Self::I8,
            "u8" => Self::U8,
            "i16" => Self::I16,
            "u16" => Self::U16,
            _ => return None,
        })
    }
}

/// One scalar of a buffer: its type and bits, or `None` for `any`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Element {
    /// The type.
    pub scalar: Scalar,
    /// The bits in the low bytes.
    pub bits: Option<u32>,
}

impl Element {
    /// The bytes in memory order; `any` is zero.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        self.bits.unwrap_or(0).to_le_bytes().into_iter().take(self.scalar.size())
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(bits) = self.bits else { return f.write_str("any") };
        match self.scalar {
            Scalar::I32 => write!(f, "{}", bits.cast_signed()),
            Scalar::U32 | Scalar::U8 | Scalar::U16 => write!(f, "{bits}"),
            Scalar::I8 => write!(f, "{}", (bits as u8).cast_signed()),
            Scalar::I16 => write!(f, "{}", (bits as u16).cast_signed()),
            Scalar::F32 => write!(f, "{:?} (0x{bits:08x})", f32::from_bits(bits)),
            Scalar::F16 => write!(f, "{:?} (0x{bits:04x})", f16_to_f32(bits as u16)),
        }
    }
}

/// How far a float may be from the expected one.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Tolerance {
    /// Not at all.
    Exact,
    /// This many units in the last place of its type.
    Ulp(u32),
    /// This difference.
    Abs(f64),
}

impl Tolerance {
    /// Reads `ulp N` or `abs X`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected `ulp N` or `abs X`, not `{text}`");
        let (kind, amount) = text.split_once(char::is_whitespace).ok_or_else(wrong)?;
        match kind {
            "ulp" => amount.trim().parse().map(Self::Ulp).map_err(|_| wrong()),
            "abs" => amount.trim().parse().map(Self::Abs).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

/// A place where a buffer is not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The element's index among those expected.
    pub index: usize,
    /// Its offset in bytes.
    pub offset: usize,
    /// What was expected.
    pub expected: Element,
    /// What was there.
    pub actual: Element,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { index, offset, expected, actual } = self;
        write!(f, "element {index} (byte {offset}): expected {expected}, got {actual}")
    }
}

/// Reads `TYPE VALUE...`; at most `max_bytes` in all.
pub fn parse_values(text: &str, max_bytes: usize) -> Result<Vec<Element>, String> {
    let (name, values) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let scalar = Scalar::from_name(name)
        .ok_or_else(|| format!("`{name}` is not one of the types i32, u32, f32, f16, i8, u8, i16, u16"))?;
    let mut elements = Vec::new();
    for word in values.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        let (value, count) = match word.split_once('*') {
            Some((value, count)) => (value, count.parse().map_err(|_| format!("`{count}` is not a count"))?),
            None => (word, 1),
        };
        let bits = match value {
            "any" => None,
            _ => Some(parse_bits(scalar, value).ok_or_else(|| format!("`{value}` is not a value of type {name}"))?),
        };
        if (elements.len().saturating_add(count)).saturating_mul(scalar.size()) > max_bytes {
            return Err(format!("more than {max_bytes} bytes in a buffer"));
        }
        elements.extend(std::iter::repeat_n(Element { scalar, bits }, count));
    }
    if elements.is_empty() { Err(format!("no values after `{name}`")) } else { Ok(elements) }
}

/// The bits of one written value.
fn parse_bits(scalar: Scalar, text: &str) -> Option<u32> {
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        let bits = u32::from_str_radix(digits, 16).ok()?;
        return (scalar.size() == 4 || bits >> (8 * scalar.size()) == 0).then_some(bits);
    }
    match scalar {
        Scalar::I32 => text.parse::<i32>().ok().map(i32::cast_unsigned),
        Scalar::U32 => text.parse().ok(),
        Scalar::I8 => text.parse::<i8>().ok().map(|value| value.cast_unsigned().into()),
        Scalar::U8 => text.parse::<u8>().ok().map(u32::from),
        Scalar::I16 => text.parse::<i16>().ok().map(|value| value.cast_unsigned().into()),
        Scalar::U16 => text.parse::<u16>().ok().map(u32::from),
        Scalar::F32 => float(text).map(|value| (value as f32).to_bits()),
        Scalar::F16 => float(text).map(|value| u32::from(f64_to_f16(value))),
    }
}

/// A decimal, `nan`, `inf` or `-inf`; no other word that Rust's parser takes.
fn float(text: &str) -> Option<f64> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    (digits == "nan" || digits == "inf" || digits.starts_with(|c: char| c.is_ascii_digit() || c == '.'))
        .then(|| text.parse().ok())
        .flatten()
}

/// Where `bytes` differs from `expected`. Missing bytes read as zero: the caller checks sizes.
pub fn compare(expected: &[Element], bytes: &[u8], tolerance: Tolerance) -> Vec<Mismatch> {
    let mut mismatches = Vec::new();
    let mut offset = 0;
    for (index, &element) in expected.iter().enumerate() {
        let size = element.scalar.size();
        let mut word = [0; 4];
        let read = bytes.get(offset..).unwrap_or_default();
        let length = size.min(read.len());
        word[..length].copy_from_slice(&read[..length]);
        let actual = u32::from_le_bytes(word);
        if element.bits.is_some_and(|bits| length < size || !agrees(element.scalar, bits, actual, tolerance)) {
            let actual = Element { scalar: element.scalar, bits: Some(actual) };
            mismatches.push(Mismatch { index, offset, expected: element, actual });
        }
        offset += size;
    }
    mismatches
}

fn agrees(scalar: Scalar, expected: u32, actual: u32, tolerance: Tolerance) -> bool {
    if expected == actual {
        return true;
    }
    let (wanted, got, distance) = match scalar {
        Scalar::F32 => {
            let (wanted, got) = (f32::from_bits(expected), f32::from_bits(actual));
            (f64::from(wanted), f64::from(got), ordered(expected, 31).abs_diff(ordered(actual, 31)))
        }
        Scalar::F16 => {
            let (wanted, got) = (f16_to_f32(expected as u16), f16_to_f32(actual as u16));
            (f64::from(wanted), f64::from(got), ordered(expected, 15).abs_diff(ordered(actual, 15)))
        }
        // Of a texture, an integer may be a normalised number: an absolute distance counts its steps.
        Scalar::U8 | Scalar::U16 | Scalar::I8 | Scalar::I16 => {
            let signed = matches!(scalar, Scalar::I8 | Scalar::I16);
            let shift = if signed { 64 - 8 * scalar.size() } else { 0 };
            let number = |bits: u32| ((i64::from(bits) << shift) >> shift) as f64;
            let (wanted, got) = (number(expected), number(actual));
            return matches!(tolerance, Tolerance::Abs(distance) if (wanted - got).abs() <= distance);
        }
        Scalar::I32 | Scalar::U32 => return false,
    };
    if wanted.is_nan() || got.is_nan() {
        return wanted.is_nan() && got.is_nan();
    }
    if wanted.is_infinite() || got.is_infinite() {
        return wanted == got;
    }
    match tolerance {
        Tolerance::Exact => wanted == got,
        Tolerance::Ulp(ulps) => distance <= u64::from(ulps),
        Tolerance::Abs(difference) => (wanted - got).abs() <= difference,
    }
}

/// Maps the bits of a float with its sign at bit `sign` to an integer so that neighbours differ by one and both zeros are 0.
fn ordered(bits: u32, sign: u32) -> i64 {
    let magnitude = i64::from(bits & ((1 << sign) - 1));
    if bits >> sign == 0 { magnitude } else { -magnitude }
}

/// The value of binary16 bits.
pub fn f16_to_f32(bits: u16) -> f32 {
    let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
    let exponent = i32::from(bits >> 10 & 0x1f);
    let fraction = f32::from(bits & 0x3ff);
    match exponent {
        0 => sign * fraction * 2f32.powi(-24),
        31 if fraction == 0.0 => sign * f32::INFINITY,
        31 => f32::NAN,
        _ => sign * (1024.0 + fraction) * 2f32.powi(exponent - 25),
    }
}

/// The nearest binary16, ties to even.
pub fn f64_to_f16(value: f64) -> u16 {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let magnitude = value.abs();
    if magnitude.is_nan() {
        return 0x7e00;
    }
    // The greatest finite value and half a step.
    if magnitude >= 65520.0 {
        return sign | 0x7c00;
    }
    // Below the least normal value the step is constant; above, it follows the exponent.
    let exponent = if magnitude < 2f64.powi(-14) { -14 } else { ((magnitude.to_bits() >> 52) as i32) - 1023 };
    let steps = (magnitude * 2f64.powi(10 - exponent)).round_ties_even() as u16;
    // A carry out of the fraction goes on into the exponent, as it should.
    let base = ((exponent + 14) as u16) << 10;
    sign | (base + steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<Option<u32>> {
        parse_values(text, 64).expect(text).iter().map(|element| element.bits).collect()
    }

    #[test]
    fn values_are_read_in_all_forms() {
        assert_eq!(values("i32 -1, 0x10 2*2"), [Some(u32::MAX), Some(16), Some(2), Some(2)]);
        assert_eq!(
            values("f32 1.5 0x3f800000 inf any"),
            [0x3fc0_0000, 0x3f80_0000, 0x7f80_0000].map(Some).into_iter().chain([None]).collect::<Vec<_>>()
        );
        assert_eq!(values("f16 1 -2 65504 -inf 5.960464477539063e-8"), [0x3c00, 0xc000, 0x7bff, 0xfc00, 1].map(Some));
        for wrong in ["f32", "i32 1.5", "u32 -1", "f16 0x10000", "f32 infinity", "u32 1*x", "u32 0*99"] {
            assert!(parse_values(wrong, 64).is_err(), "{wrong}");
        }
    }

    #[test]
    fn f16_conversions_agree_both_ways() {
        for bits in 0..=u16::MAX {
            let value = f16_to_f32(bits);
            if !value.is_nan() {
                assert_eq!(f64_to_f16(f64::from(value)), bits, "{bits:#x}");
            }
        }
        assert_eq!(f64_to_f16(1.0 + 2f64.powi(-11)), 0x3c00, "a tie goes to the even one");
        assert_eq!(f64_to_f16(65519.9), 0x7bff);
    }

    #[test]
    fn tolerances_are_kept() {
        let expected = parse_values("f32 1 nan 0 inf any", 64).expect("valid");
        let one_up = f32::from_bits(1f32.to_bits() + 1);
        let bytes: Vec<u8> =
            [one_up, -f32::NAN, -0.0, f32::MAX, 3.0].iter().flat_map(|value| value.to_le_bytes()).collect();
        let wrong = |tolerance| compare(&expected, &bytes, tolerance).iter().map(|at| at.index).collect::<Vec<_>>();
        assert_eq!(wrong(Tolerance::Exact), [0, 3]);
        assert_eq!(wrong(Tolerance::Ulp(1)), [3]);
        assert_eq!(wrong(Tolerance::Abs(1e-3)), [3], "infinity is near to nothing");
        assert_eq!(compare(&expected, &bytes[..4], Tolerance::Ulp(9)).len(), 3, "missing bytes are never right");
    }
}
