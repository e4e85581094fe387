//# changes from sm60
//# case subgroupAll/bool/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAll' needs shader model 6.0; 5.0 was asked for
//# case subgroupAll/bool/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAll' needs shader model 6.0; 5.0 was asked for
//# case subgroupAll/bool/override
1-10: //# refused hlsl/subgroups
: 'subgroupAll' needs shader model 6.0; 5.0 was asked for
