//! WSL's types as the IR's: one form for values, and one for what lies in buffers, where a `bool` is a word.

use super::Lowerer;
use crate::types::{ArrayCount, IoAttributes, StructMember, StructType, TypeId, Types};
use crate::wsl::types::{Shape, StructId, Ty};

impl Lowerer<'_, '_> {
    /// The type of a value.
    pub(super) fn ty(&mut self, ty: Ty) -> TypeId {
        self.ir_type(ty, false)
    }

    /// The type of a value, or of what lies in a buffer.
    pub(super) fn ir_type(&mut self, ty: Ty, is_buffer: bool) -> TypeId {
        let is_buffer = is_buffer && self.program.types.facts(ty).has_bool;
        if let Some(&known) = self.types.get(&(ty, is_buffer)) {
            return known;
        }
        let made = self.make_type(ty, is_buffer);
        self.types.insert((ty, is_buffer), made);
        made
    }

    fn make_type(&mut self, ty: Ty, is_buffer: bool) -> TypeId {
        match self.program.types.get(ty) {
            Shape::Error | Shape::Void | Shape::Literal => TypeId::VOID,
            Shape::Bool if is_buffer => TypeId::U32,
            Shape::Bool => TypeId::BOOL,
            Shape::Int => TypeId::I32,
            Shape::Uint => TypeId::U32,
            Shape::Float => TypeId::F32,
            Shape::AtomicInt => self.b.module.store.types.atomic(TypeId::I32),
            Shape::AtomicUint => self.b.module.store.types.atomic(TypeId::U32),
            Shape::Sampler => TypeId::SAMPLER,
            Shape::Vector { elem, size } => {
                let elem = self.ir_type(elem, is_buffer);
                self.b.module.store.types.vector(elem, size)
            }
            Shape::Matrix { elem: Ty::BOOL, columns, rows } => {
                let elem = self.ir_type(Ty::BOOL, is_buffer);
                let column = self.b.module.store.types.vector(elem, rows);
                self.b.module.store.types.array(column, ArrayCount::Fixed(columns.into()))
            }
            Shape::Matrix { columns, rows, .. } => self.b.module.store.types.matrix(TypeId::F32, columns, rows),
            Shape::Enum(id) => self.ir_type(self.program.types.enums[id].base, is_buffer),
            Shape::Array { elem, count } => {
                let elem = self.ir_type(elem, is_buffer);
                self.b.module.store.types.array(elem, ArrayCount::Fixed(count))
            }
            Shape::Struct(id) => self.structure(id, is_buffer),
            Shape::Pointer { .. } | Shape::ArrayRef { .. } | Shape::Texture { .. } => TypeId::VOID,
        }
    }

    /// A structure, laid out as a C structure is.
    fn structure(&mut self, id: StructId, is_buffer: bool) -> TypeId {
        let structure = &self.program.types.structs[id];
        let mut members = Vec::new();
        for field in &structure.fields {
            let ty = self.ir_type(field.ty, is_buffer);
            let facts = self.program.types.facts(field.ty);
            let natural = self.b.module.store.types.layout(ty);
            members.push(StructMember {
                name: field.name,
                ty,
                offset: 0,
                size: facts.size.max(natural.size),
                align: facts.align.max(natural.align),
                explicit_layout: facts.size > natural.size || facts.align > natural.align,
                io: IoAttributes::default(),
            });
        }
        if members.is_empty() {
            // The IR's structures have members.
            let name = self.b.module.store.symbols.intern("empty");
            let io = IoAttributes::default();
            members.push(StructMember {
                name,
                ty: TypeId::U32,
                offset: 0,
                size: 4,
                align: 4,
                explicit_layout: false,
                io,
            });
        }
        Types::lay_out_members(&mut members);
        let suffix = if is_buffer { "_buffer" } else { "" };
        let name = format!("{}{suffix}", self.program.symbols.resolve(structure.name));
        let name = self.unique(&name);
        self.b.module.store.types.declare_struct(StructType { name, members, builtin_family: None })
    }
}
