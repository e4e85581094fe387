//# changes from es310
//# case dot/vec2<i32>,vec2<i32>/literal
1-3: #version 460
//# case dot/vec2<i32>,vec2<i32>/variable
1-3: #version 460
//# case dot/vec2<u32>,vec2<u32>/literal
1-3: #version 460
//# case dot/vec2<u32>,vec2<u32>/variable
1-3: #version 460
//# case dot/vec2<f32>,vec2<f32>/literal
1-3: #version 460
//# case dot/vec2<f32>,vec2<f32>/variable
1-3: #version 460
//# case dot/vec2<f16>,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case dot/vec2<f16>,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case dot/vec3<i32>,vec3<i32>/literal
1-3: #version 460
//# case dot/vec3<i32>,vec3<i32>/variable
1-3: #version 460
//# case dot/vec3<u32>,vec3<u32>/literal
1-3: #version 460
//# case dot/vec3<u32>,vec3<u32>/variable
1-3: #version 460
//# case dot/vec3<f32>,vec3<f32>/literal
1-3: #version 460
//# case dot/vec3<f32>,vec3<f32>/variable
1-3: #version 460
//# case dot/vec3<f16>,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case dot/vec3<f16>,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case dot/vec4<i32>,vec4<i32>/literal
1-3: #version 460
//# case dot/vec4<i32>,vec4<i32>/variable
1-3: #version 460
//# case dot/vec4<u32>,vec4<u32>/literal
1-3: #version 460
//# case dot/vec4<u32>,vec4<u32>/variable
1-3: #version 460
//# case dot/vec4<f32>,vec4<f32>/literal
1-3: #version 460
//# case dot/vec4<f32>,vec4<f32>/variable
1-3: #version 460
//# case dot/vec4<f16>,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case dot/vec4<f16>,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
