//# changes from es310
//# case abs/i32/literal
1-3: #version 460
//# case abs/i32/variable
1-3: #version 460
//# case abs/i32/override
1-3: #version 460
//# case abs/u32/literal
1-3: #version 460
//# case abs/u32/variable
1-3: #version 460
//# case abs/u32/override
1-3: #version 460
//# case abs/f32/literal
1-3: #version 460
//# case abs/f32/variable
1-3: #version 460
//# case abs/f32/override
1-3: #version 460
//# case abs/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/vec2<i32>/literal
1-3: #version 460
//# case abs/vec2<i32>/variable
1-3: #version 460
//# case abs/vec2<u32>/literal
1-3: #version 460
//# case abs/vec2<u32>/variable
1-3: #version 460
//# case abs/vec2<f32>/literal
1-3: #version 460
//# case abs/vec2<f32>/variable
1-3: #version 460
//# case abs/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/vec3<i32>/literal
1-3: #version 460
//# case abs/vec3<i32>/variable
1-3: #version 460
//# case abs/vec3<u32>/literal
1-3: #version 460
//# case abs/vec3<u32>/variable
1-3: #version 460
//# case abs/vec3<f32>/literal
1-3: #version 460
//# case abs/vec3<f32>/variable
1-3: #version 460
//# case abs/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/vec4<i32>/literal
1-3: #version 460
//# case abs/vec4<i32>/variable
1-3: #version 460
//# case abs/vec4<u32>/literal
1-3: #version 460
//# case abs/vec4<u32>/variable
1-3: #version 460
//# case abs/vec4<f32>/literal
1-3: #version 460
//# case abs/vec4<f32>/variable
1-3: #version 460
//# case abs/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case abs/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
