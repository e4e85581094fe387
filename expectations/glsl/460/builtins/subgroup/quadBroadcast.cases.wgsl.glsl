//# changes from es310
//# case quadBroadcast/i32,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/i32,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/i32,i32/override
1: #version 460
3-4!
//# case quadBroadcast/i32,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/i32,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/i32,u32/override
1: #version 460
3-4!
//# case quadBroadcast/u32,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/u32,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/u32,i32/override
1: #version 460
3-4!
//# case quadBroadcast/u32,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/u32,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/u32,u32/override
1: #version 460
3-4!
//# case quadBroadcast/f32,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/f32,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/f32,i32/override
1: #version 460
3-4!
//# case quadBroadcast/f32,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/f32,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/f32,u32/override
1: #version 460
3-4!
//# case quadBroadcast/f16,i32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/f16,i32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/f16,i32/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/f16,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/f16,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/f16,u32/override
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec2<i32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec2<i32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec2<i32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec2<i32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec2<u32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec2<u32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec2<u32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec2<u32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec2<f32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec2<f32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec2<f32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec2<f32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec2<f16>,i32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec2<f16>,i32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec2<f16>,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec2<f16>,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec3<i32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec3<i32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec3<i32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec3<i32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec3<u32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec3<u32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec3<u32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec3<u32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec3<f32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec3<f32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec3<f32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec3<f32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec3<f16>,i32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec3<f16>,i32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec3<f16>,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec3<f16>,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec4<i32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec4<i32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec4<i32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec4<i32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec4<u32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec4<u32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec4<u32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec4<u32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec4<f32>,i32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec4<f32>,i32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec4<f32>,u32/literal
1: #version 460
3-4!
//# case quadBroadcast/vec4<f32>,u32/variable
1: #version 460
3-4!
//# case quadBroadcast/vec4<f16>,i32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec4<f16>,i32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec4<f16>,u32/literal
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
//# case quadBroadcast/vec4<f16>,u32/variable
1-3: #version 460
: #extension GL_AMD_gpu_shader_half_float : require
6-7!
