//# case unpack2x16snorm/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.67555773f, 0.14221625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack2x16snorm/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  const uint v = e;
  result.Store2(0u, asuint(max(float2(int2(asint(v << 16u) >> 16u, asint(v) >> 16u)) / float2(32767.0f, 32767.0f), float2(-1.0f, -1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack2x16snorm/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(max(float2(int2(asint(305419896u << 16u) >> 16u, asint(305419896u) >> 16u)) / float2(32767.0f, 32767.0f), float2(-1.0f, -1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
