//! Types as a shader author writes them.

use std::fmt::{self, Display, Formatter};

use super::{ArrayCount, SampledKind, Type, TypeId, Types};
use crate::util::Interner;

/// A type with the tables that its spelling needs.
struct Spelled<'a> {
    types: &'a Types,
    symbols: &'a Interner,
    ty: TypeId,
}

impl Types {
    /// The WGSL spelling of a type, for messages.
    pub fn display<'a>(&'a self, ty: TypeId, symbols: &'a Interner) -> impl Display + 'a {
        Spelled { types: self, symbols, ty }
    }
}

impl Spelled<'_> {
    fn of(&self, ty: TypeId) -> Self {
        Self { types: self.types, symbols: self.symbols, ty }
    }
}

impl Display for Spelled<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.types.get(self.ty) {
            Type::Void => f.write_str("void"),
            Type::Bool => f.write_str("bool"),
            Type::AbstractInt => f.write_str("abstract-int"),
            Type::AbstractFloat => f.write_str("abstract-float"),
            Type::I32 => f.write_str("i32"),
            Type::U32 => f.write_str("u32"),
            Type::F32 => f.write_str("f32"),
            Type::F16 => f.write_str("f16"),
            Type::Vector { elem, size } => write!(f, "vec{size}<{}>", self.of(elem)),
            Type::Matrix { column, columns } => {
                let rows = self.types.element_count(column).unwrap_or(0);
                write!(f, "mat{columns}x{rows}<{}>", self.of(self.types.deepest_elem(column)))
            }
            Type::Array { elem, count: ArrayCount::Runtime } => write!(f, "array<{}>", self.of(elem)),
            Type::Array { elem, count: ArrayCount::Fixed(n) } => write!(f, "array<{}, {n}>", self.of(elem)),
            Type::Array { elem, .. } => {
                write!(f, "array<{}, [override-expression]>", self.of(elem))
            }
            Type::Struct(id) => f.write_str(self.symbols.resolve(self.types.struct_type(id).name)),
            Type::Atomic(elem) => write!(f, "atomic<{}>", self.of(elem)),
            Type::Pointer { space, store, access } => {
                write!(f, "ptr<{}, {}, {}>", space.name(), self.of(store), access.name())
            }
            Type::Reference { space, store, access } => {
                write!(f, "ref<{}, {}, {}>", space.name(), self.of(store), access.name())
            }
            Type::Sampler { comparison: false } => f.write_str("sampler"),
            Type::Sampler { comparison: true } => f.write_str("sampler_comparison"),
            Type::Texture { dimension, kind } => {
                let dimension = dimension.name();
                match kind {
                    SampledKind::Sampled(ty) => write!(f, "texture_{dimension}<{}>", self.of(ty)),
                    SampledKind::Multisampled(ty) => {
                        write!(f, "texture_multisampled_{dimension}<{}>", self.of(ty))
                    }
                    SampledKind::Depth => write!(f, "texture_depth_{dimension}"),
                    SampledKind::DepthMultisampled => {
                        write!(f, "texture_depth_multisampled_{dimension}")
                    }
                }
            }
            Type::StorageTexture { dimension, format, access } => {
                write!(f, "texture_storage_{}<{}, {}>", dimension.name(), format.name(), access.name())
            }
            Type::ExternalTexture => f.write_str("texture_external"),
            Type::Dialect { kind, of: TypeId::VOID } => f.write_str(kind.name()),
            Type::Dialect { kind, of } => write!(f, "{}<{}>", kind.name(), self.of(of)),
            Type::Buffer(ArrayCount::Runtime) => f.write_str("buffer"),
            Type::Buffer(ArrayCount::Fixed(n)) => write!(f, "buffer<{n}>"),
            Type::Buffer(_) => f.write_str("buffer<override>"),
        }
    }
}
