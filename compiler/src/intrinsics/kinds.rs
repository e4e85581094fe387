//! The types that definitions name: how each is recognised, taken apart and built.

use smallvec::SmallVec;

use super::TypeKind;
use crate::Store;
use crate::types::{
    Access, AddressSpace, ArrayCount, IoAttributes, SampledKind, StructMember, StructType, TexelFormat,
    TextureDimension, Type, TypeId, Types,
};

/// A template argument of a type.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// A type.
    Type(TypeId),
    /// A number, or the index of an enum's entry.
    Number(u32),
}

/// The template arguments of a type.
pub(super) type Parts = SmallVec<[Part; 3]>;

/// What a kind of type is made of. Every kind has its row here: one that definitions add does not compile without.
pub(super) enum Shape {
    /// One type.
    Single(TypeId),
    /// A vector of that size.
    Vector(u8),
    /// A matrix of so many columns and rows.
    Matrix(u8, u8),
    /// A texture of that dimension.
    Texture(TextureDimension, Texture),
    /// Anything else.
    Other,
}

/// What a kind of texture is, beside its dimension.
#[derive(Copy, Clone)]
pub(super) enum Texture {
    Sampled,
    Multisampled,
    Depth,
    DepthMultisampled,
    Storage,
}

pub(super) const fn shape(kind: TypeKind) -> Shape {
    use TextureDimension::{Cube, CubeArray, D1, D2, D2Array, D3};
    match kind {
        TypeKind::Ia => Shape::Single(TypeId::ABSTRACT_INT),
        TypeKind::Fa => Shape::Single(TypeId::ABSTRACT_FLOAT),
        TypeKind::I32 => Shape::Single(TypeId::I32),
        TypeKind::U32 => Shape::Single(TypeId::U32),
        TypeKind::F32 => Shape::Single(TypeId::F32),
        TypeKind::F16 => Shape::Single(TypeId::F16),
        TypeKind::Bool => Shape::Single(TypeId::BOOL),
        TypeKind::Vec2 => Shape::Vector(2),
        TypeKind::Vec3 => Shape::Vector(3),
        TypeKind::Vec4 => Shape::Vector(4),
        TypeKind::Mat2x2 => Shape::Matrix(2, 2),
        TypeKind::Mat2x3 => Shape::Matrix(2, 3),
        TypeKind::Mat2x4 => Shape::Matrix(2, 4),
        TypeKind::Mat3x2 => Shape::Matrix(3, 2),
        TypeKind::Mat3x3 => Shape::Matrix(3, 3),
        TypeKind::Mat3x4 => Shape::Matrix(3, 4),
        TypeKind::Mat4x2 => Shape::Matrix(4, 2),
        TypeKind::Mat4x3 => Shape::Matrix(4, 3),
        TypeKind::Mat4x4 => Shape::Matrix(4, 4),
        TypeKind::Sampler => Shape::Single(TypeId::SAMPLER),
        TypeKind::SamplerComparison => Shape::Single(TypeId::SAMPLER_COMPARISON),
        TypeKind::TextureExternal => Shape::Single(TypeId::EXTERNAL_TEXTURE),
        TypeKind::Texture1d => Shape::Texture(D1, Texture::Sampled),
        TypeKind::Texture2d => Shape::Texture(D2, Texture::Sampled),
        TypeKind::Texture2dArray => Shape::Texture(D2Array, Texture::Sampled),
        TypeKind::Texture3d => Shape::Texture(D3, Texture::Sampled),
        TypeKind::TextureCube => Shape::Texture(Cube, Texture::Sampled),
        TypeKind::TextureCubeArray => Shape::Texture(CubeArray, Texture::Sampled),
        TypeKind::TextureMultisampled2d => Shape::Texture(D2, Texture::Multisampled),
        TypeKind::TextureDepth2d => Shape::Texture(D2, Texture::Depth),
        TypeKind::TextureDepth2dArray => Shape::Texture(D2Array, Texture::Depth),
        TypeKind::TextureDepthCube => Shape::Texture(Cube, Texture::Depth),
        TypeKind::TextureDepthCubeArray => Shape::Texture(CubeArray, Texture::Depth),
        TypeKind::TextureDepthMultisampled2d => Shape::Texture(D2, Texture::DepthMultisampled),
        TypeKind::TextureStorage1d => Shape::Texture(D1, Texture::Storage),
        TypeKind::TextureStorage2d => Shape::Texture(D2, Texture::Storage),
        TypeKind::TextureStorage2dArray => Shape::Texture(D2Array, Texture::Storage),
        TypeKind::TextureStorage3d => Shape::Texture(D3, Texture::Storage),
        TypeKind::Vec
        | TypeKind::Mat
        | TypeKind::Atomic
        | TypeKind::Array
        | TypeKind::Ptr
        | TypeKind::Buffer
        | TypeKind::FrexpResult
        | TypeKind::FrexpResultVec
        | TypeKind::ModfResult
        | TypeKind::ModfResultVec
        | TypeKind::AtomicCompareExchangeResult => Shape::Other,
    }
}

