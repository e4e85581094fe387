//# case subgroupBallot/bool/literal
//# refused hlsl/subgroups
'subgroupBallot' needs shader model 6.0; 5.0 was asked for
//# case subgroupBallot/bool/variable
//# refused hlsl/subgroups
'subgroupBallot' needs shader model 6.0; 5.0 was asked for
//# case subgroupBallot/bool/override
//# refused hlsl/subgroups
'subgroupBallot' needs shader model 6.0; 5.0 was asked for
