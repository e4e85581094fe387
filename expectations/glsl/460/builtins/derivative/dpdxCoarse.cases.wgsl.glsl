//# changes from es310
//# case dpdxCoarse/f32/literal
1-3: #version 460
10:   result.inner = dFdxCoarse(0.5);
//# case dpdxCoarse/f32/variable
1-3: #version 460
11:   result.inner = dFdxCoarse(e);
//# case dpdxCoarse/f32/override
1-3: #version 460
10:   result.inner = dFdxCoarse(0.5);
//# case dpdxCoarse/vec2<f32>/literal
1-3: #version 460
10:   result.inner = dFdxCoarse(vec2(0.5, 0.53125));
//# case dpdxCoarse/vec2<f32>/variable
1-3: #version 460
11:   result.inner = dFdxCoarse(e);
//# case dpdxCoarse/vec3<f32>/literal
1-3: #version 460
10:   result.inner = dFdxCoarse(vec3(0.5, 0.53125, 0.625));
//# case dpdxCoarse/vec3<f32>/variable
1-3: #version 460
11:   result.inner = dFdxCoarse(e);
//# case dpdxCoarse/vec4<f32>/literal
1-3: #version 460
10:   result.inner = dFdxCoarse(vec4(0.5, 0.53125, 0.625, 0.78125));
//# case dpdxCoarse/vec4<f32>/variable
1-3: #version 460
11:   result.inner = dFdxCoarse(e);
