//# changes from es310
//# case pack4xU8/vec4<u32>/literal
1-3: #version 460
//# case pack4xU8/vec4<u32>/variable
1-3: #version 460
