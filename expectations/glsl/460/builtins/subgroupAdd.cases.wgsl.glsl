//# case subgroupAdd/i32/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/i32/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/i32/override
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/u32/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/u32/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/u32/override
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/f32/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/f32/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/f32/override
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/f16/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/f16/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/f16/override
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<f16>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec2<f16>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<f16>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec3<f16>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<f16>/literal
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
//# case subgroupAdd/vec4<f16>/variable
//# refused target/unsupported-builtin
'subgroupAdd' has no form in this target
