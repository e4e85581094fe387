//# changes from es310
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2D t_s;
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2D t_s;
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform isampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform usampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isamplerCube t_s;
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isamplerCube t_s;
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usamplerCube t_s;
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usamplerCube t_s;
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t_s;
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t_s;
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform isamplerCube t_s;
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform isamplerCube t_s;
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform usamplerCube t_s;
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform usamplerCube t_s;
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t_s;
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t_s;
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform isamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform usamplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2D t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
1-3: #version 460
9: layout(binding = 0) uniform sampler2DArray t_s;
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/literal
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t_s;
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/variable
1-3: #version 460
9: layout(binding = 0) uniform samplerCube t_s;
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/override
1-4: #version 460
10: layout(binding = 0) uniform samplerCubeArray t_s;
