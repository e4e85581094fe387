//# changes from sm60
1-87: //# refused hlsl/subgroups
: 'subgroupExclusiveAdd' needs shader model 6.0; 5.0 was asked for
