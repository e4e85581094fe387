//! Loads and stores: what places hold, the forms that values have in buffers, parts that are stored with all around them.

use super::Lowerer;
use super::access::{Memory, Part, Place};
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::ir::{Op, Swizzle, Value};
use crate::types::{Access, AddressSpace, TypeId};
use crate::wsl::ast::Space;
use crate::wsl::types::{Shape, Ty};
use crate::wsl::{limits, rules};

impl Lowerer<'_, '_> {
    /// A pointer to memory.
    pub(super) fn pointer(&mut self, memory: &Memory) -> Value {
        if memory.path.is_empty() {
            return memory.root;
        }
        let is_buffer = matches!(memory.space, Space::Device | Space::Constant);
        let store = self.ir_type(memory.ty, is_buffer);
        let (space, access) = address_space(memory.space);
        let ty = self.b.module.store.types.pointer(space, store, access);
        self.b.access(ty, memory.root, &memory.path)
    }

    /// What a place holds.
    pub(super) fn load(&mut self, place: &Place) -> Value {
        match place {
            Place::Memory(memory) => {
                let pointer = self.pointer(memory);
                let value = self.b.load(pointer);
                self.loaded(value, memory.ty, memory.space)
            }
            Place::Value(value, _) => *value,
            Place::Cell(_) => self.b.u32(0),
            Place::Part(base, part, ty) => {
                if let Some((pointer, index, space)) = self.component(base, *part) {
                    let value = self.b.load_vector_element(pointer, index);
                    return self.loaded(value, *ty, space);
                }
                let value = self.load(base);
                self.extract(value, base.ty(), *part, *ty)
            }
        }
    }

    /// Stores a value to a place.
    pub(super) fn store(&mut self, place: &Place, value: Value) {
        match place {
            Place::Memory(memory) => {
                let pointer = self.pointer(memory);
                let value = self.stored(value, memory.ty, memory.space);
                self.b.store(pointer, value);
            }
            Place::Value(..) | Place::Cell(_) => {
                debug_assert!(self.error.is_some(), "a valid program assigns to places")
            }
            Place::Part(base, part, ty) => {
                if let Some((pointer, index, space)) = self.component(base, *part) {
                    let value = self.stored(value, *ty, space);
                    self.b.store_vector_element(pointer, index, value);
                    return;
                }
                let whole = self.load(base);
                let changed = self.replace(whole, base.ty(), *part, *ty, value);
                self.store(base, changed);
            }
        }
    }

    /// The vector in memory and the index, where the part is one component of one.
    fn component(&mut self, base: &Place, part: Part) -> Option<(Value, Value, Space)> {
        let Place::Memory(memory) = base else { return None };
        let Shape::Vector { .. } = self.program.types.get(memory.ty) else { return None };
        let index = match part {
            Part::Element(index) => index,
            Part::Swizzle(1, components) => self.b.u32(components[0].into()),
            _ => return None,
        };
        Some((self.pointer(memory), index, memory.space))
    }

    /// A part of a value.
    pub(super) fn extract(&mut self, value: Value, of: Ty, part: Part, ty: Ty) -> Value {
        let result = self.ty(ty);
        match part {
            Part::Field(index) => {
                let index = self.b.u32(index);
                self.b.access(result, value, &[index])
            }
            Part::Element(index) => self.b.access(result, value, &[index]),
            Part::Swizzle(1, components) => self.b.extract(value, components[0].into()),
            Part::Swizzle(count, components) => {
                let swizzle = Swizzle::new(&components[..usize::from(count)]);
                self.b.emit_value(Op::Swizzle(swizzle), &[value], result)
            }
            Part::Property(getter, _, index) => {
                let Some(getter) = getter else { return self.b.zero(result) };
                let args: Vec<(Value, Ty)> =
                    std::iter::once((value, of)).chain(index.map(|index| (index, Ty::UINT))).collect();
                self.value_call(getter, &args)
            }
        }
    }

    /// A value with a part replaced.
    fn replace(&mut self, whole: Value, of: Ty, part: Part, ty: Ty, value: Value) -> Value {
        match part {
            Part::Property(_, setter, index) => {
                let Some(setter) = setter else { return whole };
                let mut args = vec![(whole, of)];
                args.extend(index.map(|index| (index, Ty::UINT)));
                args.push((value, ty));
                self.value_call(setter, &args)
            }
            Part::Field(field) => {
                let result = self.ty(of);
                let count = self.b.module.store.types.element_count(result).unwrap_or(0);
                let parts: Vec<Value> =
                    (0..count).map(|index| if index == field { value } else { self.b.extract(whole, index) }).collect();
                self.b.construct(result, &parts)
            }
            Part::Swizzle(count, components) => {
                let result = self.ty(of);
                let size = self.b.module.store.types.element_count(result).unwrap_or(0);
                let parts: Vec<Value> = (0..size)
                    .map(|index| {
                        let from = components[..usize::from(count)]
                            .iter()
                            .position(|&component| u32::from(component) == index);
                        match from {
                            Some(_) if count == 1 => value,
                            Some(from) => self.b.extract(value, from as u32),
                            None => self.b.extract(whole, index),
                        }
                    })
                    .collect();
                self.b.construct(result, &parts)
            }
            Part::Element(index) => {
                let var = self.b.var_with(whole);
                if matches!(self.program.types.get(of), Shape::Vector { .. }) {
                    self.b.store_vector_element(var, index, value);
                } else {
                    let elem = self.ty(ty);
                    let pointer = self.b.module.store.types.pointer(AddressSpace::Function, elem, Access::ReadWrite);
                    let element = self.b.access(pointer, var, &[index]);
                    self.b.store(element, value);
                }
                self.b.load(var)
            }
        }
    }

