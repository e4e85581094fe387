cbuffer cbuffer_v : register(b0) {
  uint4 v[1];
};

RWByteAddressBuffer out_1 : register(u1);

[numthreads(1, 1, 1)]
void main() {
  const uint v_1 = v[0].x;
  const int a = asint(v_1);
  const uint v_2 = v[0].y;
  const int b = asint(v_2);
  const uint v_3 = v[0].z;
  const int c = asint(v_3);
  const uint v_4 = v[0].w;
  const int d = asint(v_4);
  const int v_5 = d / select((a == int(0)) | ((d == int((-2147483647 - 1))) & (a == int(-1))), int(1), a);
  const int v_6 = select((b == int(0)) | ((v_5 == int((-2147483647 - 1))) & (b == int(-1))), int(1), b);
  out_1.Store(0u, asuint(asint(v_1 + v_2 * v_3 - (asuint(v_5) - asuint(v_5 / v_6) * asuint(v_6)))));
  out_1.Store(4u, asuint(asint((~v_1 + 1u) * (~v_2 + 1u) - (~v_3 + 1u))));
  out_1.Store(8u, asuint((~a & (b | c)) & d));
  out_1.Store(12u, asuint(asint((v_1 << 1u) + asuint(b >> 1u))));
  out_1.Store(16u, asuint(select(((asint(v_1 + v_2) < asint(v_3 * v_4)) && (asint(v_1 - v_2) >= c)) || (d == a), int(1), int(0))));
  out_1.Store(20u, asuint((a ^ b) ^ c));
  out_1.Store(24u, asuint(asint(~(~v_1 + 1u) + 1u + asuint(~(~b)))));
  out_1.Store(28u, asuint(select((!(a == b) != (c < d)), int(1), int(0))));
}
