//# case dot4U8Packed/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20132u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot4U8Packed/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 305419896u;
  uint e2 = 19088743u;
  const uint4 v = ((((uint4)e1) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u)) * ((((uint4)e2) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
  result.Store(0u, v.x + v.y + v.z + v.w);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot4U8Packed/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint4 v = ((((uint4)305419896u) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u)) * ((((uint4)19088743u) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u));
  result.Store(0u, v.x + v.y + v.z + v.w);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
