//# changes from sm60
1-23: //# refused hlsl/subgroups
: 'subgroupBallot' needs shader model 6.0; 5.0 was asked for
