//# changes from es310
//# case dpdxFine/f32/literal
1-3: #version 460
10:   result.inner = dFdxFine(0.5);
//# case dpdxFine/f32/variable
1-3: #version 460
11:   result.inner = dFdxFine(e);
//# case dpdxFine/f32/override
1-3: #version 460
10:   result.inner = dFdxFine(0.5);
//# case dpdxFine/vec2<f32>/literal
1-3: #version 460
10:   result.inner = dFdxFine(vec2(0.5, 0.53125));
//# case dpdxFine/vec2<f32>/variable
1-3: #version 460
11:   result.inner = dFdxFine(e);
//# case dpdxFine/vec3<f32>/literal
1-3: #version 460
10:   result.inner = dFdxFine(vec3(0.5, 0.53125, 0.625));
//# case dpdxFine/vec3<f32>/variable
1-3: #version 460
11:   result.inner = dFdxFine(e);
//# case dpdxFine/vec4<f32>/literal
1-3: #version 460
10:   result.inner = dFdxFine(vec4(0.5, 0.53125, 0.625, 0.78125));
//# case dpdxFine/vec4<f32>/variable
1-3: #version 460
11:   result.inner = dFdxFine(e);
