//! Types: what each of SPIR-V is as the type of values, and how memory of it is laid out.
//!
//! Values have one type whatever memory they came from. Memory may look otherwise: atomics, matrices of rows, elements that lie further
//! apart than their type says. [`Memory`] says both, and `memory` loads and stores by it.

use std::rc::Rc;

use super::Reader;
use super::report::Refused;
use super::rules::{INVALID, LAYOUT, LIMIT, TYPE};
use super::words::At;
use crate::constant::Value as Constant;
use crate::ir::Value;
use crate::spirv::grammar::{Decoration, Dim, Op, StorageClass};
use crate::types::{ArrayCount, IoAttributes, StructMember, StructType, Type, TypeFlags, TypeId, Types};

/// A type of SPIR-V.
#[derive(Clone, Debug)]
pub(super) enum Shape {
    Void,
    Bool,
    Int { width: u32, signed: bool },
    Float { width: u32 },
    Vector { elem: u32, size: u32 },
    Matrix { column: u32, columns: u32 },
    Image,
    Sampler,
    SampledImage { image: u32 },
    Array { elem: u32, count: u32 },
    RuntimeArray { elem: u32 },
    Struct { members: Vec<u32> },
    Pointer { class: StorageClass, pointee: u32 },
}

/// What an image type says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct ImageShape {
    /// The id of the type that reading gives the components of.
    pub component: u32,
    pub dim: Dim,
    pub depth: u32,
    pub arrayed: bool,
    pub multisampled: bool,
    /// 1 with a sampler, 2 without.
    pub sampled: u32,
    pub format: u32,
}

/// Memory: its type, and how values lie in it.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    /// The type of the memory.
    pub ty: TypeId,
    /// The type of values.
    pub value: TypeId,
    /// The id of the type.
    pub id: u32,
    /// How values lie in it.
    pub kind: Rc<Kind>,
}

/// How values lie in memory.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// As they are.
    Same,
    /// As an atomic.
    Atomic,
    /// `bool` as `u32`.
    Word,
    /// A matrix as that of its rows.
    Rows,
    /// A matrix as an array of structures of a column each, or of a row.
    Columns { of_rows: bool },
    /// A vector as a structure of its components, where it lies where no vector can.
    Scalars,
    /// Elements of their own memory; in structures of one member where they lie further apart.
    Array { elem: Memory, wrapped: bool },
    /// Members of their own memory, each with its number in the structure of the memory.
    Struct { members: Vec<(u32, Memory)> },
}

/// Which parts of memory are atomics: by member, or by `u32::MAX` for elements.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Atomics {
    pub is_atomic: bool,
    pub parts: std::collections::BTreeMap<u32, Atomics>,
}

/// The part of an array that all elements are.
pub(super) const ELEMENTS: u32 = u32::MAX;

impl Atomics {
    pub fn is_empty(&self) -> bool {
        !self.is_atomic && self.parts.is_empty()
    }

    /// Notes what `other` has too.
    pub fn merge(&mut self, other: &Self) {
        self.is_atomic |= other.is_atomic;
        for (&part, atomics) in &other.parts {
            self.parts.entry(part).or_default().merge(atomics);
        }
    }
}

/// Of a member: the offset that is asked for, size and alignment of its type.
type MemberLayout = (Option<u64>, u64, u32);

/// What the place of memory says of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
struct Context {
    /// Whether the host lays it out.
    explicit: bool,
    row_major: bool,
    matrix_stride: Option<u32>,
}

/// The number of a member that stands for bytes which nothing names.
const PADDING: u32 = u32::MAX;

/// How deep types may nest.
const MAX_DEPTH: u32 = 32;

