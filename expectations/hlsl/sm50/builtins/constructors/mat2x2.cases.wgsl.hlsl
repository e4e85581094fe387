//# changes from sm60
//# case mat2x2<f16>/none
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f16>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/f16,f16,f16,f16/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/f16,f16,f16,f16/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/f16,f16,f16,f16/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f32>/mat2x2<f16>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f32>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f32>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
