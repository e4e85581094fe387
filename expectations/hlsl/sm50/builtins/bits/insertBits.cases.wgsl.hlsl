//# changes from sm60
//# case insertBits/i32,i32,u32,u32/variable
10:   const uint v_2 = ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u) << (v & 31u);
//# case insertBits/i32,i32,u32,u32/override
4:   const uint v = ((9u < 32u) ? (1u << (9u & 31u)) - 1u : 4294967295u) << (7u & 31u);
//# case insertBits/u32,u32,u32,u32/variable
10:   const uint v_2 = ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u) << (v & 31u);
//# case insertBits/u32,u32,u32,u32/override
4:   const uint v = ((9u < 32u) ? (1u << (9u & 31u)) - 1u : 4294967295u) << (7u & 31u);
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/variable
11:   const uint2 v_3 = ((v_2 < uint2(32u, 32u)) ? (uint2(1u, 1u) << (v_2 & uint2(31u, 31u))) - uint2(1u, 1u) : uint2(4294967295u, 4294967295u)) << (v_1 & uint2(31u, 31u));
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/override
4:   const uint2 v = ((uint2(9u, 9u) < uint2(32u, 32u)) ? (uint2(1u, 1u) << (uint2(9u, 9u) & uint2(31u, 31u))) - uint2(1u, 1u) : uint2(4294967295u, 4294967295u)) << (uint2(7u, 7u) & uint2(31u, 31u));
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/variable
11:   const uint2 v_3 = ((v_2 < uint2(32u, 32u)) ? (uint2(1u, 1u) << (v_2 & uint2(31u, 31u))) - uint2(1u, 1u) : uint2(4294967295u, 4294967295u)) << (v_1 & uint2(31u, 31u));
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/override
4:   const uint2 v = ((uint2(9u, 9u) < uint2(32u, 32u)) ? (uint2(1u, 1u) << (uint2(9u, 9u) & uint2(31u, 31u))) - uint2(1u, 1u) : uint2(4294967295u, 4294967295u)) << (uint2(7u, 7u) & uint2(31u, 31u));
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/variable
11:   const uint3 v_3 = ((v_2 < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (v_2 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint3(31u, 31u, 31u));
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/override
4:   const uint3 v = ((uint3(9u, 9u, 9u) < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (uint3(9u, 9u, 9u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u));
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/variable
11:   const uint3 v_3 = ((v_2 < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (v_2 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint3(31u, 31u, 31u));
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/override
4:   const uint3 v = ((uint3(9u, 9u, 9u) < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (uint3(9u, 9u, 9u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u));
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/variable
11:   const uint4 v_3 = ((v_2 < uint4(32u, 32u, 32u, 32u)) ? (uint4(1u, 1u, 1u, 1u) << (v_2 & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u) : uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint4(31u, 31u, 31u, 31u));
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/override
4:   const uint4 v = ((uint4(9u, 9u, 9u, 9u) < uint4(32u, 32u, 32u, 32u)) ? (uint4(1u, 1u, 1u, 1u) << (uint4(9u, 9u, 9u, 9u) & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u) : uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u));
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/variable
11:   const uint4 v_3 = ((v_2 < uint4(32u, 32u, 32u, 32u)) ? (uint4(1u, 1u, 1u, 1u) << (v_2 & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u) : uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint4(31u, 31u, 31u, 31u));
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/override
4:   const uint4 v = ((uint4(9u, 9u, 9u, 9u) < uint4(32u, 32u, 32u, 32u)) ? (uint4(1u, 1u, 1u, 1u) << (uint4(9u, 9u, 9u, 9u) & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u) : uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u));
