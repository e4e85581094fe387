//# changes from es310
//# case max/i32,i32/literal
1-3: #version 460
//# case max/i32,i32/variable
1-3: #version 460
//# case max/i32,i32/override
1-3: #version 460
//# case max/u32,u32/literal
1-3: #version 460
//# case max/u32,u32/variable
1-3: #version 460
//# case max/u32,u32/override
1-3: #version 460
//# case max/f32,f32/literal
1-3: #version 460
//# case max/f32,f32/variable
1-3: #version 460
//# case max/f32,f32/override
1-3: #version 460
//# case max/f16,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/f16,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/f16,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/vec2<i32>,vec2<i32>/literal
1-3: #version 460
//# case max/vec2<i32>,vec2<i32>/variable
1-3: #version 460
//# case max/vec2<u32>,vec2<u32>/literal
1-3: #version 460
//# case max/vec2<u32>,vec2<u32>/variable
1-3: #version 460
//# case max/vec2<f32>,vec2<f32>/literal
1-3: #version 460
//# case max/vec2<f32>,vec2<f32>/variable
1-3: #version 460
//# case max/vec2<f16>,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/vec2<f16>,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/vec3<i32>,vec3<i32>/literal
1-3: #version 460
//# case max/vec3<i32>,vec3<i32>/variable
1-3: #version 460
//# case max/vec3<u32>,vec3<u32>/literal
1-3: #version 460
//# case max/vec3<u32>,vec3<u32>/variable
1-3: #version 460
//# case max/vec3<f32>,vec3<f32>/literal
1-3: #version 460
//# case max/vec3<f32>,vec3<f32>/variable
1-3: #version 460
//# case max/vec3<f16>,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/vec3<f16>,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/vec4<i32>,vec4<i32>/literal
1-3: #version 460
//# case max/vec4<i32>,vec4<i32>/variable
1-3: #version 460
//# case max/vec4<u32>,vec4<u32>/literal
1-3: #version 460
//# case max/vec4<u32>,vec4<u32>/variable
1-3: #version 460
//# case max/vec4<f32>,vec4<f32>/literal
1-3: #version 460
//# case max/vec4<f32>,vec4<f32>/variable
1-3: #version 460
//# case max/vec4<f16>,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case max/vec4<f16>,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
