//# case quadSwapY/i32/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/i32/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/i32/override
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/u32/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/u32/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/u32/override
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/f32/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/f32/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/f32/override
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/vec2<i32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec2<i32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec2<u32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec2<u32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec2<f32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec2<f32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/vec3<i32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec3<i32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec3<u32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec3<u32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec3<f32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec3<f32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/vec4<i32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec4<i32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec4<u32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec4<u32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec4<f32>/literal
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec4<f32>/variable
//# refused target/unsupported-builtin
'quadSwapY' has no form in this target
//# case quadSwapY/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapY/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
