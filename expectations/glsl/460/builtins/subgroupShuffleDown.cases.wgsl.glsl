//# case subgroupShuffleDown/i32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/i32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/i32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/u32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/u32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/u32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/f32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/f32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/f32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/f16,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/f16,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/f16,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec2<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec3<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
//# case subgroupShuffleDown/vec4<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleDown' has no form in this target
