//# changes from es310
//# case pack2x16snorm/vec2<f32>/literal
1-3: #version 460
//# case pack2x16snorm/vec2<f32>/variable
1-3: #version 460
