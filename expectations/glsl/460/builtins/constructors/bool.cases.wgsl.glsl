//# changes from es310
//# case bool/none
1-3: #version 460
//# case bool/bool/literal
1-3: #version 460
//# case bool/bool/variable
1-3: #version 460
//# case bool/bool/override
1-3: #version 460
//# case bool/i32/literal
1-3: #version 460
//# case bool/i32/variable
1-3: #version 460
//# case bool/i32/override
1-3: #version 460
//# case bool/u32/literal
1-3: #version 460
//# case bool/u32/variable
1-3: #version 460
//# case bool/u32/override
1-3: #version 460
//# case bool/f32/literal
1-3: #version 460
//# case bool/f32/variable
1-3: #version 460
//# case bool/f32/override
1-3: #version 460
//# case bool/f16/literal
1-3: #version 460
//# case bool/f16/variable
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
//# case bool/f16/override
1-4: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
