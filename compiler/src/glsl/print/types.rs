//! Types: their names.

use super::GlslPrinter;
use crate::types::{ArrayCount, SampledKind, TexelFormat, TextureDimension, Type, TypeId, Types};

/// Writes a type's name.
pub(super) fn put(p: &mut GlslPrinter<'_>, ty: TypeId) {
    let module = p.module;
    match module.store.types.get(ty) {
        Type::Vector { elem, size } => {
            p.out.put(vector(elem, size));
        }
        Type::Matrix { column, columns } => {
            let types = &module.store.types;
            let rows = types.element_count(column).unwrap_or(0) as u8;
            p.out.put(prefix(types.deepest_elem(column))).put("mat").put(digit(columns));
            if rows != columns {
                p.out.put("x").put(digit(rows));
            }
        }
        Type::Array { .. } => {
            put(p, innermost(&module.store.types, ty));
            counts(p, ty);
        }
        Type::Struct(id) => {
            let names = p.names;
            p.out.put(names.structure(id));
        }
        Type::Atomic(elem) => put(p, elem),
        Type::Pointer { store, .. } => put(p, store),
        Type::Texture { dimension, kind } => texture(p, dimension, kind),
        Type::StorageTexture { dimension, format, .. } => {
            p.out.put(prefix(format.component())).put("image").put(dimension_name(dimension));
        }
        ty => {
            p.out.put(scalar(ty));
        }
    }
}

/// Writes a declaration: counts stand behind the name, where alone GLSL ES takes an array without one.
pub(super) fn declare(p: &mut GlslPrinter<'_>, ty: TypeId, name: &str) {
    let types = &p.module.store.types;
    let ty = match types.get(ty) {
        Type::Pointer { store, .. } => store,
        _ => ty,
    };
    let innermost = innermost(types, ty);
    put(p, innermost);
    p.out.put(" ").put(name);
    if ty != innermost {
        counts(p, ty);
    }
}

/// Writes the counts of an array of arrays, the outermost first.
fn counts(p: &mut GlslPrinter<'_>, mut ty: TypeId) {
    while let Type::Array { elem, count } = p.module.store.types.get(ty) {
        p.out.put("[");
        if let ArrayCount::Fixed(count) = count {
            p.out.number(count.into());
        }
        p.out.put("]");
        ty = elem;
    }
}

/// What is no array in an array of arrays.
fn innermost(types: &Types, mut ty: TypeId) -> TypeId {
    while let Type::Array { elem, .. } = types.get(ty) {
        ty = elem;
    }
    ty
}

/// Writes the type of a texture with its sampler.
fn texture(p: &mut GlslPrinter<'_>, dimension: TextureDimension, kind: SampledKind) {
    let (scalar, suffix) = match kind {
        SampledKind::Sampled(scalar) => (scalar, ""),
        SampledKind::Multisampled(scalar) => (scalar, "MS"),
        SampledKind::Depth => (TypeId::F32, "Shadow"),
        SampledKind::DepthMultisampled => unreachable!("raising made it one of floats"),
    };
    p.out.put(prefix(scalar)).put("sampler").put(dimension_name(dimension)).put(suffix);
}

fn dimension_name(dimension: TextureDimension) -> &'static str {
    match dimension {
        TextureDimension::D1 => "1D",
        TextureDimension::D2 => "2D",
        TextureDimension::D2Array => "2DArray",
        TextureDimension::D3 => "3D",
        TextureDimension::Cube => "Cube",
        TextureDimension::CubeArray => "CubeArray",
    }
}

/// The layout qualifier of a format.
pub(super) fn format(format: TexelFormat) -> &'static str {
    match format {
        TexelFormat::R8unorm => "r8",
        TexelFormat::R8snorm => "r8_snorm",
        TexelFormat::R8uint => "r8ui",
        TexelFormat::R8sint => "r8i",
        TexelFormat::R16unorm => "r16",
        TexelFormat::R16snorm => "r16_snorm",
        TexelFormat::R16uint => "r16ui",
        TexelFormat::R16sint => "r16i",
        TexelFormat::R16float => "r16f",
        TexelFormat::Rg8unorm => "rg8",
        TexelFormat::Rg8snorm => "rg8_snorm",
        TexelFormat::Rg8uint => "rg8ui",
        TexelFormat::Rg8sint => "rg8i",
        TexelFormat::R32uint => "r32ui",
        TexelFormat::R32sint => "r32i",
        TexelFormat::R32float => "r32f",
        TexelFormat::Rg16unorm => "rg16",
        TexelFormat::Rg16snorm => "rg16_snorm",
        TexelFormat::Rg16uint => "rg16ui",
        TexelFormat::Rg16sint => "rg16i",
        TexelFormat::Rg16float => "rg16f",
        // Red and blue are exchanged where texels are read and written.
        TexelFormat::Rgba8unorm | TexelFormat::Bgra8unorm => "rgba8",
        TexelFormat::Rgba8snorm => "rgba8_snorm",
        TexelFormat::Rgba8uint => "rgba8ui",
        TexelFormat::Rgba8sint => "rgba8i",
        TexelFormat::Rgb10a2unorm => "rgb10_a2",
        TexelFormat::Rgb10a2uint => "rgb10_a2ui",
        TexelFormat::Rg11b10ufloat => "r11f_g11f_b10f",
        TexelFormat::Rg32uint => "rg32ui",
        TexelFormat::Rg32sint => "rg32i",
        TexelFormat::Rg32float => "rg32f",
        TexelFormat::Rgba16unorm => "rgba16",
        TexelFormat::Rgba16snorm => "rgba16_snorm",
        TexelFormat::Rgba16uint => "rgba16ui",
        TexelFormat::Rgba16sint => "rgba16i",
        TexelFormat::Rgba16float => "rgba16f",
        TexelFormat::Rgba32uint => "rgba32ui",
        TexelFormat::Rgba32sint => "rgba32i",
        TexelFormat::Rgba32float => "rgba32f",
    }
}

fn scalar(ty: Type) -> &'static str {
    match ty {
        Type::Void => "void",
        Type::Bool => "bool",
        Type::I32 => "int",
        Type::U32 => "uint",
        Type::F32 => "float",
        Type::F16 => "float16_t",
        _ => unreachable!("a raised module has no other types"),
    }
}

/// The name of a vector's type.
fn vector(elem: TypeId, size: u8) -> &'static str {
    let names = match elem {
        TypeId::BOOL => ["bvec2", "bvec3", "bvec4"],
        TypeId::I32 => ["ivec2", "ivec3", "ivec4"],
        TypeId::U32 => ["uvec2", "uvec3", "uvec4"],
        TypeId::F16 => ["f16vec2", "f16vec3", "f16vec4"],
        _ => ["vec2", "vec3", "vec4"],
    };
    names[usize::from(size - 2)]
}

/// What stands before the names of other types that are made of a scalar.
fn prefix(scalar: TypeId) -> &'static str {
    match scalar {
        TypeId::BOOL => "b",
        TypeId::I32 => "i",
        TypeId::U32 => "u",
        TypeId::F16 => "f16",
        _ => "",
    }
}

fn digit(n: u8) -> &'static str {
    ["0", "1", "2", "3", "4"][usize::from(n)]
}
