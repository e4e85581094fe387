//# changes from es310
//# case pack4x8unorm/vec4<f32>/literal
1-3: #version 460
//# case pack4x8unorm/vec4<f32>/variable
1-3: #version 460
