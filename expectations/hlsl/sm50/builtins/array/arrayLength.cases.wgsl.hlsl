//# changes from sm60
//# case arrayLength/ptr<storage,array<f16>,read>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
//# case arrayLength/ptr<storage,array<f16>,read_write>/variable
1-13: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
