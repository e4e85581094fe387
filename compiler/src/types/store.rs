//! The type table: interning, and questions about a type's parts.

use hashbrown::DefaultHashBuilder;
use std::hash::BuildHasher;

use super::{Access, AddressSpace, ArrayCount, IoAttributes, Layout, StructId, Type, TypeFlags, TypeId, WELL_KNOWN};
use crate::util::{IdTable, IdVec, Symbol, work};

/// A member of a structure, laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructMember {
    /// Its name.
    pub name: Symbol,
    /// Its type.
    pub ty: TypeId,
    /// Bytes from the structure's start.
    pub offset: u64,
    /// Bytes, `@size` applied.
    pub size: u64,
    /// Bytes, `@align` applied.
    pub align: u32,
    /// Whether `@size` or `@align` was written, so that writers keep what the layout alone would not give.
    pub explicit_layout: bool,
    /// Attributes of stage inputs and outputs.
    pub io: IoAttributes,
}

/// A declared structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructType {
    /// Its name.
    pub name: Symbol,
    /// Members in order.
    pub members: Vec<StructMember>,
    /// For result structures of built-ins (`__modf_result_f32`): the name without the component type, which all of the family share.
    pub builtin_family: Option<Symbol>,
}

/// The type table of one program or module.
#[derive(Clone)]
pub struct Types {
    types: IdVec<TypeId, Type>,
    /// The types as numbers.
    numbers: IdVec<TypeId, u128>,
    layouts: IdVec<TypeId, Layout>,
    structs: IdVec<StructId, StructType>,
    /// The result structures of built-ins: few, so that finding one is cheap however many a shader declares.
    builtin_structs: Vec<StructId>,
    table: IdTable<TypeId>,
    hasher: DefaultHashBuilder,
}

/// How many types of its own a usual module has.
const ROOM: usize = 96;

/// For how many types, the well-known ones included, the table has room.
const TABLE_ROOM: usize = 80;

impl Default for Types {
    fn default() -> Self {
        Self::new()
    }
}

impl Types {
    /// A table of the well-known types.
    pub fn new() -> Self {
        let mut types = Self { table: IdTable::with_capacity(TABLE_ROOM), ..Self::empty() };
        for &ty in WELL_KNOWN {
            types.intern(ty);
        }
        types
    }

    /// A copy with room for the types that a usual module adds.
    pub(crate) fn clone_with_room(&self) -> Self {
        let room = self.types.len() + ROOM;
        let mut copy = Self {
            types: IdVec::with_capacity(room),
            numbers: IdVec::with_capacity(room),
            layouts: IdVec::with_capacity(room),
            structs: self.structs.clone(),
            builtin_structs: self.builtin_structs.clone(),
            table: self.table.clone(),
            hasher: self.hasher.clone(),
        };
        copy.types.extend_from_slice(self.types.as_slice());
        copy.numbers.extend_from_slice(self.numbers.as_slice());
        copy.layouts.extend_from_slice(self.layouts.as_slice());
        copy
    }

    /// A table without even the well-known types: a placeholder where one was moved out.
    pub(crate) fn empty() -> Self {
        Self {
            types: IdVec::new(),
            numbers: IdVec::new(),
            layouts: IdVec::new(),
            structs: IdVec::new(),
            builtin_structs: Vec::new(),
            table: IdTable::new(),
            hasher: DefaultHashBuilder::default(),
        }
    }

    /// The id of `ty`, made if it is new. Inlined, so that it is known here what kind of type it is.
    #[inline(always)]
    pub fn intern(&mut self, ty: Type) -> TypeId {
        let number = ty.number();
        match self.find(number) {
            Ok(id) => id,
            Err(hash) => self.add(hash, ty, number),
        }
    }

    /// The type with that number, or the hash of the number where there is none yet.
    fn find(&self, number: u128) -> Result<TypeId, u64> {
        work::note(1);
        let hash = self.hasher.hash_one(number);
        self.table.find(hash, |id| self.numbers[id] == number).ok_or(hash)
    }

    fn add(&mut self, hash: u64, ty: Type, number: u128) -> TypeId {
        let layout = self.compute_layout(ty);
        let id = self.types.push(ty);
        self.layouts.push(layout);
        self.numbers.push(number);
        self.table.insert(hash, id);
        id
    }

    /// The shape of a type.
    #[inline]
    pub fn get(&self, id: TypeId) -> Type {
        self.types[id]
    }

    /// Size, alignment and properties.
    #[inline]
    pub fn layout(&self, id: TypeId) -> Layout {
        self.layouts[id]
    }

