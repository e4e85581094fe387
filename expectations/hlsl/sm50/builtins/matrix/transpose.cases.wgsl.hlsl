//# changes from sm60
//# case transpose/mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat2x2<f16>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat2x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat2x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat2x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat2x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat3x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat3x2<f16>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat3x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat3x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat3x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat3x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat4x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat4x2<f16>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat4x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat4x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case transpose/mat4x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
