//# case subgroupMin/i32/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/i32/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/i32/override
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/u32/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/u32/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/u32/override
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/f32/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/f32/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/f32/override
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/f16/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/f16/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/f16/override
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<f16>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec2<f16>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<f16>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec3<f16>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<f16>/literal
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
//# case subgroupMin/vec4<f16>/variable
//# refused target/unsupported-builtin
'subgroupMin' has no form in this target
