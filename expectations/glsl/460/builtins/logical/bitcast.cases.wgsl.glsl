//# changes from es310
//# case bitcast<u32>/abstract-int/literal
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<abstract-int>/literal
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<abstract-int>/literal
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<abstract-int>/literal
1-3: #version 460
//# case bitcast<i32>/i32/literal
1-3: #version 460
//# case bitcast<i32>/i32/variable
1-3: #version 460
//# case bitcast<i32>/i32/override
1-3: #version 460
//# case bitcast<i32>/u32/literal
1-3: #version 460
//# case bitcast<i32>/u32/variable
1-3: #version 460
//# case bitcast<i32>/u32/override
1-3: #version 460
//# case bitcast<i32>/f32/literal
1-3: #version 460
//# case bitcast<i32>/f32/variable
1-3: #version 460
//# case bitcast<i32>/f32/override
1-3: #version 460
//# case bitcast<u32>/i32/literal
1-3: #version 460
//# case bitcast<u32>/i32/variable
1-3: #version 460
//# case bitcast<u32>/i32/override
1-3: #version 460
//# case bitcast<u32>/u32/literal
1-3: #version 460
//# case bitcast<u32>/u32/variable
1-3: #version 460
//# case bitcast<u32>/u32/override
1-3: #version 460
//# case bitcast<u32>/f32/literal
1-3: #version 460
//# case bitcast<u32>/f32/variable
1-3: #version 460
//# case bitcast<u32>/f32/override
1-3: #version 460
//# case bitcast<f32>/i32/literal
1-3: #version 460
//# case bitcast<f32>/i32/variable
1-3: #version 460
//# case bitcast<f32>/i32/override
1-3: #version 460
//# case bitcast<f32>/u32/literal
1-3: #version 460
//# case bitcast<f32>/u32/variable
1-3: #version 460
//# case bitcast<f32>/u32/override
1-3: #version 460
//# case bitcast<f32>/f32/literal
1-3: #version 460
//# case bitcast<f32>/f32/variable
1-3: #version 460
//# case bitcast<f32>/f32/override
1-3: #version 460
//# case bitcast<vec2<i32>>/vec2<i32>/literal
1-3: #version 460
//# case bitcast<vec2<i32>>/vec2<i32>/variable
1-3: #version 460
//# case bitcast<vec2<i32>>/vec2<u32>/literal
1-3: #version 460
//# case bitcast<vec2<i32>>/vec2<u32>/variable
1-3: #version 460
//# case bitcast<vec2<i32>>/vec2<f32>/literal
1-3: #version 460
//# case bitcast<vec2<i32>>/vec2<f32>/variable
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<i32>/literal
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<i32>/variable
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<u32>/literal
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<u32>/variable
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<f32>/literal
1-3: #version 460
//# case bitcast<vec2<u32>>/vec2<f32>/variable
1-3: #version 460
//# case bitcast<vec2<f32>>/vec2<i32>/literal
1-3: #version 460
//# case bitcast<vec2<f32>>/vec2<i32>/variable
1-3: #version 460
//# case bitcast<vec2<f32>>/vec2<u32>/literal
1-3: #version 460
//# case bitcast<vec2<f32>>/vec2<u32>/variable
1-3: #version 460
//# case bitcast<vec2<f32>>/vec2<f32>/literal
1-3: #version 460
//# case bitcast<vec2<f32>>/vec2<f32>/variable
1-3: #version 460
//# case bitcast<vec3<i32>>/vec3<i32>/literal
1-3: #version 460
//# case bitcast<vec3<i32>>/vec3<i32>/variable
1-3: #version 460
//# case bitcast<vec3<i32>>/vec3<u32>/literal
1-3: #version 460
//# case bitcast<vec3<i32>>/vec3<u32>/variable
1-3: #version 460
//# case bitcast<vec3<i32>>/vec3<f32>/literal
1-3: #version 460
//# case bitcast<vec3<i32>>/vec3<f32>/variable
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<i32>/literal
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<i32>/variable
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<u32>/literal
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<u32>/variable
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<f32>/literal
1-3: #version 460
//# case bitcast<vec3<u32>>/vec3<f32>/variable
1-3: #version 460
//# case bitcast<vec3<f32>>/vec3<i32>/literal
1-3: #version 460
//# case bitcast<vec3<f32>>/vec3<i32>/variable
1-3: #version 460
//# case bitcast<vec3<f32>>/vec3<u32>/literal
1-3: #version 460
//# case bitcast<vec3<f32>>/vec3<u32>/variable
1-3: #version 460
//# case bitcast<vec3<f32>>/vec3<f32>/literal
1-3: #version 460
//# case bitcast<vec3<f32>>/vec3<f32>/variable
1-3: #version 460
//# case bitcast<vec4<i32>>/vec4<i32>/literal
1-3: #version 460
//# case bitcast<vec4<i32>>/vec4<i32>/variable
1-3: #version 460
//# case bitcast<vec4<i32>>/vec4<u32>/literal
1-3: #version 460
//# case bitcast<vec4<i32>>/vec4<u32>/variable
1-3: #version 460
//# case bitcast<vec4<i32>>/vec4<f32>/literal
1-3: #version 460
//# case bitcast<vec4<i32>>/vec4<f32>/variable
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<i32>/literal
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<i32>/variable
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<u32>/literal
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<u32>/variable
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<f32>/literal
1-3: #version 460
//# case bitcast<vec4<u32>>/vec4<f32>/variable
1-3: #version 460
//# case bitcast<vec4<f32>>/vec4<i32>/literal
1-3: #version 460
//# case bitcast<vec4<f32>>/vec4<i32>/variable
1-3: #version 460
//# case bitcast<vec4<f32>>/vec4<u32>/literal
1-3: #version 460
//# case bitcast<vec4<f32>>/vec4<u32>/variable
1-3: #version 460
//# case bitcast<vec4<f32>>/vec4<f32>/literal
1-3: #version 460
//# case bitcast<vec4<f32>>/vec4<f32>/variable
1-3: #version 460
//# case bitcast<f16>/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<f16>/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<f16>/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec3<f16>>/vec3<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec3<f16>>/vec3<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec4<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec4<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<i32>/vec2<f16>/literal
1-3: #version 460
//# case bitcast<i32>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<u32>/vec2<f16>/literal
1-3: #version 460
//# case bitcast<u32>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<f32>/vec2<f16>/literal
1-3: #version 460
//# case bitcast<f32>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<i32>>/vec4<f16>/literal
1-3: #version 460
//# case bitcast<vec2<i32>>/vec4<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<u32>>/vec4<f16>/literal
1-3: #version 460
//# case bitcast<vec2<u32>>/vec4<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f32>>/vec4<f16>/literal
1-3: #version 460
//# case bitcast<vec2<f32>>/vec4<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/i32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/i32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/i32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/u32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/u32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/u32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/f32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/f32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec2<f16>>/f32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec2<i32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec2<i32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec2<u32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec2<u32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec2<f32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bitcast<vec4<f16>>/vec2<f32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
