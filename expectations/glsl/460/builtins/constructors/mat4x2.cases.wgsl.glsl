//# changes from es310
//# case mat4x2<f32>/none
1-3: #version 460
//# case mat4x2<f16>/none
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f32>/mat4x2<f32>/literal
1-3: #version 460
//# case mat4x2<f32>/mat4x2<f32>/variable
1-3: #version 460
//# case mat4x2<f16>/mat4x2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f16>/mat4x2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>,vec2<f32>/literal
1-3: #version 460
//# case mat4x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>,vec2<f32>/variable
1-3: #version 460
//# case mat4x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/literal
1-3: #version 460
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/variable
1-3: #version 460
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/override
1-3: #version 460
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f32>/mat4x2<f16>/literal
1-3: #version 460
//# case mat4x2<f32>/mat4x2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f16>/mat4x2<f32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case mat4x2<f16>/mat4x2<f32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
