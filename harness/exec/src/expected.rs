//! What is expected of a buffer: reading it, and comparing it with what was read back.

use super::values::{Scalar, f16_to_f32, parse_bits, parse_list};
use std::fmt;

/// What one scalar may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    /// The type.
    pub scalar: Scalar,
    accepted: Accepted,
}

/// Bits of values that are right.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Accepted {
    /// Not compared.
    Any,
    /// One value.
    One(u32),
    /// Those from a value to a value, both included.
    Ranges(Box<[(u32, u32)]>),
}

impl Expected {
    /// Whether it is compared at all.
    pub fn is_compared(&self) -> bool {
        self.accepted != Accepted::Any
    }

    /// Whether these bits are right.
    fn agrees(&self, actual: u32, tolerance: Tolerance) -> bool {
        let near = |bits: u32| is_near(self.scalar, bits, actual, tolerance);
        match &self.accepted {
            Accepted::Any => true,
            Accepted::One(bits) => near(*bits),
            Accepted::Ranges(ranges) => {
                let value = number(self.scalar, actual);
                let is_inside = |&(lo, hi): &(u32, u32)| {
                    (number(self.scalar, lo)..=number(self.scalar, hi)).contains(&value) || near(lo) || near(hi)
                };
                ranges.iter().any(is_inside)
            }
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.accepted {
            Accepted::Any => f.write_str("any"),
            Accepted::One(bits) => f.write_str(&self.scalar.show(*bits)),
            Accepted::Ranges(ranges) => {
                let shown = ranges.iter().map(|&(lo, hi)| match self.scalar.show(lo) {
                    one if lo == hi => one,
                    lo => format!("{lo} to {}", self.scalar.show(hi)),
                });
                f.write_str(&shown.collect::<Vec<_>>().join(" or "))
            }
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
    pub expected: Expected,
    /// The bits that were there.
    pub actual: u32,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { index, offset, expected, actual } = self;
        let actual = expected.scalar.show(*actual);
        write!(f, "element {index} (byte {offset}): expected {expected}, got {actual}")
    }
}

/// Reads `TYPE VALUE...`, where a value may also be a range `LO..HI`, or alternatives `A|B` of both; at most `max_bytes` in all.
pub fn parse_expected(text: &str, max_bytes: usize) -> Result<Vec<Expected>, String> {
    parse_list(text, max_bytes, |scalar, word| parse_one(scalar, word).map(|accepted| Expected { scalar, accepted }))
}

fn parse_one(scalar: Scalar, word: &str) -> Option<Accepted> {
    if word == "any" {
        return Some(Accepted::Any);
    }
    if !word.contains('|') && !word.contains("..") {
        return parse_bits(scalar, word).map(Accepted::One);
    }
    let range = |part: &str| -> Option<(u32, u32)> {
        let (lo, hi) = part.split_once("..").unwrap_or((part, part));
        let (lo, hi) = (parse_bits(scalar, lo)?, parse_bits(scalar, hi)?);
        // Nothing lies between what has no order, or between a value and a lower one.
        (lo == hi || number(scalar, lo) <= number(scalar, hi)).then_some((lo, hi))
    };
    word.split('|').map(range).collect::<Option<Box<[_]>>>().map(Accepted::Ranges)
}

/// Where `bytes` differs from `expected`. Missing bytes read as zero: the caller checks sizes.
pub fn compare(expected: &[Expected], bytes: &[u8], tolerance: Tolerance) -> Vec<Mismatch> {
    let mut mismatches = Vec::new();
    let mut offset = 0;
    for (index, element) in expected.iter().enumerate() {
        let size = element.scalar.size();
        let mut word = [0; 4];
        let read = bytes.get(offset..).unwrap_or_default();
        let length = size.min(read.len());
        word[..length].copy_from_slice(&read[..length]);
        let actual = u32::from_le_bytes(word);
        if element.is_compared() && (length < size || !element.agrees(actual, tolerance)) {
            mismatches.push(Mismatch { index, offset, expected: element.clone(), actual });
        }
        offset += size;
    }
    mismatches
}

/// The number that bits mean.
fn number(scalar: Scalar, bits: u32) -> f64 {
    match scalar {
        Scalar::F32 => f64::from(f32::from_bits(bits)),
        Scalar::F16 => f64::from(f16_to_f32(bits as u16)),
        Scalar::U32 | Scalar::U16 | Scalar::U8 => f64::from(bits),
        Scalar::I32 | Scalar::I16 | Scalar::I8 => {
            let shift = 32 - 8 * scalar.size();
            f64::from((bits << shift).cast_signed() >> shift)
        }
    }
}

/// Whether a value is as near to one that is right as it must be.
fn is_near(scalar: Scalar, expected: u32, actual: u32, tolerance: Tolerance) -> bool {
    if expected == actual {
        return true;
    }
    let (wanted, got) = (number(scalar, expected), number(scalar, actual));
    let distance = match scalar {
        Scalar::F32 => ordered(expected, 31).abs_diff(ordered(actual, 31)),
        Scalar::F16 => ordered(expected, 15).abs_diff(ordered(actual, 15)),
        // Of a texture, an integer may be a normalised number: an absolute distance counts its steps.
        Scalar::U8 | Scalar::U16 | Scalar::I8 | Scalar::I16 => {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerances_are_kept() {
        let expected = parse_expected("f32 1 nan 0 inf any", 64).expect("valid");
        let one_up = f32::from_bits(1f32.to_bits() + 1);
        let bytes: Vec<u8> =
            [one_up, -f32::NAN, -0.0, f32::MAX, 3.0].iter().flat_map(|value| value.to_le_bytes()).collect();
        let wrong = |tolerance| compare(&expected, &bytes, tolerance).iter().map(|at| at.index).collect::<Vec<_>>();
        assert_eq!(wrong(Tolerance::Exact), [0, 3]);
        assert_eq!(wrong(Tolerance::Ulp(1)), [3]);
        assert_eq!(wrong(Tolerance::Abs(1e-3)), [3], "infinity is near to nothing");
        assert_eq!(compare(&expected, &bytes[..4], Tolerance::Ulp(9)).len(), 3, "missing bytes are never right");
    }

    #[test]
    fn ranges_and_alternatives() {
        let expected = parse_expected("f32 -1.5..2 0|1e-40 0x3f800000..3|7 5..6*2 -1..-1", 64).expect("valid");
        let wrong = |values: [f32; 6]| {
            let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
            compare(&expected, &bytes, Tolerance::Exact).iter().map(|at| at.index).collect::<Vec<_>>()
        };
        assert_eq!(wrong([-1.5, -0.0, 7.0, 5.0, 6.0, -1.0]), [0; 0]);
        assert_eq!(wrong([2.1, 2e-40, 3.5, 4.9, f32::NAN, -1.1]), [0, 1, 2, 3, 4, 5]);
        let integers = parse_expected("i32 -3..-1 5|9", 64).expect("valid");
        let bytes = [(-2i32).to_le_bytes(), 7i32.to_le_bytes()].concat();
        let mismatches = compare(&integers, &bytes, Tolerance::Exact);
        assert_eq!(mismatches.len(), 1);
        assert_eq!(mismatches[0].to_string(), "element 1 (byte 4): expected 5 or 9, got 7");
        for wrong in ["f32 1..", "f32 ..1", "f32 2..1", "i32 1|", "u32 1..x", "f32 nan..1", "f32 any|1"] {
            assert!(parse_expected(wrong, 64).is_err(), "{wrong}");
        }
    }
}
