//! Constants, and specialization constants as overrides.

use super::Reader;
use super::function::FunctionReader;
use super::report::Refused;
use super::rules::{INVALID, TYPE};
use super::words::At;
use crate::constant::{ConstId, Value as Constant, half};
use crate::ir::{Builder, Cursor, OverrideInfo, Value};
use crate::spirv::grammar::{Decoration, Op};
use crate::types::{TypeFlags, TypeId};

impl Reader<'_> {
    /// Whether an instruction makes a constant, or what is computed of specialization constants.
    pub(super) const fn is_constant_op(op: Op) -> bool {
        matches!(
            op,
            Op::ConstantTrue
                | Op::ConstantFalse
                | Op::Constant
                | Op::ConstantComposite
                | Op::ConstantNull
                | Op::Undef
                | Op::SpecConstantTrue
                | Op::SpecConstantFalse
                | Op::SpecConstant
                | Op::SpecConstantComposite
                | Op::SpecConstantOp
        )
    }

    /// The value of a constant by its id.
    pub(super) fn constant(&mut self, at: At, id: u32) -> Result<Value, Refused> {
        self.constant_within(at, id, 0)
    }

    fn constant_within(&mut self, at: At, id: u32, depth: u32) -> Result<Value, Refused> {
        if let Some(&known) = self.constants.get(&id) {
            return Ok(known);
        }
        if depth > 64 {
            return self.report.refuse(INVALID, at, "constants nest deeper than types");
        }
        let Some(definition) = self.code.definition(id) else { return self.report.wrong_id(at, id, "defined") };
        let value = self.new_constant(definition, id, depth)?;
        self.constants.insert(id, value);
        Ok(value)
    }

    fn new_constant(&mut self, at: At, id: u32, depth: u32) -> Result<Value, Refused> {
        let Some(op) = self.code.op(at).filter(|&op| Self::is_constant_op(op)) else {
            return self.report.wrong_id(at, id, "a constant");
        };
        let ty = self.ty(at, self.code.insts[at].ty)?;
        let operands = self.code.operands(at).to_vec();
        let is_specialized = self.decoration(id, Decoration::SpecId);
        Ok(match op {
            Op::ConstantTrue | Op::SpecConstantTrue | Op::ConstantFalse | Op::SpecConstantFalse => {
                let value = matches!(op, Op::ConstantTrue | Op::SpecConstantTrue);
                if ty != TypeId::BOOL {
                    return self.report.refuse(INVALID, at, "its type is not bool");
                }
                let value: Value = self.module.store.constants.bool(value).into();
                let is_override = matches!(op, Op::SpecConstantTrue | Op::SpecConstantFalse);
                if is_override { self.override_(id, value, is_specialized) } else { value }
            }
            Op::Constant | Op::SpecConstant => {
                let Some(constant) = scalar(ty, operands[0]) else {
                    return self.report.refuse(TYPE, at, "a number of this type is not there");
                };
                let value: Value = self.module.store.constants.scalar(ty, constant).into();
                if op == Op::SpecConstant { self.override_(id, value, is_specialized) } else { value }
            }
            Op::ConstantComposite | Op::SpecConstantComposite => self.composite(at, ty, &operands, depth)?,
            Op::ConstantNull | Op::Undef => {
                if !self.module.store.types.has(ty, TypeFlags::CONSTRUCTIBLE) {
                    return self.report.refuse(TYPE, at, "there is no zero value of this type");
                }
                self.module.store.constants.zero(ty).into()
            }
            _ => return self.specialized_constant(at, id, depth),
        })
    }

    /// `OpSpecConstantOp` at module scope: computed of overrides there, or known.
    fn specialized_constant(&mut self, at: At, id: u32, depth: u32) -> Result<Value, Refused> {
        let operands = self.code.operands(at).to_vec();
        let mut integers = Vec::new();
        for operand in operands {
            // What is no constant is a literal.
            if let Some(definition) = self.code.definition(operand)
                && definition < at
                && self.code.op(definition).is_some_and(Self::is_constant_op)
            {
                let value = self.constant_within(at, operand, depth + 1)?;
                let known = value.as_constant().map(|constant| self.module.store.constants.as_integer(constant));
                integers.push(known.flatten());
            }
        }
        if self.is_specialized(id) {
            return FunctionReader::at_root(self).specialized(at);
        }
        let ty = self.ty(at, self.code.insts[at].ty)?;
        let known = match integers[..] {
            [Some(a), Some(b)] => self.code.specialized_op(at).and_then(|op| folded(op, a as u32, b as u32)),
            _ => None,
        };
        match known.and_then(|word| scalar(ty, word)).filter(|_| matches!(ty, TypeId::I32 | TypeId::U32)) {
            Some(value) => Ok(self.module.store.constants.scalar(ty, value).into()),
            None => self.report.refuse(TYPE, at, "a size is computed of constants in a way that is not read"),
        }
    }

    /// A constant integer or vector of such as one of the other signedness.
    pub(super) fn cast_constant(&mut self, constant: ConstId, wanted: TypeId) -> Option<ConstId> {
        let store = &mut self.module.store;
        let scalar = store.types.deepest_elem(wanted);
        let cast = |value: Constant| match (value, scalar) {
            (Constant::I32(value), TypeId::U32) => Some(Constant::U32(value as u32)),
            (Constant::U32(value), TypeId::I32) => Some(Constant::I32(value as i32)),
            _ => None,
        };
        if store.types.is_scalar(wanted) {
            let value = cast(store.constants.value(constant))?;
            return Some(store.constants.scalar(wanted, value));
        }
        let mut parts = Vec::new();
        for index in 0..store.types.element_count(wanted)? {
            let part = store.constants.element(&store.types, constant, index)?;
            let value = cast(store.constants.value(part))?;
            parts.push(store.constants.scalar(scalar, value));
        }
        Some(store.constants.composite(wanted, &store.types, &parts))
    }

    /// Whether a constant depends on an override.
    pub(super) fn is_specialized(&self, id: u32) -> bool {
        let mut pending = vec![id];
        let mut seen = hashbrown::HashSet::new();
        while let Some(id) = pending.pop() {
            let Some(at) = self.code.definition(id) else { continue };
            match self.code.op(at) {
                Some(Op::SpecConstant | Op::SpecConstantTrue | Op::SpecConstantFalse)
                    if self.decoration(id, Decoration::SpecId).is_some() =>
                {
                    return true;
                }
                Some(Op::SpecConstantOp | Op::SpecConstantComposite) if seen.insert(id) => {
                    pending.extend(self.code.operands(at));
                }
                _ => {}
            }
        }
        false
    }

    fn composite(&mut self, at: At, ty: TypeId, parts: &[u32], depth: u32) -> Result<Value, Refused> {
        let mut values = Vec::with_capacity(parts.len());
        for (index, &part) in parts.iter().enumerate() {
            let value = self.constant_within(at, part, depth + 1)?;
            if self.element(at, ty, index as u32)? != self.module.type_of(value) {
                return self.report.wrong_id(at, part, "of the type of its place");
            }
            values.push(value);
        }
        if self.module.store.types.element_count(ty) != Some(values.len() as u32) {
            // An empty structure has a member that nobody names.
            if values.is_empty() {
                return Ok(self.module.store.constants.zero(ty).into());
            }
            return self.report.refuse(INVALID, at, "a composite has a constant for each of its parts");
        }
        let constants: Option<Vec<_>> = values.iter().map(|value| value.as_constant()).collect();
        if let Some(constants) = constants {
            return Ok(self.module.store.constants.composite(ty, &self.module.store.types, &constants).into());
        }
        let root = self.module.root();
        Ok(Builder::new(&mut self.module, Cursor::End(root)).construct(ty, &values))
    }

    /// The override that a specialization constant is; one without a number keeps its value.
    fn override_(&mut self, id: u32, default: Value, number: Option<u32>) -> Value {
        let Some(number) = number else { return default };
        // Two constants of one number are one: they get the same value.
        if let Some(&known) = self.overrides.get(&(number, self.module.type_of(default))) {
            return known;
        }
        let given = self.outline.names.get(&id).cloned().unwrap_or_default();
        let name = self.names.unique(&given, "constant");
        let ty = self.module.type_of(default);
        let info = OverrideInfo { id: u16::try_from(number).ok() };
        let root = self.module.root();
        self.module.properties = self.module.properties.union(crate::ir::DialectProperties::OVERRIDES);
        let mut b = Builder::new(&mut self.module, Cursor::End(root));
        let value = b.override_(ty, info, Some(default));
        b.name(value, &name);
        self.overrides.insert((number, ty), value);
        value
    }
}

