//# changes from sm60
//# case quadBroadcast/i32,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/i32,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/i32,i32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/i32,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/i32,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/i32,u32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/u32,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/u32,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/u32,i32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/u32,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/u32,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/u32,u32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f32,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f32,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f32,i32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f32,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f32,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f32,u32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f16,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f16,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f16,i32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f16,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f16,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/f16,u32/override
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<i32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<i32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<u32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<u32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f16>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec2<f16>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<i32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<i32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<u32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<u32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f16>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec3<f16>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<i32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<i32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<u32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<u32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f16>,i32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
//# case quadBroadcast/vec4<f16>,u32/variable
1-11: //# refused hlsl/subgroups
: 'quadBroadcast' needs shader model 6.0; 5.0 was asked for
