//# changes from es310
//# case sin/f32/literal
1-3: #version 460
//# case sin/f32/variable
1-3: #version 460
//# case sin/f32/override
1-3: #version 460
//# case sin/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/vec2<f32>/literal
1-3: #version 460
//# case sin/vec2<f32>/variable
1-3: #version 460
//# case sin/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/vec3<f32>/literal
1-3: #version 460
//# case sin/vec3<f32>/variable
1-3: #version 460
//# case sin/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/vec4<f32>/literal
1-3: #version 460
//# case sin/vec4<f32>/variable
1-3: #version 460
//# case sin/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case sin/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
