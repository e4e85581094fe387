//# case subgroupBroadcastFirst/i32/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/i32/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/i32/override
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/u32/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/u32/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/u32/override
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f32/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f32/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f32/override
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f16/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f16/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f16/override
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<i32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<i32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<u32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<u32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f16>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f16>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<i32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<i32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<u32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<u32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f16>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f16>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<i32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<i32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<u32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<u32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f32>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f32>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f16>/literal
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f16>/variable
//# refused hlsl/subgroups
'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
