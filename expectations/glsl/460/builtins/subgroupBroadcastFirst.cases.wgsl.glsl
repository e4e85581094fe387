//# case subgroupBroadcastFirst/i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/i32/override
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/u32/override
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/f32/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/f32/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/f32/override
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/f16/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/f16/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/f16/override
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<f16>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec2<f16>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<f16>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec3<f16>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<f16>/literal
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
//# case subgroupBroadcastFirst/vec4<f16>/variable
//# refused target/unsupported-builtin
'subgroupBroadcastFirst' has no form in this target
