//# changes from sm60
//# case firstLeadingBit/i32/variable
6:   result.Store(0u, asuint(asint(firstbithigh(asuint(((v < int(0)) ? ~v : v))))));
//# case firstLeadingBit/i32/override
4:   result.Store(0u, asuint(asint(firstbithigh(asuint(((int(-20) < int(0)) ? ~int(-20) : int(-20)))))));
//# case firstLeadingBit/vec2<i32>/variable
6:   result.Store2(0u, asuint(asint(firstbithigh(asuint(((v < int2(0, 0)) ? ~v : v))))));
//# case firstLeadingBit/vec3<i32>/variable
6:   result.Store3(0u, asuint(asint(firstbithigh(asuint(((v < int3(0, 0, 0)) ? ~v : v))))));
//# case firstLeadingBit/vec4<i32>/variable
6:   result.Store4(0u, asuint(asint(firstbithigh(asuint(((v < int4(0, 0, 0, 0)) ? ~v : v))))));
