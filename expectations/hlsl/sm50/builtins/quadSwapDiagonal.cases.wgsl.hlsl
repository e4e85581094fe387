//# case quadSwapDiagonal/i32/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/i32/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/i32/override
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/u32/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/u32/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/u32/override
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f32/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f32/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f32/override
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f16/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f16/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f16/override
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<i32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<i32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<u32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<u32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f16>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f16>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<i32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<i32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<u32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<u32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f16>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f16>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<i32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<i32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<u32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<u32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f32>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f32>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f16>/literal
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f16>/variable
//# refused hlsl/subgroups
'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
