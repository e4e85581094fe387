//# changes from es310
//# case logical_or/bool,bool/literal
1-3: #version 460
//# case logical_or/bool,bool/variable
1-3: #version 460
//# case logical_or/bool,bool/override
1-3: #version 460
