//! The value of a numeric literal (`numeric-literals`): exact for integers, rounded once, to nearest even, for floats.
//!
//! The text given is a token that the lexer found to be of valid form.

use super::ast::{Literal, LiteralValue};
use super::rules;
use crate::diagnostic::Rule;

/// Why a literal has no value: the rule, and the message. Behind a pointer, so that a literal is returned in registers.
pub type Mistake = Box<(Rule, String)>;

/// The value of an integer literal.
pub fn integer(text: &str) -> Result<Literal, Mistake> {
    let (digits, radix) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&text[2..], 16),
        _ => (text, 10),
    };
    let (digits, suffix) = match digits.as_bytes().last() {
        Some(&suffix @ (b'i' | b'u')) => (&digits[..digits.len() - 1], Some(suffix)),
        _ => (digits, None),
    };
    let (limit, ty) = match suffix {
        Some(b'i') => (i64::from(i32::MAX), "i32"),
        Some(_) => (i64::from(u32::MAX), "u32"),
        None => (i64::MAX, "AbstractInt"),
    };
    let value = if radix == 10 { decimal_integer(digits) } else { i64::from_str_radix(digits, radix).ok() };
    let value = value.filter(|&value| value <= limit);
    let value = value.ok_or_else(|| {
        let message = format!("the number is too large for {ty}, whose greatest value is {limit}");
        Box::new((rules::INTEGER_LITERAL_RANGE, message))
    })?;
    Ok(Literal::new(match suffix {
        Some(b'i') => LiteralValue::I32(value as i32),
        Some(_) => LiteralValue::U32(value as u32),
        None => LiteralValue::AbstractInt(value),
    }))
}

/// The value of decimal digits, where it is no greater than that of any integer type.
fn decimal_integer(digits: &str) -> Option<i64> {
    digits.bytes().try_fold(0_i64, |value, digit| value.checked_mul(10)?.checked_add(i64::from(digit - b'0')))
}

/// The value of a floating point literal.
pub fn float(text: &str) -> Result<Literal, Mistake> {
    let hexadecimal = matches!(text.as_bytes(), [b'0', b'x' | b'X', ..]);
    // In a hexadecimal number without exponent an `f` is a digit.
    let may_have_suffix = !hexadecimal || text.contains(['p', 'P']);
    let (number, format) = match text.as_bytes().last() {
        Some(b'f') if may_have_suffix => (&text[..text.len() - 1], &BINARY32),
        Some(b'h') if may_have_suffix => (&text[..text.len() - 1], &BINARY16),
        _ => (text, &BINARY64),
    };
    let value = if hexadecimal { hexadecimal_float(&number[2..], format) } else { decimal_float(number, format) }?;
    Ok(Literal::new(match format.bits {
        16 => LiteralValue::F16(value as f32),
        32 => LiteralValue::F32(value as f32),
        _ => LiteralValue::AbstractFloat(value),
    }))
}

/// A binary interchange format.
struct Format {
    /// The WGSL type of that format.
    name: &'static str,
    /// Its width.
    bits: u32,
    /// Bits of the significand, the implicit one included.
    precision: u32,
    /// The exponent of the least subnormal's only bit.
    least: i64,
    /// The greatest finite value.
    max: f64,
}

const BINARY16: Format = Format { name: "f16", bits: 16, precision: 11, least: -24, max: 65504.0 };
const BINARY32: Format = Format { name: "f32", bits: 32, precision: 24, least: -149, max: f32::MAX as f64 };
const BINARY64: Format = Format { name: "AbstractFloat", bits: 64, precision: 53, least: -1074, max: f64::MAX };

fn out_of_range(format: &Format) -> Mistake {
    let message = format!("the number is too large for {}, whose greatest value is {:e}", format.name, format.max);
    Box::new((rules::FLOAT_LITERAL_RANGE, message))
}

