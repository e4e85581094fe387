//! Pointers, loads and stores.

use std::rc::Rc;

use super::Global;
use super::function::FunctionReader;
use super::report::Refused;
use super::rules::{INVALID, LIMIT, POINTER};
use super::types::{Kind, Memory, Shape};
use super::words::At;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::Value;
use crate::spirv::grammar::{Op, StorageClass};
use crate::types::{Access, AddressSpace, Type, TypeId};

/// What a pointer points to.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Memory at a place in what a pointer of the IR points to.
    Memory { base: Value, indices: Vec<Value>, memory: Memory },
    /// A component of the vector that a pointer points to.
    Component { vector: Value, index: Value },
    /// A column of a matrix of rows, which may stand in structures of their own.
    Column { rows: Value, column: Value, ty: TypeId, wrapped: bool },
    /// A component of a vector that is a structure of its components, by an index that is not known.
    Scalar { vector: Value, index: Value, ty: TypeId },
    /// A value that is not written: what goes into a stage.
    Value(Value),
    /// A texture or sampler.
    Handle(Value),
    /// A texture with its sampler.
    Combined { texture: Value, sampler: Value },
}

/// How many elements are loaded and stored one by one at most.
const MAX_PARTS: u32 = 1024;

/// The address space of a storage class whose variables are memory.
pub(super) fn space_of(class: StorageClass) -> Option<(AddressSpace, Access)> {
    Some(match class {
        StorageClass::Function => (AddressSpace::Function, Access::ReadWrite),
        StorageClass::Private | StorageClass::Input | StorageClass::Output => {
            (AddressSpace::Private, Access::ReadWrite)
        }
        StorageClass::Workgroup => (AddressSpace::Workgroup, Access::ReadWrite),
        StorageClass::Uniform => (AddressSpace::Uniform, Access::Read),
        StorageClass::StorageBuffer => (AddressSpace::Storage, Access::ReadWrite),
        StorageClass::PushConstant => (AddressSpace::Immediate, Access::Read),
        _ => return None,
    })
}

impl FunctionReader<'_, '_> {
    /// What the pointer, image or sampler of an id stands for.
    pub fn place(&mut self, at: At, id: u32) -> Result<Place, Refused> {
        // From the base on, each step is made where it is not there yet.
        let mut steps = Vec::new();
        let mut base = id;
        let mut place = loop {
            if let Some((place, scope)) = self.places.get(&base)
                && self.sees(*scope)
            {
                break place.clone();
            }
            match self.next_step(base) {
                Some((step, from)) => {
                    steps.push((step, base));
                    base = from;
                }
                None => break self.base(at, base)?,
            }
        };
        for (step, id) in steps.into_iter().rev() {
            place = self.stepped(step, place)?;
            let scope = self.scope();
            self.places.insert(id, (place.clone(), scope));
        }
        Ok(place)
    }

    /// The instruction by which a pointer, image or sampler comes from another, and that one.
    fn next_step(&self, id: u32) -> Option<(At, u32)> {
        let at = self.r.code.definition(id).filter(|&at| self.r.is_lazy(at))?;
        Some((at, *self.r.code.operands(at).first()?))
    }

    fn stepped(&mut self, at: At, place: Place) -> Result<Place, Refused> {
        let operands = self.r.code.operands(at);
        match self.r.code.op(at) {
            Some(Op::AccessChain | Op::InBoundsAccessChain) => {
                let mut place = place;
                for &index in &operands[1..] {
                    let value = self.value(at, index)?;
                    if !self.r.is_integer_scalar(value) {
                        return self.r.report.wrong_id(at, index, "an integer of 32 bits");
                    }
                    place = self.step(at, place, value)?;
                }
                Ok(place)
            }
            Some(Op::SampledImage) => {
                let sampler = self.place(at, operands[1])?;
                match (place, sampler) {
                    (Place::Handle(texture), Place::Handle(sampler)) => Ok(Place::Combined { texture, sampler }),
                    _ => self.r.report.refuse(INVALID, at, "an image and a sampler are combined"),
                }
            }
            Some(Op::Image) => match place {
                Place::Combined { texture, .. } => Ok(Place::Handle(texture)),
                _ => self.r.report.refuse(INVALID, at, "this is no image with a sampler"),
            },
            Some(Op::ImageTexelPointer) => {
                self.r.report.refuse(super::rules::INSTRUCTION, at, "atomics of texels are not there")
            }
            _ => Ok(place),
        }
    }

