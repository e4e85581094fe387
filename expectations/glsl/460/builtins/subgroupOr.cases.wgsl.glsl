//# case subgroupOr/i32/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/i32/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/i32/override
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/u32/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/u32/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/u32/override
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
//# case subgroupOr/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupOr' has no form in this target
