//# changes from sm60
//# case ldexp/f16,i32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/f16,i32/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/f16,i32/override
1-12: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/vec2<f16>,vec2<i32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/vec2<f16>,vec2<i32>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/vec3<f16>,vec3<i32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/vec3<f16>,vec3<i32>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/vec4<f16>,vec4<i32>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case ldexp/vec4<f16>,vec4<i32>/variable
1-14: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
