//# case subgroupAll/bool/literal
//# refused hlsl/subgroups
'subgroupAll' needs shader model 6.0; 5.0 was asked for
//# case subgroupAll/bool/variable
//# refused hlsl/subgroups
'subgroupAll' needs shader model 6.0; 5.0 was asked for
//# case subgroupAll/bool/override
//# refused hlsl/subgroups
'subgroupAll' needs shader model 6.0; 5.0 was asked for
