//# case subgroupInclusiveAdd/i32/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/i32/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/i32/override
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/u32/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/u32/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/u32/override
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/f32/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/f32/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/f32/override
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupInclusiveAdd' has no form in this target
//# case subgroupInclusiveAdd/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupInclusiveAdd/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
