//! The names of formats and dimensions as wgpu has them.

use wgpu::{TextureFormat as F, TextureViewDimension, VertexFormat as V};

macro_rules! by_name {
    ($(#[$doc:meta])* $function:ident -> $ty:ty { $($name:literal => $value:expr,)* }) => {
        $(#[$doc])*
        pub fn $function(name: &str) -> Result<$ty, String> {
            Ok(match name {
                $($name => $value,)*
                _ => return Err(format!("the device knows no `{name}`")),
            })
        }
    };
}

by_name! {
    /// A texture's format.
    texture_format -> F {
        "r8unorm" => F::R8Unorm,
        "r8snorm" => F::R8Snorm,
        "r8uint" => F::R8Uint,
        "r8sint" => F::R8Sint,
        "r16unorm" => F::R16Unorm,
        "r16snorm" => F::R16Snorm,
        "r16uint" => F::R16Uint,
        "r16sint" => F::R16Sint,
        "r16float" => F::R16Float,
        "rg8unorm" => F::Rg8Unorm,
        "rg8snorm" => F::Rg8Snorm,
        "rg8uint" => F::Rg8Uint,
        "rg8sint" => F::Rg8Sint,
        "r32uint" => F::R32Uint,
        "r32sint" => F::R32Sint,
        "r32float" => F::R32Float,
        "rg16unorm" => F::Rg16Unorm,
        "rg16snorm" => F::Rg16Snorm,
        "rg16uint" => F::Rg16Uint,
        "rg16sint" => F::Rg16Sint,
        "rg16float" => F::Rg16Float,
        "rgba8unorm" => F::Rgba8Unorm,
        "rgba8unorm-srgb" => F::Rgba8UnormSrgb,
        "rgba8snorm" => F::Rgba8Snorm,
        "rgba8uint" => F::Rgba8Uint,
        "rgba8sint" => F::Rgba8Sint,
        "bgra8unorm" => F::Bgra8Unorm,
        "bgra8unorm-srgb" => F::Bgra8UnormSrgb,
        "rgb9e5ufloat" => F::Rgb9e5Ufloat,
        "rgb10a2uint" => F::Rgb10a2Uint,
        "rgb10a2unorm" => F::Rgb10a2Unorm,
        "rg11b10ufloat" => F::Rg11b10Ufloat,
        "rg32uint" => F::Rg32Uint,
        "rg32sint" => F::Rg32Sint,
        "rg32float" => F::Rg32Float,
        "rgba16unorm" => F::Rgba16Unorm,
        "rgba16snorm" => F::Rgba16Snorm,
        "rgba16uint" => F::Rgba16Uint,
        "rgba16sint" => F::Rgba16Sint,
        "rgba16float" => F::Rgba16Float,
        "rgba32uint" => F::Rgba32Uint,
        "rgba32sint" => F::Rgba32Sint,
        "rgba32float" => F::Rgba32Float,
        "depth16unorm" => F::Depth16Unorm,
        "depth32float" => F::Depth32Float,
        "stencil8" => F::Stencil8,
    }
}

by_name! {
    /// How a shader sees a texture.
    view_dimension -> TextureViewDimension {
        "1d" => TextureViewDimension::D1,
        "2d" => TextureViewDimension::D2,
        "2d_array" => TextureViewDimension::D2Array,
        "cube" => TextureViewDimension::Cube,
        "cube_array" => TextureViewDimension::CubeArray,
        "3d" => TextureViewDimension::D3,
    }
}

by_name! {
    /// A vertex attribute's format.
    vertex_format -> V {
        "uint8x2" => V::Uint8x2,
        "uint8x4" => V::Uint8x4,
        "sint8x2" => V::Sint8x2,
        "sint8x4" => V::Sint8x4,
        "unorm8x2" => V::Unorm8x2,
        "unorm8x4" => V::Unorm8x4,
        "snorm8x2" => V::Snorm8x2,
        "snorm8x4" => V::Snorm8x4,
        "uint16x2" => V::Uint16x2,
        "uint16x4" => V::Uint16x4,
        "sint16x2" => V::Sint16x2,
        "sint16x4" => V::Sint16x4,
        "unorm16x2" => V::Unorm16x2,
        "unorm16x4" => V::Unorm16x4,
        "snorm16x2" => V::Snorm16x2,
        "snorm16x4" => V::Snorm16x4,
        "float16x2" => V::Float16x2,
        "float16x4" => V::Float16x4,
        "float32" => V::Float32,
        "float32x2" => V::Float32x2,
        "float32x3" => V::Float32x3,
        "float32x4" => V::Float32x4,
        "uint32" => V::Uint32,
        "uint32x2" => V::Uint32x2,
        "uint32x3" => V::Uint32x3,
        "uint32x4" => V::Uint32x4,
        "sint32" => V::Sint32,
        "sint32x2" => V::Sint32x2,
        "sint32x3" => V::Sint32x3,
        "sint32x4" => V::Sint32x4,
        "unorm10-10-10-2" => V::Unorm10_10_10_2,
        "unorm8x4-bgra" => V::Unorm8x4Bgra,
    }
}
