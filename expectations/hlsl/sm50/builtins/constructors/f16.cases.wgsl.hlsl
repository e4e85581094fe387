//# case f16/none
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/i32/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/i32/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/i32/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/u32/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/u32/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/u32/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f32/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f32/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/f32/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/bool/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/bool/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case f16/bool/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
