//# changes from sm60
//# case subgroupOr/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupOr' needs shader model 6.0; 5.0 was asked for
