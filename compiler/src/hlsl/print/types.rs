//! Types: their names, and declarations, in which counts of arrays follow the name.

use super::HlslPrinter;
use crate::types::{Access, ArrayCount, SampledKind, TextureDimension, Type, TypeId};

/// Writes a type's name; that of an array as a cast has it, counts and all.
pub(super) fn put(p: &mut HlslPrinter<'_>, ty: TypeId) {
    base(p, ty);
    counts(p, ty);
}

/// Writes the declaration of something called so.
pub(super) fn declare(p: &mut HlslPrinter<'_>, ty: TypeId, name: &str) {
    base(p, ty);
    p.out.put(" ").put(name);
    counts(p, ty);
}

/// Writes the type of an array's innermost elements, or of what is none.
fn base(p: &mut HlslPrinter<'_>, ty: TypeId) {
    let mut ty = ty;
    while let Type::Array { elem, .. } = p.module.store.types.get(ty) {
        ty = elem;
    }
    match p.module.store.types.get(ty) {
        Type::Vector { elem, size } if elem == TypeId::F16 => {
            p.out.put(&format!("vector<float16_t, {size}>"));
        }
        Type::Vector { elem, size } => {
            base(p, elem);
            p.out.put(digit(size));
        }
        Type::Matrix { column, columns } => {
            let types = &p.module.store.types;
            // Column by row: the transpose.
            let (elem, rows) = (types.deepest_elem(column), types.element_count(column).unwrap_or(0) as u8);
            if elem == TypeId::F16 {
                p.out.put(&format!("matrix<float16_t, {columns}, {rows}>"));
                return;
            }
            base(p, elem);
            p.out.put(digit(columns)).put("x").put(digit(rows));
        }
        Type::Struct(id) => {
            let names = p.names;
            p.out.put(names.structure(id));
        }
        Type::Atomic(elem) => base(p, elem),
        Type::Sampler { comparison } => {
            p.out.put(if comparison { "SamplerComparisonState" } else { "SamplerState" });
        }
        Type::Texture { dimension, kind } => {
            let (scalar, samples) = match kind {
                SampledKind::Sampled(scalar) => (scalar, ""),
                SampledKind::Multisampled(scalar) => (scalar, "MS"),
                SampledKind::Depth => (TypeId::F32, ""),
                SampledKind::DepthMultisampled => (TypeId::F32, "MS"),
            };
            p.out.put(texture(dimension)).put(samples);
            texels(p, scalar);
        }
        Type::StorageTexture { dimension, format, access } => {
            // What is only read is a resource like any other.
            p.out.put(if access == Access::Read { "" } else { "RW" }).put(texture(dimension));
            texels(p, format.component());
        }
        ty => {
            p.out.put(scalar(ty));
        }
    }
}

/// Writes the counts of an array and of its elements, outermost first.
fn counts(p: &mut HlslPrinter<'_>, ty: TypeId) {
    let mut ty = ty;
    while let Type::Array { elem, count } = p.module.store.types.get(ty) {
        let ArrayCount::Fixed(count) = count else { unreachable!("only buffers hold other arrays") };
        p.out.put("[").number(count.into()).put("]");
        ty = elem;
    }
}

fn texture(dimension: TextureDimension) -> &'static str {
    match dimension {
        TextureDimension::D1 => "Texture1D",
        TextureDimension::D2 => "Texture2D",
        TextureDimension::D2Array => "Texture2DArray",
        TextureDimension::D3 => "Texture3D",
        TextureDimension::Cube => "TextureCube",
        TextureDimension::CubeArray => "TextureCubeArray",
    }
}

/// Writes what the texels of a texture are.
fn texels(p: &mut HlslPrinter<'_>, component: TypeId) {
    p.out.put("<");
    base(p, component);
    p.out.put("4>");
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

fn digit(n: u8) -> &'static str {
    ["0", "1", "2", "3", "4"][usize::from(n)]
}
