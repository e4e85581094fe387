//# changes from es310
//# case fwidthFine/f32/literal
1-3: #version 460
10:   result.inner = fwidthFine(0.5);
//# case fwidthFine/f32/variable
1-3: #version 460
11:   result.inner = fwidthFine(e);
//# case fwidthFine/f32/override
1-3: #version 460
10:   result.inner = fwidthFine(0.5);
//# case fwidthFine/vec2<f32>/literal
1-3: #version 460
10:   result.inner = fwidthFine(vec2(0.5, 0.53125));
//# case fwidthFine/vec2<f32>/variable
1-3: #version 460
11:   result.inner = fwidthFine(e);
//# case fwidthFine/vec3<f32>/literal
1-3: #version 460
10:   result.inner = fwidthFine(vec3(0.5, 0.53125, 0.625));
//# case fwidthFine/vec3<f32>/variable
1-3: #version 460
11:   result.inner = fwidthFine(e);
//# case fwidthFine/vec4<f32>/literal
1-3: #version 460
10:   result.inner = fwidthFine(vec4(0.5, 0.53125, 0.625, 0.78125));
//# case fwidthFine/vec4<f32>/variable
1-3: #version 460
11:   result.inner = fwidthFine(e);
