//# changes from es310
//# case div/i32,i32/literal
1-3: #version 460
//# case div/i32,i32/variable
1-3: #version 460
//# case div/i32,i32/override
1-3: #version 460
//# case div/u32,u32/literal
1-3: #version 460
//# case div/u32,u32/variable
1-3: #version 460
//# case div/u32,u32/override
1-3: #version 460
//# case div/f32,f32/literal
1-3: #version 460
//# case div/f32,f32/variable
1-3: #version 460
//# case div/f32,f32/override
1-3: #version 460
//# case div/f16,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec2<i32>,vec2<i32>/literal
1-3: #version 460
//# case div/vec2<i32>,vec2<i32>/variable
1-3: #version 460
//# case div/vec2<u32>,vec2<u32>/literal
1-3: #version 460
//# case div/vec2<u32>,vec2<u32>/variable
1-3: #version 460
//# case div/vec2<f32>,vec2<f32>/literal
1-3: #version 460
//# case div/vec2<f32>,vec2<f32>/variable
1-3: #version 460
//# case div/vec2<f16>,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec2<f16>,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec3<i32>,vec3<i32>/literal
1-3: #version 460
//# case div/vec3<i32>,vec3<i32>/variable
1-3: #version 460
//# case div/vec3<u32>,vec3<u32>/literal
1-3: #version 460
//# case div/vec3<u32>,vec3<u32>/variable
1-3: #version 460
//# case div/vec3<f32>,vec3<f32>/literal
1-3: #version 460
//# case div/vec3<f32>,vec3<f32>/variable
1-3: #version 460
//# case div/vec3<f16>,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec3<f16>,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec4<i32>,vec4<i32>/literal
1-3: #version 460
//# case div/vec4<i32>,vec4<i32>/variable
1-3: #version 460
//# case div/vec4<u32>,vec4<u32>/literal
1-3: #version 460
//# case div/vec4<u32>,vec4<u32>/variable
1-3: #version 460
//# case div/vec4<f32>,vec4<f32>/literal
1-3: #version 460
//# case div/vec4<f32>,vec4<f32>/variable
1-3: #version 460
//# case div/vec4<f16>,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec4<f16>,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec2<i32>,i32/literal
1-3: #version 460
//# case div/vec2<i32>,i32/variable
1-3: #version 460
//# case div/vec2<i32>,i32/override
1-3: #version 460
//# case div/vec2<u32>,u32/literal
1-3: #version 460
//# case div/vec2<u32>,u32/variable
1-3: #version 460
//# case div/vec2<u32>,u32/override
1-3: #version 460
//# case div/vec2<f32>,f32/literal
1-3: #version 460
//# case div/vec2<f32>,f32/variable
1-3: #version 460
//# case div/vec2<f32>,f32/override
1-3: #version 460
//# case div/vec2<f16>,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec2<f16>,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec2<f16>,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec3<i32>,i32/literal
1-3: #version 460
//# case div/vec3<i32>,i32/variable
1-3: #version 460
//# case div/vec3<i32>,i32/override
1-3: #version 460
//# case div/vec3<u32>,u32/literal
1-3: #version 460
//# case div/vec3<u32>,u32/variable
1-3: #version 460
//# case div/vec3<u32>,u32/override
1-3: #version 460
//# case div/vec3<f32>,f32/literal
1-3: #version 460
//# case div/vec3<f32>,f32/variable
1-3: #version 460
//# case div/vec3<f32>,f32/override
1-3: #version 460
//# case div/vec3<f16>,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec3<f16>,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec3<f16>,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec4<i32>,i32/literal
1-3: #version 460
//# case div/vec4<i32>,i32/variable
1-3: #version 460
//# case div/vec4<i32>,i32/override
1-3: #version 460
//# case div/vec4<u32>,u32/literal
1-3: #version 460
//# case div/vec4<u32>,u32/variable
1-3: #version 460
//# case div/vec4<u32>,u32/override
1-3: #version 460
//# case div/vec4<f32>,f32/literal
1-3: #version 460
//# case div/vec4<f32>,f32/variable
1-3: #version 460
//# case div/vec4<f32>,f32/override
1-3: #version 460
//# case div/vec4<f16>,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec4<f16>,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/vec4<f16>,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/i32,vec2<i32>/literal
1-3: #version 460
//# case div/i32,vec2<i32>/variable
1-3: #version 460
//# case div/i32,vec2<i32>/override
1-3: #version 460
//# case div/u32,vec2<u32>/literal
1-3: #version 460
//# case div/u32,vec2<u32>/variable
1-3: #version 460
//# case div/u32,vec2<u32>/override
1-3: #version 460
//# case div/f32,vec2<f32>/literal
1-3: #version 460
//# case div/f32,vec2<f32>/variable
1-3: #version 460
//# case div/f32,vec2<f32>/override
1-3: #version 460
//# case div/f16,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,vec2<f16>/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/i32,vec3<i32>/literal
1-3: #version 460
//# case div/i32,vec3<i32>/variable
1-3: #version 460
//# case div/i32,vec3<i32>/override
1-3: #version 460
//# case div/u32,vec3<u32>/literal
1-3: #version 460
//# case div/u32,vec3<u32>/variable
1-3: #version 460
//# case div/u32,vec3<u32>/override
1-3: #version 460
//# case div/f32,vec3<f32>/literal
1-3: #version 460
//# case div/f32,vec3<f32>/variable
1-3: #version 460
//# case div/f32,vec3<f32>/override
1-3: #version 460
//# case div/f16,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,vec3<f16>/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/i32,vec4<i32>/literal
1-3: #version 460
//# case div/i32,vec4<i32>/variable
1-3: #version 460
//# case div/i32,vec4<i32>/override
1-3: #version 460
//# case div/u32,vec4<u32>/literal
1-3: #version 460
//# case div/u32,vec4<u32>/variable
1-3: #version 460
//# case div/u32,vec4<u32>/override
1-3: #version 460
//# case div/f32,vec4<f32>/literal
1-3: #version 460
//# case div/f32,vec4<f32>/variable
1-3: #version 460
//# case div/f32,vec4<f32>/override
1-3: #version 460
//# case div/f16,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case div/f16,vec4<f16>/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
