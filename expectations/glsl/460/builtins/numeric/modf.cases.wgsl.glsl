//# changes from es310
//# case modf/f32/literal
1-3: #version 460
//# case modf/f32/variable
1-3: #version 460
//# case modf/f32/override
1-3: #version 460
//# case modf/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/vec2<f32>/literal
1-3: #version 460
//# case modf/vec2<f32>/variable
1-3: #version 460
//# case modf/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/vec3<f32>/literal
1-3: #version 460
//# case modf/vec3<f32>/variable
1-3: #version 460
//# case modf/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/vec4<f32>/literal
1-3: #version 460
//# case modf/vec4<f32>/variable
1-3: #version 460
//# case modf/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case modf/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
