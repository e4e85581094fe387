//! Elementary functions on intervals, with the accuracy of the specification's tables.

use crate::format::Format;
use crate::interval::{Interval, Math};

/// More than the error of a function in binary64, as a part of its result.
const SLACK: f64 = 1e-14;

impl Math {
    fn by_format<T>(self, f32: T, f16: T) -> T {
        if self.0 == Format::F32 { f32 } else { f16 }
    }

    /// `exp(x)` or `exp2(x)`.
    fn exponential(self, x: Interval, f: impl Fn(f64) -> f64) -> Option<Interval> {
        let x = self.flushed(x);
        let units = |x: f64| self.by_format(3.0, 1.0) + 2.0 * x.abs();
        let at = |x: f64| self.widened(less(f(x)), more(f(x)), |_| units(x));
        // Each end has the units of its own argument; powers of two between them have at least the fewer.
        let inner = self.widened(f(x.lo), f(x.hi), |_| units(x.lo).min(units(x.hi)))?;
        Some(at(x.lo)?.join(at(x.hi)?).join(inner))
    }

    pub fn exp(self, x: Interval) -> Option<Interval> {
        self.exponential(x, libm::exp)
    }

    pub fn exp2(self, x: Interval) -> Option<Interval> {
        self.exponential(x, libm::exp2)
    }

    fn logarithm(self, x: Interval, f: impl Fn(f64) -> f64) -> Option<Interval> {
        let x = self.flushed(x);
        if x.lo <= 0.0 {
            return None;
        }
        let error = self.by_format(2f64.powi(-21), 2f64.powi(-7));
        let mut hull: Option<Interval> = None;
        let mut join = |part: Option<Interval>| -> Option<()> {
            let part = part?;
            hull = Some(hull.map_or(part, |hull| hull.join(part)));
            Some(())
        };
        let (inner_lo, inner_hi) = (x.lo.max(0.5), x.hi.min(2.0));
        if inner_lo <= inner_hi {
            join(self.between(less(f(inner_lo)) - error, more(f(inner_hi)) + error))?;
        }
        for (lo, hi) in [(x.lo, x.hi.min(0.5)), (x.lo.max(2.0), x.hi)] {
            if lo <= hi && (lo, hi) != (0.5, 0.5) && (lo, hi) != (2.0, 2.0) {
                join(self.widened(less(f(lo)), more(f(hi)), |_| 3.0))?;
            }
        }
        hull
    }

    pub fn log(self, x: Interval) -> Option<Interval> {
        self.logarithm(x, libm::log)
    }

    pub fn log2(self, x: Interval) -> Option<Interval> {
        self.logarithm(x, libm::log2)
    }

    pub fn inverse_sqrt(self, x: Interval) -> Option<Interval> {
        let x = self.flushed(x);
        if x.lo <= 0.0 {
            return None;
        }
        let f = |x: f64| 1.0 / libm::sqrt(x);
        self.widened(less(f(x.hi)), more(f(x.lo)), |_| 2.0)
    }

    /// `1.0 / inverseSqrt(x)`; of zero, where that has no value, the exact result.
    pub fn sqrt(self, x: Interval) -> Option<Interval> {
        let x = self.flushed(x);
        if x.lo < 0.0 {
            return None;
        }
        if x.hi == 0.0 {
            return Some(self.literal(0.0));
        }
        let positive = if x.lo == 0.0 { self.given(x.hi) } else { x };
        let root = self.div(self.literal(1.0), self.inverse_sqrt(positive)?)?;
        Some(if x.lo == 0.0 { root.join(self.literal(0.0)) } else { root })
    }

    /// The sine or cosine of a number from -pi to pi.
    fn circular(self, x: Interval, f: impl Fn(f64) -> f64) -> Option<Interval> {
        let x = self.flushed(x);
        if x.lo < -std::f64::consts::PI || x.hi > std::f64::consts::PI {
            return None;
        }
        let error = self.by_format(2f64.powi(-11), 2f64.powi(-7));
        // An interval is a number, or that and zero: a subnormal one, so that the function does not turn in between.
        let (a, b) = (f(x.lo), f(x.hi));
        self.between(a.min(b) - error, a.max(b) + error)
    }

    pub fn sin(self, x: Interval) -> Option<Interval> {
        self.circular(x, libm::sin)
    }

    pub fn cos(self, x: Interval) -> Option<Interval> {
        self.circular(x, libm::cos)
    }

    fn angle_units(self) -> f64 {
        self.by_format(4096.0, 5.0)
    }

    pub fn atan(self, x: Interval) -> Option<Interval> {
        let x = self.flushed(x);
        let units = self.angle_units();
        self.widened(less(libm::atan(x.lo)), more(libm::atan(x.hi)), |_| units)
    }

