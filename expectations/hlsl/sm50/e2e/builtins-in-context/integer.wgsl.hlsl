//# changes from sm60
9:   u.Store3(48u, (u.Load3(64u) >> (uint3(3u, 3u, 3u) & uint3(31u, 31u, 31u))) & ((uint3(7u, 7u, 7u) < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)));
13:   const uint3 v_3 = ((v_2 < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (v_2 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint3(31u, 31u, 31u));
19:   i.Store2(8u, asuint(asint(asuint(min(max(asint(i.Load2(8u)), asint(i.Load2(16u))), asint(i.Load2(24u)))) + firstbithigh(asuint(((v_5 < int2(0, 0)) ? ~v_5 : v_5))))));
21:   i.Store2(16u, asuint(asint(asuint(((uint2(12u, 12u) == uint2(0u, 0u)) ? int2(0, 0) : asint(asuint(asint(i.Load2(40u))) << ((v_6 - uint2(4u, 4u)) & uint2(31u, 31u))) >> (v_6 & uint2(31u, 31u)))) + countbits(asuint(asint(i.Load2(0u)))))));
