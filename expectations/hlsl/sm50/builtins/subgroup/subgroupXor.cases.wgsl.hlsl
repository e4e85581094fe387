//# changes from sm60
//# case subgroupXor/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupXor' needs shader model 6.0; 5.0 was asked for