    /// What a variable or parameter stands for.
    fn base(&mut self, at: At, id: u32) -> Result<Place, Refused> {
        if let Some(place) = self.io.as_ref().and_then(|io| io.places.get(&id)) {
            return Ok(place.clone());
        }
        match self.r.globals.get(&id) {
            Some(Global::Memory { pointer, memory }) => {
                Ok(Place::Memory { base: *pointer, indices: Vec::new(), memory: memory.clone() })
            }
            Some(Global::Handle(pointer)) => Ok(Place::Handle(*pointer)),
            Some(Global::Combined { texture, sampler }) => Ok(Place::Combined { texture: *texture, sampler: *sampler }),
            None if self.r.refused_variables.contains(&id) => Err(Refused),
            None => self.r.report.refuse(POINTER, at, format!("which variable %{id} points into is not known")),
        }
    }

    /// An element of what is pointed to.
    pub fn step(&mut self, at: At, place: Place, index: Value) -> Result<Place, Refused> {
        let constant = index.as_constant().and_then(|id| self.r.module.store.constants.as_integer(id));
        match place {
            Place::Memory { base, mut indices, memory } => match &*memory.kind {
                Kind::Same => self.step_same(at, base, indices, &memory, index, constant),
                Kind::Array { elem, wrapped } => {
                    self.in_bounds(at, memory.value, constant)?;
                    indices.push(index);
                    if *wrapped {
                        indices.push(self.b().u32(0));
                    }
                    Ok(Place::Memory { base, indices, memory: elem.clone() })
                }
                Kind::Struct { members } => {
                    let member = constant.and_then(|index| members.get(usize::try_from(index).ok()?));
                    let Some((place, member)) = member.cloned() else {
                        return self.r.report.refuse(INVALID, at, "a structure has no such member");
                    };
                    let index = self.b().u32(place);
                    indices.push(index);
                    Ok(Place::Memory { base, indices, memory: member })
                }
                Kind::Rows => {
                    self.in_bounds(at, memory.value, constant)?;
                    let ty = self.r.element(at, memory.value, 0)?;
                    let rows = self.pointer_of(base, &indices, memory.ty);
                    Ok(Place::Column { rows, column: index, ty, wrapped: false })
                }
                Kind::Columns { of_rows: true } => {
                    self.in_bounds(at, memory.value, constant)?;
                    let ty = self.r.element(at, memory.value, 0)?;
                    let rows = self.pointer_of(base, &indices, memory.ty);
                    Ok(Place::Column { rows, column: index, ty, wrapped: true })
                }
                Kind::Scalars => {
                    self.in_bounds(at, memory.value, constant)?;
                    let ty = self.r.element(at, memory.value, 0)?;
                    let Some(constant) = constant else {
                        let vector = self.pointer_of(base, &indices, memory.ty);
                        return Ok(Place::Scalar { vector, index, ty: memory.value });
                    };
                    indices.push(self.b().u32(constant as u32));
                    let memory = Memory { ty, value: ty, id: self.part_id(at, memory.id)?, kind: Rc::new(Kind::Same) };
                    Ok(Place::Memory { base, indices, memory })
                }
                Kind::Columns { of_rows: false } => {
                    self.in_bounds(at, memory.value, constant)?;
                    let ty = self.r.element(at, memory.value, 0)?;
                    let zero = self.b().u32(0);
                    indices.extend([index, zero]);
                    let memory = Memory { ty, value: ty, id: self.part_id(at, memory.id)?, kind: Rc::new(Kind::Same) };
                    Ok(Place::Memory { base, indices, memory })
                }
                Kind::Atomic | Kind::Word => self.r.report.refuse(INVALID, at, "a scalar has no elements"),
            },
            Place::Column { rows, column, wrapped, .. } => {
                let Type::Pointer { store, .. } = self.r.module.shape_of(rows) else { unreachable!("a pointer") };
                self.in_bounds(at, store, constant)?;
                let vector = self.row_pointer(at, rows, index, wrapped)?;
                Ok(Place::Component { vector, index: column })
            }
            Place::Value(value) => {
                let ty = self.r.module.type_of(value);
                let element = self.r.element(at, ty, constant.unwrap_or(0) as u32)?;
                Ok(Place::Value(self.b().access(element, value, &[index])))
            }
            Place::Component { .. } | Place::Scalar { .. } | Place::Handle(_) | Place::Combined { .. } => {
                self.r.report.refuse(POINTER, at, "what is pointed to has no elements")
            }
        }
    }

