//! The predeclared names: what an identifier means that no declaration of the module takes.
//!
//! <https://www.w3.org/TR/WGSL/#predeclared>

use super::program::Enumerant;
use crate::intrinsics::BuiltinFn;
use crate::types::{Access, AddressSpace, SampledKind, TexelFormat, TextureDimension, Type, TypeId, Types};

/// A predeclared object.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Predeclared {
    /// A type without template parameters, `vec3f` and its kind included.
    Type(PlainName),
    /// A type that needs template arguments, or a constructor that infers them.
    Generator(Generator),
    /// An access mode, address space or texel format.
    Enumerant(Enumerant),
    /// A built-in function.
    Function(BuiltinFn),
}

/// A name that is a type by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlainName {
    /// A well-known type.
    Known(TypeId),
    /// `vec3h` and its kind.
    Vector(TypeId, u8),
    /// `mat4x3f` and its kind: scalar, columns, rows.
    Matrix(TypeId, u8, u8),
    /// A depth texture.
    Depth(TextureDimension, bool),
}

/// A name that makes types from template arguments.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Generator {
    /// `vec2`, `vec3`, `vec4`
    Vector(u8),
    /// `mat4x3`: columns, rows.
    Matrix(u8, u8),
    /// `array`
    Array,
    /// `buffer`, which stands without arguments too
    Buffer,
    /// `atomic`
    Atomic,
    /// `ptr`
    Pointer,
    /// `texture_2d` and its kind
    Texture(TextureDimension),
    /// `texture_multisampled_2d`
    Multisampled(TextureDimension),
    /// `texture_storage_2d` and its kind
    StorageTexture(TextureDimension),
}

impl PlainName {
    /// The type of that name.
    pub fn to_type(self, types: &mut Types) -> TypeId {
        match self {
            Self::Known(ty) => ty,
            Self::Vector(elem, size) => types.vector(elem, size),
            Self::Matrix(elem, columns, rows) => types.matrix(elem, columns, rows),
            Self::Depth(dimension, multisampled) => {
                let kind = if multisampled { SampledKind::DepthMultisampled } else { SampledKind::Depth };
                types.intern(Type::Texture { dimension, kind })
            }
        }
    }
}

/// What a name means before the module begins.
pub fn lookup(name: &str) -> Option<Predeclared> {
    type_name(name)
        .or_else(|| enumerant(name).map(Predeclared::Enumerant))
        .or_else(|| BuiltinFn::from_name(name).map(Predeclared::Function))
}

fn type_name(name: &str) -> Option<Predeclared> {
    let plain = |ty| Some(Predeclared::Type(PlainName::Known(ty)));
    match name {
        "bool" => plain(TypeId::BOOL),
        "i32" => plain(TypeId::I32),
        "u32" => plain(TypeId::U32),
        "f32" => plain(TypeId::F32),
        "f16" => plain(TypeId::F16),
        "sampler" => plain(TypeId::SAMPLER),
        "sampler_comparison" => plain(TypeId::SAMPLER_COMPARISON),
        "texture_external" => plain(TypeId::EXTERNAL_TEXTURE),
        "array" => Some(Predeclared::Generator(Generator::Array)),
        "buffer" => Some(Predeclared::Generator(Generator::Buffer)),
        "atomic" => Some(Predeclared::Generator(Generator::Atomic)),
        "ptr" => Some(Predeclared::Generator(Generator::Pointer)),
        _ => vector_or_matrix(name).or_else(|| texture(name)),
    }
}

fn vector_or_matrix(name: &str) -> Option<Predeclared> {
    let size = |b: u8| (b'2'..=b'4').contains(&b).then(|| b - b'0');
    let scalar = |b: u8| match b {
        b'i' => Some(TypeId::I32),
        b'u' => Some(TypeId::U32),
        b'f' => Some(TypeId::F32),
        b'h' => Some(TypeId::F16),
        _ => None,
    };
    match *name.as_bytes() {
        [b'v', b'e', b'c', n] => Some(Predeclared::Generator(Generator::Vector(size(n)?))),
        [b'v', b'e', b'c', n, s] => Some(Predeclared::Type(PlainName::Vector(scalar(s)?, size(n)?))),
        [b'm', b'a', b't', c, b'x', r] => Some(Predeclared::Generator(Generator::Matrix(size(c)?, size(r)?))),
        [b'm', b'a', b't', c, b'x', r, s @ (b'f' | b'h')] => {
            Some(Predeclared::Type(PlainName::Matrix(scalar(s)?, size(c)?, size(r)?)))
        }
        _ => None,
    }
}

fn texture(name: &str) -> Option<Predeclared> {
    let rest = name.strip_prefix("texture_")?;
    let dimension = |text: &str| TextureDimension::from_name(text);
    if let Some(rest) = rest.strip_prefix("storage_") {
        let dimension = dimension(rest)?;
        let cube = matches!(dimension, TextureDimension::Cube | TextureDimension::CubeArray);
        return (!cube).then_some(Predeclared::Generator(Generator::StorageTexture(dimension)));
    }
    match rest {
        "multisampled_2d" => return Some(Predeclared::Generator(Generator::Multisampled(TextureDimension::D2))),
        "depth_multisampled_2d" => return Some(Predeclared::Type(PlainName::Depth(TextureDimension::D2, true))),
        _ => {}
    }
    if let Some(rest) = rest.strip_prefix("depth_") {
        let dimension = dimension(rest)?;
        let flat = matches!(dimension, TextureDimension::D1 | TextureDimension::D3);
        return (!flat).then_some(Predeclared::Type(PlainName::Depth(dimension, false)));
    }
    Some(Predeclared::Generator(Generator::Texture(dimension(rest)?)))
}

fn enumerant(name: &str) -> Option<Enumerant> {
    let internal = |space: &AddressSpace| !matches!(space, AddressSpace::Handle | AddressSpace::In | AddressSpace::Out);
    Access::from_name(name)
        .map(Enumerant::Access)
        .or_else(|| AddressSpace::from_name(name).filter(internal).map(Enumerant::AddressSpace))
        .or_else(|| TexelFormat::from_name(name).map(Enumerant::TexelFormat))
}

/// Predeclared names that a misspelt word may have meant.
pub fn suggestions<'a>() -> impl Iterator<Item = &'a str> {
    const TYPES: [&str; 14] = [
        "bool", "i32", "u32", "f32", "f16", "vec2", "vec3", "vec4", "vec2f", "vec3f", "vec4f", "array", "atomic", "ptr",
    ];
    TYPES.into_iter().chain(BuiltinFn::ALL.iter().map(|function| function.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_mean_what_the_specification_lists() {
        assert_eq!(lookup("vec3h"), Some(Predeclared::Type(PlainName::Vector(TypeId::F16, 3))));
        assert_eq!(lookup("mat4x2"), Some(Predeclared::Generator(Generator::Matrix(4, 2))));
        assert_eq!(lookup("mat2x2i"), None);
        assert_eq!(lookup("handle"), None);
        assert_eq!(lookup("texture_storage_cube"), None);
        let space = AddressSpace::Workgroup;
        assert_eq!(lookup("workgroup"), Some(Predeclared::Enumerant(Enumerant::AddressSpace(space))));
    }
}
