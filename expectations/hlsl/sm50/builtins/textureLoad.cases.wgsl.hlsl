//# case textureLoad/texture_1d<i32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<i32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<u32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_1d<f32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_external,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_external,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_external,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_external,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
