//# changes from sm60
//# case bitcast<f16>/f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<f16>/f16/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<f16>/f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/vec2<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec3<f16>>/vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec3<f16>>/vec3<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<i32>/vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<u32>/vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<f32>/vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<i32>>/vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<u32>>/vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f32>>/vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/i32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/i32/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/i32/override
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/u32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/u32/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/u32/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/f32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/f32/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec2<f16>>/f32/override
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec2<i32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec2<i32>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec2<u32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec2<u32>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec2<f32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case bitcast<vec4<f16>>/vec2<f32>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
