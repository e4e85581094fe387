//# case pack2x16snorm/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1140801536u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case pack2x16snorm/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const uint2 v = asuint(int2(floor(clamp(e, float2(-1.0f, -1.0f), float2(1.0f, 1.0f)) * float2(32767.0f, 32767.0f) + float2(0.5f, 0.5f)))) & uint2(65535u, 65535u);
  result.Store(0u, v.x | (v.y << 16u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
