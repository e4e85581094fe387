//# case subgroupShuffleUp/i32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/i32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/i32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/u32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/u32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/u32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/f32,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/f32,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/f32,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/f16,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/f16,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/f16,u32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec2<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec2<f16>,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec2<f16>,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec2<f16>,u32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec3<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec3<f16>,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec3<f16>,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec3<f16>,u32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec4<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<i32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<u32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<f32>,u32/override
//# refused target/unsupported-builtin
'subgroupShuffleUp' has no form in this target
//# case subgroupShuffleUp/vec4<f16>,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec4<f16>,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupShuffleUp/vec4<f16>,u32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
