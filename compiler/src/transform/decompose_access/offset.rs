//! Numbers of bytes from the start of a buffer, as far as they are known.

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, Value};
use crate::rewrite::values::with_constant;
use crate::types::{Type, TypeId};

/// A number of bytes from the start of a buffer.
#[derive(Copy, Clone, Default)]
pub(crate) struct Offset {
    /// What is known of it.
    pub constant: u32,
    /// What is not, and a number that it is a multiple of.
    pub dynamic: Option<(Value, u32)>,
}

impl Offset {
    /// That many bytes further.
    pub fn plus(self, bytes: u64) -> Self {
        Self { constant: self.constant.wrapping_add(bytes as u32), ..self }
    }

    /// Element `index` of what has this stride further.
    pub fn element(self, b: &mut Builder<'_>, index: Value, stride: u64) -> Self {
        let constant = index.as_constant().and_then(|id| b.module.store.constants.as_integer(id));
        if let Some(index) = constant {
            return self.plus((index as u64).wrapping_mul(stride));
        }
        let index = b.bitcast(TypeId::U32, index);
        let bytes = if stride == 1 {
            index
        } else {
            let stride = b.u32(stride as u32);
            b.arith(BinaryOp::Mul, index, stride)
        };
        let multiple = 1 << stride.trailing_zeros().min(16);
        let dynamic = match self.dynamic {
            None => (bytes, multiple),
            Some((before, other)) => (b.arith(BinaryOp::Add, before, bytes), multiple.min(other)),
        };
        Self { constant: self.constant, dynamic: Some(dynamic) }
    }

    /// The offset as a value.
    pub fn value(self, b: &mut Builder<'_>) -> Value {
        let constant = b.u32(self.constant);
        match self.dynamic {
            None => constant,
            Some((dynamic, _)) if self.constant == 0 => dynamic,
            Some((dynamic, _)) => b.arith(BinaryOp::Add, dynamic, constant),
        }
    }

    /// The number of bits by which half a word is shifted up: 0, or 16 where the offset lies in the upper half.
    pub fn half_shift(self, b: &mut Builder<'_>) -> Value {
        match self.dynamic {
            Some((_, multiple)) if multiple < 4 => {
                let bytes = self.value(b);
                let half = with_constant(b, BinaryOp::And, bytes, 2);
                with_constant(b, BinaryOp::ShiftLeft, half, 3)
            }
            _ => b.u32((self.constant & 2) * 8),
        }
    }
}

/// The type and offset of an element of what lies at an offset.
pub(super) fn step(b: &mut Builder<'_>, ty: TypeId, offset: Offset, index: Value) -> (TypeId, Offset) {
    let types = &b.module.store.types;
    match types.get(ty) {
        Type::Struct(id) => {
            let constant = index.as_constant().and_then(|id| b.module.store.constants.as_integer(id));
            let member = &types.struct_type(id).members[constant.expect("members have constant indices") as usize];
            (member.ty, offset.plus(member.offset))
        }
        Type::Array { elem, .. } => {
            let stride = types.array_stride(elem);
            (elem, offset.element(b, index, stride))
        }
        Type::Matrix { column, .. } => {
            let stride = types.matrix_stride(column);
            (column, offset.element(b, index, stride))
        }
        Type::Vector { elem, .. } => {
            let stride = types.layout(elem).size;
            (elem, offset.element(b, index, stride))
        }
        _ => unreachable!("what is indexed has elements"),
    }
}
