//! The uniform buffer of an external texture, for a host to fill. In WGSL:
//!
//! ```wgsl
//! struct ExternalTextureParameters {
//!     yuv_to_rgb: mat3x4f,       // rgb = vec4(y, u, v, 1) * yuv_to_rgb, of two planes: y, and u with v
//!     gamut: mat3x3f,            // from the linear colours of the source to those of the destination
//!     decode: mat2x4f,           // the curve from the source's colours to linear ones: (g, a, b, c), (d, e, f, unused)
//!     encode: mat2x4f,           // the curve from linear colours to the destination's
//!     sample_transform: mat2x3f, // where to sample the planes: vec3(coords, 1) * sample_transform
//!     load_transform: mat2x3f,   // which texel of the first plane to load: vec3(coords, 1) * load_transform
//!     visible: vec4f,            // the least and the greatest coordinates at which the planes show the image
//!     size: vec2u,               // what textureDimensions gives
//!     plane_count: u32,          // 1: the first plane holds red, green, blue and alpha; else two planes
//!     convert_colors: u32,       // whether decode, gamut and encode apply: 0 or 1
//! }
//! ```
//!
//! A curve takes x to `c * x + f` where x is less than d, else to `pow(a * x + b, g) + e`; negative x as its mirror image.
//! It is 256 bytes large, and laid out alike in every target.

use crate::ir::Module;
use crate::types::{IoAttributes, StructMember, StructType, TypeId, Types};

/// The members in order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Member {
    YuvToRgb,
    Gamut,
    Decode,
    Encode,
    SampleTransform,
    LoadTransform,
    Visible,
    Size,
    PlaneCount,
    ConvertColors,
}

/// Declares the structure.
pub(super) fn declare(module: &mut Module) -> TypeId {
    let types = &mut module.store.types;
    let members = [
        ("yuv_to_rgb", types.matrix(TypeId::F32, 3, 4)),
        ("gamut", types.matrix(TypeId::F32, 3, 3)),
        ("decode", types.matrix(TypeId::F32, 2, 4)),
        ("encode", types.matrix(TypeId::F32, 2, 4)),
        ("sample_transform", types.matrix(TypeId::F32, 2, 3)),
        ("load_transform", types.matrix(TypeId::F32, 2, 3)),
        ("visible", TypeId::VEC4_F32),
        ("size", TypeId::VEC2_U32),
        ("plane_count", TypeId::U32),
        ("convert_colors", TypeId::U32),
    ];
    let mut members: Vec<StructMember> = members
        .into_iter()
        .map(|(name, ty)| {
            let layout = module.store.types.layout(ty);
            StructMember {
                name: module.store.symbols.intern(name),
                ty,
                offset: 0,
                size: layout.size,
                align: layout.align,
                explicit_layout: false,
                io: IoAttributes::default(),
            }
        })
        .collect();
    Types::lay_out_members(&mut members);
    let name = module.store.symbols.intern("ExternalTextureParameters");
    module.store.types.declare_struct(StructType { name, members, builtin_family: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Store;

    #[test]
    fn the_layout_is_what_hosts_were_told() {
        let mut module = Module::new(Store::new());
        let ty = declare(&mut module);
        let members = &module.store.types.as_struct(ty).expect("it is a structure").members;
        let offsets: Vec<u64> = members.iter().map(|member| member.offset).collect();
        assert_eq!(offsets, [0, 48, 96, 128, 160, 192, 224, 240, 248, 252]);
        assert_eq!(module.store.types.layout(ty).size, 256);
        assert_eq!(module.name(members[Member::ConvertColors as usize].name), "convert_colors");
    }
}
