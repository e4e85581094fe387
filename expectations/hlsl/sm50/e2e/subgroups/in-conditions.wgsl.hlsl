//# changes from sm60
1-20: //# refused hlsl/subgroups
: 'subgroupMax' needs shader model 6.0; 5.0 was asked for
