//! The text of numbers, for writers and messages: the shortest that reads back to the same bits. Suffixes and casts are the writers' matter.
//!
//! The forms (`1.0`, `-0.5`, `1e-10`, `0x1.8p-130`) are valid in WGSL, MSL and, but for the hexadecimal one, GLSL.

use std::fmt::Write;

use super::half::{f16_from_f64, f16_to_f64};
use crate::util::text::with_digits;

/// Appends an integer in decimal digits.
pub fn integer(out: &mut String, value: i64) {
    with_digits(value, |digits| out.push_str(digits));
}

/// Appends the shortest decimal text of a finite binary32 that is not beyond the greatest one.
pub fn decimal_f32(out: &mut String, value: f32) {
    debug_assert!(value.is_finite());
    if let Some((number, digits)) = few_digits(value) {
        return decimal_fraction(out, value.is_sign_negative(), number, digits);
    }
    if value.abs() == f32::MAX {
        // The shortest text, 3.4028235e38, rounds to it but is greater, which strict readers refuse.
        return decimal_f64(out, value.into());
    }
    // The standard library's debug form is the shortest text that reads back, and always shows that it is no integer.
    write!(out, "{value:?}").expect("strings take all text");
}

/// The whole number, without its sign, and how many of its digits stand behind the point, where so few are the shortest decimal text of
/// a value: most constants of shaders are such.
fn few_digits(value: f32) -> Option<(u32, u32)> {
    // Up to 2^20 the numbers of so many digits lie so far apart that at most one of them reads back to a value. Both it and the power
    // of ten are exact, so that their quotient is rounded as the decimal is that they write.
    const POWERS: [f32; 4] = [1.0, 10.0, 100.0, 1000.0];
    let size = value.abs();
    if size >= 1024.0 {
        return (size < 1_048_576.0 && size.fract() == 0.0).then_some((size as u32, 0));
    }
    (0..).zip(POWERS).find_map(|(digits, power)| {
        let number = (f64::from(size) * f64::from(power)).round_ties_even() as u32;
        (number as f32 / power == size).then_some((number, digits))
    })
}

fn decimal_fraction(out: &mut String, is_negative: bool, number: u32, digits: u32) {
    if is_negative {
        out.push('-');
    }
    let power = 10u32.pow(digits);
    integer(out, (number / power).into());
    out.push('.');
    let mut rest = number % power;
    for place in (0..digits.max(1)).rev() {
        let unit = 10u32.pow(place);
        out.push(char::from(b'0' + (rest / unit) as u8));
        rest %= unit;
    }
}

/// Appends the shortest decimal text of a finite binary64.
pub fn decimal_f64(out: &mut String, value: f64) {
    debug_assert!(value.is_finite());
    write!(out, "{value:?}").expect("strings take all text");
}

/// Appends a decimal text, with the fewest digits possible, of a finite binary16.
pub fn decimal_f16(out: &mut String, bits: u16) {
    shortest_f16(out, bits, |_, _| true);
}

/// Like [`decimal_f16`], but no nearer to zero than the value: for readers that cut off what does not fit instead of rounding.
pub fn decimal_f16_to_be_cut(out: &mut String, bits: u16) {
    shortest_f16(out, bits, |read, value| read.abs() >= value.abs());
}

/// The shortest decimal that reads back and that `is_good`, or the number itself.
fn shortest_f16(out: &mut String, bits: u16, is_good: impl Fn(f64, f64) -> bool) {
    let value = f16_to_f64(bits);
    debug_assert!(value.is_finite());
    // Five significant digits distinguish all binary16 values.
    let shortest = (0..5).map(|digits| format!("{value:.digits$e}")).find_map(|text| {
        let read = text.parse::<f64>().ok()?;
        (f16_from_f64(read) == bits && is_good(read, value)).then_some(read)
    });
    decimal_f64(out, shortest.unwrap_or(value));
}

