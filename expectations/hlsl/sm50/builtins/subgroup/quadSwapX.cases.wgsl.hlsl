//# changes from sm60
//# case quadSwapX/i32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/i32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/i32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/u32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/u32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/u32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f32/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f32/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f32/override
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f16/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f16/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f16/override
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<i32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<i32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<u32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<u32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f32>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f32>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f16>/literal
1-10: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f16>/variable
1-11: //# refused hlsl/subgroups
: 'quadSwapX' needs shader model 6.0; 5.0 was asked for
