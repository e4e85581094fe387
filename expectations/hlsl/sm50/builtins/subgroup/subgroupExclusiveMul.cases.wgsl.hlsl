//# changes from sm60
//# case subgroupExclusiveMul/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveMul/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupExclusiveMul' needs shader model 6.0; 5.0 was asked for