    /// The pointer to a row of a matrix of rows.
    fn row_pointer(&mut self, at: At, rows: Value, index: Value, wrapped: bool) -> Result<Value, Refused> {
        let Type::Pointer { store, .. } = self.r.module.shape_of(rows) else { unreachable!("a pointer") };
        let mut row = self.r.element(at, store, 0)?;
        let mut indices = vec![index];
        if wrapped {
            row = self.r.element(at, row, 0)?;
            indices.push(self.b().u32(0));
        }
        Ok(self.pointer_of(rows, &indices, row))
    }

    fn step_same(
        &mut self,
        at: At,
        base: Value,
        mut indices: Vec<Value>,
        memory: &Memory,
        index: Value,
        constant: Option<i64>,
    ) -> Result<Place, Refused> {
        let is_struct = self.r.module.store.types.as_struct(memory.ty).is_some();
        if is_struct && constant.is_none() {
            return self.r.report.refuse(INVALID, at, "a member of a structure is named by a constant");
        }
        self.in_bounds(at, memory.ty, constant)?;
        let element = self.r.element(at, memory.ty, if is_struct { constant.unwrap_or(0) as u32 } else { 0 })?;
        if self.r.module.store.types.is_vector(memory.ty) {
            let vector = self.pointer_of(base, &indices, memory.ty);
            return Ok(Place::Component { vector, index });
        }
        let id = match self.r.shape(at, memory.id)? {
            Shape::Struct { members } => members.get(constant.unwrap_or(0) as usize).copied().unwrap_or(0),
            _ => self.part_id(at, memory.id)?,
        };
        let index = if is_struct { self.b().u32(constant.unwrap_or(0) as u32) } else { index };
        indices.push(index);
        let memory = Memory { ty: element, value: element, id, kind: Rc::new(Kind::Same) };
        Ok(Place::Memory { base, indices, memory })
    }

    /// The id of the type of a type's elements.
    fn part_id(&mut self, at: At, id: u32) -> Result<u32, Refused> {
        match self.r.shape(at, id)? {
            Shape::Array { elem, .. } | Shape::RuntimeArray { elem } | Shape::Vector { elem, .. } => Ok(elem),
            Shape::Matrix { column, .. } => Ok(column),
            _ => self.r.report.refuse(INVALID, at, "a scalar has no elements"),
        }
    }

    fn in_bounds(&mut self, at: At, ty: TypeId, index: Option<i64>) -> Result<(), Refused> {
        let Some(index) = index else { return Ok(()) };
        let count = self.r.module.store.types.element_count(ty);
        if index < 0 || count.is_some_and(|count| index >= count.into()) {
            return self.r.report.refuse(INVALID, at, format!("index {index} is out of bounds"));
        }
        Ok(())
    }

