//# case subgroupXor/i32/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/i32/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/i32/override
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/u32/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/u32/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/u32/override
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
//# case subgroupXor/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupXor' needs shader model 6.0; 5.0 was asked for
