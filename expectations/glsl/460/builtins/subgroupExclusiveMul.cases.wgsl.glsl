//# case subgroupExclusiveMul/i32/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/i32/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/i32/override
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/u32/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/u32/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/u32/override
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/f32/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/f32/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/f32/override
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/f16/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/f16/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/f16/override
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<f16>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec2<f16>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<f16>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec3<f16>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<f16>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
//# case subgroupExclusiveMul/vec4<f16>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveMul' has no form in this target
