//# changes from es310
//# case logical_and/bool,bool/literal
1-3: #version 460
//# case logical_and/bool,bool/variable
1-3: #version 460
//# case logical_and/bool,bool/override
1-3: #version 460
