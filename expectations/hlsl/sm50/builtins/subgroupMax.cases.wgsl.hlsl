//# case subgroupMax/i32/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/i32/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/i32/override
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/u32/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/u32/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/u32/override
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f32/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f32/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f32/override
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f16/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f16/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/f16/override
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f16>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec2<f16>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f16>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec3<f16>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f32>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f32>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f16>/literal
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
//# case subgroupMax/vec4<f16>/variable
//# refused hlsl/subgroups
'subgroupMax' needs shader model 6.0; 5.0 was asked for
