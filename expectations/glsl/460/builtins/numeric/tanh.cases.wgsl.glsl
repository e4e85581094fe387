//# changes from es310
//# case tanh/f32/literal
1-3: #version 460
//# case tanh/f32/variable
1-3: #version 460
//# case tanh/f32/override
1-3: #version 460
//# case tanh/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/vec2<f32>/literal
1-3: #version 460
//# case tanh/vec2<f32>/variable
1-3: #version 460
//# case tanh/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/vec3<f32>/literal
1-3: #version 460
//# case tanh/vec3<f32>/variable
1-3: #version 460
//# case tanh/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/vec4<f32>/literal
1-3: #version 460
//# case tanh/vec4<f32>/variable
1-3: #version 460
//# case tanh/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case tanh/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
