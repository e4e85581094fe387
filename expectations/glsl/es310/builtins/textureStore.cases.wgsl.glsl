//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_1d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<bgra8unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg11b10ufloat, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16unorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16snorm, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba8uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgb10a2uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rg32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba16uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d<rgba32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/override
//# refused glsl/resource-kind
variables of type 'texture_storage_2d_array<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32float, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32sint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/literal
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/variable
//# refused glsl/resource-kind
variables of type 'texture_storage_3d<r32uint, read_write>' cannot be written as GLSL
