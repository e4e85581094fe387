//# changes from es310
//# case fwidthCoarse/f32/literal
1-3: #version 460
10:   result.inner = fwidthCoarse(0.5);
//# case fwidthCoarse/f32/variable
1-3: #version 460
11:   result.inner = fwidthCoarse(e);
//# case fwidthCoarse/f32/override
1-3: #version 460
10:   result.inner = fwidthCoarse(0.5);
//# case fwidthCoarse/vec2<f32>/literal
1-3: #version 460
10:   result.inner = fwidthCoarse(vec2(0.5, 0.53125));
//# case fwidthCoarse/vec2<f32>/variable
1-3: #version 460
11:   result.inner = fwidthCoarse(e);
//# case fwidthCoarse/vec3<f32>/literal
1-3: #version 460
10:   result.inner = fwidthCoarse(vec3(0.5, 0.53125, 0.625));
//# case fwidthCoarse/vec3<f32>/variable
1-3: #version 460
11:   result.inner = fwidthCoarse(e);
//# case fwidthCoarse/vec4<f32>/literal
1-3: #version 460
10:   result.inner = fwidthCoarse(vec4(0.5, 0.53125, 0.625, 0.78125));
//# case fwidthCoarse/vec4<f32>/variable
1-3: #version 460
11:   result.inner = fwidthCoarse(e);
