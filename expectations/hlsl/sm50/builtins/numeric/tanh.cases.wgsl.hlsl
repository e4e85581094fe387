//# changes from sm60
//# case tanh/f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/f16/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/vec2<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/vec2<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/vec3<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/vec3<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/vec4<f16>/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case tanh/vec4<f16>/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
