//! The formats binary32 and binary16, over numbers in binary64, which holds all of both.

/// A format.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Format {
    F32,
    F16,
}

impl Format {
    /// Binary digits of the significand.
    const fn digits(self) -> i32 {
        match self {
            Self::F32 => 24,
            Self::F16 => 11,
        }
    }

    /// The exponent's bias, which is the largest exponent too.
    pub const fn bias(self) -> i32 {
        match self {
            Self::F32 => 127,
            Self::F16 => 15,
        }
    }

    /// The largest finite value.
    pub fn max(self) -> f64 {
        power_of_two(self.bias() + 1) - power_of_two(self.bias() + 1 - self.digits())
    }

    /// The least positive normal value.
    pub fn least_normal(self) -> f64 {
        power_of_two(1 - self.bias())
    }

    /// Whether a value of the format is subnormal.
    pub fn is_subnormal(self, x: f64) -> bool {
        x != 0.0 && x.abs() < self.least_normal()
    }

    /// The distance of values around `x`; of a power of two, above it.
    fn step(self, x: f64) -> f64 {
        power_of_two(exponent(x).max(1 - self.bias()) - self.digits() + 1)
    }

    /// The greatest value that is not above `x`. Beyond the largest it goes on as if there were further exponents.
    pub fn round_down(self, x: f64) -> f64 {
        let step = self.step(x);
        (x / step).floor() * step
    }

    /// The least value that is not below `x`.
    pub fn round_up(self, x: f64) -> f64 {
        -self.round_down(-x)
    }

    /// The nearest value; of two as near the lower one.
    pub fn nearest(self, x: f64) -> f64 {
        let (lo, hi) = (self.round_down(x), self.round_up(x));
        if x - lo <= hi - x { lo } else { hi }
    }

    /// The next value above one of the format.
    pub fn next_up(self, x: f64) -> f64 {
        self.round_up(x + self.step(x) / 4.0)
    }

    /// The unit in the last place, as the specification defines it: the least distance of two values with `x` between or at them.
    pub fn ulp(self, x: f64) -> f64 {
        let x = x.abs().min(self.max());
        let is_power = x > self.least_normal() && x == power_of_two(exponent(x));
        if is_power { self.step(x) / 2.0 } else { self.step(x) }
    }

    /// The value of bits.
    pub fn value(self, bits: u32) -> f64 {
        if self == Self::F32 {
            return f64::from(f32::from_bits(bits));
        }
        let sign = if bits & 0x8000 == 0 { 1.0 } else { -1.0 };
        let fraction = f64::from(bits & 0x3ff);
        sign * match (bits >> 10 & 0x1f) as i32 {
            0 => fraction * power_of_two(-24),
            31 if fraction == 0.0 => f64::INFINITY,
            31 => f64::NAN,
            exponent => (1024.0 + fraction) * power_of_two(exponent - 25),
        }
    }

    /// The bits of the nearest value; beyond the largest those of an infinity.
    pub fn bits(self, x: f64) -> u32 {
        if self == Self::F32 {
            return (x as f32).to_bits();
        }
        let sign = u32::from(x.is_sign_negative()) << 15;
        if x.is_nan() {
            return 0x7e00;
        }
        let x = self.nearest(x.abs());
        if x > self.max() {
            return sign | 0x7c00;
        }
        if x < self.least_normal() {
            return sign | (x * power_of_two(24)) as u32;
        }
        let exponent = exponent(x);
        let fraction = (x * power_of_two(10 - exponent)) as u32 - 1024;
        sign | ((exponent + 15) as u32) << 10 | fraction
    }
}

/// Two to the power of an exponent that binary64 has for normal numbers.
pub fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The exponent of a number; of zero the least.
pub fn exponent(x: f64) -> i32 {
    (x.to_bits() >> 52 & 0x7ff) as i32 - 1023
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_and_values_agree() {
        for bits in (0..=0xffff).filter(|bits| bits & 0x7c00 != 0x7c00) {
            assert_eq!(Format::F16.bits(Format::F16.value(bits)), bits);
        }
        assert_eq!((Format::F16.max(), Format::F32.max()), (65504.0, f64::from(f32::MAX)));
        assert_eq!(Format::F32.least_normal(), f64::from(f32::MIN_POSITIVE));
    }

    #[test]
    fn neighbours_and_units() {
        let f32 = Format::F32;
        for x in [0.0f32, 1.0, -1.0, 1e-40, -1e-40, 3.5, -f32::MIN_POSITIVE, 0.1] {
            assert_eq!(f32.next_up(x.into()), f64::from(x.next_up()), "{x}");
            assert_eq!((f32.round_down(x.into()), f32.round_up(x.into())), (x.into(), x.into()));
        }
        assert_eq!(f32.round_down(0.1), f64::from(0.1f32.next_down()));
        assert_eq!(f32.round_up(0.1), f64::from(0.1f32));
        assert_eq!(
            (f32.ulp(1.0), f32.ulp(1.1), f32.ulp(0.0)),
            (power_of_two(-24), power_of_two(-23), power_of_two(-149))
        );
        assert_eq!(f32.ulp(1e300), power_of_two(104));
    }
}
