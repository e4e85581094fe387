//# case subgroupShuffleXor/i32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/i32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/i32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/u32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/u32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/u32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/f32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/f32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/f32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/f16,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/f16,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/f16,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec2<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec3<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
//# case subgroupShuffleXor/vec4<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleXor' has no form in this target
