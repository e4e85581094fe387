//! The constant table: interning, and access to the elements of composites.

use hashbrown::DefaultHashBuilder;
use std::hash::{BuildHasher, Hasher};

use super::{ConstId, ElementRun, Value};
use crate::types::{TypeId, Types};
use crate::util::{Id, IdTable, IdVec, Range32, work};

/// A constant: its type and value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Constant {
    /// Its type.
    pub ty: TypeId,
    /// Its value.
    pub value: Value,
}

/// The constant table of one program or module.
#[derive(Clone, Default)]
pub struct Constants {
    constants: IdVec<ConstId, Constant>,
    elements: Vec<ConstId>,
    table: IdTable<ConstId>,
    hasher: DefaultHashBuilder,
    /// The u32s that most members and components are named by, once they are there.
    small: [Option<ConstId>; 8],
}

/// For how many constants every table has room.
const ROOM: usize = 40;

impl Constants {
    /// An empty table, with room for the constants of a small module.
    pub fn new() -> Self {
        let (table, constants) = (IdTable::with_capacity(ROOM), IdVec::with_capacity(ROOM));
        Self { table, constants, ..Self::default() }
    }

    /// Makes room for so many more constants.
    pub fn reserve(&mut self, count: usize) {
        self.constants.reserve(count);
        self.table.reserve(count);
    }

    /// The constant of a scalar type. Composites are made by [`Constants::composite`], [`Constants::splat`] and [`Constants::zero`].
    #[inline]
    pub fn scalar(&mut self, ty: TypeId, value: Value) -> ConstId {
        debug_assert!(!matches!(value, Value::Zero | Value::Splat(_) | Value::Composite(_)));
        self.intern(ty, value)
    }

    /// The zero value of any constructible type.
    pub fn zero(&mut self, ty: TypeId) -> ConstId {
        self.intern(ty, Value::zero_of(ty))
    }

    /// `bool`
    pub fn bool(&mut self, value: bool) -> ConstId {
        self.scalar(TypeId::BOOL, Value::Bool(value))
    }

    /// `i32`
    pub fn i32(&mut self, value: i32) -> ConstId {
        self.scalar(TypeId::I32, Value::I32(value))
    }

    /// `u32`
    pub fn u32(&mut self, value: u32) -> ConstId {
        if let Some(Some(known)) = self.small.get(value as usize) {
            return *known;
        }
        let id = self.scalar(TypeId::U32, Value::U32(value));
        if let Some(known) = self.small.get_mut(value as usize) {
            *known = Some(id);
        }
        id
    }

    /// `f32`
    pub fn f32(&mut self, value: f32) -> ConstId {
        self.scalar(TypeId::F32, Value::f32(value))
    }

    /// A composite whose elements are all `element`.
    pub fn splat(&mut self, ty: TypeId, element: ConstId) -> ConstId {
        let value = if self.is_zero(element) { Value::Zero } else { Value::Splat(element) };
        self.intern(ty, value)
    }

    /// A composite of the elements given: all of them, in order. Equal elements become a splat, zeros the zero value.
    pub fn composite(&mut self, ty: TypeId, types: &Types, elements: &[ConstId]) -> ConstId {
        debug_assert_eq!(types.element_count(ty), Some(elements.len() as u32));
        let Some(&first) = elements.first() else {
            return self.zero(ty);
        };
        if elements.iter().all(|&element| self.is_zero(element)) {
            return self.zero(ty);
        }
        if types.as_struct(ty).is_none() && elements.iter().all(|&element| element == first) {
            return self.splat(ty, first);
        }
        self.intern_elements(ty, elements)
    }

    /// The constant of a value that has no elements in the pool.
    ///
    /// Inlined, so that it is known here what kind of value it is: then nothing of it is written to memory to be read again at once,
    /// for which the machine would have to wait.
    #[inline(always)]
    fn intern(&mut self, ty: TypeId, value: Value) -> ConstId {
        work::note(1);
        let hash = hash(&self.hasher, ty, value.word());
        match self.table.find(hash, |id| self.constants[id].ty == ty && self.constants[id].value == value) {
            Some(id) => id,
            None => self.add(hash, Constant { ty, value }),
        }
    }

