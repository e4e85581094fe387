//# case subgroupMin/i32/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/i32/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/i32/override
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/u32/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/u32/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/u32/override
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f32/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f32/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f32/override
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f16/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f16/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/f16/override
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f16>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec2<f16>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f16>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec3<f16>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f32>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f32>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f16>/literal
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
//# case subgroupMin/vec4<f16>/variable
//# refused hlsl/subgroups
'subgroupMin' needs shader model 6.0; 5.0 was asked for
