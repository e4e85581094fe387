//# changes from sm60
//# case sub/f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec2<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec3<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec4<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x2<f16>,mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x2<f16>,mat2x2<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x3<f16>,mat2x3<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x3<f16>,mat2x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x4<f16>,mat2x4<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x4<f16>,mat2x4<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x2<f16>,mat3x2<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x2<f16>,mat3x2<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x3<f16>,mat3x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x3<f16>,mat3x3<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x4<f16>,mat3x4<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x4<f16>,mat3x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x2<f16>,mat4x2<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x2<f16>,mat4x2<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x3<f16>,mat4x3<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x3<f16>,mat4x3<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x4<f16>,mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x4<f16>,mat4x4<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