fn decimal_float(number: &str, format: &Format) -> Result<f64, Mistake> {
    let nearest: f64 = number.parse().expect("Rust's decimal numbers include WGSL's");
    if nearest > format.max {
        return Err(out_of_range(format));
    }
    Ok(match format.bits {
        32 => f64::from(number.parse::<f32>().expect("Rust's decimal numbers include WGSL's")),
        16 => round_to_half(nearest, number),
        _ => nearest,
    })
}

/// Rounds to binary16 the decimal `number`, whose nearest binary64 is `nearest`.
///
/// Rounding twice goes wrong only where the first result lies halfway between two binary16 values and is not exact:
/// then the decimal digits decide.
fn round_to_half(nearest: f64, number: &str) -> f64 {
    let ulp = half_ulp(nearest);
    // Exact: a binary64 divided by a power of two, and its integer part.
    let (scaled, below) = (nearest / ulp, (nearest / ulp).floor());
    let up = match scaled - below {
        0.5 => match compare_decimal(number, nearest) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Equal => below % 2.0 == 1.0,
        },
        fraction => fraction > 0.5,
    };
    (below + f64::from(u8::from(up))) * ulp
}

/// The distance of binary16 values at `value`, which is finite and not negative.
fn half_ulp(value: f64) -> f64 {
    let exponent = (value.to_bits() >> 52) as i64 - 1023;
    2.0_f64.powi((exponent - 10).max(BINARY16.least) as i32)
}

/// Compares the decimal `number` with `value`, a multiple of 2^-25 below 2^16 and the binary64 nearest to `number`.
fn compare_decimal(number: &str, value: f64) -> std::cmp::Ordering {
    let decimal = Decimal::new(number);
    // Both sides times 2^25 and a power of ten are integers. They differ by little, so that if one fits, both do.
    let (mut left, mut right) = (decimal.significand << 25, (value * 33_554_432.0) as u128);
    match decimal.exponent {
        exponent @ 0.. => left *= 10_u128.pow(exponent as u32),
        exponent => right *= 10_u128.pow(-exponent as u32),
    }
    left.cmp(&right).then(if decimal.more { std::cmp::Ordering::Greater } else { std::cmp::Ordering::Equal })
}

/// A decimal number as `significand * 10^exponent`, cut after 20 significant digits.
struct Decimal {
    significand: u128,
    exponent: i64,
    /// Whether a digit that is not zero was cut.
    more: bool,
}

impl Decimal {
    fn new(number: &str) -> Self {
        let (digits, exponent) = split_exponent(number, ['e', 'E']);
        let mut result = Self { significand: 0, exponent, more: false };
        let mut after_point = false;
        for byte in digits.bytes() {
            if byte == b'.' {
                after_point = true;
                continue;
            }
            let digit = byte - b'0';
            let room = result.significand < 10_u128.pow(19);
            if room {
                result.significand = result.significand * 10 + u128::from(digit);
            } else {
                result.more |= digit != 0;
            }
            result.exponent += i64::from(!room) - i64::from(after_point);
        }
        result
    }
}

/// The digits before the exponent letter and the exponent, which is clamped to what cannot matter.
fn split_exponent(number: &str, letters: [char; 2]) -> (&str, i64) {
    let Some((digits, exponent)) = number.split_once(letters) else {
        return (number, 0);
    };
    let (negative, magnitude) = match exponent.as_bytes() {
        [b'-', ..] => (true, &exponent[1..]),
        [b'+', ..] => (false, &exponent[1..]),
        _ => (false, exponent),
    };
    // Far beyond what any source text has digits to make up for.
    let magnitude = magnitude.parse::<i64>().unwrap_or(i64::MAX).min(1 << 40);
    (digits, if negative { -magnitude } else { magnitude })
}

