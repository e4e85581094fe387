//# case subgroupMax/i32/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/i32/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/i32/override
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/u32/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/u32/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/u32/override
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/f32/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/f32/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/f32/override
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/vec2<i32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec2<i32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec2<u32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec2<u32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec2<f32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec2<f32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/vec3<i32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec3<i32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec3<u32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec3<u32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec3<f32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec3<f32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/vec4<i32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec4<i32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec4<u32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec4<u32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec4<f32>/literal
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec4<f32>/variable
//# refused target/unsupported-builtin
'subgroupMax' has no form in this target
//# case subgroupMax/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupMax/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
