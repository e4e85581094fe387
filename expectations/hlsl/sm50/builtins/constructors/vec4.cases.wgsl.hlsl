//# changes from sm60
//# case vec4<bool>/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<i32>/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<u32>/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f32>/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<i32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<i32>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<u32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<u32>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<f32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<f32>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<bool>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<bool>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/none
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,f16,f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,f16,f16,f16/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,f16,f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,vec2<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,vec2<f16>,f16/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,vec2<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,f16,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,f16,vec2<f16>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,f16,vec2<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec2<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec2<f16>,f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec2<f16>,f16,f16/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec2<f16>,f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec3<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec3<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/vec3<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case vec4<f16>/f16,vec3<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
