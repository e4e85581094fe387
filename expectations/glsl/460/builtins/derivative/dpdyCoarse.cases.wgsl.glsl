//# changes from es310
//# case dpdyCoarse/f32/literal
1-3: #version 460
10:   result.inner = dFdyCoarse(0.5);
//# case dpdyCoarse/f32/variable
1-3: #version 460
11:   result.inner = dFdyCoarse(e);
//# case dpdyCoarse/f32/override
1-3: #version 460
10:   result.inner = dFdyCoarse(0.5);
//# case dpdyCoarse/vec2<f32>/literal
1-3: #version 460
10:   result.inner = dFdyCoarse(vec2(0.5, 0.53125));
//# case dpdyCoarse/vec2<f32>/variable
1-3: #version 460
11:   result.inner = dFdyCoarse(e);
//# case dpdyCoarse/vec3<f32>/literal
1-3: #version 460
10:   result.inner = dFdyCoarse(vec3(0.5, 0.53125, 0.625));
//# case dpdyCoarse/vec3<f32>/variable
1-3: #version 460
11:   result.inner = dFdyCoarse(e);
//# case dpdyCoarse/vec4<f32>/literal
1-3: #version 460
10:   result.inner = dFdyCoarse(vec4(0.5, 0.53125, 0.625, 0.78125));
//# case dpdyCoarse/vec4<f32>/variable
1-3: #version 460
11:   result.inner = dFdyCoarse(e);
