//! Types: each gets an id when first named, two where memory of buffers and other memory must differ.

use super::super::grammar::{Opcode, capability, decoration};
use super::sections::put;
use super::{Form, Printer, Word};
use crate::diagnostic::Span;
use crate::types::{AddressSpace, ArrayCount, Type, TypeId};

/// Types that the module's own tables do not hold.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Derived {
    /// A pointer of a storage class to a type's id.
    Pointer(u32, Word),
    /// A function type: result and parameters.
    Function(Word, Vec<Word>),
}

/// The storage class of an address space.
pub(super) fn storage_class(space: AddressSpace) -> u32 {
    match space {
        AddressSpace::Handle => 0,
        AddressSpace::In => 1,
        AddressSpace::Uniform => 2,
        AddressSpace::Out => 3,
        AddressSpace::Workgroup => 4,
        AddressSpace::Private => 6,
        AddressSpace::Function => 7,
        AddressSpace::Immediate => 9,
        AddressSpace::Storage => 12,
    }
}

/// Whether memory of a space is laid out for the host to see.
pub(super) fn is_buffer(space: AddressSpace) -> bool {
    matches!(space, AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Immediate)
}

impl Printer<'_> {
    /// The form that memory of a space has its types in.
    pub(super) fn form_in(&self, space: AddressSpace) -> Form {
        let alternate =
            if self.options.version() < (1, 4) { space == AddressSpace::Workgroup } else { is_buffer(space) };
        if alternate { Form::Alternate } else { Form::Main }
    }

    /// Whether types of a form are decorated with their layout.
    fn is_decorated(&self, form: Form) -> bool {
        (form == Form::Main) == (self.options.version() < (1, 4))
    }

    /// Notes the types that buffers hold, and those that are buffers.
    pub(super) fn find_buffer_types(&mut self) {
        for inst in self.module.block_insts(self.module.root()).collect::<Vec<_>>() {
            let Some(result) = self.module.result(inst) else { continue };
            let Type::Pointer { space, store, .. } = self.module.store.types.get(self.module.value(result).ty) else {
                continue;
            };
            if is_buffer(space) {
                self.blocks.insert(store);
                self.note_in_buffer(store);
            }
        }
    }

    fn note_in_buffer(&mut self, ty: TypeId) {
        let mut pending = vec![ty];
        while let Some(ty) = pending.pop() {
            if !self.in_buffers.insert(ty) {
                continue;
            }
            match self.module.store.types.get(ty) {
                Type::Array { elem, .. } => pending.push(elem),
                Type::Struct(id) => {
                    pending.extend(self.module.store.types.struct_type(id).members.iter().map(|member| member.ty));
                }
                _ => {}
            }
        }
    }

    /// Whether a type's two forms have different ids: those of arrays and structures in buffers do.
    pub(super) fn has_forms(&mut self, ty: TypeId) -> bool {
        if let Some(&known) = self.has_forms.get(&ty) {
            return known;
        }
        let is_laid_out = matches!(self.module.store.types.get(ty), Type::Array { .. } | Type::Struct(_));
        let has = is_laid_out && self.in_buffers.contains(&ty);
        self.has_forms.insert(ty, has);
        has
    }

    /// The id of a type as values have it.
    pub(super) fn ty(&mut self, ty: TypeId) -> Word {
        self.ty_in(ty, Form::Main)
    }

    /// The id of a type in a form.
    pub(super) fn ty_in(&mut self, ty: TypeId, form: Form) -> Word {
        let form = if self.has_forms(ty) { form } else { Form::Main };
        if let Some(&id) = self.types.get(&(ty, form)) {
            return id;
        }
        let id = self.declare(ty, form);
        self.types.insert((ty, form), id);
        id
    }

    fn declare(&mut self, ty: TypeId, form: Form) -> Word {
        match self.module.store.types.get(ty) {
            Type::Void => self.declare_simple(Opcode::TypeVoid, &[]),
            Type::Bool => self.declare_simple(Opcode::TypeBool, &[]),
            Type::I32 => self.declare_simple(Opcode::TypeInt, &[32, 1]),
            Type::U32 => self.declare_simple(Opcode::TypeInt, &[32, 0]),
            Type::F32 => self.declare_simple(Opcode::TypeFloat, &[32]),
            Type::F16 => {
                self.capabilities.insert(capability::FLOAT16);
                self.declare_simple(Opcode::TypeFloat, &[16])
            }
            Type::Vector { elem, size } => {
                let elem = self.ty(elem);
                self.declare_simple(Opcode::TypeVector, &[elem, size.into()])
            }
            Type::Matrix { column, columns } => {
                let column = self.ty(column);
                self.declare_simple(Opcode::TypeMatrix, &[column, columns.into()])
            }
            Type::Atomic(elem) => self.ty(elem),
            Type::Array { elem, count } => self.declare_array(ty, elem, count, form),
            Type::Struct(_) => self.declare_struct(ty, form),
            Type::Pointer { space, store, .. } => self.pointer_to(space, store),
            _ => {
                let name = self.module.store.type_name(ty);
                self.unsupported(Span::NONE, format!("type '{name}' cannot be written to SPIR-V yet"));
                self.fresh()
            }
        }
    }

    fn declare_simple(&mut self, opcode: Opcode, operands: &[u32]) -> Word {
        let id = self.fresh();
        let mut all = vec![id];
        all.extend_from_slice(operands);
        put(&mut self.sections.globals, opcode, &all);
        id
    }

    fn declare_array(&mut self, ty: TypeId, elem: TypeId, count: ArrayCount, form: Form) -> Word {
        let element = self.ty_in(elem, form);
        let id = match count {
            ArrayCount::Fixed(count) => {
                let count = self.module.store.constants.u32(count);
                let count = self.constant(count);
                self.declare_simple(Opcode::TypeArray, &[element, count])
            }
            ArrayCount::Runtime => self.declare_simple(Opcode::TypeRuntimeArray, &[element]),
            ArrayCount::Override(_) | ArrayCount::OverrideExpr(_) => {
                self.unsupported(Span::NONE, "an array is counted by an override that has no value");
                self.fresh()
            }
        };
        if self.in_buffers.contains(&ty) && self.is_decorated(form) {
            let stride = self.module.store.types.array_stride(elem);
            self.sections.decorate(id, decoration::ARRAY_STRIDE, &[stride as u32]);
        }
        id
    }

    fn declare_struct(&mut self, ty: TypeId, form: Form) -> Word {
        let structure = self.module.store.types.as_struct(ty).expect("it is a structure").clone();
        let members: Vec<Word> = structure.members.iter().map(|member| self.ty_in(member.ty, form)).collect();
        let id = self.declare_simple(Opcode::TypeStruct, &members);
        if self.options.names {
            self.sections.name(id, self.module.store.symbols.resolve(structure.name));
            for (index, member) in (0..).zip(&structure.members) {
                self.sections.member_name(id, index, self.module.store.symbols.resolve(member.name));
            }
        }
        if self.in_buffers.contains(&ty) && self.is_decorated(form) {
            for (index, member) in (0..).zip(&structure.members) {
                self.sections.decorate_member(id, index, decoration::OFFSET, &[member.offset as u32]);
                self.decorate_matrix(id, index, member.ty);
            }
            if self.blocks.contains(&ty) {
                self.sections.decorate(id, decoration::BLOCK, &[]);
            }
        }
        id
    }

    /// The layout of a matrix is said of the member that holds it, below arrays too.
    fn decorate_matrix(&mut self, id: Word, member: u32, ty: TypeId) {
        let mut inner = ty;
        while let Type::Array { elem, .. } = self.module.store.types.get(inner) {
            inner = elem;
        }
        if let Type::Matrix { column, .. } = self.module.store.types.get(inner) {
            let stride = self.module.store.types.matrix_stride(column) as u32;
            self.sections.decorate_member(id, member, decoration::COL_MAJOR, &[]);
            self.sections.decorate_member(id, member, decoration::MATRIX_STRIDE, &[stride]);
        }
    }

    /// The id of a pointer type.
    pub(super) fn pointer_to(&mut self, space: AddressSpace, store: TypeId) -> Word {
        let form = self.form_in(space);
        let pointee = self.ty_in(store, form);
        self.derived(Derived::Pointer(storage_class(space), pointee))
    }

    /// The id of a type that is not in the module's tables.
    pub(super) fn derived(&mut self, ty: Derived) -> Word {
        if let Some(&id) = self.derived_types.get(&ty) {
            return id;
        }
        let id = match &ty {
            Derived::Pointer(class, pointee) => self.declare_simple(Opcode::TypePointer, &[*class, *pointee]),
            Derived::Function(result, params) => {
                let mut operands = vec![*result];
                operands.extend_from_slice(params);
                self.declare_simple(Opcode::TypeFunction, &operands)
            }
        };
        self.derived_types.insert(ty, id);
        id
    }
}
