//# changes from es310
//# case subgroupMul/i32/literal
1: #version 460
3-4!
//# case subgroupMul/i32/variable
1: #version 460
3-4!
//# case subgroupMul/i32/override
1: #version 460
3-4!
//# case subgroupMul/u32/literal
1: #version 460
3-4!
//# case subgroupMul/u32/variable
1: #version 460
3-4!
//# case subgroupMul/u32/override
1: #version 460
3-4!
//# case subgroupMul/f32/literal
1: #version 460
3-4!
//# case subgroupMul/f32/variable
1: #version 460
3-4!
//# case subgroupMul/f32/override
1: #version 460
3-4!
//# case subgroupMul/f16/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/f16/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/f16/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/vec2<i32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec2<i32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec2<u32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec2<u32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec2<f32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec2<f32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec2<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/vec2<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/vec3<i32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec3<i32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec3<u32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec3<u32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec3<f32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec3<f32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec3<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/vec3<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/vec4<i32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec4<i32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec4<u32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec4<u32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec4<f32>/literal
1: #version 460
3-4!
//# case subgroupMul/vec4<f32>/variable
1: #version 460
3-4!
//# case subgroupMul/vec4<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupMul/vec4<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
