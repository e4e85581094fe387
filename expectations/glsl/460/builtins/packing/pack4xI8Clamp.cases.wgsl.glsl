//# changes from es310
//# case pack4xI8Clamp/vec4<i32>/literal
1-3: #version 460
//# case pack4xI8Clamp/vec4<i32>/variable
1-3: #version 460
