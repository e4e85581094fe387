//# case quadSwapX/i32/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/i32/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/i32/override
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/u32/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/u32/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/u32/override
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f32/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f32/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f32/override
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f16/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f16/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/f16/override
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<i32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<i32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<u32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<u32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f16>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec2<f16>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<i32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<i32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<u32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<u32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f16>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec3<f16>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<i32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<i32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<u32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<u32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f32>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f32>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f16>/literal
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
//# case quadSwapX/vec4<f16>/variable
//# refused hlsl/subgroups
'quadSwapX' needs shader model 6.0; 5.0 was asked for
