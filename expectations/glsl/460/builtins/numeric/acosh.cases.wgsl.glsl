//# changes from es310
//# case acosh/f32/literal
1-3: #version 460
//# case acosh/f32/variable
1-3: #version 460
//# case acosh/f32/override
1-3: #version 460
//# case acosh/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/vec2<f32>/literal
1-3: #version 460
//# case acosh/vec2<f32>/variable
1-3: #version 460
//# case acosh/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/vec3<f32>/literal
1-3: #version 460
//# case acosh/vec3<f32>/variable
1-3: #version 460
//# case acosh/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/vec4<f32>/literal
1-3: #version 460
//# case acosh/vec4<f32>/variable
1-3: #version 460
//# case acosh/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case acosh/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
