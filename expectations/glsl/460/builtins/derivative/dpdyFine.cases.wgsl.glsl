//# changes from es310
//# case dpdyFine/f32/literal
1-3: #version 460
10:   result.inner = dFdyFine(0.5);
//# case dpdyFine/f32/variable
1-3: #version 460
11:   result.inner = dFdyFine(e);
//# case dpdyFine/f32/override
1-3: #version 460
10:   result.inner = dFdyFine(0.5);
//# case dpdyFine/vec2<f32>/literal
1-3: #version 460
10:   result.inner = dFdyFine(vec2(0.5, 0.53125));
//# case dpdyFine/vec2<f32>/variable
1-3: #version 460
11:   result.inner = dFdyFine(e);
//# case dpdyFine/vec3<f32>/literal
1-3: #version 460
10:   result.inner = dFdyFine(vec3(0.5, 0.53125, 0.625));
//# case dpdyFine/vec3<f32>/variable
1-3: #version 460
11:   result.inner = dFdyFine(e);
//# case dpdyFine/vec4<f32>/literal
1-3: #version 460
10:   result.inner = dFdyFine(vec4(0.5, 0.53125, 0.625, 0.78125));
//# case dpdyFine/vec4<f32>/variable
1-3: #version 460
11:   result.inner = dFdyFine(e);
