//! The values that are right for one scalar of a result.

use std::fmt;

use crate::format::Format;
use crate::interval::{Interval, Outcome};
use crate::value::Scalar;

/// The values that are right for one scalar of a result: any, or those in a few closed ranges.
///
/// It prints as `expect` directives spell it: `any`, `1.5`, `0|1e-40`, `0.29999998..0.3`.
#[derive(Clone, PartialEq, Debug)]
pub struct Accepted {
    scalar: Scalar,
    /// Ascending and apart; `None` for any value.
    ranges: Option<Vec<(f64, f64)>>,
}

impl Accepted {
    /// Every value is right.
    pub(crate) const fn any(scalar: Scalar) -> Self {
        Self { scalar, ranges: None }
    }

    /// One of these numbers.
    pub(crate) fn numbers(scalar: Scalar, numbers: impl IntoIterator<Item = f64>) -> Self {
        Self::ranges(scalar, numbers.into_iter().map(|number| (number, number)).collect())
    }

    /// One of these bits.
    pub(crate) fn bits(scalar: Scalar, bits: impl IntoIterator<Item = u32>) -> Self {
        Self::numbers(scalar, bits.into_iter().map(|bits| scalar.number(bits)))
    }

    /// A value of any of the outcomes. A subnormal one may be flushed.
    pub(crate) fn outcomes(scalar: Scalar, outcomes: impl IntoIterator<Item = Outcome>) -> Self {
        let mut ranges = Vec::new();
        for outcome in outcomes {
            let Some(intervals) = outcome else { return Self::any(scalar) };
            for Interval { lo, hi, .. } in intervals {
                ranges.push((lo, hi));
                let least_normal = scalar.format().map_or(0.0, Format::least_normal);
                if hi > -least_normal && lo < least_normal {
                    ranges.push((0.0, 0.0));
                }
            }
        }
        Self::ranges(scalar, ranges)
    }

    fn ranges(scalar: Scalar, mut ranges: Vec<(f64, f64)>) -> Self {
        if ranges.iter().any(|(lo, hi)| !lo.is_finite() || !hi.is_finite()) {
            return Self::any(scalar);
        }
        ranges.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut apart: Vec<(f64, f64)> = Vec::new();
        for (lo, hi) in ranges {
            // Zero has one sign, as it has for comparisons.
            let (lo, hi) = (lo + 0.0, hi + 0.0);
            match apart.last_mut() {
                Some(last) if lo <= after(scalar, last.1) => last.1 = last.1.max(hi),
                _ => apart.push((lo, hi)),
            }
        }
        if scalar == Scalar::Bool && apart == [(0.0, 1.0)] {
            Self::any(scalar)
        } else {
            Self { scalar, ranges: Some(apart) }
        }
    }

    /// Whether every value is right.
    pub const fn is_any(&self) -> bool {
        self.ranges.is_none()
    }

    /// The scalar type.
    pub const fn scalar(&self) -> Scalar {
        self.scalar
    }

    /// The ranges of right values, ascending, both ends included; `None` for any value.
    pub fn right(&self) -> Option<&[(f64, f64)]> {
        self.ranges.as_deref()
    }

    /// Whether a value is right. Zeros of either sign are equal.
    pub fn allows(&self, bits: u32) -> bool {
        let number = self.scalar.number(bits);
        self.ranges.as_ref().is_none_or(|ranges| ranges.iter().any(|&(lo, hi)| (lo..=hi).contains(&number)))
    }
}

/// The value after one.
fn after(scalar: Scalar, x: f64) -> f64 {
    scalar.format().map_or(x + 1.0, |format| format.next_up(x))
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(ranges) = &self.ranges else { return f.write_str("any") };
        for (index, &(lo, hi)) in ranges.iter().enumerate() {
            let bar = if index == 0 { "" } else { "|" };
            write!(f, "{bar}{}", spell(self.scalar, lo))?;
            if lo != hi {
                write!(f, "..{}", spell(self.scalar, hi))?;
            }
        }
        Ok(())
    }
}

/// The shortest decimal that means the value.
pub(crate) fn spell(scalar: Scalar, number: f64) -> String {
    let text = match scalar {
        Scalar::F32 => format!("{:?}", number as f32),
        Scalar::F16 => spell_f16(number),
        _ => format!("{number:?}"),
    };
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// The number itself where it is short, else the shortest decimal that rounds to it.
fn spell_f16(number: f64) -> String {
    let whole = format!("{number:?}");
    if whole.len() <= 8 {
        return whole;
    }
    let back = |text: &str| text.parse::<f64>().is_ok_and(|read| Format::F16.nearest(read) == number);
    (0..=5)
        .map(|digits| format!("{number:.digits$e}"))
        .find(|text| back(text))
        .and_then(|text| text.parse::<f64>().ok())
        .map_or(whole, |short| format!("{short:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_join_where_they_touch() {
        let one = 1f64;
        let up = f64::from(1f32.next_up());
        let accepted = Accepted::numbers(Scalar::F32, [up, -0.0, one, 5.0]);
        assert_eq!(accepted.to_string(), "0|1..1.0000001|5");
        assert!(accepted.allows((-0f32).to_bits()) && accepted.allows(1f32.to_bits()));
        assert!(!accepted.allows(2f32.to_bits()) && !accepted.allows(f32::NAN.to_bits()));
        assert_eq!(Accepted::numbers(Scalar::U32, [3.0, 4.0, 4294967295.0]).to_string(), "3..4|4294967295");
        assert!(Accepted::numbers(Scalar::Bool, [0.0, 1.0]).is_any());
    }

    #[test]
    fn spellings_lead_back() {
        for bits in (0..=0x7bff).chain(0x8000..=0xfbff) {
            let number = Scalar::F16.number(bits);
            let read: f64 = spell(Scalar::F16, number).parse().expect("a number");
            assert_eq!(Format::F16.nearest(read), number, "{bits:x}");
        }
        assert_eq!(spell(Scalar::F16, Format::F16.value(0x2e66)), "0.1");
    }
}
