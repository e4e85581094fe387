//! Functions of integers, of which there is one right result each.

use crate::accepted::Accepted;
use crate::value::{Scalar, Value, lanes};

/// What a function of integers gives, or `None` if it is none.
pub fn accepted(name: &str, arguments: &[Value]) -> Option<Vec<Accepted>> {
    let scalar = arguments[0].ty.component();
    if name == "dot" {
        let products = arguments[0].bits.iter().zip(&arguments[1].bits).map(|(a, b)| a.wrapping_mul(*b));
        return Some(vec![Accepted::bits(scalar, [products.fold(0, u32::wrapping_add)])]);
    }
    (0..lanes(arguments))
        .map(|index| {
            let lane: Vec<u32> = arguments.iter().map(|argument| argument.lane(index)).collect();
            one(name, scalar == Scalar::I32, &lane).map(|bits| Accepted::bits(scalar, [bits]))
        })
        .collect()
}

fn one(name: &str, is_signed: bool, lane: &[u32]) -> Option<u32> {
    let x = lane[0];
    // In an order that keeps that of the numbers.
    let key = |bits: u32| if is_signed { bits ^ 0x8000_0000 } else { bits };
    let least = |a: u32, b: u32| if key(b) < key(a) { b } else { a };
    let most = |a: u32, b: u32| if key(a) < key(b) { b } else { a };
    Some(match (name, lane) {
        ("abs", _) if is_signed => x.cast_signed().unsigned_abs(),
        ("abs", _) => x,
        ("sign", _) => x.cast_signed().signum().cast_unsigned(),
        ("min", [a, b]) => least(*a, *b),
        ("max", [a, b]) => most(*a, *b),
        ("clamp", [x, low, high]) => least(most(*x, *low), *high),
        ("countOneBits", _) => (0..32).filter(|bit| x >> bit & 1 == 1).count() as u32,
        ("countLeadingZeros", _) => (0..32).rev().take_while(|bit| x >> bit & 1 == 0).count() as u32,
        ("countTrailingZeros", _) => (0..32).take_while(|bit| x >> bit & 1 == 0).count() as u32,
        ("reverseBits", _) => (0..32).fold(0, |bits, bit| bits | (x >> bit & 1) << (31 - bit)),
        ("firstTrailingBit", _) => (0..32).find(|bit| x >> bit & 1 == 1).unwrap_or(u32::MAX),
        ("firstLeadingBit", _) => {
            let plain = if is_signed { x >> 31 } else { 0 };
            (0..32).rev().find(|bit| x >> bit & 1 != plain).unwrap_or(u32::MAX)
        }
        ("extractBits", [x, offset, count]) => {
            let (offset, count) = field(*offset, *count);
            let bits = (offset..offset + count).fold(0, |bits, bit| bits | (x >> bit & 1) << (bit - offset));
            let is_negative = is_signed && count > 0 && x >> (offset + count - 1) & 1 == 1;
            if is_negative { (count..32).fold(bits, |bits, bit| bits | 1 << bit) } else { bits }
        }
        ("insertBits", [x, new, offset, count]) => {
            let (offset, count) = field(*offset, *count);
            (offset..offset + count).fold(*x, |bits, bit| bits & !(1 << bit) | (new >> (bit - offset) & 1) << bit)
        }
        _ => return None,
    })
}

/// A field, cut to the bits that there are.
fn field(offset: u32, count: u32) -> (u32, u32) {
    let offset = offset.min(32);
    (offset, count.min(32 - offset))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners() {
        assert_eq!(one("firstLeadingBit", true, &[u32::MAX]), Some(u32::MAX));
        assert_eq!(one("firstLeadingBit", true, &[0xffff_fffe]), Some(0));
        assert_eq!(one("firstLeadingBit", false, &[u32::MAX]), Some(31));
        assert_eq!(one("extractBits", true, &[0xf0, 4, 4]), Some(u32::MAX));
        assert_eq!(one("extractBits", false, &[0xf0, 4, 40]), Some(0xf));
        assert_eq!(one("extractBits", false, &[0xf0, 40, 4]), Some(0));
        assert_eq!(one("insertBits", false, &[0, u32::MAX, 28, 9]), Some(0xf000_0000));
        assert_eq!(one("abs", true, &[0x8000_0000]), Some(0x8000_0000));
        assert_eq!(one("min", true, &[1, u32::MAX]), Some(u32::MAX));
        assert_eq!(one("reverseBits", false, &[1]), Some(0x8000_0000));
    }
}
