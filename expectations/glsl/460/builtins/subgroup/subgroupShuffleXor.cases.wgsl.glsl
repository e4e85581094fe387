//# changes from es310
//# case subgroupShuffleXor/i32,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/i32,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/i32,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/u32,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/u32,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/u32,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/f32,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/f32,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/f32,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/f16,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/f16,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/f16,u32/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec2<i32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<i32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<i32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<u32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<u32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<u32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<f32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<f32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<f32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec2<f16>,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec2<f16>,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec2<f16>,u32/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec3<i32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<i32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<i32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<u32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<u32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<u32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<f32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<f32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<f32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec3<f16>,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec3<f16>,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec3<f16>,u32/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec4<i32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<i32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<i32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<u32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<u32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<u32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<f32>,u32/literal
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<f32>,u32/variable
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<f32>,u32/override
1: #version 460
3-4!
//# case subgroupShuffleXor/vec4<f16>,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec4<f16>,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupShuffleXor/vec4<f16>,u32/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
