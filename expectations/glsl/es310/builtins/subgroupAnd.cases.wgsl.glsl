//# case subgroupAnd/i32/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/i32/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/i32/override
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/u32/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/u32/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/u32/override
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
//# case subgroupAnd/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupAnd' has no form in this target
