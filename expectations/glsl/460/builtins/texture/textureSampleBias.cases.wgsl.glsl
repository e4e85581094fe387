//# changes from es310
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/literal
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/variable
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/override
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
