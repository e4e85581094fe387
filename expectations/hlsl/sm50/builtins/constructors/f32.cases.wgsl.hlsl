//# changes from sm60
//# case f32/f16/variable
1-11: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case f32/f16/override
1-10: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