/// The value of a hexadecimal number without its `0x` and suffix. One of a sized type must be exact.
fn hexadecimal_float(number: &str, format: &Format) -> Result<f64, Mistake> {
    let (digits, mut exponent) = split_exponent(number, ['p', 'P']);
    let (mut significand, mut more, mut after_point) = (0_u64, false, false);
    for c in digits.chars() {
        let Some(digit) = c.to_digit(16) else {
            after_point = true;
            continue;
        };
        let room = significand < 1 << 60;
        if room {
            significand = significand << 4 | u64::from(digit);
        } else {
            more |= digit != 0;
        }
        exponent += 4 * (i64::from(!room) - i64::from(after_point));
    }
    if significand == 0 {
        return Ok(0.0);
    }
    let (value, exact) = round_binary(significand, exponent, more, format);
    if value > format.max {
        return Err(out_of_range(format));
    }
    if !exact && format.bits < 64 {
        let message = format!("{} cannot hold this hexadecimal number exactly", format.name);
        return Err(Box::new((rules::FLOAT_LITERAL_EXACT, message)));
    }
    Ok(value)
}

/// Rounds `significand * 2^exponent`, and a bit more if `more`, to nearest even in `format`; whether it was exact.
///
/// `significand` is not zero. A value too large for the format comes out above its maximum.
fn round_binary(significand: u64, exponent: i64, more: bool, format: &Format) -> (f64, bool) {
    let shift = i64::from(significand.leading_zeros());
    // Now `significand * 2^exponent` with the significand's top bit set: its lowest bit kept is bit `cut`.
    let (significand, exponent) = (significand << shift, exponent - shift);
    let cut = (64 - i64::from(format.precision)).max(format.least - exponent);
    let (kept, rest, half) = match cut {
        ..64 => (significand >> cut, significand & ((1 << cut) - 1), 1_u64 << (cut - 1)),
        64 => (0, significand, 1 << 63),
        // Below half of the least subnormal.
        _ => return (0.0, false),
    };
    let up = rest > half || rest == half && (more || kept % 2 == 1);
    let exponent = exponent + cut;
    // At most 2^53: exact. Scaling is exact too, for the result is a value of the format or beyond its range.
    let value = scale((kept + u64::from(up)) as f64, exponent);
    (value, rest == 0 && !more)
}

