//# case subgroupAnd/i32/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/i32/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/i32/override
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/u32/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/u32/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/u32/override
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
//# case subgroupAnd/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupAnd' needs shader model 6.0; 5.0 was asked for
