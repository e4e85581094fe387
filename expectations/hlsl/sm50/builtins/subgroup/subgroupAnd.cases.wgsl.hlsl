//# changes from sm60
//# case subgroupAnd/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAnd' needs shader model 6.0; 5.0 was asked for
