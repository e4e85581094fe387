//# changes from es310
//# case f32/none
1-3: #version 460
//# case f32/f32/literal
1-3: #version 460
//# case f32/f32/variable
1-3: #version 460
//# case f32/f32/override
1-3: #version 460
//# case f32/i32/literal
1-3: #version 460
//# case f32/i32/variable
1-3: #version 460
//# case f32/i32/override
1-3: #version 460
//# case f32/u32/literal
1-3: #version 460
//# case f32/u32/variable
1-3: #version 460
//# case f32/u32/override
1-3: #version 460
//# case f32/f16/literal
1-3: #version 460
//# case f32/f16/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f32/f16/override
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case f32/bool/literal
1-3: #version 460
//# case f32/bool/variable
1-3: #version 460
//# case f32/bool/override
1-3: #version 460
