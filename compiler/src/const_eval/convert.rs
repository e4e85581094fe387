//! Conversion of values between types, implicit and explicit, and reinterpretation of their bits.
//!
//! <https://www.w3.org/TR/WGSL/#floating-point-conversion>

use smallvec::SmallVec;

use super::components::{Components, build, build_repeated, components, repeated};
use super::error::{BITCAST_FINITE, CONVERSION_RANGE, EvalError};
use super::scalar::{Format, Scalar};
use crate::constant::half::{f16_from_f64, f16_to_f64};
use crate::constant::{ConstId, Value};
use crate::store::Store;
use crate::types::TypeId;

/// The value of `id` in the type `to`, which has the same shape: materialisation of abstract values, and value conversions.
/// Recurses as deep as composites nest.
///
/// # Errors
/// A number that `to` cannot hold, where it does not saturate.
pub fn convert(store: &mut Store, id: ConstId, to: TypeId) -> Result<ConstId, EvalError> {
    if store.constants.ty(id) == to {
        return Ok(id);
    }
    let value = store.constants.value(id);
    if let Some(value) = literal(value, to) {
        return Ok(store.constants.scalar(to, value));
    }
    match value {
        Value::Zero => Ok(store.constants.zero(to)),
        Value::Splat(element) => {
            let element_type = store.types.element_type(to, 0).expect("the shapes are the same");
            let element = convert(store, element, element_type)?;
            Ok(store.constants.splat(to, element))
        }
        Value::Composite(run) => {
            let mut elements: SmallVec<[ConstId; 16]> = SmallVec::from_slice(store.constants.elements(run));
            for (index, element) in elements.iter_mut().enumerate() {
                let element_type = store.types.element_type(to, index as u32).expect("the shapes are the same");
                *element = convert(store, *element, element_type)?;
            }
            Ok(store.constants.composite(to, &store.types, &elements))
        }
        value => {
            let scalar = Scalar::of(value).expect("not a composite");
            let converted = match store.types.get(to) {
                // A scalar for a vector happens only where a caller mixes up shapes.
                _ if store.types.is_scalar(to) => convert_scalar(scalar, to)?,
                other => unreachable!("{other:?} is not of the shape of a scalar"),
            };
            let (ty, value) = converted.constant();
            Ok(store.constants.scalar(ty, value))
        }
    }
}

/// The value that a literal without a suffix mostly takes: what comes often is told at once. None for all else, errors too.
fn literal(value: Value, to: TypeId) -> Option<Value> {
    Some(match (value, to) {
        (Value::AbstractInt(value), TypeId::I32) => Value::I32(value.try_into().ok()?),
        (Value::AbstractInt(value), TypeId::U32) => Value::U32(value.try_into().ok()?),
        (Value::AbstractInt(value), TypeId::F32) => Value::f32(value as f32),
        (Value::AbstractFloat(bits), TypeId::F32) => {
            let value = f64::from_bits(bits);
            (value.abs() <= f64::from(f32::MAX)).then(|| Value::f32(value as f32))?
        }
        _ => return None,
    })
}

fn convert_scalar(from: Scalar, to: TypeId) -> Result<Scalar, EvalError> {
    if let Some(format) = Format::of(to) {
        return to_float(from, format);
    }
    Ok(match (to, from) {
        (TypeId::BOOL, Scalar::Bool(_)) => from,
        (TypeId::BOOL, Scalar::Float(_, value)) => Scalar::Bool(value != 0.0),
        (TypeId::BOOL, _) => Scalar::Bool(from.integer() != Some(0)),
        (TypeId::I32, Scalar::Bool(value)) => Scalar::I32(value.into()),
        (TypeId::U32, Scalar::Bool(value)) => Scalar::U32(value.into()),
        (TypeId::I32, Scalar::U32(value)) => Scalar::I32(value as i32),
        (TypeId::U32, Scalar::I32(value)) => Scalar::U32(value as u32),
        (TypeId::I32, Scalar::AbstractInt(value)) => {
            Scalar::I32(value.try_into().map_err(|_| out_of_range(from, "i32"))?)
        }
        (TypeId::U32, Scalar::AbstractInt(value)) => {
            Scalar::U32(value.try_into().map_err(|_| out_of_range(from, "u32"))?)
        }
        (TypeId::I32, Scalar::Float(format, value)) => Scalar::I32(saturate(format, value, i32::MAX.into()) as i32),
        (TypeId::U32, Scalar::Float(format, value)) => Scalar::U32(saturate(format, value, u32::MAX.into()) as u32),
        (TypeId::I32, Scalar::I32(_)) | (TypeId::U32, Scalar::U32(_)) => from,
        (TypeId::ABSTRACT_INT, Scalar::AbstractInt(_)) => from,
        // No conversion of WGSL: `ldexp` as browsers have it takes the number as if it was abstract.
        (TypeId::ABSTRACT_INT, Scalar::I32(value)) => Scalar::AbstractInt(value.into()),
        _ => unreachable!("no conversion makes an abstract integer of {from:?}"),
    })
}

/// A float, bounded above by the greatest value of its own format up to `max`. Rust's casts truncate and bound below.
fn saturate(format: Format, value: f64, max: f64) -> f64 {
    // f16 ends below the integers' bounds; f32 has 24 bits, so that its greatest value up to 2^n - 1 has the rest cleared.
    let greatest = if format == Format::F32 { f64::from((max as f32).next_down()) } else { max };
    value.min(greatest)
}