    /// Whether all of `flags` hold of the type.
    pub fn has(&self, id: TypeId, flags: TypeFlags) -> bool {
        self.layouts[id].flags.contains(flags)
    }

    /// How many types there are.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Never: every table begins with the well-known types.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// All types in the order made; parts come before wholes.
    pub fn iter(&self) -> impl Iterator<Item = (TypeId, Type)> + '_ {
        self.types.iter_enumerated().map(|(id, &ty)| (id, ty))
    }

    /// Declares a structure and gives its type. The members' offsets must be laid out: see [`Types::lay_out_members`].
    pub fn declare_struct(&mut self, structure: StructType) -> TypeId {
        let is_builtin = structure.builtin_family.is_some();
        let id = self.structs.push(structure);
        self.builtin_structs.extend(is_builtin.then_some(id));
        self.intern(Type::Struct(id))
    }

    /// Changes a member's type for one that fits its place: targets that store a member in another form. Layouts stay, and are written
    /// where the type alone would have another.
    pub fn set_member_type(&mut self, structure: StructId, index: usize, ty: TypeId) {
        let natural = self.layout(ty);
        let member = &mut self.structs[structure].members[index];
        member.ty = ty;
        member.explicit_layout |= (member.size, member.align) != (natural.size, natural.align);
    }

    /// A declared structure.
    pub fn struct_type(&self, id: StructId) -> &StructType {
        &self.structs[id]
    }

    /// Whether there is a result structure of a built-in.
    pub fn has_builtin_structs(&self) -> bool {
        !self.builtin_structs.is_empty()
    }

    /// The result structure of a built-in that has that name.
    pub fn find_builtin_struct(&self, name: Symbol) -> Option<StructId> {
        self.builtin_structs.iter().copied().find(|&id| self.structs[id].name == name)
    }

    /// All structures in the order of declaration.
    pub fn structs(&self) -> impl ExactSizeIterator<Item = (StructId, &StructType)> {
        self.structs.iter_enumerated()
    }

    /// The structure of a structure type.
    pub fn as_struct(&self, ty: TypeId) -> Option<&StructType> {
        match self.get(ty) {
            Type::Struct(id) => Some(self.struct_type(id)),
            _ => None,
        }
    }

    /// Gives members whose `align` and `size` are final their offsets.
    pub fn lay_out_members(members: &mut [StructMember]) {
        let mut end = 0u64;
        for member in members {
            member.offset = end.checked_next_multiple_of(member.align.into()).unwrap_or(u64::MAX);
            end = member.offset.saturating_add(member.size);
        }
    }

    /// `vecN<elem>`
    pub fn vector(&mut self, elem: TypeId, size: u8) -> TypeId {
        TypeId::well_known_vector(elem, size).unwrap_or_else(|| self.intern(Type::Vector { elem, size }))
    }

    /// `matCxR<elem>`
    pub fn matrix(&mut self, elem: TypeId, columns: u8, rows: u8) -> TypeId {
        let column = self.vector(elem, rows);
        self.intern(Type::Matrix { column, columns })
    }

    /// `array<elem, count>`
    pub fn array(&mut self, elem: TypeId, count: ArrayCount) -> TypeId {
        self.intern(Type::Array { elem, count })
    }

    /// `ptr<space, store, access>`
    pub fn pointer(&mut self, space: AddressSpace, store: TypeId, access: Access) -> TypeId {
        self.intern(Type::Pointer { space, store, access })
    }

    /// A reference to `store`.
    pub fn reference(&mut self, space: AddressSpace, store: TypeId, access: Access) -> TypeId {
        self.intern(Type::Reference { space, store, access })
    }

    /// `atomic<elem>`
    pub fn atomic(&mut self, elem: TypeId) -> TypeId {
        self.intern(Type::Atomic(elem))
    }

    /// The scalar of a scalar, vector or matrix; other types give themselves.
    pub fn deepest_elem(&self, ty: TypeId) -> TypeId {
        match self.get(ty) {
            Type::Vector { elem, .. } => elem,
            Type::Matrix { column, .. } => self.deepest_elem(column),
            _ => ty,
        }
    }

    /// The type of element `index` of a composite, and `None` for others or beyond the end.
    pub fn element_type(&self, ty: TypeId, index: u32) -> Option<TypeId> {
        match self.get(ty) {
            Type::Vector { elem, size } => (index < size.into()).then_some(elem),
            Type::Matrix { column, columns } => (index < columns.into()).then_some(column),
            Type::Array { elem, count: ArrayCount::Fixed(n) } => (index < n).then_some(elem),
            Type::Array { elem, .. } => Some(elem),
            Type::Struct(id) => self.struct_type(id).members.get(index as usize).map(|member| member.ty),
            _ => None,
        }
    }

    /// How many elements a composite of known count has.
    pub fn element_count(&self, ty: TypeId) -> Option<u32> {
        match self.get(ty) {
            Type::Vector { size, .. } => Some(size.into()),
            Type::Matrix { columns, .. } => Some(columns.into()),
            Type::Array { count: ArrayCount::Fixed(n), .. } => Some(n),
            Type::Struct(id) => Some(self.struct_type(id).members.len() as u32),
            _ => None,
        }
    }

    /// How many components a scalar or vector has.
    pub fn component_count(&self, ty: TypeId) -> u32 {
        match self.get(ty) {
            Type::Vector { size, .. } => size.into(),
            _ => 1,
        }
    }

    /// Whether `ty` is `bool` or a numeric scalar, abstract ones included.
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        use Type::{AbstractFloat, AbstractInt, Bool, F16, F32, I32, U32};
        matches!(self.get(ty), Bool | AbstractInt | AbstractFloat | I32 | U32 | F32 | F16)
    }

    /// Whether the deepest element of `ty` is an integer, abstract included.
    pub fn is_integer(&self, ty: TypeId) -> bool {
        matches!(self.get(self.deepest_elem(ty)), Type::AbstractInt | Type::I32 | Type::U32)
    }

    /// Whether the deepest element of `ty` is a float, abstract included.
    pub fn is_float(&self, ty: TypeId) -> bool {
        matches!(self.get(self.deepest_elem(ty)), Type::AbstractFloat | Type::F32 | Type::F16)
    }

    /// Whether a dialect adds `ty`.
    pub fn is_dialect(&self, ty: TypeId) -> bool {
        matches!(self.get(ty), Type::Dialect { .. })
    }

    /// Whether `ty` is a texture or sampler: its values stand for resources, and no memory but the handle space holds them.
    pub fn is_handle(&self, ty: TypeId) -> bool {
        use Type::{ExternalTexture, Sampler, StorageTexture, Texture};
        matches!(self.get(ty), Sampler { .. } | Texture { .. } | StorageTexture { .. } | ExternalTexture)
    }

    /// Whether `ty` is a vector.
    pub fn is_vector(&self, ty: TypeId) -> bool {
        matches!(self.get(ty), Type::Vector { .. })
    }

    /// The same shape with another scalar: for scalars, vectors and matrices.
    pub fn with_scalar(&mut self, shape: TypeId, scalar: TypeId) -> TypeId {
        match self.get(shape) {
            Type::Vector { size, .. } => self.vector(scalar, size),
            Type::Matrix { column, columns } => {
                let column = self.with_scalar(column, scalar);
                self.intern(Type::Matrix { column, columns })
            }
            _ => scalar,
        }
    }

    /// The concrete type that a value of `ty` takes where nothing asks for another: AbstractInt becomes i32, AbstractFloat f32.
    /// Result structures of built-ins are the resolver's to concretise.
    pub fn default_concrete(&mut self, ty: TypeId) -> TypeId {
        match self.get(ty) {
            Type::AbstractInt => TypeId::I32,
            Type::AbstractFloat => TypeId::F32,
            Type::Vector { elem, size } => {
                let elem = self.default_concrete(elem);
                self.vector(elem, size)
            }
            Type::Matrix { column, columns } => {
                let column = self.default_concrete(column);
                self.intern(Type::Matrix { column, columns })
            }
            Type::Array { elem, count } => {
                let elem = self.default_concrete(elem);
                self.array(elem, count)
            }
            _ => ty,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_are_one_id() {
        let mut types = Types::new();
        assert_eq!(types.vector(TypeId::F32, 3), TypeId::VEC3_F32);
        let a = types.array(TypeId::VEC3_F32, ArrayCount::Fixed(4));
        assert_eq!(a, types.array(TypeId::VEC3_F32, ArrayCount::Fixed(4)));
        assert_eq!(types.layout(a).size, 64);
    }

    #[test]
    fn well_known_vectors_are_found_without_looking_for_them() {
        let mut types = Types::new();
        for scalar in [
            TypeId::BOOL,
            TypeId::ABSTRACT_INT,
            TypeId::ABSTRACT_FLOAT,
            TypeId::I32,
            TypeId::U32,
            TypeId::F32,
            TypeId::F16,
        ] {
            for size in 2..=4 {
                assert_eq!(types.vector(scalar, size), types.intern(Type::Vector { elem: scalar, size }));
            }
        }
    }

    #[test]
    fn matrix_columns_are_padded() {
        let mut types = Types::new();
        let m = types.matrix(TypeId::F32, 2, 3);
        assert_eq!((types.layout(m).size, types.layout(m).align), (32, 16));
    }
}
