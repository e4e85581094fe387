//# changes from es310
//# case subgroupAll/bool/literal
1: #version 460
3-4!
//# case subgroupAll/bool/variable
1: #version 460
3-4!
//# case subgroupAll/bool/override
1: #version 460
3-4!
