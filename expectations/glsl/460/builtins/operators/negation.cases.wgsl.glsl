//# changes from es310
//# case negation/i32/literal
1-3: #version 460
//# case negation/i32/variable
1-3: #version 460
//# case negation/i32/override
1-3: #version 460
//# case negation/f32/literal
1-3: #version 460
//# case negation/f32/variable
1-3: #version 460
//# case negation/f32/override
1-3: #version 460
//# case negation/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/vec2<i32>/literal
1-3: #version 460
//# case negation/vec2<i32>/variable
1-3: #version 460
//# case negation/vec2<f32>/literal
1-3: #version 460
//# case negation/vec2<f32>/variable
1-3: #version 460
//# case negation/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/vec3<i32>/literal
1-3: #version 460
//# case negation/vec3<i32>/variable
1-3: #version 460
//# case negation/vec3<f32>/literal
1-3: #version 460
//# case negation/vec3<f32>/variable
1-3: #version 460
//# case negation/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/vec4<i32>/literal
1-3: #version 460
//# case negation/vec4<i32>/variable
1-3: #version 460
//# case negation/vec4<f32>/literal
1-3: #version 460
//# case negation/vec4<f32>/variable
1-3: #version 460
//# case negation/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case negation/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
