RWByteAddressBuffer u : register(u0);
RWByteAddressBuffer v : register(u1);
RWByteAddressBuffer i : register(u2);

[numthreads(1, 1, 1)]
void main() {
  const uint4 v_1 = ((((uint4)u.Load(4u)) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u)) * ((((uint4)u.Load(8u)) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
  u.Store(0u, v_1.x + v_1.y + v_1.z + v_1.w);
  const int4 v_2 = asint(asuint(asint(((uint4)u.Load(4u)) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)) * asuint(asint(((uint4)u.Load(8u)) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)));
  i.Store(0u, asuint(asint(asuint(v_2.x) + asuint(v_2.y) + asuint(v_2.z) + asuint(v_2.w))));
  const uint4 v_3 = (v.Load4(0u) & uint4(255u, 255u, 255u, 255u)) << uint4(0u, 8u, 16u, 24u);
  const uint4 v_4 = (min(v.Load4(16u), uint4(255u, 255u, 255u, 255u)) & uint4(255u, 255u, 255u, 255u)) << uint4(0u, 8u, 16u, 24u);
  u.Store(12u, (v_3.x + v_3.y + v_3.z + v_3.w) ^ (v_4.x + v_4.y + v_4.z + v_4.w));
  const uint4 v_5 = (asuint(asint(i.Load4(0u))) & uint4(255u, 255u, 255u, 255u)) << uint4(0u, 8u, 16u, 24u);
  const uint4 v_6 = (asuint(min(max(asint(i.Load4(0u) + 1u), int4(-128, -128, -128, -128)), int4(127, 127, 127, 127))) & uint4(255u, 255u, 255u, 255u)) << uint4(0u, 8u, 16u, 24u);
  u.Store(16u, (v_5.x + v_5.y + v_5.z + v_5.w) | (v_6.x + v_6.y + v_6.z + v_6.w));
  v.Store4(0u, (((uint4)u.Load(20u)) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
  i.Store4(0u, asuint(asint(((uint4)u.Load(12u)) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)));
}
