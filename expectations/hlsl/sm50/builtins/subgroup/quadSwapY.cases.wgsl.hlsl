//# changes from sm60
//# case quadSwapY/i32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/i32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/i32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/u32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/u32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/u32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/f32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/f32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/f32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/f16/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/f16/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/f16/override
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
//# case quadSwapY/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapY' needs shader model 6.0; 5.0 was asked for
