//# changes from sm60
//# case subgroupBroadcastFirst/i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f16/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f16/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/f16/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcastFirst/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcastFirst' needs shader model 6.0; 5.0 was asked for
