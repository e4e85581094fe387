//# changes from sm60
//# case modf/f16/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/f16/variable
1-20: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/f16/override
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec2<f16>/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec2<f16>/variable
1-20: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec3<f16>/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec3<f16>/variable
1-20: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec4<f16>/literal
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec4<f16>/variable
1-20: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
