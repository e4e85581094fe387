//# changes from sm60
//# case clamp/f16,f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/f16,f16,f16/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/f16,f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
