//# refused hlsl/subgroups
'subgroupElect' needs shader model 6.0; 5.0 was asked for