/// The one type that a kind without parameters stands for.
pub(super) const fn single(kind: TypeKind) -> Option<TypeId> {
    match shape(kind) {
        Shape::Single(ty) => Some(ty),
        _ => None,
    }
}

/// The arguments of `ty`, if it is of `kind`.
pub(super) fn decompose(types: &Types, kind: TypeKind, ty: TypeId) -> Option<Parts> {
    match (shape(kind), types.get(ty)) {
        (Shape::Vector(n), Type::Vector { elem, size }) if size == n => Some(smallvec::smallvec![Part::Type(elem)]),
        (Shape::Matrix(c, r), Type::Matrix { column, columns }) if columns == c => match types.get(column) {
            Type::Vector { elem, size } if size == r => Some(smallvec::smallvec![Part::Type(elem)]),
            _ => None,
        },
        (Shape::Texture(dimension, texture), found) => decompose_texture(dimension, texture, found),
        (Shape::Other, _) => decompose_other(types, kind, ty),
        _ => None,
    }
}

fn decompose_texture(wanted: TextureDimension, texture: Texture, found: Type) -> Option<Parts> {
    let parts = match (texture, found) {
        (Texture::Sampled, Type::Texture { dimension, kind: SampledKind::Sampled(elem) })
        | (Texture::Multisampled, Type::Texture { dimension, kind: SampledKind::Multisampled(elem) }) => {
            (dimension, smallvec::smallvec![Part::Type(elem)])
        }
        (Texture::Depth, Type::Texture { dimension, kind: SampledKind::Depth })
        | (Texture::DepthMultisampled, Type::Texture { dimension, kind: SampledKind::DepthMultisampled }) => {
            (dimension, Parts::new())
        }
        (Texture::Storage, Type::StorageTexture { dimension, format, access }) => {
            (dimension, smallvec::smallvec![Part::Number(format as u32), Part::Number(access as u32)])
        }
        _ => return None,
    };
    (parts.0 == wanted).then_some(parts.1)
}

fn decompose_other(types: &Types, kind: TypeKind, ty: TypeId) -> Option<Parts> {
    let number = |n: u8| Part::Number(n.into());
    let parts: SmallVec<[Part; 3]> = match (kind, types.get(ty)) {
        (TypeKind::Vec, Type::Vector { elem, size }) => smallvec::smallvec![number(size), Part::Type(elem)],
        (TypeKind::Mat, Type::Matrix { column, columns }) => {
            let Type::Vector { elem, size } = types.get(column) else { return None };
            smallvec::smallvec![number(columns), number(size), Part::Type(elem)]
        }
        (TypeKind::Atomic, Type::Atomic(elem))
        | (TypeKind::Array, Type::Array { elem, count: ArrayCount::Runtime }) => {
            smallvec::smallvec![Part::Type(elem)]
        }
        // A buffer of any size is its own argument.
        (TypeKind::Buffer, Type::Buffer(_)) => smallvec::smallvec![Part::Type(ty)],
        (TypeKind::Ptr, Type::Pointer { space, store, access }) => {
            smallvec::smallvec![Part::Number(space as u32), Part::Type(store), Part::Number(access as u32)]
        }
        _ => return None,
    };
    Some(parts)
}

/// The arguments of the structure that a built-in function gives as its result, if `ty` is one of that kind: found by its members'
/// types, whatever it is called.
pub(super) fn take_result_apart(store: &Store, kind: TypeKind, ty: TypeId) -> Option<Parts> {
    let [first, second] = &store.types.as_struct(ty)?.members[..] else { return None };
    let (elem, size) = match store.types.get(first.ty) {
        Type::Vector { elem, size } => (elem, Some(size)),
        _ => (first.ty, None),
    };
    let is = |wanted: TypeId| match (store.types.get(second.ty), size) {
        (Type::Vector { elem, size: found }, Some(size)) => elem == wanted && found == size,
        (_, None) => second.ty == wanted,
        _ => false,
    };
    match (kind, size) {
        (TypeKind::FrexpResult, None) if is(TypeId::I32) => Some(smallvec::smallvec![Part::Type(elem)]),
        (TypeKind::ModfResult, None) if is(elem) => Some(smallvec::smallvec![Part::Type(elem)]),
        (TypeKind::FrexpResultVec, Some(n)) if is(TypeId::I32) => {
            Some(smallvec::smallvec![Part::Number(n.into()), Part::Type(elem)])
        }
        (TypeKind::ModfResultVec, Some(n)) if is(elem) => {
            Some(smallvec::smallvec![Part::Number(n.into()), Part::Type(elem)])
        }
        (TypeKind::AtomicCompareExchangeResult, None) if is(TypeId::BOOL) => {
            Some(smallvec::smallvec![Part::Type(elem)])
        }
        _ => None,
    }
}

