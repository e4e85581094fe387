//# changes from es310
//# case subgroupBroadcastFirst/i32/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/i32/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/i32/override
1: #version 460
3-4!
//# case subgroupBroadcastFirst/u32/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/u32/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/u32/override
1: #version 460
3-4!
//# case subgroupBroadcastFirst/f32/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/f32/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/f32/override
1: #version 460
3-4!
//# case subgroupBroadcastFirst/f16/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/f16/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/f16/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/vec2<i32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec2<i32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec2<u32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec2<u32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec2<f32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec2<f32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec2<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/vec2<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/vec3<i32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec3<i32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec3<u32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec3<u32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec3<f32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec3<f32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec3<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/vec3<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/vec4<i32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec4<i32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec4<u32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec4<u32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec4<f32>/literal
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec4<f32>/variable
1: #version 460
3-4!
//# case subgroupBroadcastFirst/vec4<f16>/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case subgroupBroadcastFirst/vec4<f16>/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
