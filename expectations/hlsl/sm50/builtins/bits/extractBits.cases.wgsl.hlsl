//# changes from sm60
//# case extractBits/i32,u32,u32/variable
10:   result.Store(0u, asuint(((v_1 == 0u) ? int(0) : asint(asuint(e) << ((v_2 - v) & 31u)) >> (v_2 & 31u))));
//# case extractBits/i32,u32,u32/override
5:   result.Store(0u, asuint(((7u == 0u) ? int(0) : asint(asuint(int(-20)) << ((v - 3u) & 31u)) >> (v & 31u))));
//# case extractBits/u32,u32,u32/variable
9:   result.Store(0u, (e >> (v & 31u)) & ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u));
//# case extractBits/u32,u32,u32/override
4:   result.Store(0u, (20u >> (3u & 31u)) & ((7u < 32u) ? (1u << (7u & 31u)) - 1u : 4294967295u));
//# case extractBits/vec2<i32>,u32,u32/variable
10:   result.Store2(0u, asuint(((v_1 == uint2(0u, 0u)) ? int2(0, 0) : asint(asuint(e) << ((v_2 - ((uint2)v)) & uint2(31u, 31u))) >> (v_2 & uint2(31u, 31u)))));
//# case extractBits/vec2<i32>,u32,u32/override
5:   result.Store2(0u, asuint(((uint2(7u, 7u) == uint2(0u, 0u)) ? int2(0, 0) : asint(asuint(int2(-20, -19)) << ((v - uint2(3u, 3u)) & uint2(31u, 31u))) >> (v & uint2(31u, 31u)))));
//# case extractBits/vec2<u32>,u32,u32/variable
9:   result.Store2(0u, (e >> (((uint2)v) & uint2(31u, 31u))) & ((v_1 < uint2(32u, 32u)) ? (uint2(1u, 1u) << (v_1 & uint2(31u, 31u))) - uint2(1u, 1u) : uint2(4294967295u, 4294967295u)));
//# case extractBits/vec2<u32>,u32,u32/override
4:   result.Store2(0u, (uint2(20u, 21u) >> (uint2(3u, 3u) & uint2(31u, 31u))) & ((uint2(7u, 7u) < uint2(32u, 32u)) ? (uint2(1u, 1u) << (uint2(7u, 7u) & uint2(31u, 31u))) - uint2(1u, 1u) : uint2(4294967295u, 4294967295u)));
//# case extractBits/vec3<i32>,u32,u32/variable
10:   result.Store3(0u, asuint(((v_1 == uint3(0u, 0u, 0u)) ? int3(0, 0, 0) : asint(asuint(e) << ((v_2 - ((uint3)v)) & uint3(31u, 31u, 31u))) >> (v_2 & uint3(31u, 31u, 31u)))));
//# case extractBits/vec3<i32>,u32,u32/override
5:   result.Store3(0u, asuint(((uint3(7u, 7u, 7u) == uint3(0u, 0u, 0u)) ? int3(0, 0, 0) : asint(asuint(int3(-20, -19, -18)) << ((v - uint3(3u, 3u, 3u)) & uint3(31u, 31u, 31u))) >> (v & uint3(31u, 31u, 31u)))));
//# case extractBits/vec3<u32>,u32,u32/variable
9:   result.Store3(0u, (e >> (((uint3)v) & uint3(31u, 31u, 31u))) & ((v_1 < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (v_1 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)));
//# case extractBits/vec3<u32>,u32,u32/override
4:   result.Store3(0u, (uint3(20u, 21u, 22u) >> (uint3(3u, 3u, 3u) & uint3(31u, 31u, 31u))) & ((uint3(7u, 7u, 7u) < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)));
//# case extractBits/vec4<i32>,u32,u32/variable
10:   result.Store4(0u, asuint(((v_1 == uint4(0u, 0u, 0u, 0u)) ? int4(0, 0, 0, 0) : asint(asuint(e) << ((v_2 - ((uint4)v)) & uint4(31u, 31u, 31u, 31u))) >> (v_2 & uint4(31u, 31u, 31u, 31u)))));
//# case extractBits/vec4<i32>,u32,u32/override
5:   result.Store4(0u, asuint(((uint4(7u, 7u, 7u, 7u) == uint4(0u, 0u, 0u, 0u)) ? int4(0, 0, 0, 0) : asint(asuint(int4(-20, -19, -18, -17)) << ((v - uint4(3u, 3u, 3u, 3u)) & uint4(31u, 31u, 31u, 31u))) >> (v & uint4(31u, 31u, 31u, 31u)))));
//# case extractBits/vec4<u32>,u32,u32/variable
9:   result.Store4(0u, (e >> (((uint4)v) & uint4(31u, 31u, 31u, 31u))) & ((v_1 < uint4(32u, 32u, 32u, 32u)) ? (uint4(1u, 1u, 1u, 1u) << (v_1 & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u) : uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)));
//# case extractBits/vec4<u32>,u32,u32/override
4:   result.Store4(0u, (uint4(20u, 21u, 22u, 23u) >> (uint4(3u, 3u, 3u, 3u) & uint4(31u, 31u, 31u, 31u))) & ((uint4(7u, 7u, 7u, 7u) < uint4(32u, 32u, 32u, 32u)) ? (uint4(1u, 1u, 1u, 1u) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u) : uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)));