/// The type of that kind with those arguments; nothing where there is none, as for a vector of five elements.
pub(super) fn build(store: &mut Store, kind: TypeKind, parts: &[Part]) -> Option<TypeId> {
    match (shape(kind), parts) {
        (Shape::Single(ty), _) => Some(ty),
        (Shape::Vector(size), [Part::Type(elem)]) => Some(store.types.vector(*elem, size)),
        (Shape::Matrix(columns, rows), [Part::Type(elem)]) => Some(store.types.matrix(*elem, columns, rows)),
        (Shape::Texture(dimension, texture), parts) => build_texture(store, dimension, texture, parts),
        _ => build_other(store, kind, parts),
    }
}

fn build_texture(store: &mut Store, dimension: TextureDimension, texture: Texture, parts: &[Part]) -> Option<TypeId> {
    let kind = match (texture, parts) {
        (Texture::Sampled, [Part::Type(elem)]) => SampledKind::Sampled(*elem),
        (Texture::Multisampled, [Part::Type(elem)]) => SampledKind::Multisampled(*elem),
        (Texture::Depth, _) => SampledKind::Depth,
        (Texture::DepthMultisampled, _) => SampledKind::DepthMultisampled,
        (Texture::Storage, [Part::Number(format), Part::Number(access)]) => {
            let format = *TexelFormat::ALL.get(*format as usize)?;
            let access = *Access::ALL.get(*access as usize)?;
            return Some(store.types.intern(Type::StorageTexture { dimension, format, access }));
        }
        _ => return None,
    };
    Some(store.types.intern(Type::Texture { dimension, kind }))
}

fn build_other(store: &mut Store, kind: TypeKind, parts: &[Part]) -> Option<TypeId> {
    let size = |n: u32| u8::try_from(n).ok().filter(|n| (2..=4).contains(n));
    Some(match (kind, parts) {
        (TypeKind::Vec, [Part::Number(n), Part::Type(elem)]) => store.types.vector(*elem, size(*n)?),
        (TypeKind::Mat, [Part::Number(c), Part::Number(r), Part::Type(elem)]) => {
            store.types.matrix(*elem, size(*c)?, size(*r)?)
        }
        (TypeKind::Atomic, [Part::Type(elem)]) => store.types.atomic(*elem),
        (TypeKind::Array, [Part::Type(elem)]) => store.types.array(*elem, ArrayCount::Runtime),
        (TypeKind::Buffer, [Part::Type(ty)]) => *ty,
        (TypeKind::Ptr, [Part::Number(space), Part::Type(to), Part::Number(access)]) => {
            let space = *AddressSpace::ALL.get(*space as usize)?;
            store.types.pointer(space, *to, *Access::ALL.get(*access as usize)?)
        }
        (TypeKind::FrexpResult, [Part::Type(elem)]) => frexp_result(store, *elem, None),
        (TypeKind::FrexpResultVec, [Part::Number(n), Part::Type(elem)]) => frexp_result(store, *elem, Some(size(*n)?)),
        (TypeKind::ModfResult, [Part::Type(elem)]) => modf_result(store, *elem, None),
        (TypeKind::ModfResultVec, [Part::Number(n), Part::Type(elem)]) => modf_result(store, *elem, Some(size(*n)?)),
        (TypeKind::AtomicCompareExchangeResult, [Part::Type(elem)]) => exchange_result(store, *elem),
        _ => return None,
    })
}

/// What `atomicCompareExchangeWeak` gives for an atomic of `elem`.
pub fn exchange_result(store: &mut Store, elem: TypeId) -> TypeId {
    let members = [("old_value", elem), ("exchanged", TypeId::BOOL)];
    let name = format!("__atomic_compare_exchange_result<{}>", store.type_name(elem));
    result_struct(store, &name, "__atomic_compare_exchange_result", &members)
}

/// <https://www.w3.org/TR/WGSL/#frexp-builtin>: the exponent is an integer as abstract as the fraction.
fn frexp_result(store: &mut Store, elem: TypeId, size: Option<u8>) -> TypeId {
    let exponent = if elem == TypeId::ABSTRACT_FLOAT { TypeId::ABSTRACT_INT } else { TypeId::I32 };
    float_result(store, "__frexp_result", elem, size, [("fract", elem), ("exp", exponent)])
}

