//# case cross/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cross/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(cross(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cross/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cross/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, cross(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
