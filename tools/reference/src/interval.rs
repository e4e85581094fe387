//! Interval arithmetic over the values of a format: all results that an operation may have.
//!
//! A bound is a value of the format. The true result of an operation lies between two neighbours in binary64, which the exact remainder
//! of the operation in binary64 tells; no value of the format lies between those. So rounding from there is rounding once.

use crate::format::Format;

/// All values of the format from `lo` to `hi`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Interval {
    pub lo: f64,
    pub hi: f64,
    /// An argument, of which it has been said whether it is flushed.
    is_given: bool,
}

/// Alternatives, or `None` for any value: beyond the finite range, or outside of an operation's domain.
pub type Outcome = Option<Vec<Interval>>;

/// Operations of a format. `None` is any value.
#[derive(Copy, Clone, Debug)]
pub struct Math(pub Format);

impl Interval {
    /// Whether a value lies in it.
    pub fn holds(self, x: f64) -> bool {
        (self.lo..=self.hi).contains(&x)
    }

    /// The least interval that holds both.
    pub fn join(self, other: Self) -> Self {
        Self { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi), is_given: false }
    }
}

impl Math {
    /// An argument, flushed or not.
    pub fn given(self, x: f64) -> Interval {
        Interval { lo: x, hi: x, is_given: true }
    }

    /// A literal: the values next to it.
    pub fn literal(self, x: f64) -> Interval {
        Interval { lo: self.0.round_down(x), hi: self.0.round_up(x), is_given: false }
    }

    /// The values next to the real numbers between two.
    pub fn rounded(self, lo: f64, hi: f64) -> Option<Interval> {
        let (lo, hi) = (self.0.round_down(lo), self.0.round_up(hi));
        self.finite(lo, hi)
    }

    /// The values between two real numbers; where there is none, those next to them.
    pub fn between(self, lo: f64, hi: f64) -> Option<Interval> {
        let (inner_lo, inner_hi) = (self.0.round_up(lo), self.0.round_down(hi));
        if inner_lo <= inner_hi { self.finite(inner_lo, inner_hi) } else { self.rounded(lo, hi) }
    }

    fn finite(self, lo: f64, hi: f64) -> Option<Interval> {
        (lo >= -self.0.max() && hi <= self.0.max()).then_some(Interval { lo, hi, is_given: false })
    }

    /// The interval as an operand: with zero, where a subnormal number in it may be flushed.
    fn operand(self, x: Interval) -> Interval {
        let least = self.0.least_normal();
        if x.is_given || x.lo >= least || x.hi <= -least {
            return x;
        }
        Interval { lo: x.lo.min(0.0), hi: x.hi.max(0.0), is_given: false }
    }

    /// The hull of `f` over the corners, where it lies between its bounds for two numbers.
    fn corners(self, a: Interval, b: Interval, f: impl Fn(f64, f64) -> (f64, f64)) -> (f64, f64) {
        let (a, b) = (self.operand(a), self.operand(b));
        let corners = [(a.lo, b.lo), (a.lo, b.hi), (a.hi, b.lo), (a.hi, b.hi)].map(|(a, b)| f(a, b));
        corners.into_iter().reduce(|(lo, hi), (l, h)| (lo.min(l), hi.max(h))).unwrap_or_default()
    }

    pub fn add(self, a: Interval, b: Interval) -> Option<Interval> {
        let (lo, hi) = self.corners(a, b, exact_sum);
        self.rounded(lo, hi)
    }

    pub fn sub(self, a: Interval, b: Interval) -> Option<Interval> {
        self.add(a, negated(b))
    }

    pub fn mul(self, a: Interval, b: Interval) -> Option<Interval> {
        let (lo, hi) = self.corners(a, b, exact_product);
        self.rounded(lo, hi)
    }

    /// 2.5 units, where the divisor's magnitude is neither too great nor too small.
    pub fn div(self, a: Interval, b: Interval) -> Option<Interval> {
        let divisor = self.operand(b);
        let (least, most) = (self.0.least_normal(), 1.0 / self.0.least_normal());
        let magnitudes = (divisor.lo.abs().min(divisor.hi.abs()), divisor.lo.abs().max(divisor.hi.abs()));
        if divisor.lo <= 0.0 && divisor.hi >= 0.0 || magnitudes.0 < least || magnitudes.1 > most {
            return None;
        }
        let (lo, hi) = self.corners(a, b, exact_quotient);
        self.widened(lo, hi, |_| 2.5)
    }

    /// So many units in the last place around the real numbers between two, which are results.
    pub fn widened(self, lo: f64, hi: f64, units: impl Fn(f64) -> f64) -> Option<Interval> {
        // Between two powers of two the bounds go up with the results; at a power of two the unit doubles, and they may jump back.
        let width = |x: f64, unit: f64| units(x) * unit;
        let (mut least, mut most) = (lo - width(lo, self.0.ulp(lo)), hi + width(hi, self.0.ulp(hi)));
        if lo != hi {
            for x in powers_between(lo, hi) {
                let unit = 2.0 * self.0.ulp(x);
                least = least.min(x - width(x, unit));
                most = most.max(x + width(x, unit));
            }
        }
        self.between(least, most)
    }

    /// The exact negation.
    pub fn neg(self, a: Interval) -> Interval {
        negated(self.operand(a))
    }

