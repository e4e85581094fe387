//! Memory: variables, loads, stores and element access (rules 13 and 14, and the types of 12 that go with them).

use super::{MEMORY, OPERANDS, PROPERTY, SPACE, Validator};
use crate::diagnostic::Span;
use crate::ir::{DialectProperties, InstId, Op, Value};
use crate::types::{Access, AddressSpace, Type, TypeFlags, TypeId};

impl Validator<'_> {
    pub(super) fn var(&mut self, inst: InstId) {
        let module = self.module;
        let result = module.result(inst).map(|value| module.store.types.get(module.value(value).ty));
        let Some(Type::Pointer { space, store, .. }) = result else {
            return self.error_at(OPERANDS, inst, "a variable's result is one pointer");
        };
        let in_function = module.inst_block(inst) != Some(module.root());
        let is_owned =
            space == AddressSpace::Private && module.properties.contains(DialectProperties::POINTER_PARAMETERS);
        if in_function != (space == AddressSpace::Function) && !is_owned {
            self.error_at(SPACE, inst, format!("a variable in space '{}' does not stand here", space.name()));
        }
        // Views of buffers in these spaces may be of such types.
        let is_sized = matches!(space, AddressSpace::Workgroup | AddressSpace::Uniform | AddressSpace::Immediate);
        if is_sized && module.store.types.has(store, TypeFlags::HAS_RUNTIME) {
            let message = format!("space '{}' does not hold values of type '{}'", space.name(), self.type_name(store));
            self.error_at(SPACE, inst, message);
        }
        let Op::Var(info) = module.inst(inst).op else { return };
        let info = module.var_info(info);
        if info.binding.is_some() && !is_resource(space) || !info.io.is_empty() && !is_io(space) {
            let message = format!("a variable in space '{}' has other attributes", space.name());
            self.error_at(SPACE, inst, message);
        }
        // A target's own buffers are bound by other rules.
        if info.binding.is_none() && is_resource(space) && !module.properties.contains(DialectProperties::DIALECT_CALLS)
        {
            let message = format!("a variable in space '{}' has no binding", space.name());
            self.error_at(SPACE, inst, message);
        }
        match module.get_operand(inst, 0) {
            Some(value) if self.type_of(value) != store => {
                self.error_at(OPERANDS, inst, "an initializer has another type than its variable");
            }
            Some(_)
                if is_resource(space)
                    || matches!(space, AddressSpace::Workgroup | AddressSpace::Immediate | AddressSpace::In) =>
            {
                let message = format!("a variable in space '{}' has no initializer", space.name());
                self.error_at(SPACE, inst, message);
            }
            _ => {}
        }
    }

    /// What a pointer may point to: what its space holds, in the way that the space is accessed.
    pub(super) fn pointer_type(&mut self, space: AddressSpace, store: TypeId, access: Access, span: Span) {
        let is_of_structure =
            self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS) && space != AddressSpace::Handle;
        let is_handle = self.module.store.types.is_handle(store) && !is_of_structure;
        if is_handle != (space == AddressSpace::Handle) || !self.may_hold(space, store) {
            let message = format!("space '{}' does not hold values of type '{}'", space.name(), self.type_name(store));
            self.error(SPACE, span, message);
        }
        if matches!(space, AddressSpace::In | AddressSpace::Out)
            && !self.module.properties.contains(DialectProperties::IO_VARIABLES)
        {
            self.error(PROPERTY, span, "variables of stage inputs and outputs are not allowed at this stage");
        }
        let fits = match space {
            AddressSpace::Function | AddressSpace::Private | AddressSpace::Workgroup => access == Access::ReadWrite,
            AddressSpace::Uniform | AddressSpace::Immediate => access == Access::Read,
            AddressSpace::Storage if self.module.store.types.has(store, TypeFlags::HAS_ATOMIC) => {
                access == Access::ReadWrite
            }
            AddressSpace::Storage | AddressSpace::Handle => access != Access::Write,
            AddressSpace::In | AddressSpace::Out => true,
        };
        if !fits {
            let message = format!("there is no access '{}' to space '{}'", access.name(), space.name());
            self.error(SPACE, span, message);
        }
    }

    /// Whether a variable in that space may be of that type: atomics and runtime-sized arrays have their spaces.
    fn may_hold(&self, space: AddressSpace, store: TypeId) -> bool {
        let is = |flags| self.module.store.types.has(store, flags);
        let is_known = is(TypeFlags::CONSTRUCTIBLE);
        match space {
            AddressSpace::Function | AddressSpace::Private => {
                is_known || self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS)
            }
            AddressSpace::In | AddressSpace::Out => is_known,
            AddressSpace::Workgroup => is(TypeFlags::STORABLE),
            // The host has no `bool`.
            AddressSpace::Immediate => is(TypeFlags::CONSTRUCTIBLE) && !is(TypeFlags::HAS_BOOL),
            // An argument buffer holds pointers and handles.
            AddressSpace::Uniform => {
                let is_storable =
                    is(TypeFlags::STORABLE) || self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS);
                is_storable && !is(TypeFlags::HAS_ATOMIC) && !is(TypeFlags::HAS_BOOL)
            }
            AddressSpace::Storage => is(TypeFlags::STORABLE) && !is(TypeFlags::HAS_BOOL),
            AddressSpace::Handle => is(TypeFlags::STORABLE),
        }
    }

    /// The pointer type of operand 0.
    fn pointer(&mut self, inst: InstId) -> Option<(AddressSpace, TypeId, Access)> {
        let shape = self.module.get_operand(inst, 0).map(|value| self.module.shape_of(value));
        match shape {
            Some(Type::Pointer { space, store, access }) => Some((space, store, access)),
            _ => {
                self.error_at(OPERANDS, inst, "the first operand is not a pointer");
                None
            }
        }
    }

    fn result_type(&self, inst: InstId) -> TypeId {
        self.module.result(inst).map_or(TypeId::VOID, |value| self.module.value(value).ty)
    }

    pub(super) fn load(&mut self, inst: InstId, of_vector: bool) {
        let Some((_, store, access)) = self.pointer(inst) else { return };
        if access == Access::Write {
            self.error_at(MEMORY, inst, "memory that may only be written is read");
        }
        // What has no values, as an atomic, is refused as the type of the result.
        let wanted = if of_vector { self.vector_element(inst, store) } else { Some(store) };
        if wanted.is_some_and(|wanted| wanted != self.result_type(inst)) {
            self.error_at(OPERANDS, inst, "a load's result has another type than the memory");
        }
    }

    pub(super) fn store(&mut self, inst: InstId, of_vector: bool) {
        let Some((_, store, access)) = self.pointer(inst) else { return };
        if access == Access::Read {
            self.error_at(MEMORY, inst, "memory that may only be read is written");
        }
        let wanted = if of_vector { self.vector_element(inst, store) } else { Some(store) };
        if !self.is_value(store) || self.module.store.types.is_handle(store) {
            self.error_at(MEMORY, inst, "memory of this type is not stored as a whole");
        }
        let value = self.module.get_operand(inst, if of_vector { 2 } else { 1 }).map(|value| self.type_of(value));
        if wanted.is_some() && wanted != value {
            self.error_at(OPERANDS, inst, "a value is stored that has another type than the memory");
        }
    }

    /// Whether there are values of a type that memory has: not of what holds atomics or has no size before the shader runs.
    fn is_value(&self, ty: TypeId) -> bool {
        let types = &self.module.store.types;
        let has_pointers = self.module.properties.contains(DialectProperties::POINTERS_IN_STRUCTS);
        types.has(ty, TypeFlags::CONSTRUCTIBLE) || types.is_handle(ty) || has_pointers
    }

    fn vector_element(&mut self, inst: InstId, store: TypeId) -> Option<TypeId> {
        match self.module.store.types.get(store) {
            Type::Vector { elem, .. } => {
                self.index(inst, 1);
                if self.module.get_operand(inst, 1).is_some_and(|index| self.step(store, index).is_none()) {
                    let message = format!("index 1 does not fit type '{}'", self.type_name(store));
                    self.error_at(OPERANDS, inst, message);
                }
                Some(elem)
            }
            _ => {
                self.error_at(OPERANDS, inst, "the pointer does not point to a vector");
                None
            }
        }
    }

    fn index(&mut self, inst: InstId, operand: usize) {
        let ty = self.module.get_operand(inst, operand).map(|value| self.type_of(value));
        if !matches!(ty, Some(TypeId::I32 | TypeId::U32)) {
            self.error_at(OPERANDS, inst, "an index is of type 'i32' or 'u32'");
        }
    }

    /// `access`: each index steps into the type before it.
    pub(super) fn access(&mut self, inst: InstId) {
        let module = self.module;
        let object = module.operand(inst, 0);
        let (pointer, mut ty) = match module.shape_of(object) {
            Type::Pointer { space, store, access } => (Some((space, access)), store),
            _ => (None, self.type_of(object)),
        };
        for (at, index) in module.operands(inst).enumerate().skip(1) {
            if pointer.is_some()
                && module.store.types.is_vector(ty)
                && !module.properties.contains(DialectProperties::VECTOR_ELEMENT_POINTERS)
            {
                return self.error_at(PROPERTY, inst, "pointers to vector components are not allowed at this stage");
            }
            self.index(inst, at);
            match self.step(ty, index) {
                Some(element) => ty = element,
                None => {
                    let message = format!("index {at} does not fit type '{}'", self.type_name(ty));
                    return self.error_at(OPERANDS, inst, message);
                }
            }
        }
        let fits = match (pointer, module.store.types.get(self.result_type(inst))) {
            (Some((space, access)), Type::Pointer { space: s, store, access: a }) => {
                (space, ty, access) == (s, store, a)
            }
            (None, _) => self.result_type(inst) == ty,
            _ => false,
        };
        if !fits {
            let message = format!("the result is not the element of type '{}'", self.type_name(ty));
            self.error_at(OPERANDS, inst, message);
        }
    }

    fn step(&self, ty: TypeId, index: Value) -> Option<TypeId> {
        let types = &self.module.store.types;
        let constant = index.as_constant().and_then(|constant| self.module.store.constants.as_integer(constant));
        match constant {
            Some(index) => types.element_type(ty, u32::try_from(index).ok()?),
            None if types.as_struct(ty).is_some() => self.packed(ty),
            None => types.element_type(ty, 0),
        }
    }
}

/// Whether a variable in that space is bound by the host.
fn is_resource(space: AddressSpace) -> bool {
    matches!(space, AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Handle)
}

fn is_io(space: AddressSpace) -> bool {
    matches!(space, AddressSpace::In | AddressSpace::Out)
}
