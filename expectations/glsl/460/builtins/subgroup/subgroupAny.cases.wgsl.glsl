//# changes from es310
//# case subgroupAny/bool/literal
1: #version 460
3-4!
//# case subgroupAny/bool/variable
1: #version 460
3-4!
//# case subgroupAny/bool/override
1: #version 460
3-4!
