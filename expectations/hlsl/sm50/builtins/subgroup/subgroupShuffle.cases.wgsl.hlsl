//# changes from sm60
//# case subgroupShuffle/i32,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/i32,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/i32,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/i32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/i32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/i32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/u32,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/u32,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/u32,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/u32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/u32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/u32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f32,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f32,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f32,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f16,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f16,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f16,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f16,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f16,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/f16,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<i32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<i32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<u32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<u32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f16>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f16>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec2<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<i32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<i32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<u32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<u32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f16>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f16>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec3<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<i32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<i32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<u32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<u32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f32>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f32>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f16>,i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f16>,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffle/vec4<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffle' needs shader model 6.0; 5.0 was asked for
