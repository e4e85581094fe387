//# changes from es310
//# case textureSample/texture_1d<f32>,sampler,f32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler1D t_s;
11:   result.inner = texture(t_s, 0.75);
//# case textureSample/texture_1d<f32>,sampler,f32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler1D t_s;
12:   result.inner = texture(t_s, coords);
//# case textureSample/texture_1d<f32>,sampler,f32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler1D t_s;
11:   result.inner = texture(t_s, 0.75);
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler3D t_s;
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/literal
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/variable
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/override
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/override
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2D t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
8: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/literal
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/variable
1-3: #version 460
8: layout(binding = 0) uniform samplerCube t_s;
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/override
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/override
1-4: #version 460
9: layout(binding = 0) uniform samplerCubeArray t_s;
