//! The layout that uniform buffers must have where the language feature `uniform_buffer_standard_layout` is missing.
//!
//! <https://www.w3.org/TR/WGSL/#address-space-layout-constraints>

use crate::diagnostic::Span;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::types::{AddressSpace, Type, TypeId, Types};
use crate::util::Symbol;

/// What breaks the rules.
enum Fault {
    Stride { array: TypeId, stride: u64, needed: u64 },
    Offset { structure: TypeId, member: Symbol, offset: u64, needed: u64 },
    AfterStruct { structure: TypeId, member: Symbol, gap: u64, needed: u64 },
}

/// What the place of a type must be a multiple of, where uniform buffers have the layout rules of their own.
pub(in crate::sem) fn required_align(types: &Types, space: AddressSpace, ty: TypeId) -> u64 {
    let align = u64::from(types.layout(ty).align);
    match types.get(ty) {
        Type::Array { .. } | Type::Struct(_) if space == AddressSpace::Uniform => align.next_multiple_of(16),
        _ => align,
    }
}

impl Resolver<'_> {
    /// Checks a type and all types in it.
    pub(super) fn check_uniform_layout(&mut self, ty: TypeId, span: Span) -> bool {
        if !self.uniform_rules_apply() {
            return true;
        }
        let mut work = vec![ty];
        let mut seen: hashbrown::HashSet<TypeId> = hashbrown::HashSet::new();
        while let Some(ty) = work.pop() {
            if !seen.insert(ty) {
                continue;
            }
            if let Some(fault) = self.uniform_fault(ty) {
                self.report_uniform_fault(&fault, span);
                return false;
            }
            match self.store.types.get(ty) {
                Type::Array { elem, .. } => work.push(elem),
                Type::Struct(id) => work.extend(self.store.types.struct_type(id).members.iter().map(|m| m.ty)),
                _ => {}
            }
        }
        true
    }

    fn required_align(&self, ty: TypeId) -> u64 {
        required_align(&self.store.types, AddressSpace::Uniform, ty)
    }

    fn uniform_fault(&self, ty: TypeId) -> Option<Fault> {
        match self.store.types.get(ty) {
            Type::Array { elem, .. } => {
                let stride = self.store.types.array_stride(elem);
                let needed = self.required_align(elem).next_multiple_of(16);
                (!stride.is_multiple_of(needed)).then_some(Fault::Stride { array: ty, stride, needed })
            }
            Type::Struct(id) => {
                let members = &self.store.types.struct_type(id).members;
                let offset_fault = members.iter().find_map(|member| {
                    let needed = self.required_align(member.ty);
                    let (member, offset) = (member.name, member.offset);
                    (!offset.is_multiple_of(needed)).then_some(Fault::Offset { structure: ty, member, offset, needed })
                });
                offset_fault.or_else(|| {
                    members.windows(2).find_map(|pair| {
                        self.store.types.as_struct(pair[0].ty)?;
                        let needed = self.store.types.layout(pair[0].ty).size.next_multiple_of(16);
                        let gap = pair[1].offset - pair[0].offset;
                        (gap < needed).then_some(Fault::AfterStruct {
                            structure: ty,
                            member: pair[1].name,
                            gap,
                            needed,
                        })
                    })
                })
            }
            _ => None,
        }
    }

    fn report_uniform_fault(&mut self, fault: &Fault, span: Span) {
        let message = match *fault {
            Fault::Stride { array, stride, needed } => format!(
                "'{}' in a uniform buffer has elements {stride} bytes apart, which must be a multiple of {needed}",
                self.type_name(array)
            ),
            Fault::Offset { structure, member, offset, needed } => format!(
                "member '{}' of '{}' in a uniform buffer is at offset {offset}, which must be a multiple of {needed}",
                self.name(member),
                self.type_name(structure)
            ),
            Fault::AfterStruct { structure, member, gap, needed } => format!(
                "member '{}' of '{}' in a uniform buffer begins {gap} bytes after a structure, which must be at least {needed}",
                self.name(member),
                self.type_name(structure)
            ),
        };
        self.error(rules::UNIFORM_LAYOUT, span, message);
    }
}
