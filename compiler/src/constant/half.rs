//! binary16 as bits: conversion from and to the wider formats. Arithmetic is done in the wider formats.

/// The largest finite binary16 value.
pub const F16_MAX: f64 = 65504.0;

/// The nearest binary16 value, ties to even; infinite from 65520 on. A NaN stays a (quiet) NaN.
pub fn f16_from_f64(value: f64) -> u16 {
    let bits = value.to_bits();
    let sign = ((bits >> 48) & 0x8000) as u16;
    let magnitude = f64::from_bits(bits & (u64::MAX >> 1));
    if magnitude.is_nan() {
        return sign | 0x7e00;
    }
    if magnitude >= 65520.0 {
        return sign | 0x7c00;
    }
    if magnitude < exact_power_of_two(-14) {
        // In units of the smallest subnormal; rounding up to 1024 of them gives the encoding of the smallest normal value.
        return sign | libm::rint(magnitude * exact_power_of_two(24)) as u16;
    }
    let bits = magnitude.to_bits();
    let exponent = (bits >> 52) + 15 - 1023;
    let kept = ((exponent << 10) | ((bits >> 42) & 0x3ff)) as u16;
    let dropped = bits & ((1 << 42) - 1);
    let half = 1 << 41;
    // A carry out of the fraction moves to the next exponent, as it should.
    sign | (kept + u16::from(dropped > half || (dropped == half && kept & 1 == 1)))
}

/// The nearest binary16 value, ties to even; infinite from 65520 on.
pub fn f16_from_f32(value: f32) -> u16 {
    f16_from_f64(value.into())
}

/// The value of a binary16: exact.
pub fn f16_to_f64(bits: u16) -> f64 {
    let fraction = f64::from(bits & 0x3ff);
    let magnitude = match (bits >> 10) & 0x1f {
        0 => fraction * exact_power_of_two(-24),
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        exponent => (1024.0 + fraction) * exact_power_of_two(i32::from(exponent) - 25),
    };
    if bits & 0x8000 == 0 { magnitude } else { -magnitude }
}

/// The value of a binary16: exact.
pub fn f16_to_f32(bits: u16) -> f32 {
    f16_to_f64(bits) as f32
}

/// Whether the bits are neither an infinity nor a NaN.
pub const fn f16_is_finite(bits: u16) -> bool {
    bits & 0x7c00 != 0x7c00
}

/// `2^exponent` for an exponent of a normal binary64.
pub(super) const fn exact_power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_to_nearest_even() {
        let subnormal = exact_power_of_two(-24);
        let table = [
            (0.0, 0),
            (-0.0, 0x8000),
            (1.0, 0x3c00),
            (-2.0, 0xc000),
            (65504.0, 0x7bff),
            (65519.99, 0x7bff),
            (65520.0, 0x7c00),
            (f64::NEG_INFINITY, 0xfc00),
            (subnormal, 1),
            (subnormal * 0.5, 0),
            (subnormal * 0.500001, 1),
            (subnormal * 1.5, 2),
            (subnormal * 1023.5, 0x400),
            (2049.0, 0x6800),
            (2051.0, 0x6802),
            (2047.5, 0x6800),
            (1.0 + 3.0 / 2048.0, 0x3c02),
            (1.0 + 1.0 / 2048.0 + 1e-15, 0x3c01),
        ];
        for (value, bits) in table {
            assert_eq!(f16_from_f64(value), bits, "{value}");
        }
        assert_eq!(f16_from_f64(f64::NAN) & 0x7e00, 0x7e00);
    }

    #[test]
    fn all_values_survive_the_round_trip() {
        for bits in 0..=u16::MAX {
            if f16_is_finite(bits) {
                assert_eq!(f16_from_f32(f16_to_f32(bits)), bits);
            }
        }
    }
}
