//# changes from sm60
//# case subgroupInclusiveMul/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/i32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/u32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/f32/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/f16/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<i32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<u32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<f32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec2<f16>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<i32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<u32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<f32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec3<f16>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<i32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<u32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<f32>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveMul/vec4<f16>/variable
1-12: //# refused hlsl/subgroups
: 'subgroupInclusiveMul' needs shader model 6.0; 5.0 was asked for
