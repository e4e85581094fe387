//# case pack4xU8/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 387323156u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case pack4xU8/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  const uint4 v = (e & uint4(255u, 255u, 255u, 255u)) << uint4(0u, 8u, 16u, 24u);
  result.Store(0u, v.x + v.y + v.z + v.w);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
