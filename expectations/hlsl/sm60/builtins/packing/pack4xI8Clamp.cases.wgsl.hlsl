//# case pack4xI8Clamp/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4025413100u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case pack4xI8Clamp/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  const uint4 v = (asuint(min(max(e, int4(-128, -128, -128, -128)), int4(127, 127, 127, 127))) & uint4(255u, 255u, 255u, 255u)) << uint4(0u, 8u, 16u, 24u);
  result.Store(0u, v.x + v.y + v.z + v.w);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
