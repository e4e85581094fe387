RWByteAddressBuffer u : register(u0);
RWByteAddressBuffer i : register(u1);

[numthreads(1, 1, 1)]
void main() {
  u.Store3(0u, countbits(u.Load3(0u)) + (uint3(31u, 31u, 31u) - firstbithigh(u.Load3(16u))) + min(firstbitlow(u.Load3(32u)), uint3(32u, 32u, 32u)));
  u.Store3(16u, reversebits(u.Load3(16u)) ^ firstbithigh(u.Load3(32u)));
  u.Store3(32u, firstbitlow(u.Load3(48u)));
  u.Store3(48u, (u.Load3(64u) >> (uint3(3u, 3u, 3u) & uint3(31u, 31u, 31u))) & ((uint3(7u, 7u, 7u) < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)));
  const uint v = min(u.Load(0u), 32u);
  const uint3 v_1 = ((uint3)v);
  const uint3 v_2 = ((uint3)min(8u, 32u - v));
  const uint3 v_3 = ((v_2 < uint3(32u, 32u, 32u)) ? (uint3(1u, 1u, 1u) << (v_2 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u) : uint3(4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint3(31u, 31u, 31u));
  u.Store3(64u, (u.Load3(64u) & ~v_3) | ((u.Load3(80u) << (v_1 & uint3(31u, 31u, 31u))) & v_3));
  u.Store3(80u, min(u.Load3(0u), max(u.Load3(16u), u.Load3(32u))) + u.Load3(48u));
  const uint2 v_4 = i.Load2(0u);
  i.Store2(0u, asuint(asint(asuint(max(asint(v_4), asint(~v_4 + uint2(1u, 1u)))) - asuint(min(max(asint(i.Load2(8u)), int2(-1, -1)), int2(1, 1))))));
  const int2 v_5 = asint(i.Load2(32u));
  i.Store2(8u, asuint(asint(asuint(min(max(asint(i.Load2(8u)), asint(i.Load2(16u))), asint(i.Load2(24u)))) + firstbithigh(asuint(((v_5 < int2(0, 0)) ? ~v_5 : v_5))))));
  const uint2 v_6 = uint2(32u, 32u) - uint2(12u, 12u);
  i.Store2(16u, asuint(asint(asuint(((uint2(12u, 12u) == uint2(0u, 0u)) ? int2(0, 0) : asint(asuint(asint(i.Load2(40u))) << ((v_6 - uint2(4u, 4u)) & uint2(31u, 31u))) >> (v_6 & uint2(31u, 31u)))) + countbits(asuint(asint(i.Load2(0u)))))));
  const int2 v_7 = asint(i.Load2(32u) * i.Load2(40u));
  i.Store(24u, asuint(asint(asuint(v_7.x) + asuint(v_7.y))));
}