/// <https://www.w3.org/TR/WGSL/#modf-builtin>
fn modf_result(store: &mut Store, elem: TypeId, size: Option<u8>) -> TypeId {
    float_result(store, "__modf_result", elem, size, [("fract", elem), ("whole", elem)])
}

fn float_result(
    store: &mut Store,
    family: &str,
    elem: TypeId,
    size: Option<u8>,
    members: [(&str, TypeId); 2],
) -> TypeId {
    let component = if elem == TypeId::ABSTRACT_FLOAT { "abstract".to_owned() } else { store.type_name(elem) };
    let family = size.map_or(family.to_owned(), |n| format!("{family}_vec{n}"));
    let members = members.map(|(name, ty)| (name, size.map_or(ty, |n| store.types.vector(ty, n))));
    result_struct(store, &format!("{family}_{component}"), &family, &members)
}

/// What `modf` gives of a float or a vector of such.
pub fn modf_result_of(store: &mut Store, ty: TypeId) -> TypeId {
    let (elem, size) = elem_and_size(store, ty);
    modf_result(store, elem, size)
}

/// What `frexp` gives of a float or a vector of such.
pub fn frexp_result_of(store: &mut Store, ty: TypeId) -> TypeId {
    let (elem, size) = elem_and_size(store, ty);
    frexp_result(store, elem, size)
}

fn elem_and_size(store: &Store, ty: TypeId) -> (TypeId, Option<u8>) {
    match store.types.get(ty) {
        Type::Vector { elem, size } => (elem, Some(size)),
        _ => (ty, None),
    }
}

/// Whether a structure of a built-in family is what the built-in functions of that family give.
pub fn is_result_struct(store: &Store, structure: &StructType) -> bool {
    let [first, second] = &structure.members[..] else { return false };
    let family = structure.builtin_family.map_or("", |family| store.name(family));
    let names = (store.name(first.name), store.name(second.name));
    let types = &store.types;
    let is_plain = types.is_scalar(first.ty) || types.is_vector(first.ty);
    match names {
        ("fract", "whole") if family.starts_with("__modf_result") => {
            is_plain && types.is_float(first.ty) && second.ty == first.ty
        }
        ("fract", "exp") if family.starts_with("__frexp_result") => {
            let is_integer = matches!(types.deepest_elem(second.ty), TypeId::I32 | TypeId::ABSTRACT_INT);
            is_plain
                && types.is_float(first.ty)
                && is_integer
                && types.element_count(first.ty) == types.element_count(second.ty)
        }
        ("old_value", "exchanged") if family == "__atomic_compare_exchange_result" => {
            matches!(first.ty, TypeId::I32 | TypeId::U32) && second.ty == TypeId::BOOL
        }
        _ => false,
    }
}

/// The concrete result structure that an abstract one converts to where nothing asks for another.
pub fn concrete_result(store: &mut Store, ty: TypeId) -> TypeId {
    let Some(structure) = store.types.as_struct(ty) else { return store.types.default_concrete(ty) };
    let Some(family) = structure.builtin_family else { return ty };
    let family = store.name(family).to_owned();
    let members: Vec<_> = structure.members.iter().map(|member| (member.name, member.ty)).collect();
    let component = store.types.deepest_elem(members[0].1);
    let component = store.types.default_concrete(component);
    let members: Vec<(String, TypeId)> =
        members.into_iter().map(|(name, ty)| (store.name(name).to_owned(), store.types.default_concrete(ty))).collect();
    let members: Vec<(&str, TypeId)> = members.iter().map(|(name, ty)| (name.as_str(), *ty)).collect();
    let name = format!("{family}_{}", store.type_name(component));
    result_struct(store, &name, &family, &members)
}

/// The structure of that name, declared if it is new. No shader can declare the name, since it starts with two underscores.
fn result_struct(store: &mut Store, name: &str, family: &str, members: &[(&str, TypeId)]) -> TypeId {
    let name = store.symbols.intern(name);
    if let Some(known) = store.types.find_builtin_struct(name) {
        return store.types.intern(Type::Struct(known));
    }
    let member = |&(name, ty): &(&str, TypeId)| {
        let layout = store.types.layout(ty);
        StructMember {
            name: store.symbols.intern(name),
            ty,
            offset: 0,
            size: layout.size,
            align: layout.align,
            explicit_layout: false,
            io: IoAttributes::default(),
        }
    };
    let mut members: Vec<StructMember> = members.iter().map(member).collect();
    Types::lay_out_members(&mut members);
    let builtin_family = Some(store.symbols.intern(family));
    store.types.declare_struct(StructType { name, members, builtin_family })
}
