//! Types: each declared once, and composites once more where they are laid out explicitly.

use smallvec::SmallVec;

use super::Printer;
use crate::ir::FunctionId;
use crate::spirv::grammar::{Capability, Decoration, Op, StorageClass};
use crate::types::{AddressSpace, ArrayCount, DialectType, StructId, Type, TypeFlags, TypeId};

/// Whether a composite carries decorations of its layout.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    Implicit,
    Explicit,
}

/// Where a variable of an address space lies.
pub(super) fn storage_class(space: AddressSpace) -> StorageClass {
    match space {
        AddressSpace::Function => StorageClass::Function,
        AddressSpace::Private => StorageClass::Private,
        AddressSpace::Workgroup => StorageClass::Workgroup,
        AddressSpace::Uniform => StorageClass::Uniform,
        AddressSpace::Storage => StorageClass::StorageBuffer,
        AddressSpace::Immediate => StorageClass::PushConstant,
        AddressSpace::Handle => StorageClass::UniformConstant,
        AddressSpace::In => StorageClass::Input,
        AddressSpace::Out => StorageClass::Output,
    }
}

/// What lies in buffers is laid out explicitly, and nothing else.
pub(super) fn layout_of(space: AddressSpace) -> Layout {
    match space {
        AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Immediate => Layout::Explicit,
        _ => Layout::Implicit,
    }
}

impl Printer<'_> {
    /// The type of values.
    #[inline(always)]
    pub(super) fn ty(&mut self, ty: TypeId) -> u32 {
        self.type_with(ty, Layout::Implicit)
    }

    /// A type, laid out as asked if it is a structure or an array.
    #[inline(always)]
    pub(super) fn type_with(&mut self, ty: TypeId, layout: Layout) -> u32 {
        match self.types[ty].layouts[layout as usize] {
            0 => self.new_type(ty, layout),
            known => known,
        }
    }

    #[inline(never)]
    fn new_type(&mut self, ty: TypeId, layout: Layout) -> u32 {
        let id = match self.module.store.types.get(ty) {
            Type::Array { elem, count } => self.array(elem, count, layout),
            Type::Struct(structure) => self.structure(structure, layout),
            Type::Pointer { space, store, .. } => self.pointer(space, store),
            Type::Atomic(elem) => self.ty(elem),
            // These look the same everywhere.
            _ if layout == Layout::Explicit => self.ty(ty),
            Type::Void => self.declare(Op::TypeVoid, &[]),
            Type::Bool => self.declare(Op::TypeBool, &[]),
            Type::I32 => self.declare(Op::TypeInt, &[32, 1]),
            Type::U32 => self.declare(Op::TypeInt, &[32, 0]),
            Type::F32 => self.declare(Op::TypeFloat, &[32]),
            Type::F16 => {
                self.capability(Capability::Float16);
                self.declare(Op::TypeFloat, &[16])
            }
            Type::Vector { elem, size } => {
                let elem = self.ty(elem);
                self.declare(Op::TypeVector, &[elem, size.into()])
            }
            Type::Matrix { column, columns } => {
                let column = self.ty(column);
                self.declare(Op::TypeMatrix, &[column, columns.into()])
            }
            Type::Sampler { .. } => self.sampler(),
            Type::Texture { dimension, kind } => self.sampled_texture(dimension, kind),
            Type::StorageTexture { dimension, format, access } => self.storage_texture(dimension, format, access),
            Type::Dialect { kind: DialectType::SpirvSampledImage, of } => self.sampled_image(of),
            other => unreachable!("no value of type {other:?} is left"),
        };
        self.types[ty].layouts[layout as usize] = id;
        id
    }

    pub(super) fn declare<const N: usize>(&mut self, op: Op, operands: &[u32; N]) -> u32 {
        let id = self.new_id();
        self.declarations.joined(op, &[id], operands);
        id
    }

    fn declare_list(&mut self, op: Op, operands: &[u32]) -> u32 {
        let id = self.new_id();
        self.declarations.parts(op, &[&[id], operands]);
        id
    }

    fn array(&mut self, elem: TypeId, count: ArrayCount, layout: Layout) -> u32 {
        let element = self.type_with(elem, layout);
        let id = match count {
            ArrayCount::Fixed(count) => {
                let count = self.number(count);
                self.declare(Op::TypeArray, &[element, count])
            }
            ArrayCount::Runtime => self.declare(Op::TypeRuntimeArray, &[element]),
            ArrayCount::Override(_) | ArrayCount::OverrideExpr(_) => unreachable!("overrides have their values"),
        };
        if layout == Layout::Explicit {
            let stride = self.module.store.types.array_stride(elem) as u32;
            self.decorate(id, Decoration::ArrayStride, &[stride]);
        }
        id
    }

    fn structure(&mut self, structure: StructId, layout: Layout) -> u32 {
        let module = self.module;
        let structure = module.store.types.struct_type(structure);
        let mut members: SmallVec<[u32; 8]> = SmallVec::new();
        for member in &structure.members {
            members.push(self.type_with(member.ty, layout));
        }
        let id = self.declare_list(Op::TypeStruct, &members);
        self.name(id, structure.name);
        for (index, member) in structure.members.iter().enumerate() {
            let index = index as u32;
            if self.options.names {
                self.names.with_text(Op::MemberName, &[id, index], module.name(member.name), &[]);
            }
            if layout == Layout::Explicit {
                self.decorate_member(id, index, Decoration::Offset, &[member.offset as u32]);
                self.matrix_layout(id, index, member.ty);
            }
        }
        id
    }

    /// Members that are matrices, or arrays of them however deep, say how far apart columns are.
    fn matrix_layout(&mut self, structure: u32, index: u32, mut ty: TypeId) {
        while let Type::Array { elem, .. } = self.module.store.types.get(ty) {
            ty = elem;
        }
        if let Type::Matrix { column, .. } = self.module.store.types.get(ty) {
            let stride = self.module.store.types.matrix_stride(column) as u32;
            self.decorate_member(structure, index, Decoration::ColMajor, &[]);
            self.decorate_member(structure, index, Decoration::MatrixStride, &[stride]);
        }
    }

    /// The type of pointers to `store` in `space`.
    pub(super) fn pointer(&mut self, space: AddressSpace, store: TypeId) -> u32 {
        let class = storage_class(space);
        let pointee = self.type_with(store, layout_of(space));
        if let Some(&id) = self.pointers.get(&(class.word(), pointee)) {
            return id;
        }
        if self.module.store.types.has(store, TypeFlags::HAS_F16) {
            match class {
                StorageClass::StorageBuffer => self.capability(Capability::StorageBuffer16BitAccess),
                StorageClass::Uniform => self.capability(Capability::UniformAndStorageBuffer16BitAccess),
                StorageClass::PushConstant => self.capability(Capability::StoragePushConstant16),
                StorageClass::Input | StorageClass::Output => self.capability(Capability::StorageInputOutput16),
                _ => {}
            }
        }
        let id = self.declare(Op::TypePointer, &[class.word(), pointee]);
        self.pointers.insert((class.word(), pointee), id);
        id
    }

    /// The type of a function.
    pub(super) fn function_type(&mut self, function: FunctionId) -> u32 {
        let module = self.module;
        let mut operands: SmallVec<[u32; 8]> = SmallVec::new();
        operands.push(self.ty(module.function(function).return_type));
        for param in module.function_params(function).iter() {
            operands.push(self.ty(module.value(param).ty));
        }
        if let Some(&id) = self.function_types.get(&operands) {
            return id;
        }
        let id = self.declare_list(Op::TypeFunction, &operands);
        self.function_types.insert(operands, id);
        id
    }
}
