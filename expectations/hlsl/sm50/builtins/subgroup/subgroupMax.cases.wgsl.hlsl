//# changes from sm60
//# case subgroupMax/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
