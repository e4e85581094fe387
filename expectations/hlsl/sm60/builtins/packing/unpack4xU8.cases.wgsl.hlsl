//# case unpack4xU8/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(120u, 86u, 52u, 18u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4xU8/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 305419896u;
  result.Store4(0u, (((uint4)e) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case unpack4xU8/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, (((uint4)305419896u) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
