//# changes from sm60
//# case subgroupMul/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupMul/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupMul' needs shader model 6.0; 5.0 was asked for
