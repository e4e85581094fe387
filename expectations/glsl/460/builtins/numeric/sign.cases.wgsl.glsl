//# changes from es310
//# case sign/i32/literal
1-3: #version 460
//# case sign/i32/variable
1-3: #version 460
//# case sign/i32/override
1-3: #version 460
//# case sign/f32/literal
1-3: #version 460
//# case sign/f32/variable
1-3: #version 460
//# case sign/f32/override
1-3: #version 460
//# case sign/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/vec2<i32>/literal
1-3: #version 460
//# case sign/vec2<i32>/variable
1-3: #version 460
//# case sign/vec2<f32>/literal
1-3: #version 460
//# case sign/vec2<f32>/variable
1-3: #version 460
//# case sign/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/vec3<i32>/literal
1-3: #version 460
//# case sign/vec3<i32>/variable
1-3: #version 460
//# case sign/vec3<f32>/literal
1-3: #version 460
//# case sign/vec3<f32>/variable
1-3: #version 460
//# case sign/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/vec4<i32>/literal
1-3: #version 460
//# case sign/vec4<i32>/variable
1-3: #version 460
//# case sign/vec4<f32>/literal
1-3: #version 460
//# case sign/vec4<f32>/variable
1-3: #version 460
//# case sign/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sign/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
