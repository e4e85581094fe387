//# case unpack4x8unorm/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.47058824f, 0.3372549f, 0.20392157f, 0.07058824f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4x8unorm/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  const uint v = e;
  result.Store4(0u, asuint(float4(uint4(v & 255u, (v >> 8u) & 255u, (v >> 16u) & 255u, v >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4x8unorm/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(uint4(305419896u & 255u, (305419896u >> 8u) & 255u, (305419896u >> 16u) & 255u, 305419896u >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
