//# changes from sm60
//# case subgroupAdd/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAdd/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
