//# changes from sm60
//# case mul/f16,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,f16/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec2<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec3<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec4<f16>/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,f16/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,f16/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,f16/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,f16/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,f16/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,f16/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,f16/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,f16/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,f16/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,f16/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,f16/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,f16/override
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,f16/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,f16/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,f16/override
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,f16/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,f16/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,f16/override
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,f16/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,f16/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,f16/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,f16/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,f16/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,f16/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,f16/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,f16/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,f16/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x2<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x2<f16>/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x3<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x3<f16>/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x4<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x4<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x4<f16>/override
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x2<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x2<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x2<f16>/override
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x3<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x3<f16>/override
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x4<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x4<f16>/override
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x2<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x2<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x2<f16>/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x3<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x3<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x3<f16>/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x4<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x4<f16>/override
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,vec2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,vec3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,vec4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat2x2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat2x2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat2x3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat2x3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat2x4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat2x4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat3x2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat3x2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat3x3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat3x3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat3x4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat3x4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat4x2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat4x2<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat4x3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat4x3<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat4x4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat4x4<f16>/variable
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat2x2<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat2x2<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat2x2<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat2x2<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat3x2<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat3x2<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat3x2<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat3x2<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat3x2<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat3x2<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat4x2<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat4x2<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat4x2<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat4x2<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat4x2<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat4x2<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat2x3<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat2x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat2x3<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat2x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat2x3<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat2x3<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat3x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat3x3<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat3x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat3x3<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat3x3<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat3x3<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat4x3<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat4x3<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat4x3<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat4x3<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat4x3<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat4x3<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat2x4<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat2x4<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat2x4<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat2x4<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat2x4<f16>/literal
1-15: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat2x4<f16>/variable
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat3x4<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat3x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat3x4<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat3x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat3x4<f16>/literal
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat3x4<f16>/variable
1-18: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat4x4<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat4x4<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat4x4<f16>/literal
1-17: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat4x4<f16>/variable
1-19: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