/// Appends the exact hexadecimal text of a finite number: for subnormals, which some readers of decimal text flush.
pub fn hexadecimal(out: &mut String, value: f64) {
    debug_assert!(value.is_finite());
    out.push_str(if value.is_sign_negative() { "-0x" } else { "0x" });
    if value == 0.0 {
        out.push_str("0p+0");
        return;
    }
    // Multiplied into the normal range first, so that the leading digit is 1 for subnormals too.
    let (normal, shift) =
        if value.is_normal() { (value, 0) } else { (value * super::half::exact_power_of_two(64), 64) };
    let exponent = ((normal.to_bits() >> 52) & 0x7ff) as i32 - 1023 - shift;
    let fraction = format!("{:013x}", normal.to_bits() & ((1 << 52) - 1));
    let fraction = fraction.trim_end_matches('0');
    let point = if fraction.is_empty() { "" } else { "." };
    write!(out, "1{point}{fraction}p{exponent:+}").expect("strings take all text");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::constant::half::f16_is_finite;

    fn text(write: impl FnOnce(&mut String)) -> String {
        let mut out = String::new();
        write(&mut out);
        out
    }

    #[test]
    fn shortest_decimal() {
        let f32s = [
            (1.0, "1.0"),
            (-0.0, "-0.0"),
            (0.1, "0.1"),
            (1e-10, "1e-10"),
            (f32::MAX, "3.4028234663852886e38"),
            (1e-45, "1e-45"),
        ];
        for (value, expected) in f32s {
            assert_eq!(text(|out| decimal_f32(out, value)), expected);
        }
        assert_eq!(text(|out| decimal_f64(out, 0.1 + 0.2)), "0.30000000000000004");
        let f16s = [(0x2e66, "0.1"), (0x7bff, "65500.0"), (1, "6e-8"), (0xbc00, "-1.0"), (0x3555, "0.3333")];
        for (bits, expected) in f16s {
            assert_eq!(text(|out| decimal_f16(out, bits)), expected);
        }
    }

    #[test]
    fn few_digits_are_those_of_the_standard_library() {
        let of_library = |value: f32| format!("{value:?}");
        let thousandths = (0..2_000_000u32).step_by(7).map(|number| number as f32 / 1000.0);
        let neighbours = thousandths.flat_map(|value| [value, value.next_up(), -value.next_down()]);
        let spread = (0..0x7f80_0000u32).step_by(9973).map(f32::from_bits);
        for value in neighbours.chain(spread).filter(|value| value.is_finite()) {
            assert_eq!(text(|out| decimal_f32(out, value)), of_library(value));
        }
    }

    #[test]
    fn all_halves_read_back() {
        for bits in (0..=u16::MAX).filter(|&bits| f16_is_finite(bits)) {
            let read: f64 = text(|out| decimal_f16(out, bits)).parse().expect("a number");
            assert_eq!(f16_from_f64(read), bits);
        }
    }

    #[test]
    fn what_is_cut_is_not_below() {
        assert_eq!(text(|out| decimal_f16(out, 0x7bff)), "65500.0");
        assert_eq!(text(|out| decimal_f16_to_be_cut(out, 0x7bff)), "65504.0");
        assert_eq!(text(|out| decimal_f16_to_be_cut(out, 0x2e66)), "0.1", "it is a little above the value");
    }

    #[test]
    fn exact_hexadecimal() {
        let table = [
            (0.0, "0x0p+0"),
            (1.0, "0x1p+0"),
            (-1.5, "-0x1.8p+0"),
            (f64::from(f32::from_bits(1)), "0x1p-149"),
            (f64::from(f32::MAX), "0x1.fffffep+127"),
            (f64::from_bits(3), "0x1.8p-1073"),
        ];
        for (value, expected) in table {
            assert_eq!(text(|out| hexadecimal(out, value)), expected);
        }
    }
}
