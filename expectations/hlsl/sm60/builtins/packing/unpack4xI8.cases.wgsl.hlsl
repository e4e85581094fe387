//# case unpack4xI8/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(120, 86, 52, 18)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4xI8/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  result.Store4(0u, asuint(asint(((uint4)e) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4xI8/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(((uint4)305419896u) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
