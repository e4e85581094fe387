//! Typed values in directives: reading them, and their bytes.

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

    /// A value as messages show it.
    pub(super) fn show(self, bits: u32) -> String {
        match self {
            Self::I32 => bits.cast_signed().to_string(),
            Self::U32 | Self::U8 | Self::U16 => bits.to_string(),
            Self::I8 => (bits as u8).cast_signed().to_string(),
            Self::I16 => (bits as u16).cast_signed().to_string(),
            Self::F32 => format!("{:?} (0x{bits:08x})", f32::from_bits(bits)),
            Self::F16 => format!("{:?} (0x{bits:04x})", f16_to_f32(bits as u16)),
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

/// Reads `TYPE VALUE...`; at most `max_bytes` in all.
pub fn parse_values(text: &str, max_bytes: usize) -> Result<Vec<Element>, String> {
    let element = |scalar, word: &str| match word {
        "any" => Some(Element { scalar, bits: None }),
        _ => parse_bits(scalar, word).map(|bits| Element { scalar, bits: Some(bits) }),
    };
    parse_list(text, max_bytes, element)
}

/// Reads `TYPE WORD...`, in which a word may be repeated as `WORD*COUNT`, and at most `max_bytes` are described.
pub(super) fn parse_list<T: Clone>(
    text: &str,
    max_bytes: usize,
    parse: impl Fn(Scalar, &str) -> Option<T>,
) -> Result<Vec<T>, String> {
    let (name, values) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let scalar = Scalar::from_name(name)
        .ok_or_else(|| format!("`{name}` is not one of the types i32, u32, f32, f16, i8, u8, i16, u16"))?;
    let mut list = Vec::new();
    for word in values.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        let (value, count) = match word.split_once('*') {
            Some((value, count)) => (value, count.parse().map_err(|_| format!("`{count}` is not a count"))?),
            None => (word, 1),
        };
        let item = parse(scalar, value).ok_or_else(|| format!("`{value}` is not a value of type {name}"))?;
        if list.len().saturating_add(count).saturating_mul(scalar.size()) > max_bytes {
            return Err(format!("more than {max_bytes} bytes in a buffer"));
        }
        list.extend(std::iter::repeat_n(item, count));
    }
    if list.is_empty() { Err(format!("no values after `{name}`")) } else { Ok(list) }
}

/// The bits of one written value.
pub(super) fn parse_bits(scalar: Scalar, text: &str) -> Option<u32> {
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
        Scalar::F32 => float::<f32>(text).map(f32::to_bits),
        Scalar::F16 => float(text).map(|value| u32::from(f64_to_f16(value))),
    }
}

/// A decimal, `nan`, `inf` or `-inf`; no other word that Rust's parser takes.
fn float<T: std::str::FromStr>(text: &str) -> Option<T> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    (digits == "nan" || digits == "inf" || digits.starts_with(|c: char| c.is_ascii_digit() || c == '.'))
        .then(|| text.parse().ok())
        .flatten()
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
}
