//# case pack2x16float/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 943732736u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case pack2x16float/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const uint2 v = f32tof16(e);
  result.Store(0u, v.x | (v.y << 16u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
