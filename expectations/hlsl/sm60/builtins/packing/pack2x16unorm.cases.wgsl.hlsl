//# case pack2x16unorm/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 2281668608u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case pack2x16unorm/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const uint2 v = asuint(int2(round(clamp(e, float2(0.0f, 0.0f), float2(1.0f, 1.0f)) * float2(65535.0f, 65535.0f)))) & uint2(65535u, 65535u);
  result.Store(0u, v.x | (v.y << 16u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
