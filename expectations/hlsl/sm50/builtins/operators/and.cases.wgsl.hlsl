//# changes from sm60
//# case and/bool,bool/variable
7:   result.Store(0u, uint((v ? e2 : v)));
//# case and/bool,bool/override
4:   result.Store(0u, uint((true ? false : true)));
//# case and/vec2<bool>,vec2<bool>/variable
7:   result.Store2(0u, uint2((v ? e2 : v)));
//# case and/vec3<bool>,vec3<bool>/variable
7:   result.Store3(0u, uint3((v ? e2 : v)));
//# case and/vec4<bool>,vec4<bool>/variable
7:   result.Store4(0u, uint4((v ? e2 : v)));