impl Reader<'_> {
    /// The shape of a type by its id.
    pub(super) fn shape(&mut self, at: At, id: u32) -> Result<Shape, Refused> {
        let Some(definition) = self.code.definition(id) else { return self.report.wrong_id(at, id, "defined") };
        let operands = self.code.operands(definition);
        Ok(match self.code.op(definition) {
            Some(Op::TypeVoid) => Shape::Void,
            Some(Op::TypeBool) => Shape::Bool,
            Some(Op::TypeInt) => Shape::Int { width: operands[0], signed: operands[1] != 0 },
            Some(Op::TypeFloat) => Shape::Float { width: operands[0] },
            Some(Op::TypeVector) => Shape::Vector { elem: operands[0], size: operands[1] },
            Some(Op::TypeMatrix) => Shape::Matrix { column: operands[0], columns: operands[1] },
            Some(Op::TypeImage) => Shape::Image,
            Some(Op::TypeSampler) => Shape::Sampler,
            Some(Op::TypeSampledImage) => Shape::SampledImage { image: operands[0] },
            Some(Op::TypeArray) => Shape::Array { elem: operands[0], count: operands[1] },
            Some(Op::TypeRuntimeArray) => Shape::RuntimeArray { elem: operands[0] },
            Some(Op::TypeStruct) => Shape::Struct { members: operands.to_vec() },
            Some(Op::TypePointer) => {
                let Some(class) = StorageClass::from_word(operands[0]) else {
                    return self.report.refuse(TYPE, definition, "this storage class is not there");
                };
                Shape::Pointer { class, pointee: operands[1] }
            }
            _ => return self.report.wrong_id(at, id, "a type that is there"),
        })
    }

    /// The storage class and type of what a pointer type points to.
    pub(super) fn pointer_shape(&mut self, at: At, id: u32) -> Result<(StorageClass, u32), Refused> {
        match self.shape(at, id)? {
            Shape::Pointer { class, pointee } => Ok((class, pointee)),
            _ => self.report.wrong_id(at, id, "a pointer type"),
        }
    }

    /// What an image type says.
    pub(super) fn image_shape(&mut self, at: At, id: u32) -> Result<ImageShape, Refused> {
        let definition = self.code.definition(id).filter(|&found| self.code.op(found) == Some(Op::TypeImage));
        let Some(definition) = definition else { return self.report.wrong_id(at, id, "an image type") };
        let operands = self.code.operands(definition);
        let Some(dim) = Dim::from_word(operands[1]) else {
            return self.report.refuse(TYPE, definition, "this dimension is not there");
        };
        Ok(ImageShape {
            component: operands[0],
            dim,
            depth: operands[2],
            arrayed: operands[3] != 0,
            multisampled: operands[4] != 0,
            sampled: operands[5],
            format: operands[6],
        })
    }

    /// How deep a type nests. It depends on types before it only, and nests no deeper than may be.
    fn check_depth(&mut self, at: At, id: u32, around: u32) -> Result<u32, Refused> {
        if let Some(&known) = self.depths.get(&id) {
            return self.limited(at, known + around);
        }
        self.limited(at, around)?;
        let parts = match self.shape(at, id)? {
            Shape::Vector { elem, .. } | Shape::Array { elem, .. } | Shape::RuntimeArray { elem } => vec![elem],
            Shape::Matrix { column, .. } => vec![column],
            Shape::Struct { members } => members,
            _ => Vec::new(),
        };
        let definition = self.code.definition(id).expect("it has a shape");
        let mut depth = 0;
        for part in parts {
            if self.code.definition(part).is_none_or(|before| before >= definition) {
                return self.report.refuse(INVALID, definition, format!("%{part} is not defined before"));
            }
            depth = depth.max(1 + self.check_depth(definition, part, around + 1)? - (around + 1));
        }
        self.depths.insert(id, depth);
        Ok(depth + around)
    }

    fn limited(&mut self, at: At, depth: u32) -> Result<u32, Refused> {
        if depth > MAX_DEPTH {
            return self.report.refuse(LIMIT, at, format!("types nest deeper than {MAX_DEPTH}"));
        }
        Ok(depth)
    }

    /// The type of values of a type.
    pub(super) fn ty(&mut self, at: At, id: u32) -> Result<TypeId, Refused> {
        if let Some(&known) = self.types.get(&id) {
            return Ok(known);
        }
        self.check_depth(at, id, 0)?;
        let ty = self.new_type(at, id)?;
        self.types.insert(id, ty);
        Ok(ty)
    }

    fn new_type(&mut self, at: At, id: u32) -> Result<TypeId, Refused> {
        let definition = self.code.definition(id).expect("its depth was checked");
        Ok(match self.shape(at, id)? {
            Shape::Void => TypeId::VOID,
            Shape::Bool => TypeId::BOOL,
            Shape::Int { width: 32, signed } => {
                if signed {
                    TypeId::I32
                } else {
                    TypeId::U32
                }
            }
            Shape::Float { width: 32 } => TypeId::F32,
            Shape::Float { width: 16 } => TypeId::F16,
            Shape::Int { width, .. } => {
                return self.report.refuse(TYPE, definition, format!("integers of {width} bits are not there"));
            }
            Shape::Float { width } => {
                return self.report.refuse(TYPE, definition, format!("floats of {width} bits are not there"));
            }
            Shape::Vector { elem, size } => {
                let elem = self.ty(definition, elem)?;
                if !(2..=4).contains(&size) || !self.module.store.types.is_scalar(elem) {
                    return self.report.refuse(INVALID, definition, "a vector has 2 to 4 scalars");
                }
                self.module.store.types.vector(elem, size as u8)
            }
            Shape::Matrix { column, columns } => {
                let column = self.ty(definition, column)?;
                let types = &self.module.store.types;
                if !(2..=4).contains(&columns) || !types.is_vector(column) || !types.is_float(column) {
                    return self.report.refuse(INVALID, definition, "a matrix has 2 to 4 columns of floats");
                }
                self.module.store.types.intern(Type::Matrix { column, columns: columns as u8 })
            }
            Shape::Array { elem, count } => {
                let elem = self.ty(definition, elem)?;
                self.plain(definition, elem)?;
                let count = self.array_count(definition, count)?;
                self.module.store.types.array(elem, count)
            }
            Shape::RuntimeArray { elem } => {
                let elem = self.ty(definition, elem)?;
                self.plain(definition, elem)?;
                self.module.store.types.array(elem, ArrayCount::Runtime)
            }
            Shape::Struct { members } => {
                let mut types = Vec::with_capacity(members.len());
                for &member in &members {
                    let ty = self.ty(definition, member)?;
                    self.plain(definition, ty)?;
                    types.push(ty);
                }
                let offset = |index: usize| self.member_decoration(id, index as u32, Decoration::Offset);
                let layout = |(index, &ty): (usize, &TypeId)| {
                    let layout = self.module.store.types.layout(ty);
                    (offset(index).map(u64::from), layout.size, layout.align)
                };
                let layouts: Vec<MemberLayout> = types.iter().enumerate().map(layout).collect();
                // Where values of the members do not lie so, memory has a structure of its own.
                self.declare(definition, id, &types, &layouts, None)?
            }
            Shape::Pointer { .. } => return self.report.refuse(TYPE, at, "a pointer is not a value"),
            Shape::Image | Shape::Sampler | Shape::SampledImage { .. } => {
                return self.report.refuse(TYPE, at, "an image or sampler is not a value");
            }
        })
    }

    fn plain(&mut self, at: At, ty: TypeId) -> Result<(), Refused> {
        let types = &self.module.store.types;
        let is_sized = types.has(ty, TypeFlags::CREATION_FIXED) || types.has(ty, TypeFlags::HAS_RUNTIME);
        if types.has(ty, TypeFlags::PLAIN) && !is_sized {
            return self.report.refuse(TYPE, at, "an array of specialized size is part of a type");
        }
        if types.has(ty, TypeFlags::PLAIN) {
            return Ok(());
        }
        self.report.refuse(INVALID, at, "a part of the type is not of a type that values have")
    }

    /// How many elements an array has.
    fn array_count(&mut self, at: At, id: u32) -> Result<ArrayCount, Refused> {
        let value = self.constant(at, id)?;
        if let Some(constant) = value.as_constant() {
            let count = self.module.store.constants.as_integer(constant).filter(|count| (1..=1 << 31).contains(count));
            return match count {
                Some(count) => Ok(ArrayCount::Fixed(count as u32)),
                None => self.report.refuse(INVALID, at, "an array has at least one element"),
            };
        }
        if let Some(&count) = self.counts.get(&id) {
            return Ok(count);
        }
        let is_override = self
            .module
            .defining_inst(value)
            .is_some_and(|inst| matches!(self.module.inst(inst).op, crate::ir::Op::Override(_)));
        let count = self.module.counts.push(value);
        let count = if is_override { ArrayCount::Override(count) } else { ArrayCount::OverrideExpr(count) };
        self.counts.insert(id, count);
        Ok(count)
    }

    /// Declares a structure: of values, or of memory whose members come in an order of their own.
    fn declare(
        &mut self,
        at: At,
        id: u32,
        types: &[TypeId],
        layouts: &[MemberLayout],
        order: Option<&[u32]>,
    ) -> Result<TypeId, Refused> {
        if types.is_empty() {
            // A structure has a member; nobody can name this one.
            let member = self.member("unused", TypeId::U32, 4, 4, false);
            return Ok(self.finish_struct(id, vec![member]));
        }
        let mut members = Vec::with_capacity(types.len());
        let mut names = hashbrown::HashSet::new();
        for (index, (&ty, &(_, size, align))) in types.iter().zip(layouts).enumerate() {
            let number = order.map_or(index as u32, |order| order[index]);
            let otherwise = if number == PADDING { "padding" } else { "member" };
            let given = self.outline.member_names.get(&(id, number)).map(String::as_str).unwrap_or_default();
            let mut name = super::names::identifier(given, otherwise);
            let mut number = index;
            while !names.insert(name.clone()) {
                name = format!("{}_{number}", super::names::identifier(given, otherwise));
                number += types.len();
            }
            members.push(self.member(&name, ty, size, align, false));
        }
        if let Err(why) = self.place(&mut members, layouts) {
            if order.is_some() {
                return self.report.refuse(LAYOUT, at, why);
            }
            for (member, &(_, size, _)) in members.iter_mut().zip(layouts) {
                member.size = size;
                member.explicit_layout = false;
            }
            Types::lay_out_members(&mut members);
        }
        Ok(self.finish_struct(id, members))
    }

    /// Puts members where offsets ask for it: by alignment of the member itself, and by room behind the one before.
    fn place(&self, members: &mut [StructMember], layouts: &[MemberLayout]) -> Result<(), String> {
        let mut end = 0u64;
        for index in 0..members.len() {
            let natural = end.next_multiple_of(members[index].align.into());
            let wanted = layouts[index].0.unwrap_or(natural);
            if wanted < end || !wanted.is_multiple_of(members[index].align.into()) {
                let name = self.module.name(members[index].name);
                return Err(format!("member '{name}' lies at byte {wanted}, where its type cannot lie"));
            }
            if wanted != natural {
                let Some(before) = index.checked_sub(1).map(|before| &mut members[before]) else {
                    return Err("the first member does not lie at the start".to_owned());
                };
                before.size = wanted - before.offset;
                before.explicit_layout = true;
            }
            members[index].offset = wanted;
            end = wanted.saturating_add(members[index].size);
        }
        Ok(())
    }

    fn member(&mut self, name: &str, ty: TypeId, size: u64, align: u32, explicit: bool) -> StructMember {
        let name = self.module.store.symbols.intern(name);
        StructMember { name, ty, offset: 0, size, align, explicit_layout: explicit, io: IoAttributes::default() }
    }

    fn finish_struct(&mut self, id: u32, members: Vec<StructMember>) -> TypeId {
        let given = self.outline.names.get(&id).cloned().unwrap_or_default();
        let name = self.names.unique(&given, "type");
        let name = self.module.store.symbols.intern(&name);
        self.module.store.types.declare_struct(StructType { name, members, builtin_family: None })
    }

    /// The memory of a variable or of what a pointer points to. The host lays out buffers.
    pub(super) fn memory(
        &mut self,
        at: At,
        id: u32,
        class: StorageClass,
        atomics: &Atomics,
    ) -> Result<Memory, Refused> {
        let explicit =
            matches!(class, StorageClass::Uniform | StorageClass::StorageBuffer | StorageClass::PushConstant);
        let is_plain = atomics.is_empty() && !explicit;
        if is_plain {
            let ty = self.ty(at, id)?;
            return Ok(Memory { ty, value: ty, id, kind: Rc::new(Kind::Same) });
        }
        self.check_depth(at, id, 0)?;
        self.memory_in(at, id, Context { explicit, row_major: false, matrix_stride: None }, atomics)
    }

    fn memory_in(&mut self, at: At, id: u32, context: Context, atomics: &Atomics) -> Result<Memory, Refused> {
        let key = (id, context.explicit, context.row_major, context.matrix_stride);
        if atomics.is_empty()
            && let Some(known) = self.memories.get(&key)
        {
            return Ok(known.clone());
        }
        let memory = self.new_memory(at, id, context, atomics)?;
        if atomics.is_empty() {
            self.memories.insert(key, memory.clone());
        }
        Ok(memory)
    }

    fn new_memory(&mut self, at: At, id: u32, context: Context, atomics: &Atomics) -> Result<Memory, Refused> {
        let value = self.ty(at, id)?;
        let same = |ty| Memory { ty, value, id, kind: Rc::new(Kind::Same) };
        let definition = self.code.definition(id).expect("it has a type");
        if atomics.is_atomic {
            if !matches!(value, TypeId::I32 | TypeId::U32) {
                return self.report.refuse(TYPE, at, "an atomic is an integer of 32 bits");
            }
            let ty = self.module.store.types.atomic(value);
            return Ok(Memory { ty, value, id, kind: Rc::new(Kind::Atomic) });
        }
        Ok(match self.shape(at, id)? {
            Shape::Bool if context.explicit => Memory { ty: TypeId::U32, value, id, kind: Rc::new(Kind::Word) },
            Shape::Matrix { .. } if context.explicit => self.matrix_memory(definition, id, value, context)?,
            Shape::Array { elem, .. } | Shape::RuntimeArray { elem } => {
                let elem_atomics = atomics.parts.get(&ELEMENTS).cloned().unwrap_or_default();
                let stride = self.decoration(id, Decoration::ArrayStride).filter(|_| context.explicit);
                let elem = self.memory_in(definition, elem, context, &elem_atomics)?;
                let Type::Array { count, .. } = self.module.store.types.get(value) else { return Ok(same(value)) };
                self.array_memory(definition, id, value, elem, count, stride)?
            }
            Shape::Struct { members } => self.struct_memory(definition, id, value, &members, context, atomics)?,
            _ => same(value),
        })
    }

    fn array_memory(
        &mut self,
        at: At,
        id: u32,
        value: TypeId,
        elem: Memory,
        count: ArrayCount,
        stride: Option<u32>,
    ) -> Result<Memory, Refused> {
        let mut elem = elem;
        let mut natural = self.module.store.types.array_stride(elem.ty);
        let stride = stride.map_or(natural, u64::from);
        if stride < natural && self.module.store.types.is_vector(elem.ty) {
            elem = self.scalars(elem);
            natural = self.module.store.types.array_stride(elem.ty);
        }
        let align = self.module.store.types.layout(elem.ty).align;
        if stride < natural || !stride.is_multiple_of(align.into()) {
            let message = format!("elements of {natural} bytes lie {stride} bytes apart");
            return self.report.refuse(LAYOUT, at, message);
        }
        let wrapped = stride != natural;
        let elem_ty = if wrapped { self.wrapper(elem.ty, stride) } else { elem.ty };
        let ty = self.module.store.types.array(elem_ty, count);
        let is_same = ty == value;
        let kind = if is_same { Kind::Same } else { Kind::Array { elem, wrapped } };
        Ok(Memory { ty, value, id, kind: Rc::new(kind) })
    }

    /// A vector as a structure of its components, which is no more aligned than they are.
    fn scalars(&mut self, vector: Memory) -> Memory {
        let elem = self.module.store.types.deepest_elem(vector.value);
        let count = self.module.store.types.component_count(vector.value);
        let layout = self.module.store.types.layout(elem);
        let ty = match self.wrappers.get(&(vector.value, layout.size * u64::from(count))) {
            Some(&known) => known,
            None => {
                let names = ["x", "y", "z", "w"];
                let mut members: Vec<StructMember> = names[..count as usize]
                    .iter()
                    .map(|name| self.member(name, elem, layout.size, layout.align, false))
                    .collect();
                Types::lay_out_members(&mut members);
                let name = self.names.unique("packed", "type");
                let name = self.module.store.symbols.intern(&name);
                let structure = StructType { name, members, builtin_family: None };
                let ty = self.module.store.types.declare_struct(structure);
                self.wrappers.insert((vector.value, layout.size * u64::from(count)), ty);
                ty
            }
        };
        Memory { ty, kind: Rc::new(Kind::Scalars), ..vector }
    }

    /// A structure of one member that takes so many bytes.
    fn wrapper(&mut self, ty: TypeId, size: u64) -> TypeId {
        let align = self.module.store.types.layout(ty).align;
        if let Some(&known) = self.wrappers.get(&(ty, size)) {
            return known;
        }
        let member = self.member("element", ty, size, align, true);
        let name = self.names.unique("strided", "type");
        let name = self.module.store.symbols.intern(&name);
        let members = vec![member];
        let found = self.module.store.types.declare_struct(StructType { name, members, builtin_family: None });
        self.wrappers.insert((ty, size), found);
        found
    }

    fn matrix_memory(&mut self, at: At, id: u32, value: TypeId, context: Context) -> Result<Memory, Refused> {
        let Type::Matrix { column, columns } = self.module.store.types.get(value) else {
            return self.report.wrong_id(at, id, "a matrix type");
        };
        let elem = self.module.store.types.deepest_elem(value);
        let rows = self.module.store.types.component_count(column) as u8;
        let (ty, major) = if context.row_major {
            let ty = self.module.store.types.matrix(elem, rows, columns);
            (ty, self.module.store.types.vector(elem, columns))
        } else {
            (value, column)
        };
        let natural = self.module.store.types.matrix_stride(major);
        let stride = context.matrix_stride.map_or(natural, u64::from);
        if stride != natural {
            let align = self.module.store.types.layout(major).align;
            if stride < natural || !stride.is_multiple_of(align.into()) {
                return self.report.refuse(LAYOUT, at, format!("columns or rows lie {stride} bytes apart"));
            }
            let wrapper = self.wrapper(major, stride);
            let count = if context.row_major { rows } else { columns };
            let ty = self.module.store.types.array(wrapper, ArrayCount::Fixed(count.into()));
            let kind = Kind::Columns { of_rows: context.row_major };
            return Ok(Memory { ty, value, id, kind: Rc::new(kind) });
        }
        let kind = if context.row_major { Kind::Rows } else { Kind::Same };
        Ok(Memory { ty, value, id, kind: Rc::new(kind) })
    }

    /// A structure in memory is the one of values where nothing in it differs, and its members lie where they would anyhow.
    fn struct_memory(
        &mut self,
        at: At,
        id: u32,
        value: TypeId,
        ids: &[u32],
        context: Context,
        atomics: &Atomics,
    ) -> Result<Memory, Refused> {
        let mut members = Vec::with_capacity(ids.len());
        let mut layouts = Vec::with_capacity(ids.len());
        for (index, &member) in ids.iter().enumerate() {
            let index = index as u32;
            let of_member = |decoration| self.member_decoration(id, index, decoration).filter(|_| context.explicit);
            let offset = of_member(Decoration::Offset);
            let inner = Context {
                explicit: context.explicit,
                row_major: of_member(Decoration::RowMajor).is_some(),
                matrix_stride: of_member(Decoration::MatrixStride),
            };
            let part = atomics.parts.get(&index).cloned().unwrap_or_default();
            let mut memory = self.memory_in(at, member, inner, &part)?;
            let align = self.module.store.types.layout(memory.ty).align;
            if offset.is_some_and(|offset| !offset.is_multiple_of(align))
                && self.module.store.types.is_vector(memory.ty)
            {
                memory = self.scalars(memory);
            }
            let layout = self.module.store.types.layout(memory.ty);
            layouts.push((offset.map(u64::from), layout.size, layout.align));
            members.push(memory);
        }
        let members: Vec<(u32, Memory)> = (0..).zip(members).collect();
        if !atomics.is_empty() || !self.is_as_declared(value, &members, &layouts) {
            return self.memory_struct(at, id, value, members, layouts);
        }
        let is_same = members.iter().all(|(_, member)| matches!(*member.kind, Kind::Same));
        let kind = if is_same { Kind::Same } else { Kind::Struct { members } };
        Ok(Memory { ty: value, value, id, kind: Rc::new(kind) })
    }

    /// A structure for memory alone, whose members come in the order of their offsets.
    fn memory_struct(
        &mut self,
        at: At,
        id: u32,
        value: TypeId,
        members: Vec<(u32, Memory)>,
        layouts: Vec<MemberLayout>,
    ) -> Result<Memory, Refused> {
        let mut order: Vec<u32> = (0..members.len() as u32).collect();
        order.sort_by_key(|&member| layouts[member as usize].0.unwrap_or(0));
        let mut types: Vec<TypeId> = order.iter().map(|&member| members[member as usize].1.ty).collect();
        let mut ordered: Vec<MemberLayout> = order.iter().map(|&member| layouts[member as usize]).collect();
        if let Some((Some(start @ 1..), ..)) = ordered.first().copied() {
            // What lies before the first member is nobody's.
            order.insert(0, PADDING);
            types.insert(0, TypeId::U32);
            ordered.insert(0, (Some(0), start.min(4), 4));
        }
        let ty = self.declare(at, id, &types, &ordered, Some(&order))?;
        let mut placed = members;
        for (place, &member) in order.iter().enumerate() {
            if member != PADDING {
                placed[member as usize].0 = place as u32;
            }
        }
        Ok(Memory { ty, value, id, kind: Rc::new(Kind::Struct { members: placed }) })
    }

    fn is_as_declared(&self, value: TypeId, members: &[(u32, Memory)], layouts: &[MemberLayout]) -> bool {
        let Some(structure) = self.module.store.types.as_struct(value) else { return false };
        structure.members.len() == members.len()
            && structure.members.iter().zip(members).zip(layouts).all(|((declared, (_, member)), layout)| {
                declared.ty == member.ty && layout.0.is_none_or(|offset| offset == declared.offset)
            })
    }

    /// The value of an integer constant.
    pub(super) fn integer(&mut self, at: At, id: u32) -> Result<u32, Refused> {
        let value = self.constant(at, id)?;
        let known = value.as_constant().map(|constant| self.module.store.constants.value(constant));
        match known {
            Some(Constant::U32(value)) => Ok(value),
            Some(Constant::I32(value)) => Ok(value as u32),
            _ => self.report.wrong_id(at, id, "an integer constant"),
        }
    }

    /// The first operand of a decoration of an id; 0 where it has none.
    pub(super) fn decoration(&self, id: u32, wanted: Decoration) -> Option<u32> {
        first(self.outline.decorations.get(&id)?, wanted)
    }

    /// The first operand of a decoration of a member; 0 where it has none.
    pub(super) fn member_decoration(&self, id: u32, member: u32, wanted: Decoration) -> Option<u32> {
        first(self.outline.member_decorations.get(&(id, member))?, wanted)
    }

    /// The element of a composite value, or refused.
    pub(super) fn element(&mut self, at: At, ty: TypeId, index: u32) -> Result<TypeId, Refused> {
        match self.module.store.types.element_type(ty, index) {
            Some(element) => Ok(element),
            None => {
                let name = self.module.store.type_name(ty);
                self.report.refuse(INVALID, at, format!("{name} has no element {index}"))
            }
        }
    }

    /// The value of an operand whose type must be that.
    pub(super) fn is_integer_scalar(&self, value: Value) -> bool {
        matches!(self.module.type_of(value), TypeId::I32 | TypeId::U32)
    }
}

fn first(list: &[super::outline::Decorated], wanted: Decoration) -> Option<u32> {
    let found = list.iter().find(|item| item.decoration == wanted)?;
    Some(found.operands.first().copied().unwrap_or(0))
}
