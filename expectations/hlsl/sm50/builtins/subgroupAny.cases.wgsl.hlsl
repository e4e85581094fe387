//# case subgroupAny/bool/literal
//# refused hlsl/subgroups
'subgroupAny' needs shader model 6.0; 5.0 was asked for
//# case subgroupAny/bool/variable
//# refused hlsl/subgroups
'subgroupAny' needs shader model 6.0; 5.0 was asked for
//# case subgroupAny/bool/override
//# refused hlsl/subgroups
'subgroupAny' needs shader model 6.0; 5.0 was asked for