/// `value * 2^exponent`, infinite where it is too large; `value` is an integer up to 2^53, the result a binary64 value.
fn scale(value: f64, exponent: i64) -> f64 {
    if exponent > 1023 {
        return f64::INFINITY;
    }
    // `powi` of a power of two is exact as long as it is normal, so the exponent goes in two steps.
    let low = (exponent as i32).max(-1000);
    value * 2.0_f64.powi(low) * 2.0_f64.powi(exponent as i32 - low)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn float_of(text: &str) -> LiteralValue {
        float(text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}")).value()
    }

    fn rule_of(result: Result<Literal, Mistake>) -> &'static str {
        result.expect_err("a mistake").0.id
    }

    #[test]
    fn integers_are_exact_and_in_range() {
        assert_eq!(integer("0").ok(), Some(Literal::new(LiteralValue::AbstractInt(0))));
        assert_eq!(integer("2147483647i").ok(), Some(Literal::new(LiteralValue::I32(i32::MAX))));
        assert_eq!(integer("0XFFFFffffu").ok(), Some(Literal::new(LiteralValue::U32(u32::MAX))));
        assert_eq!(integer("0x7fffffffffffffff").ok(), Some(Literal::new(LiteralValue::AbstractInt(i64::MAX))));
        for text in ["2147483648i", "0x80000000i", "4294967296u", "9223372036854775808", "0x10000000000000000"] {
            assert_eq!(rule_of(integer(text)), "wgsl/integer-literal-range", "{text}");
        }
    }

    #[test]
    fn decimals_round_once() {
        assert_eq!(float_of("1e-3"), LiteralValue::AbstractFloat(1e-3));
        assert_eq!(float_of("01."), LiteralValue::AbstractFloat(1.0));
        assert_eq!(float_of(".5f"), LiteralValue::F32(0.5));
        // One above a tie of binary32 that is not visible in binary64.
        assert_eq!(float_of("1.000000059604644775390626f"), LiteralValue::F32(1.0 + f32::EPSILON));
        assert_eq!(float_of("1e-60f"), LiteralValue::F32(0.0));
        assert_eq!(float_of("3.40282346e38f"), LiteralValue::F32(f32::MAX));
        assert_eq!(rule_of(float("3.5e38f")), "wgsl/float-literal-range");
        assert_eq!(rule_of(float("1e999999999999999999999")), "wgsl/float-literal-range");
    }

    #[test]
    fn decimals_of_half_precision_round_once() {
        assert_eq!(float_of("65504h"), LiteralValue::F16(65504.0));
        assert_eq!(rule_of(float("65505h")), "wgsl/float-literal-range");
        let ulp = 2.0_f32.powi(-10);
        // 1 + ulp / 2 is a tie, and goes to the even one.
        assert_eq!(float_of("1.00048828125h"), LiteralValue::F16(1.0));
        assert_eq!(float_of("1.00048828125000000001h"), LiteralValue::F16(1.0 + ulp));
        assert_eq!(float_of("1.00146484375h"), LiteralValue::F16(1.0 + 2.0 * ulp));
        assert_eq!(float_of("1.00146484374999999999h"), LiteralValue::F16(1.0 + ulp));
        // The same around half of the least subnormal.
        assert_eq!(float_of("2.98023223876953125e-8h"), LiteralValue::F16(0.0));
        assert_eq!(float_of("2.98023223876953126e-8h"), LiteralValue::F16(2.0_f32.powi(-24)));
        assert_eq!(float_of("1e-300h"), LiteralValue::F16(0.0));
    }

    #[test]
    fn hexadecimal_floats_are_exact_or_refused() {
        assert_eq!(float_of("0x1.8p1f"), LiteralValue::F32(3.0));
        assert_eq!(float_of("0x1p-149f"), LiteralValue::F32(f32::from_bits(1)));
        assert_eq!(float_of("0x1.fffffep127f"), LiteralValue::F32(f32::MAX));
        assert_eq!(float_of("0x1p-24h"), LiteralValue::F16(2.0_f32.powi(-24)));
        assert_eq!(float_of("0x1.ffcp15h"), LiteralValue::F16(65504.0));
        assert_eq!(float_of("0xf.f"), LiteralValue::AbstractFloat(15.9375));
        assert_eq!(float_of("0x0.p999999999999999999999f"), LiteralValue::F32(0.0));
        assert_eq!(float_of("0x.00000000000000000001p80"), LiteralValue::AbstractFloat(1.0));
        for text in ["0x1.00000001p0f", "0x1p-150f", "0x1.0000001p-126f", "0x1.002p0h", "0x1p-999999999999999999999h"] {
            assert_eq!(rule_of(float(text)), "wgsl/float-literal-exact", "{text}");
        }
        for text in ["0x1p128f", "0x1p16h", "0x1p1024", "0x1p999999999999999999999"] {
            assert_eq!(rule_of(float(text)), "wgsl/float-literal-range", "{text}");
        }
    }

    #[test]
    fn abstract_hexadecimal_floats_round_to_even() {
        assert_eq!(float_of("0x1.00000000000008p0"), LiteralValue::AbstractFloat(1.0));
        assert_eq!(float_of("0x1.000000000000080000000001p0"), LiteralValue::AbstractFloat(1.0 + f64::EPSILON));
        assert_eq!(float_of("0x1.00000000000018p0"), LiteralValue::AbstractFloat(1.0 + 2.0 * f64::EPSILON));
        assert_eq!(float_of("0x1p-1074"), LiteralValue::AbstractFloat(f64::from_bits(1)));
        assert_eq!(float_of("0x1p-1075"), LiteralValue::AbstractFloat(0.0));
        assert_eq!(float_of("0x1.8p-1075"), LiteralValue::AbstractFloat(f64::from_bits(1)));
        assert_eq!(float_of("0x1.fffffffffffffp1023"), LiteralValue::AbstractFloat(f64::MAX));
    }
}
