//# changes from sm60
//# case subgroupBroadcast/i32,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/i32,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/i32,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/i32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/i32,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/i32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/u32,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/u32,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/u32,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/u32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/u32,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/u32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f32,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f32,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f32,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f32,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f32,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f32,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f16,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f16,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f16,i32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f16,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f16,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/f16,u32/override
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<i32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<i32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<u32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<u32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f16>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec2<f16>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<i32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<i32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<u32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<u32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f16>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec3<f16>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<i32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<i32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<i32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<i32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<u32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<u32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<u32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<u32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f32>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f32>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f32>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f32>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f16>,i32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f16>,i32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f16>,u32/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
//# case subgroupBroadcast/vec4<f16>,u32/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBroadcast' needs shader model 6.0; 5.0 was asked for
