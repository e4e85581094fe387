//# changes from es310
//# case unpack2x16float/u32/literal
1-3: #version 460
//# case unpack2x16float/u32/variable
1-3: #version 460
//# case unpack2x16float/u32/override
1-3: #version 460
