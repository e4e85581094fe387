//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
