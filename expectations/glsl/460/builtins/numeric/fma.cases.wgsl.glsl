//# changes from es310
//# case fma/f32,f32,f32/literal
1-3: #version 460
//# case fma/f32,f32,f32/variable
1-3: #version 460
14:   result.inner = fma(e1, e2, e3);
//# case fma/f32,f32,f32/override
1-3: #version 460
11:   result.inner = fma(0.5, 0.25, 0.75);
//# case fma/f16,f16,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case fma/f16,f16,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
16:   result.inner = fma(e1, e2, e3);
//# case fma/f16,f16,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
13:   result.inner = fma(0.5hf, 0.25hf, 0.75hf);
//# case fma/vec2<f32>,vec2<f32>,vec2<f32>/literal
1-3: #version 460
//# case fma/vec2<f32>,vec2<f32>,vec2<f32>/variable
1-3: #version 460
14:   result.inner = fma(e1, e2, e3);
//# case fma/vec2<f16>,vec2<f16>,vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case fma/vec2<f16>,vec2<f16>,vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
16:   result.inner = fma(e1, e2, e3);
//# case fma/vec3<f32>,vec3<f32>,vec3<f32>/literal
1-3: #version 460
//# case fma/vec3<f32>,vec3<f32>,vec3<f32>/variable
1-3: #version 460
14:   result.inner = fma(e1, e2, e3);
//# case fma/vec3<f16>,vec3<f16>,vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case fma/vec3<f16>,vec3<f16>,vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
16:   result.inner = fma(e1, e2, e3);
//# case fma/vec4<f32>,vec4<f32>,vec4<f32>/literal
1-3: #version 460
//# case fma/vec4<f32>,vec4<f32>,vec4<f32>/variable
1-3: #version 460
14:   result.inner = fma(e1, e2, e3);
//# case fma/vec4<f16>,vec4<f16>,vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case fma/vec4<f16>,vec4<f16>,vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
16:   result.inner = fma(e1, e2, e3);
