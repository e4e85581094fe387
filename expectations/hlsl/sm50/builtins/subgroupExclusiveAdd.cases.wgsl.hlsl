//# case subgroupExclusiveAdd/i32/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/i32/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/i32/override
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/u32/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/u32/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/u32/override
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f32/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f32/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f32/override
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f16/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f16/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/f16/override
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f16>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec2<f16>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f16>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec3<f16>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f32>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f32>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f16>/literal
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupExclusiveAdd/vec4<f16>/variable
//# refused hlsl/subgroups
'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
