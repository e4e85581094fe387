//# case subgroupExclusiveAdd/i32/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/i32/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/i32/override
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/u32/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/u32/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/u32/override
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/f32/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/f32/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/f32/override
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupExclusiveAdd' has no form in this target
//# case subgroupExclusiveAdd/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupExclusiveAdd/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
