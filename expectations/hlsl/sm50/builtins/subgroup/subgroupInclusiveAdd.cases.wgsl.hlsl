//# changes from sm60
//# case subgroupInclusiveAdd/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f16/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<i32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<u32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f16>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<i32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<u32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f16>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<i32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<u32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f16>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
