//# changes from sm60
//# case f16/none
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f16/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f16/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/i32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/i32/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/i32/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/u32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/u32/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/u32/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f32/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f32/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f32/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/bool/literal
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/bool/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/bool/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
