//# changes from es310
//# case subgroupMax/i32/literal
1: #version 460
3-4!
//# case subgroupMax/i32/variable
1: #version 460
3-4!
//# case subgroupMax/i32/override
1: #version 460
3-4!
//# case subgroupMax/u32/literal
1: #version 460
3-4!
//# case subgroupMax/u32/variable
1: #version 460
3-4!
//# case subgroupMax/u32/override
1: #version 460
3-4!
//# case subgroupMax/f32/literal
1: #version 460
3-4!
//# case subgroupMax/f32/variable
1: #version 460
3-4!
//# case subgroupMax/f32/override
1: #version 460
3-4!
//# case subgroupMax/f16/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/f16/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/f16/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/vec2<i32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec2<i32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec2<u32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec2<u32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec2<f32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec2<f32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec2<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/vec2<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/vec3<i32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec3<i32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec3<u32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec3<u32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec3<f32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec3<f32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec3<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/vec3<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/vec4<i32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec4<i32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec4<u32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec4<u32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec4<f32>/literal
1: #version 460
3-4!
//# case subgroupMax/vec4<f32>/variable
1: #version 460
3-4!
//# case subgroupMax/vec4<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMax/vec4<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
