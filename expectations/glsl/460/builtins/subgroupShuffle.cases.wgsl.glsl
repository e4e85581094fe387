//# case subgroupShuffle/i32,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/i32,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/i32,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/i32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/i32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/i32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/u32,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/u32,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/u32,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/u32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/u32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/u32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f32,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f32,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f32,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f16,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f16,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f16,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f16,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f16,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/f16,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<i32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<i32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<i32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<u32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<u32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<u32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f16>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f16>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f16>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec2<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<i32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<i32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<i32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<u32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<u32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<u32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f16>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f16>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f16>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec3<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<i32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<i32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<i32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<u32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<u32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<u32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f32>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f32>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f32>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f16>,i32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f16>,i32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f16>,i32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f16>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f16>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
//# case subgroupShuffle/vec4<f16>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffle' has no form in this target
