//# changes from sm60
//# case subgroupAny/bool/literal
1-10: //# refused hlsl/subgroups
: 'subgroupAny' needs shader model 6.0; 5.0 was asked for
//# case subgroupAny/bool/variable
1-11: //# refused hlsl/subgroups
: 'subgroupAny' needs shader model 6.0; 5.0 was asked for
//# case subgroupAny/bool/override
1-10: //# refused hlsl/subgroups
: 'subgroupAny' needs shader model 6.0; 5.0 was asked for
