//# case subgroupXor/i32/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/i32/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/i32/override
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/u32/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/u32/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/u32/override
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
//# case subgroupXor/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupXor' has no form in this target
