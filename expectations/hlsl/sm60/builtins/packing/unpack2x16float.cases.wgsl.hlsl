//# case unpack2x16float/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(103.5f, 0.0007572174f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack2x16float/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  const uint v = e;
  result.Store2(0u, asuint(f16tof32(uint2(v & 65535u, v >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack2x16float/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(f16tof32(uint2(305419896u & 65535u, 305419896u >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
