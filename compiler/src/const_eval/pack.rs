//! Packing of small integers and normalised floats into `u32`, unpacking, and the dot products of packed bytes.
//!
//! <https://www.w3.org/TR/WGSL/#pack-builtin-functions>

use super::components::{Components, build, components, scalar};
use super::error::{BITCAST_FINITE, EvalError};
use super::scalar::{Format, Scalar};
use crate::constant::half::{f16_from_f64, f16_is_finite, f16_to_f64};
use crate::constant::{ConstFn, ConstId};
use crate::store::Store;
use crate::types::TypeId;

/// Packs the components of a vector, the first into the lowest bits.
pub(super) fn pack(store: &mut Store, f: ConstFn, args: &[ConstId]) -> ConstId {
    let vector = components(store, args[0]);
    let bits = 32 / vector.len() as u32;
    let mask = (1 << bits) - 1;
    let channels = vector.iter().map(|&component| pack_channel(f, component) & mask);
    let packed = channels.rev().fold(0, |packed, channel| (packed << bits) | channel);
    store.constants.u32(packed)
}

/// The channel's bits in two's complement; higher bits are dropped by the caller.
fn pack_channel(f: ConstFn, component: Scalar) -> u32 {
    let normalised =
        |low: f64, scale: f64| libm::floor(0.5 + scale * component.float().1.clamp(low, 1.0)) as i32 as u32;
    let clamped = |low, high| component.integer().expect("integers are packed").clamp(low, high) as u32;
    match f {
        ConstFn::Pack4x8snorm => normalised(-1.0, 127.0),
        ConstFn::Pack4x8unorm => normalised(0.0, 255.0),
        ConstFn::Pack2x16snorm => normalised(-1.0, 32767.0),
        ConstFn::Pack2x16unorm => normalised(0.0, 65535.0),
        ConstFn::Pack2x16float => f16_from_f64(component.float().1).into(),
        ConstFn::Pack4xI8Clamp => clamped(-128, 127),
        ConstFn::Pack4xU8Clamp => clamped(0, 255),
        ConstFn::Pack4xI8 | ConstFn::Pack4xU8 => clamped(i64::MIN, i64::MAX),
        _ => unreachable!("'{}' does not pack", f.name()),
    }
}

/// Unpacks a `u32` into the components of the result.
pub(super) fn unpack(store: &mut Store, f: ConstFn, args: &[ConstId], result: TypeId) -> Result<ConstId, EvalError> {
    let packed = components(store, args[0])[0].u32();
    let bits = 32 / store.types.element_count(result).expect("a vector");
    let channels = (0..32).step_by(bits as usize).map(|low| {
        let unsigned = (packed >> low) & ((1 << bits) - 1);
        let signed = (packed << (32 - bits - low)) as i32 >> (32 - bits);
        unpack_channel(f, unsigned, signed)
    });
    let channels = channels.collect::<Result<Components, EvalError>>()?;
    Ok(build(store, result, &channels))
}

fn unpack_channel(f: ConstFn, unsigned: u32, signed: i32) -> Result<Scalar, EvalError> {
    let float = |value: f64| Scalar::Float(Format::F32, Format::F32.round(value));
    Ok(match f {
        ConstFn::Unpack4x8snorm => float((f64::from(signed) / 127.0).max(-1.0)),
        ConstFn::Unpack4x8unorm => float(f64::from(unsigned) / 255.0),
        ConstFn::Unpack2x16snorm => float((f64::from(signed) / 32767.0).max(-1.0)),
        ConstFn::Unpack2x16unorm => float(f64::from(unsigned) / 65535.0),
        ConstFn::Unpack2x16float if f16_is_finite(unsigned as u16) => float(f16_to_f64(unsigned as u16)),
        ConstFn::Unpack2x16float => {
            let message = format!("the bits {unsigned:#06x} are not a finite 'f16'");
            return Err(EvalError::new(BITCAST_FINITE, message).at(0));
        }
        ConstFn::Unpack4xI8 => Scalar::I32(signed),
        ConstFn::Unpack4xU8 => Scalar::U32(unsigned),
        _ => unreachable!("'{}' does not unpack", f.name()),
    })
}

/// `dot4U8Packed` and `dot4I8Packed`
pub(super) fn dot4(store: &mut Store, f: ConstFn, args: &[ConstId]) -> ConstId {
    let bytes = |arg: ConstId| components(store, arg)[0].u32().to_le_bytes();
    let (a, b) = (bytes(args[0]), bytes(args[1]));
    let pairs = a.into_iter().zip(b);
    let value = if f == ConstFn::Dot4U8Packed {
        Scalar::U32(pairs.map(|(x, y)| u32::from(x) * u32::from(y)).sum())
    } else {
        Scalar::I32(pairs.map(|(x, y)| i32::from(x as i8) * i32::from(y as i8)).sum())
    };
    scalar(store, value)
}