/// The number that a word is.
fn scalar(ty: TypeId, word: u32) -> Option<Constant> {
    Some(match ty {
        TypeId::I32 => Constant::I32(word as i32),
        TypeId::U32 => Constant::U32(word),
        TypeId::F32 => Constant::F32(word),
        TypeId::F16 => Constant::F16(word as u16),
        _ => return None,
    })
}

/// What an operation on words gives.
const fn folded(op: Op, a: u32, b: u32) -> Option<u32> {
    Some(match op {
        Op::IAdd => a.wrapping_add(b),
        Op::ISub => a.wrapping_sub(b),
        Op::IMul => a.wrapping_mul(b),
        Op::UDiv if b != 0 => a / b,
        Op::UMod if b != 0 => a % b,
        Op::SDiv if b != 0 => (a as i32).wrapping_div(b as i32) as u32,
        Op::ShiftLeftLogical => a.wrapping_shl(b),
        Op::ShiftRightLogical => a.wrapping_shr(b),
        Op::BitwiseAnd => a & b,
        Op::BitwiseOr => a | b,
        Op::BitwiseXor => a ^ b,
        _ => return None,
    })
}

/// Whether all numbers are finite: others are made as the shader runs.
pub(super) fn is_finite(constant: Constant) -> bool {
    match constant {
        Constant::F32(bits) => f32::from_bits(bits).is_finite(),
        Constant::F16(bits) => half::f16_is_finite(bits),
        _ => true,
    }
}
