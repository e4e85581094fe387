//# changes from es310
//# case normalize/vec2<f32>/literal
1-3: #version 460
//# case normalize/vec2<f32>/variable
1-3: #version 460
//# case normalize/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case normalize/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case normalize/vec3<f32>/literal
1-3: #version 460
//# case normalize/vec3<f32>/variable
1-3: #version 460
//# case normalize/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case normalize/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case normalize/vec4<f32>/literal
1-3: #version 460
//# case normalize/vec4<f32>/variable
1-3: #version 460
//# case normalize/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case normalize/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
