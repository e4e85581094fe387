//# changes from es310
//# case vec2<bool>/vec2<i32>/literal
1-3: #version 460
//# case vec2<bool>/vec2<i32>/variable
1-3: #version 460
//# case vec2<bool>/vec2<u32>/literal
1-3: #version 460
//# case vec2<bool>/vec2<u32>/variable
1-3: #version 460
//# case vec2<bool>/vec2<f32>/literal
1-3: #version 460
//# case vec2<bool>/vec2<f32>/variable
1-3: #version 460
//# case vec2<bool>/vec2<f16>/literal
1-3: #version 460
//# case vec2<bool>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<i32>/vec2<u32>/literal
1-3: #version 460
//# case vec2<i32>/vec2<u32>/variable
1-3: #version 460
//# case vec2<i32>/vec2<f32>/literal
1-3: #version 460
//# case vec2<i32>/vec2<f32>/variable
1-3: #version 460
//# case vec2<i32>/vec2<f16>/literal
1-3: #version 460
//# case vec2<i32>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<i32>/vec2<bool>/literal
1-3: #version 460
//# case vec2<i32>/vec2<bool>/variable
1-3: #version 460
//# case vec2<u32>/vec2<i32>/literal
1-3: #version 460
//# case vec2<u32>/vec2<i32>/variable
1-3: #version 460
//# case vec2<u32>/vec2<f32>/literal
1-3: #version 460
//# case vec2<u32>/vec2<f32>/variable
1-3: #version 460
//# case vec2<u32>/vec2<f16>/literal
1-3: #version 460
//# case vec2<u32>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<u32>/vec2<bool>/literal
1-3: #version 460
//# case vec2<u32>/vec2<bool>/variable
1-3: #version 460
//# case vec2<f32>/vec2<i32>/literal
1-3: #version 460
//# case vec2<f32>/vec2<i32>/variable
1-3: #version 460
//# case vec2<f32>/vec2<u32>/literal
1-3: #version 460
//# case vec2<f32>/vec2<u32>/variable
1-3: #version 460
//# case vec2<f32>/vec2<f16>/literal
1-3: #version 460
//# case vec2<f32>/vec2<f16>/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f32>/vec2<bool>/literal
1-3: #version 460
//# case vec2<f32>/vec2<bool>/variable
1-3: #version 460
//# case vec2<f16>/vec2<i32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<i32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<u32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<u32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<f32>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<f32>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<bool>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<bool>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2/none
1-3: #version 460
//# case vec2<i32>/none
1-3: #version 460
//# case vec2<u32>/none
1-3: #version 460
//# case vec2<f32>/none
1-3: #version 460
//# case vec2<f16>/none
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<bool>/none
1-3: #version 460
//# case vec2<i32>/vec2<i32>/literal
1-3: #version 460
//# case vec2<i32>/vec2<i32>/variable
1-3: #version 460
//# case vec2<u32>/vec2<u32>/literal
1-3: #version 460
//# case vec2<u32>/vec2<u32>/variable
1-3: #version 460
//# case vec2<f32>/vec2<f32>/literal
1-3: #version 460
//# case vec2<f32>/vec2<f32>/variable
1-3: #version 460
//# case vec2<f16>/vec2<f16>/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/vec2<f16>/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<bool>/vec2<bool>/literal
1-3: #version 460
//# case vec2<bool>/vec2<bool>/variable
1-3: #version 460
//# case vec2<i32>/i32/literal
1-3: #version 460
//# case vec2<i32>/i32/variable
1-3: #version 460
//# case vec2<i32>/i32/override
1-3: #version 460
//# case vec2<u32>/u32/literal
1-3: #version 460
//# case vec2<u32>/u32/variable
1-3: #version 460
//# case vec2<u32>/u32/override
1-3: #version 460
//# case vec2<f32>/f32/literal
1-3: #version 460
//# case vec2<f32>/f32/variable
1-3: #version 460
//# case vec2<f32>/f32/override
1-3: #version 460
//# case vec2<f16>/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<bool>/bool/literal
1-3: #version 460
//# case vec2<bool>/bool/variable
1-3: #version 460
//# case vec2<bool>/bool/override
1-3: #version 460
//# case vec2<i32>/i32,i32/literal
1-3: #version 460
//# case vec2<i32>/i32,i32/variable
1-3: #version 460
//# case vec2<i32>/i32,i32/override
1-3: #version 460
//# case vec2<u32>/u32,u32/literal
1-3: #version 460
//# case vec2<u32>/u32,u32/variable
1-3: #version 460
//# case vec2<u32>/u32,u32/override
1-3: #version 460
//# case vec2<f32>/f32,f32/literal
1-3: #version 460
//# case vec2<f32>/f32,f32/variable
1-3: #version 460
//# case vec2<f32>/f32,f32/override
1-3: #version 460
//# case vec2<f16>/f16,f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/f16,f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<f16>/f16,f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case vec2<bool>/bool,bool/literal
1-3: #version 460
//# case vec2<bool>/bool,bool/variable
1-3: #version 460
//# case vec2<bool>/bool,bool/override
1-3: #version 460
