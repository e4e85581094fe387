//# changes from sm60
1-21: //# refused hlsl/subgroups
: 'subgroupAdd' needs shader model 6.0; 5.0 was asked for
