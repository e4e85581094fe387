//# changes from sm60
//# case min/f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/f16,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/vec2<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/vec3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/vec3<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/vec4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case min/vec4<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
