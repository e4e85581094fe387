//# changes from sm60
//# case subgroupShuffleDown/i32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/i32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/i32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/u32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/u32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/u32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/f32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/f32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/f32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/f16,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/f16,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/f16,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec2<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec3<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleDown/vec4<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleDown' needs shader model 6.0; 5.0 was asked for
