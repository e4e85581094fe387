//# changes from sm60
//# case mat4x4<f16>/none
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>,vec4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>,vec4<f16>/variable
1-21: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
1-33: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f32>/mat4x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f32>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f32>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
