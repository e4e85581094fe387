//! Strict mode: operations that are defined in WGSL and undefined in a target.
//!
//! A module that was raised for a target, run strictly, must reach none of them: so the transforms that define them are proven.

use super::arithmetic::{is_float, number};
use super::code::{Lanes, Step};
use super::layout::Kind;
use super::step::Executor;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};

/// A target whose undefined operations are looked for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Strict {
    /// SPIR-V.
    Spirv,
    /// MSL, and with it C++.
    Msl,
    /// HLSL.
    Hlsl,
    /// GLSL.
    Glsl,
}

impl Strict {
    /// All targets with a strict mode.
    pub const ALL: [Self; 4] = [Self::Spirv, Self::Msl, Self::Hlsl, Self::Glsl];

    /// The target's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spirv => "spirv",
            Self::Msl => "msl",
            Self::Hlsl => "hlsl",
            Self::Glsl => "glsl",
        }
    }

    /// The target of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strict| strict.name() == name)
    }

    /// What is wrong with an operator on these operands.
    fn binary(self, op: BinaryOp, kind: Kind, a: u32, b: u32) -> Option<&'static str> {
        use BinaryOp::{Add, Div, Mod, Mul, ShiftLeft, ShiftRight, Sub};
        if is_float(kind) || kind == Kind::Bool {
            return None;
        }
        let (x, y) = (a.cast_signed(), b.cast_signed());
        match op {
            // Direct3D takes the low five bits.
            ShiftLeft | ShiftRight if b > 31 && self != Self::Hlsl => Some("a shift by the width of its type or more"),
            Div | Mod if b == 0 => Some("a division by zero"),
            Div | Mod if kind == Kind::I32 && x == i32::MIN && y == -1 => {
                Some("a quotient that its type does not hold")
            }
            Mod if kind == Kind::I32 && (x < 0 || y < 0) && matches!(self, Self::Glsl | Self::Hlsl) => {
                Some("a remainder of negative numbers")
            }
            Add | Sub | Mul if kind == Kind::I32 && self == Self::Msl => {
                let held = match op {
                    Add => x.checked_add(y),
                    Sub => x.checked_sub(y),
                    _ => x.checked_mul(y),
                };
                held.is_none().then_some("an overflow of signed integers")
            }
            _ => None,
        }
    }

    fn unary(self, op: UnaryOp, kind: Kind, bits: u32) -> Option<&'static str> {
        let is_lowest = kind == Kind::I32 && bits.cast_signed() == i32::MIN;
        (self == Self::Msl && op == UnaryOp::Negation && is_lowest).then_some("an overflow of signed integers")
    }

    fn convert(from: Kind, to: Kind, bits: u32) -> Option<&'static str> {
        let (least, most) = match to {
            Kind::I32 => (f64::from(i32::MIN), f64::from(i32::MAX)),
            Kind::U32 => (0.0, f64::from(u32::MAX)),
            _ => return None,
        };
        let whole = libm::trunc(number(from, bits));
        (is_float(from) && !(least..=most).contains(&whole)).then_some("a conversion to an integer that cannot hold it")
    }

    /// What is wrong with a built-in function of one component of each operand.
    fn math(self, function: BuiltinFn, kind: Kind, operands: &[u32]) -> Option<&'static str> {
        use BuiltinFn as F;
        let reaches_beyond = |offset: u32, count: u32| u64::from(offset) + u64::from(count) > 32;
        match function {
            F::ExtractBits if reaches_beyond(operands[1], operands[2]) => Some("a field beyond the bits of its type"),
            F::InsertBits if reaches_beyond(operands[2], operands[3]) => Some("a field beyond the bits of its type"),
            F::Clamp if self != Self::Hlsl && is_above(kind, operands[1], operands[2]) => {
                Some("a clamp whose least value is above its greatest")
            }
            // Of equal edges WGSL, too, says nothing.
            F::Smoothstep if self != Self::Hlsl && is_above(kind, operands[0], operands[1]) => {
                Some("a smoothstep whose first edge is above its second")
            }
            _ => None,
        }
    }
}

fn is_above(kind: Kind, a: u32, b: u32) -> bool {
    match kind {
        Kind::U32 => a > b,
        Kind::I32 => a.cast_signed() > b.cast_signed(),
        _ => number(kind, a) > number(kind, b),
    }
}

impl Executor<'_, '_> {
    /// Notes what a step does that the target leaves undefined.
    pub(super) fn look_strictly(&mut self, strict: Strict, step: &Step) {
        let each = |executor: &Self, count: u8, look: &dyn Fn(&Self, u8) -> Option<&'static str>| {
            (0..count).find_map(|index| look(executor, index))
        };
        let found = match *step {
            Step::Binary { op, operands: [a, b], count, .. } => each(self, count, &|executor, index| {
                strict.binary(op, a.kind, executor.lane(a, index), executor.lane(b, index))
            }),
            Step::Unary { op, operand, count, .. } => {
                each(self, count, &|executor, index| strict.unary(op, operand.kind, executor.lane(operand, index)))
            }
            Step::Convert { result, operand, count, .. } => each(self, count, &|executor, index| {
                Strict::convert(operand.kind, result, executor.lane(operand, index))
            }),
            Step::Math { function, result, operands, count, .. } => {
                let lanes: &[Lanes] = operands.of(&self.machine.program.lanes);
                each(self, count, &|executor, index| {
                    let bits: Vec<u32> = lanes.iter().map(|&lanes| executor.lane(lanes, index)).collect();
                    strict.math(function, result, &bits)
                })
            }
            _ => None,
        };
        if let Some(what) = found {
            let message = format!("{} leaves undefined what is done here: {what}", strict.name());
            self.machine.found_undefined(self.invocation.pc, message);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_differ() {
        let shift = |strict: Strict| strict.binary(BinaryOp::ShiftLeft, Kind::U32, 1, 32).is_some();
        assert_eq!(Strict::ALL.map(shift), [true, true, false, true]);
        let sum = |strict: Strict| strict.binary(BinaryOp::Add, Kind::I32, i32::MAX.cast_unsigned(), 1).is_some();
        assert_eq!(Strict::ALL.map(sum), [false, true, false, false]);
        let rest = |strict: Strict| strict.binary(BinaryOp::Mod, Kind::I32, (-7i32).cast_unsigned(), 2).is_some();
        assert_eq!(Strict::ALL.map(rest), [false, false, true, true]);
    }

    #[test]
    fn all_leave_divisions_by_zero_and_far_conversions() {
        for strict in Strict::ALL {
            assert!(strict.binary(BinaryOp::Div, Kind::U32, 1, 0).is_some());
            assert!(strict.binary(BinaryOp::Div, Kind::U32, 1, 2).is_none());
            assert!(strict.math(BuiltinFn::ExtractBits, Kind::U32, &[1, 30, 3]).is_some());
            let edges = [0.75f32, 0.25, 0.5].map(f32::to_bits);
            let is_strict = strict != Strict::Hlsl;
            assert_eq!(strict.math(BuiltinFn::Smoothstep, Kind::F32, &edges).is_some(), is_strict);
            assert!(strict.math(BuiltinFn::Smoothstep, Kind::F32, &[edges[1], edges[0], edges[2]]).is_none());
        }
        assert!(Strict::convert(Kind::F32, Kind::I32, 3e9f32.to_bits()).is_some());
        assert!(Strict::convert(Kind::F32, Kind::U32, f32::NAN.to_bits()).is_some());
        assert!(Strict::convert(Kind::F32, Kind::U32, (-0.5f32).to_bits()).is_none());
    }
}
