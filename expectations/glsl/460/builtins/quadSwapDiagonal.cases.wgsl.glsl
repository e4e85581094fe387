//# case quadSwapDiagonal/i32/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/i32/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/i32/override
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/u32/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/u32/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/u32/override
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/f32/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/f32/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/f32/override
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/f16/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/f16/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/f16/override
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<i32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<i32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<u32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<u32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<f32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<f32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<f16>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec2<f16>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<i32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<i32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<u32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<u32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<f32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<f32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<f16>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec3<f16>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<i32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<i32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<u32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<u32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<f32>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<f32>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<f16>/literal
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
//# case quadSwapDiagonal/vec4<f16>/variable
//# refused target/unsupported-builtin
'quadSwapDiagonal' has no form in this target
