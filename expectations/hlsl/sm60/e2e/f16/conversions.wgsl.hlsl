RWByteAddressBuffer f : register(u0);
RWByteAddressBuffer u : register(u1);

[numthreads(1, 1, 1)]
void main() {
  const vector<float16_t, 4> h = vector<float16_t, 4>(asfloat(f.Load4(0u)));
  const int4 i = int4(clamp(h, vector<float16_t, 4>(float16_t(-65500.0h), float16_t(-65500.0h), float16_t(-65500.0h), float16_t(-65500.0h)), vector<float16_t, 4>(float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h))));
  float16_t k = float16_t(0.3333h);
  k = k + (float16_t(float(u.Load(0u))) + float16_t(float(i.y)) + float16_t((asfloat(f.Load(8u)) > 0.0f)));
  f.Store4(0u, asuint(float4(h * k)));
  u.Store4(0u, uint4(clamp(h, vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)), vector<float16_t, 4>(float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h)))) + uint4((h != vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)))));
  const uint2 v = uint2(asuint16(h.xy));
  u.Store(0u, v.x | (v.y << 16u));
  const uint4 v_1 = uint4(asuint16(h));
  u.Store4(0u, uint4(uint2(v_1.x | (v_1.y << 16u), v_1.z | (v_1.w << 16u)), u.Load4(0u).zw));
  const uint v_2 = u.Load(4u);
  f.Store(0u, asuint(float(asfloat16(vector<uint16_t, 2>(uint2(v_2, v_2 >> 16u))).x)));
}
