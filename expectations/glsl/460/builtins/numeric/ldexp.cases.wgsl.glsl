//# changes from es310
//# case ldexp/abstract-float,abstract-int/literal
1-3: #version 460
//# case ldexp/f32,i32/literal
1-3: #version 460
//# case ldexp/f32,i32/variable
1-3: #version 460
//# case ldexp/f32,i32/override
1-3: #version 460
//# case ldexp/f16,i32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/f16,i32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/f16,i32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/vec2<abstract-float>,vec2<abstract-int>/literal
1-3: #version 460
//# case ldexp/vec3<abstract-float>,vec3<abstract-int>/literal
1-3: #version 460
//# case ldexp/vec4<abstract-float>,vec4<abstract-int>/literal
1-3: #version 460
//# case ldexp/vec2<f32>,vec2<i32>/literal
1-3: #version 460
//# case ldexp/vec2<f32>,vec2<i32>/variable
1-3: #version 460
//# case ldexp/vec2<f16>,vec2<i32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/vec2<f16>,vec2<i32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/vec3<f32>,vec3<i32>/literal
1-3: #version 460
//# case ldexp/vec3<f32>,vec3<i32>/variable
1-3: #version 460
//# case ldexp/vec3<f16>,vec3<i32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/vec3<f16>,vec3<i32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/vec4<f32>,vec4<i32>/literal
1-3: #version 460
//# case ldexp/vec4<f32>,vec4<i32>/variable
1-3: #version 460
//# case ldexp/vec4<f16>,vec4<i32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case ldexp/vec4<f16>,vec4<i32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
