//# changes from sm60
//# case subgroupMin/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMin' needs shader model 6.0; 5.0 was asked for
