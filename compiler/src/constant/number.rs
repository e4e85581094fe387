//! Numbers from outside as values of shaders: what a pipeline gives to overrides.

use super::{Value, half};
use crate::types::TypeId;

/// The scalar of type `ty` that a number from outside means, if it fits.
/// <https://www.w3.org/TR/webgpu/#to-wgsl-type>
pub fn from_number(ty: TypeId, number: f64) -> Option<Value> {
    let whole = number.trunc();
    Some(match ty {
        TypeId::BOOL => Value::Bool(number != 0.0 && !number.is_nan()),
        TypeId::I32 if (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&whole) => Value::I32(whole as i32),
        TypeId::U32 if (0.0..=f64::from(u32::MAX)).contains(&whole) => Value::U32(whole as u32),
        TypeId::F32 if (number as f32).is_finite() => Value::f32(number as f32),
        TypeId::F16 => {
            let bits = half::f16_from_f64(number);
            half::f16_is_finite(bits).then_some(Value::F16(bits))?
        }
        _ => return None,
    })
}

/// The number that means a concrete scalar: [`from_number`] gives the scalar back.
pub fn to_number(value: Value) -> Option<f64> {
    Some(match value {
        Value::Bool(value) => f64::from(u8::from(value)),
        Value::I32(value) => value.into(),
        Value::U32(value) => value.into(),
        Value::F32(bits) => f32::from_bits(bits).into(),
        Value::F16(bits) => half::f16_to_f64(bits),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_cut_to_integers_and_must_fit() {
        assert_eq!(from_number(TypeId::U32, 3.9), Some(Value::U32(3)));
        assert_eq!(from_number(TypeId::U32, -0.5), Some(Value::U32(0)));
        assert_eq!(from_number(TypeId::U32, -1.0), None);
        assert_eq!(from_number(TypeId::I32, 2_147_483_648.0), None);
        assert_eq!(from_number(TypeId::BOOL, 0.5), Some(Value::Bool(true)));
        assert_eq!(from_number(TypeId::F16, 65520.0), None);
        assert_eq!(from_number(TypeId::F32, f64::MAX), None);
    }
}
