//# changes from sm60
//# case workgroupUniformLoad/ptr<workgroup,f16,read_write>/variable
1-16: //# refused hlsl/shader-model
: 'f16' needs shader model 6.2; 5.0 was asked for
