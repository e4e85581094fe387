//# case subgroupInclusiveMul/i32/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/i32/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/i32/override
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/u32/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/u32/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/u32/override
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/f32/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/f32/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/f32/override
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/f16/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/f16/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/f16/override
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<f16>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec2<f16>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<f16>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec3<f16>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<f16>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
//# case subgroupInclusiveMul/vec4<f16>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveMul' has no form in this target