    /// A function that goes up, or stays, and is exact.
    pub fn monotone(self, a: Interval, f: impl Fn(f64) -> f64) -> Interval {
        let a = self.operand(a);
        Interval { lo: f(a.lo), hi: f(a.hi), is_given: false }
    }

    /// The interval as an operand of a function that is not one of these.
    pub fn flushed(self, a: Interval) -> Interval {
        self.operand(a)
    }

    /// The sum in any order.
    pub fn sum(self, terms: &[Interval]) -> Option<Interval> {
        match *terms {
            [] => None,
            [one] => Some(one),
            [a, b] => self.add(a, b),
            _ => {
                // Any way to part the terms in two: the first is always in the left part, so that none comes twice.
                let mut hull: Option<Interval> = None;
                for chosen in
                    (1..1u32 << terms.len()).step_by(2).filter(|chosen| chosen.count_ones() < terms.len() as u32)
                {
                    let part = |is_left: bool| -> Vec<Interval> {
                        let is_in = |index: &usize| (chosen >> index & 1 == 1) == is_left;
                        (0..terms.len()).filter(is_in).map(|index| terms[index]).collect()
                    };
                    let sum = self.add(self.sum(&part(true))?, self.sum(&part(false))?)?;
                    hull = Some(hull.map_or(sum, |hull| hull.join(sum)));
                }
                hull
            }
        }
    }

    /// The product of three in any order.
    pub fn product(self, a: Interval, b: Interval, c: Interval) -> Option<Interval> {
        let orders = [(a, b, c), (b, c, a), (a, c, b)];
        let mut hull: Option<Interval> = None;
        for (x, y, z) in orders {
            let product = self.mul(self.mul(x, y)?, z)?;
            hull = Some(hull.map_or(product, |hull| hull.join(product)));
        }
        hull
    }

    /// The sum of products, in any order.
    pub fn dot(self, a: &[Interval], b: &[Interval]) -> Option<Interval> {
        let products: Option<Vec<Interval>> = a.iter().zip(b).map(|(&a, &b)| self.mul(a, b)).collect();
        self.sum(&products?)
    }
}

fn negated(a: Interval) -> Interval {
    Interval { lo: -a.hi, hi: -a.lo, ..a }
}

/// Up to two powers of two, or their negations, inside of an interval: those next to its ends.
fn powers_between(lo: f64, hi: f64) -> impl Iterator<Item = f64> {
    let above = |x: f64| if x <= 0.0 { f64::NAN } else { crate::format::power_of_two(crate::format::exponent(x) + 1) };
    let below = |x: f64| {
        let power = crate::format::power_of_two(crate::format::exponent(x));
        if x <= 0.0 {
            f64::NAN
        } else if power == x {
            power / 2.0
        } else {
            power
        }
    };
    [above(lo), below(hi), -above(-hi), -below(-lo)].into_iter().filter(move |&x| x > lo && x < hi)
}

/// The neighbours in binary64 of a sum: the error of the sum is a number of binary64 itself.
fn exact_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let part = sum - a;
    let error = (a - (sum - part)) + (b - part);
    around(sum, error)
}

fn exact_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    around(product, libm::fma(a, b, -product))
}

pub fn exact_quotient(a: f64, b: f64) -> (f64, f64) {
    let quotient = a / b;
    around(quotient, libm::fma(-quotient, b, a) * b.signum())
}

/// The neighbours of a number that differs from `x` by something of the sign of `error`, less than a step.
fn around(x: f64, error: f64) -> (f64, f64) {
    match error {
        _ if error > 0.0 => (x, x.next_up()),
        _ if error < 0.0 => (x.next_down(), x),
        _ => (x, x),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const M: Math = Math(Format::F32);

    fn point(x: f32) -> Interval {
        M.given(x.into())
    }

    #[test]
    fn sums_keep_what_binary64_drops() {
        let sum = M.add(point(1.0), point(1e-38)).expect("finite");
        assert_eq!((sum.lo, sum.hi), (1.0, f64::from(1f32.next_up())), "the least thing above one rounds either way");
        assert!(M.add(point(1.0), point(1.0)).expect("finite").hi == 2.0);
        assert_eq!(M.add(point(f32::MAX), point(1.0)), None, "it may overflow");
    }

    #[test]
    fn products_and_quotients() {
        let third = M.div(point(1.0), point(3.0)).expect("in the domain");
        assert!(third.holds(f64::from(1f32 / 3.0)) && !third.holds(0.333_333_5));
        assert_eq!(M.div(point(1.0), point(0.0)), None);
        assert_eq!(M.div(point(1.0), point(1e38)), None, "the divisor is out of the range");
        let least = M.mul(point(f32::MIN_POSITIVE), point(0.5)).expect("finite");
        assert_eq!(M.mul(least, point(2.0)).expect("finite").lo, 0.0, "a subnormal operand may be flushed");
    }

    #[test]
    fn sums_of_three_in_any_order() {
        let sum = M.sum(&[point(1.0), point(3e-8), point(3e-8)]).expect("finite");
        assert!(sum.holds(1.0) && sum.holds(f64::from(1f32.next_up())));
        let exact = M.sum(&[point(1.0), point(2.0), point(4.0), point(8.0)]).expect("finite");
        assert_eq!((exact.lo, exact.hi), (15.0, 15.0));
    }

    #[test]
    fn units_double_at_a_power_of_two() {
        let across = M.widened(0.99, 1.01, |_| 100.0).expect("finite");
        assert!(across.lo <= 0.99 && across.hi >= 1.01);
    }
}