    /// The angle of the points with these coordinates; none of them with `x` about zero.
    pub fn atan2(self, y: Interval, x: Interval) -> Option<Interval> {
        let (y, x) = (self.flushed(y), self.flushed(x));
        let (least, most) = (self.0.least_normal(), 1.0 / self.0.least_normal());
        let is_split = x.lo <= 0.0 && x.hi >= 0.0 || x.hi < 0.0 && y.lo < 0.0 && y.hi >= 0.0;
        if is_split || x.lo.abs().min(x.hi.abs()) < least || x.lo.abs().max(x.hi.abs()) > most {
            return None;
        }
        let angles = [(y.lo, x.lo), (y.lo, x.hi), (y.hi, x.lo), (y.hi, x.hi)].map(|(y, x)| libm::atan2(y, x));
        let (lo, hi) = angles.iter().fold((f64::MAX, f64::MIN), |(lo, hi), &a| (lo.min(a), hi.max(a)));
        let units = self.angle_units();
        self.widened(less(lo), more(hi), |_| units)
    }

    /// A function within an absolute error.
    pub fn within(self, x: f64, error: f64) -> Option<Interval> {
        self.between(less(x) - error, more(x) + error)
    }
}

/// Certainly not above the number that `x` approximates.
fn less(x: f64) -> f64 {
    if x == x.trunc() && x.abs() < 1e6 { x } else { x - x.abs() * SLACK }
}

/// Certainly not below it.
fn more(x: f64) -> f64 {
    -less(-x)
}

#[cfg(test)]
mod tests {
    use super::*;

    const M: Math = Math(Format::F32);

    #[test]
    fn points_have_the_accuracy_of_the_table() {
        let one = M.exp(M.given(0.0)).expect("finite");
        assert!(one.holds(1.0) && one.hi - one.lo <= 6.0 * 2f64.powi(-23));
        let root = M.sqrt(M.given(2.0)).expect("in the domain");
        assert!(root.holds(f64::from(2f32.sqrt())) && root.hi - root.lo < 1e-5);
        assert_eq!(M.sqrt(M.given(-1.0)), None);
        assert_eq!(M.log(M.given(0.0)), None);
        let log = M.log(M.given(1.0)).expect("in the domain");
        assert_eq!((log.lo, log.hi), (-(2f64.powi(-21)), 2f64.powi(-21)));
        assert_eq!(M.sin(M.given(4.0)), None, "there is no bound beyond pi");
        assert_eq!(M.exp(M.given(89.0)), None, "it overflows");
    }

    /// The sum of a series whose terms follow from each other.
    fn series(first: f64, next: impl Fn(f64, f64) -> f64) -> f64 {
        let (mut sum, mut term, mut index) = (0.0, first, 1.0);
        while f64::abs(term) > 1e-300 && index < 300.0 {
            sum += term;
            term = next(term, index);
            index += 1.0;
        }
        sum
    }

    #[test]
    fn functions_in_binary64_agree_with_their_series() {
        let mut worst = 0f64;
        let mut hold = |got: f64, wanted: f64| worst = worst.max((got - wanted).abs() / wanted.abs().max(1e-3));
        for step in -3100..=3100 {
            let x = f64::from(step) / 1000.0;
            hold(libm::exp(x), series(1.0, |term, n| term * x / n));
            hold(libm::exp2(x), series(1.0, |term, n| term * x * std::f64::consts::LN_2 / n));
            hold(libm::sin(x), series(x, |term, n| -term * x * x / (2.0 * n) / (2.0 * n + 1.0)));
            hold(libm::cos(x), series(1.0, |term, n| -term * x * x / (2.0 * n) / (2.0 * n - 1.0)));
            // The logarithm and the arc tangent by odd powers: of half the argument, which keeps them short.
            let ratio = x.abs() / (2.0 + x.abs());
            let odd = |t: f64, sign: f64| series(t, |term, n| sign * term * t * t * (2.0 * n - 1.0) / (2.0 * n + 1.0));
            hold(libm::log(1.0 + x.abs()), 2.0 * odd(ratio, 1.0));
            let half = x / (1.0 + (1.0 + x * x).sqrt());
            let quarter = half / (1.0 + (1.0 + half * half).sqrt());
            hold(libm::atan(x), 4.0 * odd(quarter, -1.0));
            hold(libm::atan2(x, -1.0), std::f64::consts::PI.copysign(x) - 4.0 * odd(quarter, -1.0));
            hold(libm::tanh(x), libm::sinh(x) / libm::cosh(x));
        }
        assert!(worst < 1e-12, "{worst:e}");
    }
}
