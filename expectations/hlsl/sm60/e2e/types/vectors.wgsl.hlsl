RWByteAddressBuffer all_of_them : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const bool2 flags = bool2(true, false);
  all_of_them.Store2(0u, asuint(asint(all_of_them.Load2(0u) + asuint(asint(all_of_them.Load2(0u)).yx) * asuint(int2(flags)))));
  all_of_them.Store3(16u, asuint(asint(all_of_them.Load3(16u) - 1u)));
  all_of_them.Store4(32u, asuint(asint(all_of_them.Load4(32u)).xxyy));
  all_of_them.Store2(48u, all_of_them.Load2(48u) * 2u);
  all_of_them.Store3(64u, all_of_them.Load3(64u).zyx);
  all_of_them.Store4(80u, all_of_them.Load4(80u) / uint4(3u, 3u, 3u, 3u));
  all_of_them.Store2(96u, asuint(asfloat(all_of_them.Load3(112u)).xz));
  all_of_them.Store3(112u, asuint(float3(asfloat(all_of_them.Load2(96u)), 1.0f)));
  all_of_them.Store4(128u, asuint(float4(asfloat(all_of_them.Load3(112u)), asfloat(all_of_them.Load(96u)))));
}
