//# case unpack2x16unorm/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.3377737f, 0.071107045f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack2x16unorm/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  const uint v = e;
  result.Store2(0u, asuint(float2(uint2(v & 65535u, v >> 16u)) / float2(65535.0f, 65535.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack2x16unorm/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(uint2(305419896u & 65535u, 305419896u >> 16u)) / float2(65535.0f, 65535.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