    /// The pointer to a part of what `base` points to, which is of type `ty`.
    pub fn pointer_of(&mut self, base: Value, indices: &[Value], ty: TypeId) -> Value {
        if indices.is_empty() {
            return base;
        }
        let Type::Pointer { space, access, .. } = self.r.module.shape_of(base) else {
            unreachable!("memory is behind a pointer")
        };
        let ty = self.r.module.store.types.pointer(space, ty, access);
        self.b().access(ty, base, indices)
    }

    /// The value that a place holds.
    pub fn load(&mut self, at: At, place: &Place) -> Result<Value, Refused> {
        match place {
            Place::Memory { base, indices, memory } => self.load_memory(at, *base, indices, memory),
            Place::Component { vector, index } => Ok(self.b().load_vector_element(*vector, *index)),
            Place::Column { rows, column, ty, wrapped } => {
                let count = self.r.module.store.types.component_count(*ty);
                let mut parts = Vec::new();
                for row in 0..count {
                    let row = self.b().u32(row);
                    let row = self.row_pointer(at, *rows, row, *wrapped)?;
                    parts.push(self.b().load_vector_element(row, *column));
                }
                Ok(self.b().construct(*ty, &parts))
            }
            Place::Scalar { vector, index, ty } => {
                let whole = self.load_scalars(*vector, *ty);
                let elem = self.r.module.store.types.deepest_elem(*ty);
                Ok(self.b().access(elem, whole, &[*index]))
            }
            Place::Value(value) => Ok(*value),
            Place::Handle(_) | Place::Combined { .. } => self.r.report.refuse(INVALID, at, "an image is no value"),
        }
    }

