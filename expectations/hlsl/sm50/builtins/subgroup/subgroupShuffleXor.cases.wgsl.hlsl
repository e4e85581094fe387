//# changes from sm60
//# case subgroupShuffleXor/i32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/i32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/i32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/u32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/u32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/u32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/f32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/f32,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/f32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/f16,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/f16,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/f16,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec2<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec3<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<i32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<i32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<u32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<u32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<f32>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<f32>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<f16>,u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupShuffleXor/vec4<f16>,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupShuffleXor' needs shader model 6.0; 5.0 was asked for
