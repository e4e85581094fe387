//# case subgroupInclusiveAdd/i32/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/i32/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/i32/override
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/u32/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/u32/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/u32/override
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f32/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f32/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f32/override
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f16/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f16/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/f16/override
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f16>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec2<f16>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f16>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec3<f16>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f32>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f32>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f16>/literal
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
//# case subgroupInclusiveAdd/vec4<f16>/variable
//# refused hlsl/subgroups
'subgroupInclusiveAdd' needs shader model 6.0; 5.0 was asked for
