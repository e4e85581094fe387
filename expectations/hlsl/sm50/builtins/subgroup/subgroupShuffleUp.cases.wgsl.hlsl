//# changes from sm60
//# case subgroupShuffleUp/i32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/i32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/i32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/u32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/u32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/u32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/f32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/f32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/f32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/f16,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/f16,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/f16,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec2<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec3<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleUp/vec4<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleUp' needs shader model 6.0; 5.0 was asked for
