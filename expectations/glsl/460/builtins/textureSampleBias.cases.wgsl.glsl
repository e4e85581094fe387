//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_2d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_2d_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
//# refused glsl/resource-kind
variables of type 'texture_3d<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/override
//# refused glsl/resource-kind
variables of type 'texture_cube<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
//# refused glsl/resource-kind
variables of type 'texture_cube_array<f32>' cannot be written as GLSL
//# refused glsl/resource-kind
variables of type 'sampler' cannot be written as GLSL
