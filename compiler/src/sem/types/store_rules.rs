//! Which types a variable in each address space may hold.
//!
//! <https://www.w3.org/TR/WGSL/#var-decls>

use crate::diagnostic::Span;
use crate::intrinsics::LanguageFeature;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::types::{Access, AddressSpace, Type, TypeFlags, TypeId};

impl Resolver<'_> {
    /// Checks that a variable, or the memory that a pointer type looks at, may have this type.
    pub fn check_store_type(&mut self, space: AddressSpace, access: Access, ty: TypeId, span: Span) -> bool {
        if !self.check_atomic_place(space, access, ty, span) || !self.check_override_count(space, ty, span) {
            return false;
        }
        match space {
            AddressSpace::Function | AddressSpace::Private => self.check_constructible_store(space, ty, span),
            AddressSpace::Workgroup => self.check_workgroup_store(ty, span),
            AddressSpace::Uniform => self.check_uniform_store(ty, span),
            AddressSpace::Storage => self.check_host_shareable(space, ty, span),
            AddressSpace::Immediate => self.check_immediate_store(ty, span),
            AddressSpace::Handle | AddressSpace::In | AddressSpace::Out => true,
        }
    }

    fn check_constructible_store(&mut self, space: AddressSpace, ty: TypeId, span: Span) -> bool {
        if self.has(ty, TypeFlags::CONSTRUCTIBLE) && !self.has(ty, TypeFlags::ABSTRACT) {
            return true;
        }
        let message = format!(
            "a variable in address space '{}' must be of a constructible type, which '{}' is not",
            space.name(),
            self.type_name(ty)
        );
        self.error(rules::STORE_TYPE, span, message);
        false
    }

    fn check_workgroup_store(&mut self, ty: TypeId, span: Span) -> bool {
        let is_buffer = matches!(self.store.types.get(ty), Type::Buffer(_));
        if self.has(ty, TypeFlags::FIXED) && (is_buffer || self.has(ty, TypeFlags::PLAIN)) {
            return true;
        }
        let message = format!(
            "a workgroup variable must be of a plain type or a buffer whose size is known at pipeline creation, which '{}' is not",
            self.type_name(ty)
        );
        self.error(rules::STORE_TYPE, span, message);
        false
    }

    fn check_host_shareable(&mut self, space: AddressSpace, ty: TypeId, span: Span) -> bool {
        if self.has(ty, TypeFlags::HOST_SHAREABLE) && !self.has_override_count(ty) {
            return true;
        }
        let message = format!(
            "a variable in address space '{}' must be of a host-shareable type, which '{}' is not",
            space.name(),
            self.type_name(ty)
        );
        self.error(rules::HOST_SHAREABLE, span, message);
        false
    }

    fn check_uniform_store(&mut self, ty: TypeId, span: Span) -> bool {
        if !self.check_host_shareable(AddressSpace::Uniform, ty, span) {
            return false;
        }
        if self.has(ty, TypeFlags::HAS_RUNTIME) {
            self.error(rules::STORE_TYPE, span, "only storage buffers may be runtime-sized");
            return false;
        }
        if matches!(self.store.types.get(ty), Type::Buffer(_)) {
            return true;
        }
        self.check_constructible_store(AddressSpace::Uniform, ty, span) && self.check_uniform_layout(ty, span)
    }

    /// Only workgroup variables may be sized by overrides.
    fn check_override_count(&mut self, space: AddressSpace, ty: TypeId, span: Span) -> bool {
        if space == AddressSpace::Workgroup || !self.has_override_count(ty) {
            return true;
        }
        let message = "only workgroup variables may be sized by an override-expression";
        self.error(rules::ARRAY_COUNT_CONST, span, message);
        false
    }

    fn check_immediate_store(&mut self, ty: TypeId, span: Span) -> bool {
        if !self.check_host_shareable(AddressSpace::Immediate, ty, span)
            || !self.check_constructible_store(AddressSpace::Immediate, ty, span)
        {
            return false;
        }
        if self.holds_array(ty) {
            self.error(rules::STORE_TYPE, span, "immediate data cannot hold arrays");
            return false;
        }
        true
    }

    fn holds_array(&self, ty: TypeId) -> bool {
        let mut work = vec![ty];
        let mut seen: hashbrown::HashSet<TypeId> = hashbrown::HashSet::new();
        while let Some(ty) = work.pop() {
            match self.store.types.get(ty) {
                Type::Array { .. } => return true,
                Type::Struct(id) if seen.insert(ty) => {
                    work.extend(self.store.types.struct_type(id).members.iter().map(|member| member.ty));
                }
                _ => {}
            }
        }
        false
    }

    fn check_atomic_place(&mut self, space: AddressSpace, access: Access, ty: TypeId, span: Span) -> bool {
        let place_fits = match space {
            AddressSpace::Workgroup => true,
            AddressSpace::Storage => access == Access::ReadWrite,
            _ => false,
        };
        if place_fits || !self.has(ty, TypeFlags::HAS_ATOMIC) {
            return true;
        }
        self.error(
            rules::ATOMIC_PLACEMENT,
            span,
            "atomics may only lie in workgroup variables and in 'read_write' storage buffers",
        );
        false
    }

    /// Whether uniform buffers have the layout rules of their own.
    pub(super) fn uniform_rules_apply(&self) -> bool {
        !self.allowed.has_language_feature(LanguageFeature::UniformBufferStandardLayout)
    }
}
