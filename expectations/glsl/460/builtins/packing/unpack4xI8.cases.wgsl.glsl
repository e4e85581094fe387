//# changes from es310
//# case unpack4xI8/u32/literal
1-3: #version 460
//# case unpack4xI8/u32/variable
1-3: #version 460
//# case unpack4xI8/u32/override
1-3: #version 460
