//# case textureDimensions/texture_1d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_1d<f32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d<f32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_2d_array<f32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_3d<f32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube<f32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_cube_array<f32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_2d_array,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_cube_array,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_multisampled_2d<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_multisampled_2d<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_multisampled_2d<f32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_depth_multisampled_2d/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureDimensions/texture_external/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
