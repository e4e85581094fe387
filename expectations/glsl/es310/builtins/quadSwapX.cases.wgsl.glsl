//# case quadSwapX/i32/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/i32/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/i32/override
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/u32/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/u32/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/u32/override
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/f32/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/f32/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/f32/override
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/vec2<i32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec2<i32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec2<u32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec2<u32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec2<f32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec2<f32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/vec3<i32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec3<i32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec3<u32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec3<u32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec3<f32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec3<f32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/vec4<i32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec4<i32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec4<u32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec4<u32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec4<f32>/literal
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec4<f32>/variable
//# refused target/unsupported-builtin
'quadSwapX' has no form in this target
//# case quadSwapX/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case quadSwapX/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
