//# case subgroupOr/i32/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/i32/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/i32/override
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/u32/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/u32/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/u32/override
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
//# case subgroupOr/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupOr' needs shader model 6.0; 5.0 was asked for
