//# case subgroupMul/i32/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/i32/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/i32/override
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/u32/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/u32/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/u32/override
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/f32/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/f32/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/f32/override
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/f16/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/f16/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/f16/override
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<f16>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec2<f16>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<f16>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec3<f16>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<f16>/literal
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
//# case subgroupMul/vec4<f16>/variable
//# refused target/unsupported-builtin
'subgroupMul' has no form in this target
