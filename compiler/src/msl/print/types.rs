//! Types: their names, and where MSL would lay out members by itself.

use super::MslPrinter;
use crate::ir::Module;
use crate::types::{Access, AddressSpace, ArrayCount, SampledKind, TextureDimension, Type, TypeId};

/// Writes a type's name.
pub(super) fn put(p: &mut MslPrinter<'_>, ty: TypeId) {
    match p.module.store.types.get(ty) {
        Type::Vector { elem, size } => {
            put(p, elem);
            p.out.put(digit(size));
        }
        Type::Matrix { column, columns } => {
            let types = &p.module.store.types;
            let rows = types.element_count(column).unwrap_or(0) as u8;
            put(p, types.deepest_elem(column));
            p.out.put(digit(columns)).put("x").put(digit(rows));
        }
        Type::Array { elem, count } => {
            p.out.put("colorfast_array<");
            put(p, elem);
            // A runtime-sized array is declared with one element, and indexed beyond it.
            let count = if let ArrayCount::Fixed(n) = count { n } else { 1 };
            p.out.put(", ").number(count.into()).put(">");
        }
        Type::Struct(id) => match p.language.host.packed_scalar(id) {
            Some(scalar) => {
                p.out.put("packed_");
                put(p, scalar);
                p.out.put("3");
            }
            None => {
                let names = p.names;
                p.out.put(names.structure(id));
            }
        },
        Type::Atomic(elem) => {
            p.out.put("atomic_");
            put(p, elem);
        }
        Type::Pointer { space, store, access } => {
            if access == Access::Read {
                p.out.put("const ");
            }
            p.out.put(address_space(space)).put(" ");
            put(p, store);
            p.out.put("*");
        }
        Type::Sampler { .. } => {
            p.out.put("sampler");
        }
        Type::Texture { dimension, kind } => texture(p, dimension, kind),
        Type::StorageTexture { dimension, format, access } => {
            p.out.put("texture").put(dimension.name()).put("<");
            put(p, format.component());
            p.out.put(", access::").put(access.name()).put(">");
        }
        ty => {
            p.out.put(scalar(ty));
        }
    }
}

/// A texture that is sampled or loaded from. Only those with levels may be sampled.
fn texture(p: &mut MslPrinter<'_>, dimension: TextureDimension, kind: SampledKind) {
    let (family, texel, access) = match kind {
        SampledKind::Sampled(texel) => ("texture", texel, "sample"),
        SampledKind::Depth => ("depth", TypeId::F32, "sample"),
        SampledKind::Multisampled(texel) => ("texture", texel, "read"),
        SampledKind::DepthMultisampled => ("depth", TypeId::F32, "read"),
    };
    let samples = if access == "read" { "_ms" } else { "" };
    p.out.put(family).put(dimension.name()).put(samples).put("<");
    put(p, texel);
    p.out.put(", access::").put(access).put(">");
}

fn scalar(ty: Type) -> &'static str {
    match ty {
        Type::Void => "void",
        Type::Bool => "bool",
        Type::I32 => "int",
        Type::U32 => "uint",
        Type::F32 => "float",
        Type::F16 => "half",
        _ => unreachable!("a raised module has no other types"),
    }
}

fn digit(n: u8) -> &'static str {
    ["0", "1", "2", "3", "4"][usize::from(n)]
}

fn address_space(space: AddressSpace) -> &'static str {
    match space {
        AddressSpace::Uniform | AddressSpace::Immediate => "constant",
        AddressSpace::Storage => "device",
        AddressSpace::Workgroup => "threadgroup",
        _ => "thread",
    }
}

/// The size and alignment that MSL gives a type, in bytes. Structures have the size that padding gives them.
pub(super) fn layout(module: &Module, ty: TypeId) -> (u64, u64) {
    let types = &module.store.types;
    match types.get(ty) {
        Type::Vector { elem, size } => {
            let (scalar, _) = layout(module, elem);
            let size = scalar * if size == 2 { 2 } else { 4 };
            (size, size)
        }
        Type::Matrix { column, columns } => {
            let (size, align) = layout(module, column);
            (size * u64::from(columns), align)
        }
        Type::Array { elem, count } => {
            let (size, align) = layout(module, elem);
            let count = if let ArrayCount::Fixed(n) = count { n } else { 1 };
            (size.saturating_mul(count.into()), align)
        }
        Type::Struct(id) => {
            let members = types.struct_type(id).members.iter();
            let align = members.map(|member| layout(module, member.ty).1).max().unwrap_or(1);
            (types.layout(ty).size, align)
        }
        Type::Bool => (1, 1),
        _ => (types.layout(ty).size, u64::from(types.layout(ty).align)),
    }
}
