//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/literal
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/variable
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/override
//# refused hlsl/resource-kind
textures and samplers are not written as HLSL yet
