//# changes from es310
//# case dot4U8Packed/u32,u32/literal
1-3: #version 460
//# case dot4U8Packed/u32,u32/variable
1-3: #version 460
//# case dot4U8Packed/u32,u32/override
1-3: #version 460
