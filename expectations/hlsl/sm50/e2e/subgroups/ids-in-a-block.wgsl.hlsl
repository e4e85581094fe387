//# changes from sm60
1-98: //# refused hlsl/subgroups
: 'subgroupElect' needs shader model 6.0; 5.0 was asked for
