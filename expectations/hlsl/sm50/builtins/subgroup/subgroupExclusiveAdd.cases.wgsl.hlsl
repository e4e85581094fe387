//# changes from sm60
//# case subgroupExclusiveAdd/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
