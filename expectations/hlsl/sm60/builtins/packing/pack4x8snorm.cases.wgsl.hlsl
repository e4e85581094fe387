//# case pack4x8snorm/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1666138944u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case pack4x8snorm/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const uint4 v = asuint(int4(floor(clamp(e, float4(-1.0f, -1.0f, -1.0f, -1.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(127.0f, 127.0f, 127.0f, 127.0f) + float4(0.5f, 0.5f, 0.5f, 0.5f)))) & uint4(255u, 255u, 255u, 255u);
  result.Store(0u, ((v.x | (v.y << 8u)) | (v.z << 16u)) | (v.w << 24u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
