//# case unpack4x8snorm/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.9448819f, 0.6771653f, 0.40944883f, 0.14173229f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4x8snorm/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  const uint v = e;
  result.Store4(0u, asuint(max(float4(int4(asint(v << 24u) >> 24u, asint(v << 16u) >> 24u, asint(v << 8u) >> 24u, asint(v) >> 24u)) / float4(127.0f, 127.0f, 127.0f, 127.0f), float4(-1.0f, -1.0f, -1.0f, -1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4x8snorm/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(max(float4(int4(asint(305419896u << 24u) >> 24u, asint(305419896u << 16u) >> 24u, asint(305419896u << 8u) >> 24u, asint(305419896u) >> 24u)) / float4(127.0f, 127.0f, 127.0f, 127.0f), float4(-1.0f, -1.0f, -1.0f, -1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
