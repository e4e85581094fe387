//# changes from sm60
1-20: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
