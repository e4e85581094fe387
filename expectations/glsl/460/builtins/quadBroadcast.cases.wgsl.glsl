//# case quadBroadcast/i32,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/i32,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/i32,i32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/i32,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/i32,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/i32,u32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/u32,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/u32,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/u32,i32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/u32,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/u32,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/u32,u32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f32,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f32,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f32,i32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f32,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f32,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f32,u32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f16,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f16,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f16,i32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f16,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f16,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/f16,u32/override
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<i32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<i32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<i32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<i32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<u32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<u32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<u32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<u32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f16>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f16>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f16>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec2<f16>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<i32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<i32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<i32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<i32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<u32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<u32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<u32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<u32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f16>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f16>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f16>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec3<f16>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<i32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<i32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<i32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<i32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<u32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<u32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<u32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<u32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f32>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f32>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f32>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f32>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f16>,i32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f16>,i32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f16>,u32/literal
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
//# case quadBroadcast/vec4<f16>,u32/variable
//# refused target/unsupported-builtin
'quadBroadcast' has no form in this target
