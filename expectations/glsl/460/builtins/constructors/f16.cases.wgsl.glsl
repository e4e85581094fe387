//# changes from es310
//# case f16/none
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/f16/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/f16/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/f16/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/i32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/i32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/i32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/u32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/u32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/u32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/f32/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/f32/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/f32/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/bool/literal
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/bool/variable
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f16/bool/override
1-5: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
