//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_depth_2d_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_depth_cube_array' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler_comparison' cannot be written as GLSL
