//# case textureNumLevels/texture_1d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_1d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_1d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_2d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_2d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_2d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_2d_array<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_2d_array<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_2d_array<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_3d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_3d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_3d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_cube<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_cube<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_cube<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_cube_array<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_cube_array<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_cube_array<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_depth_2d/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_depth_2d_array/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_depth_cube/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureNumLevels/texture_depth_cube_array/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
