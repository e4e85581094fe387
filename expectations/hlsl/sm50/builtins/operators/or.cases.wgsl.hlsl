//# changes from sm60
//# case or/bool,bool/variable
7:   result.Store(0u, uint((v ? v : e2)));
//# case or/bool,bool/override
4:   result.Store(0u, uint((true ? true : false)));
//# case or/vec2<bool>,vec2<bool>/variable
7:   result.Store2(0u, uint2((v ? v : e2)));
//# case or/vec3<bool>,vec3<bool>/variable
7:   result.Store3(0u, uint3((v ? v : e2)));
//# case or/vec4<bool>,vec4<bool>/variable
7:   result.Store4(0u, uint4((v ? v : e2)));
