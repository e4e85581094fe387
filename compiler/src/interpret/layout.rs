//! How values lie in frames: as WGSL lays out their types in memory, and pointers as a triple.

use super::pointer::Pointer;
use crate::types::{Type, TypeId, Types};

/// A scalar's kind: how its bits are read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Four bytes, 0 or 1.
    Bool,
    /// Four bytes.
    I32,
    /// Four bytes.
    U32,
    /// Four bytes.
    F32,
    /// Two bytes.
    F16,
}

impl Kind {
    /// Bytes.
    pub(super) const fn size(self) -> u32 {
        if matches!(self, Self::F16) { 2 } else { 4 }
    }

    /// The kind of the scalars that `ty` consists of, if it is a scalar, vector, matrix or atomic.
    pub(super) fn of(types: &Types, ty: TypeId) -> Option<Self> {
        let elem = match types.get(ty) {
            Type::Atomic(elem) => elem,
            _ => types.deepest_elem(ty),
        };
        match types.get(elem) {
            Type::Bool => Some(Self::Bool),
            Type::I32 => Some(Self::I32),
            Type::U32 => Some(Self::U32),
            Type::F32 => Some(Self::F32),
            Type::F16 => Some(Self::F16),
            _ => None,
        }
    }
}

/// Bytes that a value of `ty` takes in a frame.
pub(super) fn size_of(types: &Types, ty: TypeId) -> u64 {
    match types.get(ty) {
        Type::Pointer { .. } => u64::from(Pointer::SIZE),
        // A number.
        Type::Texture { .. } | Type::StorageTexture { .. } | Type::Sampler { .. } | Type::ExternalTexture => 4,
        Type::Struct(id) if holds_opaque(types, ty) => {
            let members = types.struct_type(id).members.iter();
            members.map(|member| size_of(types, member.ty).next_multiple_of(4)).sum()
        }
        _ => types.layout(ty).size,
    }
}

/// Whether a structure has members that WGSL gives no layout: pointers, textures and samplers, which some targets put there.
pub(super) fn holds_opaque(types: &Types, ty: TypeId) -> bool {
    let is_opaque = |ty| matches!(types.get(ty), Type::Pointer { .. }) || types.is_handle(ty);
    types.as_struct(ty).is_some_and(|structure| structure.members.iter().any(|member| is_opaque(member.ty)))
}

/// Bytes from the start of a structure to a member: as WGSL has it, or close together where WGSL has no such structures.
pub(super) fn member_offset(types: &Types, ty: TypeId, index: u32) -> u64 {
    let structure = types.as_struct(ty).expect("the type is a structure");
    if !holds_opaque(types, ty) {
        return structure.members[index as usize].offset;
    }
    let before = structure.members[..index as usize].iter();
    before.map(|member| size_of(types, member.ty).next_multiple_of(4)).sum()
}

/// Bytes that lie between the first bytes of elements of a composite without members.
pub(super) fn stride_of(types: &Types, ty: TypeId) -> Option<u64> {
    match types.get(ty) {
        Type::Vector { elem, .. } => Some(types.layout(elem).size),
        Type::Matrix { column, .. } => Some(types.matrix_stride(column)),
        Type::Array { elem, .. } => Some(types.array_stride(elem)),
        _ => None,
    }
}

/// The same for what is indexed by a value that is not known: a structure that is, stands for a vector and has members of one size.
pub(super) fn index_stride(types: &Types, ty: TypeId) -> u64 {
    let of_members = || types.as_struct(ty)?.members.first().map(|member| size_of(types, member.ty));
    stride_of(types, ty).or_else(of_members).unwrap_or(0)
}

/// The runs of bytes of a type that are no padding, as offset and length, neighbours joined.
#[derive(Clone, Default, Debug)]
pub(super) struct DataRuns {
    pub(super) runs: Vec<(u32, u32)>,
}

/// More runs than this are not listed: such a value is copied with its padding.
const MAX_RUNS: usize = 1 << 16;

impl DataRuns {
    /// The runs of `ty`, whose composites nest at most `Layout::depth` deep; `None` where there are too many.
    pub(super) fn of(types: &Types, ty: TypeId) -> Option<Self> {
        let mut found = Self::default();
        found.add(types, ty, 0).then_some(found)
    }

    fn add(&mut self, types: &Types, ty: TypeId, base: u64) -> bool {
        match types.get(ty) {
            Type::Array { elem, .. } | Type::Matrix { column: elem, .. } => {
                let stride = types.array_stride(elem);
                let count = types.element_count(ty).unwrap_or(0);
                if types.layout(elem).size == stride && !has_padding(types, elem) {
                    return self.push(base, stride * u64::from(count));
                }
                (0..u64::from(count)).all(|index| self.add(types, elem, base + index * stride))
            }
            Type::Struct(id) => {
                let members = types.struct_type(id).members.iter().enumerate();
                let mut places = members.map(|(index, member)| (member.ty, member_offset(types, ty, index as u32)));
                places.all(|(ty, offset)| self.add(types, ty, base + offset))
            }
            _ => self.push(base, size_of(types, ty)),
        }
    }

    fn push(&mut self, offset: u64, len: u64) -> bool {
        match self.runs.last_mut() {
            Some((start, before)) if u64::from(*start) + u64::from(*before) == offset => *before += len as u32,
            _ => self.runs.push((offset as u32, len as u32)),
        }
        self.runs.len() <= MAX_RUNS
    }
}

/// Whether a type that has a fixed size holds bytes that belong to none of its scalars.
pub(super) fn has_padding(types: &Types, ty: TypeId) -> bool {
    match types.get(ty) {
        Type::Array { elem, .. } | Type::Matrix { column: elem, .. } => {
            types.array_stride(elem) != types.layout(elem).size || has_padding(types, elem)
        }
        Type::Struct(id) if !holds_opaque(types, ty) => {
            let members = &types.struct_type(id).members;
            let data: u64 = members.iter().map(|member| types.layout(member.ty).size).sum();
            data != types.layout(ty).size || members.iter().any(|member| has_padding(types, member.ty))
        }
        _ => false,
    }
}
