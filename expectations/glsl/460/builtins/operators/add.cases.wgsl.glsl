//# changes from es310
//# case add/i32,i32/literal
1-3: #version 460
//# case add/i32,i32/variable
1-3: #version 460
//# case add/i32,i32/override
1-3: #version 460
//# case add/u32,u32/literal
1-3: #version 460
//# case add/u32,u32/variable
1-3: #version 460
//# case add/u32,u32/override
1-3: #version 460
//# case add/f32,f32/literal
1-3: #version 460
//# case add/f32,f32/variable
1-3: #version 460
//# case add/f32,f32/override
1-3: #version 460
//# case add/f16,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec2<i32>,vec2<i32>/literal
1-3: #version 460
//# case add/vec2<i32>,vec2<i32>/variable
1-3: #version 460
//# case add/vec2<u32>,vec2<u32>/literal
1-3: #version 460
//# case add/vec2<u32>,vec2<u32>/variable
1-3: #version 460
//# case add/vec2<f32>,vec2<f32>/literal
1-3: #version 460
//# case add/vec2<f32>,vec2<f32>/variable
1-3: #version 460
//# case add/vec2<f16>,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec2<f16>,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec3<i32>,vec3<i32>/literal
1-3: #version 460
//# case add/vec3<i32>,vec3<i32>/variable
1-3: #version 460
//# case add/vec3<u32>,vec3<u32>/literal
1-3: #version 460
//# case add/vec3<u32>,vec3<u32>/variable
1-3: #version 460
//# case add/vec3<f32>,vec3<f32>/literal
1-3: #version 460
//# case add/vec3<f32>,vec3<f32>/variable
1-3: #version 460
//# case add/vec3<f16>,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec3<f16>,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec4<i32>,vec4<i32>/literal
1-3: #version 460
//# case add/vec4<i32>,vec4<i32>/variable
1-3: #version 460
//# case add/vec4<u32>,vec4<u32>/literal
1-3: #version 460
//# case add/vec4<u32>,vec4<u32>/variable
1-3: #version 460
//# case add/vec4<f32>,vec4<f32>/literal
1-3: #version 460
//# case add/vec4<f32>,vec4<f32>/variable
1-3: #version 460
//# case add/vec4<f16>,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec4<f16>,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec2<i32>,i32/literal
1-3: #version 460
//# case add/vec2<i32>,i32/variable
1-3: #version 460
//# case add/vec2<i32>,i32/override
1-3: #version 460
//# case add/vec2<u32>,u32/literal
1-3: #version 460
//# case add/vec2<u32>,u32/variable
1-3: #version 460
//# case add/vec2<u32>,u32/override
1-3: #version 460
//# case add/vec2<f32>,f32/literal
1-3: #version 460
//# case add/vec2<f32>,f32/variable
1-3: #version 460
//# case add/vec2<f32>,f32/override
1-3: #version 460
//# case add/vec2<f16>,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec2<f16>,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec2<f16>,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec3<i32>,i32/literal
1-3: #version 460
//# case add/vec3<i32>,i32/variable
1-3: #version 460
//# case add/vec3<i32>,i32/override
1-3: #version 460
//# case add/vec3<u32>,u32/literal
1-3: #version 460
//# case add/vec3<u32>,u32/variable
1-3: #version 460
//# case add/vec3<u32>,u32/override
1-3: #version 460
//# case add/vec3<f32>,f32/literal
1-3: #version 460
//# case add/vec3<f32>,f32/variable
1-3: #version 460
//# case add/vec3<f32>,f32/override
1-3: #version 460
//# case add/vec3<f16>,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec3<f16>,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec3<f16>,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec4<i32>,i32/literal
1-3: #version 460
//# case add/vec4<i32>,i32/variable
1-3: #version 460
//# case add/vec4<i32>,i32/override
1-3: #version 460
//# case add/vec4<u32>,u32/literal
1-3: #version 460
//# case add/vec4<u32>,u32/variable
1-3: #version 460
//# case add/vec4<u32>,u32/override
1-3: #version 460
//# case add/vec4<f32>,f32/literal
1-3: #version 460
//# case add/vec4<f32>,f32/variable
1-3: #version 460
//# case add/vec4<f32>,f32/override
1-3: #version 460
//# case add/vec4<f16>,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec4<f16>,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/vec4<f16>,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/i32,vec2<i32>/literal
1-3: #version 460
//# case add/i32,vec2<i32>/variable
1-3: #version 460
//# case add/i32,vec2<i32>/override
1-3: #version 460
//# case add/u32,vec2<u32>/literal
1-3: #version 460
//# case add/u32,vec2<u32>/variable
1-3: #version 460
//# case add/u32,vec2<u32>/override
1-3: #version 460
//# case add/f32,vec2<f32>/literal
1-3: #version 460
//# case add/f32,vec2<f32>/variable
1-3: #version 460
//# case add/f32,vec2<f32>/override
1-3: #version 460
//# case add/f16,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,vec2<f16>/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/i32,vec3<i32>/literal
1-3: #version 460
//# case add/i32,vec3<i32>/variable
1-3: #version 460
//# case add/i32,vec3<i32>/override
1-3: #version 460
//# case add/u32,vec3<u32>/literal
1-3: #version 460
//# case add/u32,vec3<u32>/variable
1-3: #version 460
//# case add/u32,vec3<u32>/override
1-3: #version 460
//# case add/f32,vec3<f32>/literal
1-3: #version 460
//# case add/f32,vec3<f32>/variable
1-3: #version 460
//# case add/f32,vec3<f32>/override
1-3: #version 460
//# case add/f16,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,vec3<f16>/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/i32,vec4<i32>/literal
1-3: #version 460
//# case add/i32,vec4<i32>/variable
1-3: #version 460
//# case add/i32,vec4<i32>/override
1-3: #version 460
//# case add/u32,vec4<u32>/literal
1-3: #version 460
//# case add/u32,vec4<u32>/variable
1-3: #version 460
//# case add/u32,vec4<u32>/override
1-3: #version 460
//# case add/f32,vec4<f32>/literal
1-3: #version 460
//# case add/f32,vec4<f32>/variable
1-3: #version 460
//# case add/f32,vec4<f32>/override
1-3: #version 460
//# case add/f16,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/f16,vec4<f16>/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat2x2<f32>,mat2x2<f32>/literal
1-3: #version 460
//# case add/mat2x2<f32>,mat2x2<f32>/variable
1-3: #version 460
//# case add/mat2x2<f16>,mat2x2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat2x2<f16>,mat2x2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat2x3<f32>,mat2x3<f32>/literal
1-3: #version 460
//# case add/mat2x3<f32>,mat2x3<f32>/variable
1-3: #version 460
//# case add/mat2x3<f16>,mat2x3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat2x3<f16>,mat2x3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat2x4<f32>,mat2x4<f32>/literal
1-3: #version 460
//# case add/mat2x4<f32>,mat2x4<f32>/variable
1-3: #version 460
//# case add/mat2x4<f16>,mat2x4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat2x4<f16>,mat2x4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat3x2<f32>,mat3x2<f32>/literal
1-3: #version 460
//# case add/mat3x2<f32>,mat3x2<f32>/variable
1-3: #version 460
//# case add/mat3x2<f16>,mat3x2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat3x2<f16>,mat3x2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat3x3<f32>,mat3x3<f32>/literal
1-3: #version 460
//# case add/mat3x3<f32>,mat3x3<f32>/variable
1-3: #version 460
//# case add/mat3x3<f16>,mat3x3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat3x3<f16>,mat3x3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat3x4<f32>,mat3x4<f32>/literal
1-3: #version 460
//# case add/mat3x4<f32>,mat3x4<f32>/variable
1-3: #version 460
//# case add/mat3x4<f16>,mat3x4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat3x4<f16>,mat3x4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat4x2<f32>,mat4x2<f32>/literal
1-3: #version 460
//# case add/mat4x2<f32>,mat4x2<f32>/variable
1-3: #version 460
//# case add/mat4x2<f16>,mat4x2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat4x2<f16>,mat4x2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat4x3<f32>,mat4x3<f32>/literal
1-3: #version 460
//# case add/mat4x3<f32>,mat4x3<f32>/variable
1-3: #version 460
//# case add/mat4x3<f16>,mat4x3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat4x3<f16>,mat4x3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat4x4<f32>,mat4x4<f32>/literal
1-3: #version 460
//# case add/mat4x4<f32>,mat4x4<f32>/variable
1-3: #version 460
//# case add/mat4x4<f16>,mat4x4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case add/mat4x4<f16>,mat4x4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
