//! Packing and unpacking, and the dot products of packed integers.

use super::arithmetic::{number, rounded};
use super::layout::Kind;
use crate::intrinsics::BuiltinFn;

/// What one packed field is.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Field {
    Snorm,
    Unorm,
    Float16,
    Signed,
    SignedClamp,
    Unsigned,
    UnsignedClamp,
}

/// Bits and kind of the fields of a packing function.
fn packing(function: BuiltinFn) -> Option<(u32, Field)> {
    use BuiltinFn as F;
    Some(match function {
        F::Pack4x8snorm => (8, Field::Snorm),
        F::Pack4x8unorm => (8, Field::Unorm),
        F::Pack2x16snorm => (16, Field::Snorm),
        F::Pack2x16unorm => (16, Field::Unorm),
        F::Pack2x16float => (16, Field::Float16),
        F::Pack4xI8 => (8, Field::Signed),
        F::Pack4xI8Clamp => (8, Field::SignedClamp),
        F::Pack4xU8 => (8, Field::Unsigned),
        F::Pack4xU8Clamp => (8, Field::UnsignedClamp),
        _ => return None,
    })
}

/// Bits and kind of the fields of an unpacking function.
fn unpacking(function: BuiltinFn) -> Option<(u32, Field)> {
    use BuiltinFn as F;
    Some(match function {
        F::Unpack4x8snorm => (8, Field::Snorm),
        F::Unpack4x8unorm => (8, Field::Unorm),
        F::Unpack2x16snorm => (16, Field::Snorm),
        F::Unpack2x16unorm => (16, Field::Unorm),
        F::Unpack2x16float => (16, Field::Float16),
        F::Unpack4xI8 => (8, Field::Signed),
        F::Unpack4xU8 => (8, Field::Unsigned),
        _ => return None,
    })
}

/// The word that a packing function makes of a vector's components.
pub(super) fn pack(function: BuiltinFn, components: &[u32]) -> Option<u32> {
    let (bits, field) = packing(function)?;
    let mask = (1u32 << bits) - 1;
    let packed = components.iter().enumerate().map(|(at, &component)| {
        let value = match field {
            Field::Snorm => {
                let scaled = number(Kind::F32, component).clamp(-1.0, 1.0) * f64::from(mask >> 1);
                (libm::floor(0.5 + scaled) as i32).cast_unsigned()
            }
            Field::Unorm => {
                let scaled = number(Kind::F32, component).clamp(0.0, 1.0) * f64::from(mask);
                libm::floor(0.5 + scaled) as u32
            }
            Field::Float16 => rounded(Kind::F16, number(Kind::F32, component)),
            Field::SignedClamp => component.cast_signed().clamp(-128, 127).cast_unsigned(),
            Field::UnsignedClamp => component.min(255),
            Field::Signed | Field::Unsigned => component,
        };
        (value & mask) << (at as u32 * bits)
    });
    Some(packed.fold(0, |word, field| word | field))
}

/// The components that an unpacking function makes of a word.
pub(super) fn unpack(function: BuiltinFn, word: u32) -> Option<([u32; 4], usize)> {
    let (bits, field) = unpacking(function)?;
    let count = (32 / bits) as usize;
    let mut components = [0; 4];
    for (at, component) in components.iter_mut().enumerate().take(count) {
        let raw = word >> (at as u32 * bits) & ((1 << bits) - 1);
        let signed = (raw << (32 - bits)).cast_signed() >> (32 - bits);
        let most = f64::from((1u32 << bits) - 1);
        *component = match field {
            Field::Snorm => rounded(Kind::F32, (f64::from(signed) / libm::floor(most / 2.0)).max(-1.0)),
            Field::Unorm => rounded(Kind::F32, f64::from(raw) / most),
            Field::Float16 => rounded(Kind::F32, number(Kind::F16, raw)),
            Field::Signed | Field::SignedClamp => signed.cast_unsigned(),
            Field::Unsigned | Field::UnsignedClamp => raw,
        };
    }
    Some((components, count))
}

/// `dot4I8Packed` and `dot4U8Packed`.
pub(super) fn dot_packed(function: BuiltinFn, a: u32, b: u32) -> Option<u32> {
    let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
    let pairs = a.into_iter().zip(b);
    match function {
        BuiltinFn::Dot4I8Packed => {
            let sum: i32 = pairs.map(|(a, b)| i32::from(a.cast_signed()) * i32::from(b.cast_signed())).sum();
            Some(sum.cast_unsigned())
        }
        BuiltinFn::Dot4U8Packed => Some(pairs.map(|(a, b)| u32::from(a) * u32::from(b)).sum()),
        _ => None,
    }
}