fn to_float(from: Scalar, format: Format) -> Result<Scalar, EvalError> {
    let value = match from {
        Scalar::Bool(value) => f64::from(u8::from(value)),
        Scalar::I32(value) => value.into(),
        Scalar::U32(value) => value.into(),
        // Directly, since rounding to binary64 first could round twice.
        Scalar::AbstractInt(value) if format == Format::F32 => f64::from(value as f32),
        Scalar::AbstractInt(value) => value as f64,
        Scalar::Float(_, value) => value,
    };
    if value.abs() > format.max() {
        return Err(out_of_range(from, format.name()));
    }
    Ok(Scalar::Float(format, format.round(value)))
}

fn out_of_range(value: Scalar, type_name: &str) -> EvalError {
    EvalError::new(CONVERSION_RANGE, format!("the value {value} cannot be represented as '{type_name}'")).at(0)
}

/// The bits of `id` as a value of `to`, a numeric scalar or vector of the same size. Abstract integers are first made `u32`, if
/// that is asked for, or else `i32`; abstract floats `f32`.
///
/// # Errors
/// Abstract numbers that these types cannot hold; bits that make an infinity or a NaN.
pub fn bitcast(store: &mut Store, id: ConstId, to: TypeId) -> Result<ConstId, EvalError> {
    let target = store.types.deepest_elem(to);
    let source_type = store.constants.ty(id);
    let concrete = match store.types.deepest_elem(source_type) {
        TypeId::ABSTRACT_INT if target == TypeId::U32 => TypeId::U32,
        TypeId::ABSTRACT_INT => TypeId::I32,
        TypeId::ABSTRACT_FLOAT => TypeId::F32,
        other => other,
    };
    let concrete_type = store.types.with_scalar(source_type, concrete);
    let id = convert(store, id, concrete_type)?;
    if concrete_type == to {
        return Ok(id);
    }
    let same_width = (concrete == TypeId::F16) == (target == TypeId::F16);
    if let Some(scalar) = repeated(store, id).filter(|_| same_width) {
        let component = from_bits(target, bits(scalar).0)?;
        return Ok(build_repeated(store, to, component));
    }
    let mut bytes = SmallVec::<[u8; 16]>::new();
    for component in components(store, id) {
        let (bits, size) = bits(component);
        bytes.extend_from_slice(&bits.to_le_bytes()[..size]);
    }
    let size = if target == TypeId::F16 { 2 } else { 4 };
    let components = bytes.chunks_exact(size).map(|chunk| {
        let bits = chunk.iter().rev().fold(0, |bits, &byte| (bits << 8) | u32::from(byte));
        from_bits(target, bits)
    });
    let components = components.collect::<Result<Components, EvalError>>()?;
    Ok(build(store, to, &components))
}

/// A number's bits, and how many bytes they are.
fn bits(scalar: Scalar) -> (u32, usize) {
    match scalar {
        Scalar::I32(value) => (value as u32, 4),
        Scalar::U32(value) => (value, 4),
        Scalar::Float(Format::F16, value) => (f16_from_f64(value).into(), 2),
        Scalar::Float(_, value) => ((value as f32).to_bits(), 4),
        Scalar::Bool(_) | Scalar::AbstractInt(_) => unreachable!("{scalar:?} has no bits"),
    }
}

fn from_bits(ty: TypeId, bits: u32) -> Result<Scalar, EvalError> {
    let (format, value) = match ty {
        TypeId::I32 => return Ok(Scalar::I32(bits as i32)),
        TypeId::U32 => return Ok(Scalar::U32(bits)),
        TypeId::F16 => (Format::F16, f16_to_f64(bits as u16)),
        _ => (Format::F32, f32::from_bits(bits).into()),
    };
    if value.is_finite() {
        return Ok(Scalar::Float(format, value));
    }
    let kind = if value.is_nan() { "a NaN" } else { "an infinity" };
    Err(EvalError::new(BITCAST_FINITE, format!("the bits {bits:#x} are {kind} as '{}'", format.name())).at(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_take_the_values_that_conversion_gives_them() {
        let integers =
            [0, 1, -1, 7, 16_777_217, i64::from(i32::MAX), i64::from(i32::MIN), i64::from(u32::MAX), i64::MAX];
        let floats = [0.0, -0.0, 0.1, -1.5, 1e-40, 3.4028234e38, 3.4028235677973366e38, 1e300, f64::MIN_POSITIVE];
        let integers = integers.into_iter().flat_map(|value| [value, value.wrapping_add(1)]).map(Value::AbstractInt);
        let mut told = 0;
        for value in integers.chain(floats.map(Value::abstract_float)) {
            let scalar = Scalar::of(value).expect("a scalar");
            let types = [TypeId::I32, TypeId::U32, TypeId::F32, TypeId::F16];
            for to in types.into_iter().filter(|&to| to >= TypeId::F32 || matches!(value, Value::AbstractInt(_))) {
                let converted = convert_scalar(scalar, to).map(|scalar| scalar.constant().1);
                if let Some(found) = literal(value, to) {
                    assert_eq!(converted.ok(), Some(found), "{value:?}");
                    told += 1;
                }
            }
        }
        assert!(told > 30, "{told}");
    }
}
