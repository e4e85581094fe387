//# changes from sm60
//# case subgroupBallot/bool/literal
1-10: //# refused hlsl/subgroups
: 'subgroupBallot' needs shader model 6.0; 5.0 was asked for
//# case subgroupBallot/bool/variable
1-11: //# refused hlsl/subgroups
: 'subgroupBallot' needs shader model 6.0; 5.0 was asked for
//# case subgroupBallot/bool/override
1-10: //# refused hlsl/subgroups
: 'subgroupBallot' needs shader model 6.0; 5.0 was asked for
