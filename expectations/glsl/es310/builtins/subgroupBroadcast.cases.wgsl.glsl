//# case subgroupBroadcast/i32,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/i32,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/i32,i32/override
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/i32,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/i32,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/i32,u32/override
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/u32,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/u32,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/u32,i32/override
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/u32,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/u32,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/u32,u32/override
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f32,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f32,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f32,i32/override
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f32,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f32,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f32,u32/override
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/f16,i32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/f16,i32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/f16,i32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/f16,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/f16,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/f16,u32/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec2<i32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<i32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<u32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<u32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<f32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<f32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec2<f16>,i32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec2<f16>,i32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec2<f16>,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec2<f16>,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec3<i32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<i32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<u32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<u32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<f32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<f32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec3<f16>,i32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec3<f16>,i32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec3<f16>,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec3<f16>,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec4<i32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<i32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<i32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<i32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<u32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<u32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<u32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<u32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<f32>,i32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<f32>,i32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<f32>,u32/literal
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<f32>,u32/variable
//# refused target/unsupported-builtin
'subgroupBroadcast' has no form in this target
//# case subgroupBroadcast/vec4<f16>,i32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec4<f16>,i32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec4<f16>,u32/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case subgroupBroadcast/vec4<f16>,u32/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