    /// The composite of elements that are not all alike.
    fn intern_elements(&mut self, ty: TypeId, parts: &[ConstId]) -> ConstId {
        work::note(1 + parts.len());
        let hash = self.hasher.hash_one((ty, parts));
        let found = self.table.find(hash, |id| match self.constants[id] {
            Constant { ty: other, value: Value::Composite(run) } => other == ty && run.0.of(&self.elements) == parts,
            _ => false,
        });
        if let Some(id) = found {
            return id;
        }
        let run = ElementRun(Range32::copy(&mut self.elements, parts));
        self.add(hash, Constant { ty, value: Value::Composite(run) })
    }

    fn add(&mut self, hash: u64, constant: Constant) -> ConstId {
        let id = self.constants.push(constant);
        self.table.insert(hash, id);
        id
    }

    /// All constants, parts before wholes.
    pub fn iter(&self) -> impl Iterator<Item = &Constant> {
        self.constants.iter()
    }

    /// A constant's type and value.
    #[inline]
    pub fn get(&self, id: ConstId) -> Constant {
        self.constants[id]
    }

    /// A constant's type.
    #[inline]
    pub fn ty(&self, id: ConstId) -> TypeId {
        self.constants[id].ty
    }

    /// A constant's value.
    #[inline]
    pub fn value(&self, id: ConstId) -> Value {
        self.constants[id].value
    }

    /// How many constants there are.
    pub fn len(&self) -> usize {
        self.constants.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.constants.is_empty()
    }

    /// The stored elements of a [`Value::Composite`].
    pub fn elements(&self, run: ElementRun) -> &[ConstId] {
        run.0.of(&self.elements)
    }

    /// Element `index` of a composite, whatever its form; `None` beyond the end or of a scalar.
    pub fn element(&mut self, types: &Types, id: ConstId, index: u32) -> Option<ConstId> {
        let Constant { ty, value } = self.get(id);
        let element_type = types.element_type(ty, index)?;
        match value {
            Value::Zero => Some(self.zero(element_type)),
            Value::Splat(element) => Some(element),
            Value::Composite(run) => self.elements(run).get(index as usize).copied(),
            _ => None,
        }
    }

    /// Whether all bits of the value are zero (so `-0.0` is not).
    pub fn is_zero(&self, id: ConstId) -> bool {
        let Constant { ty, value } = self.get(id);
        value == Value::zero_of(ty)
    }

    /// The value of a `bool`.
    pub fn as_bool(&self, id: ConstId) -> Option<bool> {
        match self.value(id) {
            Value::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// The value of an integer of any type.
    pub fn as_integer(&self, id: ConstId) -> Option<i64> {
        match self.value(id) {
            Value::AbstractInt(value) => Some(value),
            Value::I32(value) => Some(value.into()),
            Value::U32(value) => Some(value.into()),
            _ => None,
        }
    }
}

#[inline(always)]
fn hash(hasher: &DefaultHashBuilder, ty: TypeId, word: u64) -> u64 {
    let mut state = hasher.build_hasher();
    state.write_u64(ty.index() as u64);
    state.write_u64(word);
    state.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::ArrayCount;

    #[test]
    fn equal_constants_are_one_id_and_splats_are_symbolic() {
        let (mut types, mut constants) = (Types::new(), Constants::new());
        let (one, two) = (constants.f32(1.0), constants.f32(2.0));
        let v = constants.composite(TypeId::VEC2_F32, &types, &[one, two]);
        assert_eq!(v, constants.composite(TypeId::VEC2_F32, &types, &[one, two]));
        let splat = constants.composite(TypeId::VEC2_F32, &types, &[one, one]);
        assert_eq!(constants.value(splat), Value::Splat(one));
        let big = types.array(TypeId::VEC2_F32, ArrayCount::Fixed(65536));
        let zero = constants.zero(big);
        assert_eq!(constants.element(&types, zero, 65535), Some(constants.zero(TypeId::VEC2_F32)));
        assert_eq!(constants.element(&types, zero, 65536), None);
    }

    #[test]
    fn negative_zero_is_not_zero() {
        let mut constants = Constants::new();
        let zero = constants.f32(-0.0);
        assert!(!constants.is_zero(zero));
    }
}