    fn load_memory(&mut self, at: At, base: Value, indices: &[Value], memory: &Memory) -> Result<Value, Refused> {
        let part = |function: &mut Self, more: &[u32], memory: &Memory| {
            let mut indices = indices.to_vec();
            indices.extend(more.iter().map(|&index| function.b().u32(index)));
            function.load_memory(at, base, &indices, memory)
        };
        match &*memory.kind {
            Kind::Same => {
                if !self.r.module.store.types.has(memory.ty, crate::types::TypeFlags::CONSTRUCTIBLE) {
                    return self.r.report.refuse(INVALID, at, "there are no values of this type");
                }
                let pointer = self.pointer_of(base, indices, memory.ty);
                Ok(self.b().load(pointer))
            }
            Kind::Atomic => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                Ok(self.b().builtin_value(BuiltinFn::AtomicLoad, memory.value, &[pointer]))
            }
            Kind::Word => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                let mut b = self.b();
                let word = b.load(pointer);
                let zero = b.u32(0);
                Ok(b.compare(BinaryOp::NotEqual, word, zero))
            }
            Kind::Rows => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                let rows = self.b().load(pointer);
                Ok(self.b().builtin_value(BuiltinFn::Transpose, memory.value, &[rows]))
            }
            Kind::Scalars => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                Ok(self.load_scalars(pointer, memory.value))
            }
            Kind::Columns { of_rows } => {
                let (stored, major) = self.stored_matrix(at, memory, *of_rows)?;
                let count = self.r.module.store.types.element_count(stored).unwrap_or(0);
                let parts: Result<Vec<Value>, Refused> =
                    (0..count).map(|index| part(self, &[index, 0], &major)).collect();
                let parts = parts?;
                let whole = self.b().construct(stored, &parts);
                if !of_rows {
                    return Ok(whole);
                }
                Ok(self.b().builtin_value(BuiltinFn::Transpose, memory.value, &[whole]))
            }
            Kind::Array { elem, wrapped } => {
                let count = self.part_count(at, memory.value)?;
                let mut parts = Vec::new();
                for index in 0..count {
                    parts.push(part(self, &[index, 0][..if *wrapped { 2 } else { 1 }], elem)?);
                    self.check_size(at)?;
                }
                Ok(self.b().construct(memory.value, &parts))
            }
            Kind::Struct { members } => {
                let mut parts = Vec::new();
                for (place, member) in members {
                    parts.push(part(self, &[*place], member)?);
                }
                Ok(self.b().construct(memory.value, &parts))
            }
        }
    }

    /// A vector that memory holds as a structure of its components.
    fn load_scalars(&mut self, pointer: Value, ty: TypeId) -> Value {
        let count = self.r.module.store.types.component_count(ty);
        let mut b = self.b();
        let mut parts = Vec::new();
        for index in 0..count {
            let component = b.member_pointer(pointer, index);
            parts.push(b.load(component));
        }
        b.construct(ty, &parts)
    }

    /// The type of a matrix as it is stored column by column or row by row, and the memory of one of those.
    fn stored_matrix(&mut self, at: At, memory: &Memory, of_rows: bool) -> Result<(TypeId, Memory), Refused> {
        let column = self.r.element(at, memory.value, 0)?;
        let types = &mut self.r.module.store.types;
        let (elem, rows) = (types.deepest_elem(column), types.component_count(column) as u8);
        let columns = types.element_count(memory.value).unwrap_or(2) as u8;
        let stored = if of_rows { types.matrix(elem, rows, columns) } else { memory.value };
        let ty = self.r.element(at, stored, 0)?;
        Ok((stored, Memory { ty, value: ty, id: memory.id, kind: Rc::new(Kind::Same) }))
    }

    /// How many elements are loaded or stored one by one.
    fn part_count(&mut self, at: At, ty: TypeId) -> Result<u32, Refused> {
        match self.r.module.store.types.element_count(ty) {
            Some(count) if count <= MAX_PARTS => Ok(count),
            Some(count) => self.r.report.refuse(LIMIT, at, format!("{count} elements are not copied one by one")),
            None => self.r.report.refuse(INVALID, at, "there are no values of this type"),
        }
    }

    /// What is copied part by part may not make the module larger than any machine holds.
    pub fn check_size(&mut self, at: At) -> Result<(), Refused> {
        if self.r.module.inst_count() > super::MAX_INSTRUCTIONS {
            return self.r.report.refuse(LIMIT, at, "the module becomes too large");
        }
        Ok(())
    }

    /// Writes a value to a place.
    pub fn store(&mut self, at: At, place: &Place, value: Value) -> Result<(), Refused> {
        let wanted = match place {
            Place::Memory { memory, .. } => memory.value,
            Place::Component { vector, .. } => {
                let Type::Pointer { store, .. } = self.r.module.shape_of(*vector) else { unreachable!("a pointer") };
                self.r.module.store.types.deepest_elem(store)
            }
            Place::Column { ty, .. } => *ty,
            Place::Scalar { ty, .. } => self.r.module.store.types.deepest_elem(*ty),
            Place::Value(_) | Place::Handle(_) | Place::Combined { .. } => {
                return self.r.report.refuse(INVALID, at, "this is not written");
            }
        };
        if self.r.module.type_of(value) != wanted {
            return self.r.report.refuse(INVALID, at, "a value of another type is stored than the memory holds");
        }
        let pointer = match place {
            Place::Memory { base, .. } => *base,
            Place::Component { vector: pointer, .. }
            | Place::Scalar { vector: pointer, .. }
            | Place::Column { rows: pointer, .. } => *pointer,
            _ => unreachable!("others are not written"),
        };
        if matches!(self.r.module.shape_of(pointer), Type::Pointer { access: Access::Read, .. }) {
            return self.r.report.refuse(INVALID, at, "memory that is only read is written");
        }
        match place {
            Place::Memory { base, indices, memory } => self.store_memory(at, *base, indices, memory, value),
            Place::Component { vector, index } => {
                self.b().store_vector_element(*vector, *index, value);
                Ok(())
            }
            Place::Column { rows, column, ty, wrapped } => {
                let count = self.r.module.store.types.component_count(*ty);
                for row in 0..count {
                    let component = self.b().extract(value, row);
                    let row = self.b().u32(row);
                    let row = self.row_pointer(at, *rows, row, *wrapped)?;
                    self.b().store_vector_element(row, *column, component);
                }
                Ok(())
            }
            // Only the component is written: another invocation may write the others.
            Place::Scalar { vector, index, ty } => {
                let index = self.as_type(at, *index, TypeId::U32)?;
                for component in 0..self.r.module.store.types.component_count(*ty) {
                    let mut b = self.b();
                    let number = b.u32(component);
                    let is_it = b.compare(BinaryOp::Equal, index, number);
                    let (_, then, otherwise) = b.if_(is_it, &[]);
                    b.in_block(then, |b| {
                        let pointer = b.member_pointer(*vector, component);
                        b.store(pointer, value);
                        b.exit(crate::ir::Op::ExitIf, &[]);
                    });
                    b.in_block(otherwise, |b| b.exit(crate::ir::Op::ExitIf, &[]));
                }
                Ok(())
            }
            _ => unreachable!("others are not written"),
        }
    }

    fn store_memory(
        &mut self,
        at: At,
        base: Value,
        indices: &[Value],
        memory: &Memory,
        value: Value,
    ) -> Result<(), Refused> {
        let part = |function: &mut Self, more: &[u32], memory: &Memory| {
            let mut indices = indices.to_vec();
            indices.extend(more.iter().map(|&index| function.b().u32(index)));
            let value = function.b().extract(value, more[0]);
            function.store_memory(at, base, &indices, memory, value)
        };
        match &*memory.kind {
            Kind::Same => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                self.b().store(pointer, value);
            }
            Kind::Atomic => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                self.b().builtin(BuiltinFn::AtomicStore, TypeId::VOID, &[pointer, value]);
            }
            Kind::Word => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                let mut b = self.b();
                let word = b.convert(TypeId::U32, value);
                b.store(pointer, word);
            }
            Kind::Rows => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                let rows = self.b().builtin_value(BuiltinFn::Transpose, memory.ty, &[value]);
                self.b().store(pointer, rows);
            }
            Kind::Scalars => {
                let pointer = self.pointer_of(base, indices, memory.ty);
                for index in 0..self.r.module.store.types.component_count(memory.value) {
                    let mut b = self.b();
                    let component = b.extract(value, index);
                    let pointer = b.member_pointer(pointer, index);
                    b.store(pointer, component);
                }
            }
            Kind::Columns { of_rows } => {
                let (stored, major) = self.stored_matrix(at, memory, *of_rows)?;
                let value =
                    if *of_rows { self.b().builtin_value(BuiltinFn::Transpose, stored, &[value]) } else { value };
                for index in 0..self.r.module.store.types.element_count(stored).unwrap_or(0) {
                    let part = self.b().extract(value, index);
                    let mut indices = indices.to_vec();
                    indices.extend([index, 0].map(|index| self.b().u32(index)));
                    self.store_memory(at, base, &indices, &major, part)?;
                }
            }
            Kind::Array { elem, wrapped } => {
                for index in 0..self.part_count(at, memory.value)? {
                    part(self, &[index, 0][..if *wrapped { 2 } else { 1 }], elem)?;
                    self.check_size(at)?;
                }
            }
            Kind::Struct { members } => {
                for (index, (place, member)) in members.iter().enumerate() {
                    let value = self.b().extract(value, index as u32);
                    let mut indices = indices.to_vec();
                    indices.push(self.b().u32(*place));
                    self.store_memory(at, base, &indices, member, value)?;
                }
            }
        }
        Ok(())
    }

    /// The pointer of the IR that a place is, where it is one.
    pub fn pointer(&mut self, place: &Place) -> Option<Value> {
        match place {
            Place::Memory { base, indices, memory } => Some(self.pointer_of(*base, indices, memory.ty)),
            _ => None,
        }
    }

    /// The texture or sampler that a place holds.
    pub fn handle(&mut self, place: Value) -> Value {
        if matches!(self.r.module.shape_of(place), Type::Pointer { .. }) { self.b().load(place) } else { place }
    }
}