    /// A value as it was loaded from memory of a space: words become `bool`, and enums are made valid where another thread or the host may
    /// have written.
    fn loaded(&mut self, value: Value, ty: Ty, space: Space) -> Value {
        let facts = self.program.types.facts(ty);
        let is_buffer = matches!(space, Space::Device | Space::Constant);
        if !(is_buffer && facts.has_bool || space != Space::Thread && facts.has_enum) {
            return value;
        }
        match self.program.types.get(ty) {
            Shape::Bool if is_buffer => self.truth(value),
            Shape::Vector { .. } if is_buffer => self.truth(value),
            Shape::Enum(_) => self.valid_enum(value, ty),
            _ => self.rebuilt(value, ty, false, &mut |l, part, ty| l.loaded(part, ty, space)),
        }
    }

    /// A value as it is stored to memory of a space.
    fn stored(&mut self, value: Value, ty: Ty, space: Space) -> Value {
        let is_buffer = matches!(space, Space::Device | Space::Constant);
        if !is_buffer || !self.program.types.facts(ty).has_bool {
            return value;
        }
        match self.program.types.get(ty) {
            Shape::Bool | Shape::Vector { .. } => {
                let word = self.ir_type(ty, true);
                self.b.convert(word, value)
            }
            _ => self.rebuilt(value, ty, true, &mut |l, part, ty| l.stored(part, ty, space)),
        }
    }

    fn truth(&mut self, words: Value) -> Value {
        let ty = self.b.module.type_of(words);
        let zero = self.b.zero(ty);
        self.b.compare(BinaryOp::NotEqual, words, zero)
    }

    /// A composite made of its parts in another form.
    fn rebuilt(
        &mut self,
        value: Value,
        ty: Ty,
        is_buffer: bool,
        f: &mut dyn FnMut(&mut Self, Value, Ty) -> Value,
    ) -> Value {
        let result = self.ir_type(ty, is_buffer);
        let of = self.b.module.type_of(value);
        let count = self.b.module.store.types.element_count(of).unwrap_or(0);
        self.expressions = self.expressions.saturating_add(count);
        if count > limits::CONVERTED_ELEMENTS || self.expressions > limits::LOWERED_EXPRESSIONS {
            let message =
                "an array of 'bool' or enums in memory that is shared is not copied as a whole where it is so long";
            self.fail(rules::UNSUPPORTED, self.b.span, message);
            return self.b.zero(result);
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let part = self.b.extract(value, index);
            let part_ty = match self.program.types.get(ty) {
                Shape::Struct(id) => {
                    self.program.types.structs[id].fields.get(index as usize).map_or(Ty::UINT, |field| field.ty)
                }
                Shape::Array { elem, .. } => elem,
                _ => Ty::VOID,
            };
            // What else has parts is a matrix of `bool`, whose columns are vectors of it.
            parts.push(if part_ty == Ty::VOID { self.bool_column(part, is_buffer) } else { f(self, part, part_ty) });
        }
        self.b.construct(result, &parts)
    }

    fn bool_column(&mut self, column: Value, is_stored: bool) -> Value {
        if !is_stored {
            return self.truth(column);
        }
        let of = self.b.module.type_of(column);
        let words = self.b.module.store.types.with_scalar(of, TypeId::U32);
        self.b.convert(words, column)
    }

    /// A value that its enum has: itself, where it is one.
    fn valid_enum(&mut self, value: Value, ty: Ty) -> Value {
        let Shape::Enum(id) = self.program.types.get(ty) else { return value };
        let known = &self.program.types.enums[id];
        let mut values: Vec<i64> = known.elements.iter().map(|&(_, value)| value).collect();
        values.sort_unstable();
        let (Some(&low), Some(&high)) = (values.first(), values.last()) else { return value };
        let result = self.b.module.type_of(value);
        if high - low == values.len() as i64 - 1 {
            let (low, high) = (self.integer(low, result), self.integer(high, result));
            return self.b.builtin_value(BuiltinFn::Clamp, result, &[value, low, high]);
        }
        let mut is_valid = self.b.bool(false);
        for number in values {
            let number = self.integer(number, result);
            let is_this = self.b.compare(BinaryOp::Equal, value, number);
            is_valid = self.b.arith(BinaryOp::Or, is_valid, is_this);
        }
        let zero = self.b.zero(result);
        self.b.builtin_value(BuiltinFn::Select, result, &[zero, value, is_valid])
    }

    /// An integer constant of an IR type.
    pub(super) fn integer(&mut self, value: i64, ty: TypeId) -> Value {
        if ty == TypeId::I32 { self.b.i32(value as i32) } else { self.b.u32(value as u32) }
    }

    /// A new variable of the thread, with its memory.
    pub(super) fn thread_variable(&mut self, ty: Ty, value: Option<Value>) -> Memory {
        let store = self.ty(ty);
        let pointer = self.b.module.store.types.pointer(AddressSpace::Function, store, Access::ReadWrite);
        let root = self.b.var_of(pointer, crate::ir::VarInfo::default(), value);
        Memory { root, space: Space::Thread, path: smallvec::SmallVec::new(), ty }
    }
}

/// The IR's address space and access mode for a space of WSL.
pub(super) fn address_space(space: Space) -> (AddressSpace, Access) {
    match space {
        Space::Thread => (AddressSpace::Function, Access::ReadWrite),
        Space::Threadgroup => (AddressSpace::Workgroup, Access::ReadWrite),
        Space::Device => (AddressSpace::Storage, Access::ReadWrite),
        Space::Constant => (AddressSpace::Storage, Access::Read),
    }
}
