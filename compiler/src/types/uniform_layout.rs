//! The layout that uniform buffers must have where the language feature `uniform_buffer_standard_layout` is missing: Vulkan's own.
//!
//! <https://www.w3.org/TR/WGSL/#address-space-layout-constraints>

use super::{AddressSpace, Type, TypeId, Types};
use crate::util::Symbol;

/// What breaks the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UniformFault {
    /// Elements of an array are too close, or unevenly apart.
    Stride {
        /// The array.
        array: TypeId,
        /// Bytes from one element to the next.
        stride: u64,
        /// What that must be a multiple of.
        needed: u64,
    },
    /// A member begins where none of its type may.
    Offset {
        /// The structure.
        structure: TypeId,
        /// The member.
        member: Symbol,
        /// Where it begins.
        offset: u64,
        /// What that must be a multiple of.
        needed: u64,
    },
    /// A member lies in the padding of the structure before it.
    AfterStruct {
        /// The structure that both are in.
        structure: TypeId,
        /// The later member.
        member: Symbol,
        /// Bytes from one to the other.
        gap: u64,
        /// How many there must be.
        needed: u64,
    },
}

impl Types {
    /// What the place of a type must be a multiple of, where uniform buffers have the layout rules of their own.
    pub fn required_align(&self, space: AddressSpace, ty: TypeId) -> u64 {
        let align = u64::from(self.layout(ty).align);
        match self.get(ty) {
            Type::Array { .. } | Type::Struct(_) if space == AddressSpace::Uniform => align.next_multiple_of(16),
            _ => align,
        }
    }

    /// What of a type, or of any type in it, breaks the rules.
    pub fn uniform_fault(&self, ty: TypeId) -> Option<UniformFault> {
        let mut work = vec![ty];
        let mut seen: hashbrown::HashSet<TypeId> = hashbrown::HashSet::new();
        while let Some(ty) = work.pop() {
            if !seen.insert(ty) {
                continue;
            }
            if let Some(fault) = self.own_uniform_fault(ty) {
                return Some(fault);
            }
            match self.get(ty) {
                Type::Array { elem, .. } => work.push(elem),
                Type::Struct(id) => work.extend(self.struct_type(id).members.iter().map(|member| member.ty)),
                _ => {}
            }
        }
        None
    }

    fn own_uniform_fault(&self, ty: TypeId) -> Option<UniformFault> {
        match self.get(ty) {
            Type::Array { elem, .. } => {
                let stride = self.array_stride(elem);
                let needed = self.required_align(AddressSpace::Uniform, elem).next_multiple_of(16);
                (!stride.is_multiple_of(needed)).then_some(UniformFault::Stride { array: ty, stride, needed })
            }
            Type::Struct(id) => {
                let members = &self.struct_type(id).members;
                let offset_fault = members.iter().find_map(|member| {
                    let needed = self.required_align(AddressSpace::Uniform, member.ty);
                    let (member, offset) = (member.name, member.offset);
                    let fault = UniformFault::Offset { structure: ty, member, offset, needed };
                    (!offset.is_multiple_of(needed)).then_some(fault)
                });
                offset_fault.or_else(|| {
                    members.windows(2).find_map(|pair| {
                        self.as_struct(pair[0].ty)?;
                        let needed = self.layout(pair[0].ty).size.next_multiple_of(16);
                        let gap = pair[1].offset - pair[0].offset;
                        let fault = UniformFault::AfterStruct { structure: ty, member: pair[1].name, gap, needed };
                        (gap < needed).then_some(fault)
                    })
                })
            }
            _ => None,
        }
    }
}
