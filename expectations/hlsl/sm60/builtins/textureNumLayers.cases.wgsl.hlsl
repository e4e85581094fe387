//# case textureNumLayers/texture_2d_array<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_2d_array<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_2d_array<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_cube_array<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_cube_array<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_cube_array<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_depth_2d_array/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_depth_cube_array/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32uint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32sint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLayers/texture_storage_2d_array<r32float,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
