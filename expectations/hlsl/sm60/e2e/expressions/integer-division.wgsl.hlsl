RWByteAddressBuffer i : register(u0);
RWByteAddressBuffer u : register(u1);

[numthreads(1, 1, 1)]
void main() {
  const int v = asint(i.Load(0u));
  const int v_1 = asint(i.Load(4u));
  i.Store(0u, asuint(v / select((v_1 == int(0)) | ((v == int((-2147483647 - 1))) & (v_1 == int(-1))), int(1), v_1)));
  const uint v_2 = i.Load(4u);
  const int v_3 = asint(v_2);
  const int v_4 = asint(i.Load(8u));
  const int v_5 = select((v_4 == int(0)) | ((v_3 == int((-2147483647 - 1))) & (v_4 == int(-1))), int(1), v_4);
  i.Store(4u, asuint(asint(v_2 - asuint(v_3 / v_5) * asuint(v_5))));
  i.Store(8u, asuint(asint(i.Load(8u)) / int(3)));
  const uint v_6 = i.Load(12u);
  const int v_7 = asint(v_6);
  const int v_8 = select((int(-1) == int(0)) | ((v_7 == int((-2147483647 - 1))) & (int(-1) == int(-1))), int(1), int(-1));
  i.Store(12u, asuint(asint(v_6 - asuint(v_7 / v_8) * asuint(v_8))));
  const uint2 v_9 = u.Load2(8u);
  u.Store2(0u, u.Load2(0u) / select((v_9 == uint2(0u, 0u)), uint2(1u, 1u), v_9));
  const uint2 v_10 = ((uint2)u.Load(16u));
  u.Store2(8u, u.Load2(8u) % select((v_10 == uint2(0u, 0u)), uint2(1u, 1u), v_10));
  u.Store2(16u, u.Load2(16u) / uint2(4u, 5u));
  const uint2 v_11 = u.Load2(24u);
  u.Store2(24u, uint2(7u, 7u) % select((v_11 == uint2(0u, 0u)), uint2(1u, 1u), v_11));
}
