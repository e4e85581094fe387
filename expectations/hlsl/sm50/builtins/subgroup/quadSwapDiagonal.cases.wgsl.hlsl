//# changes from sm60
//# case quadSwapDiagonal/i32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/i32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/i32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/u32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/u32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/u32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f16/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f16/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/f16/override
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
//# case quadSwapDiagonal/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapDiagonal' needs shader model 6.0; 5.0 was asked for
