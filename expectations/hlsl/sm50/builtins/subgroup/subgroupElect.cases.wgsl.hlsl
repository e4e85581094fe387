//# changes from sm60
//# case subgroupElect/none
1-10: //# refused hlsl/subgroups
: 'subgroupElect' needs shader model 6.0; 5.0 was asked for
