//# case mat3x3<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float3x3 e = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 3, 3> e = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.25f, 0.265625f, 0.3125f), float3(0.75f, 0.796875f, 0.9375f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float3 v1 = float3(0.5f, 0.53125f, 0.625f);
  float3 v2 = float3(0.25f, 0.265625f, 0.3125f);
  float3 v3 = float3(0.75f, 0.796875f, 0.9375f);
  store_result(0u, float3x3(v1, v2, v3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  vector<float16_t, 3> v1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> v2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  vector<float16_t, 3> v3 = vector<float16_t, 3>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h));
  store_result(0u, matrix<float16_t, 3, 3>(v1, v2, v3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.5f, 0.25f, 0.75f), float3(3.0f, 4.0f, 5.0f), float3(6.0f, 7.0f, 8.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  float e4 = 3.0f;
  float e5 = 4.0f;
  float e6 = 5.0f;
  float e7 = 6.0f;
  float e8 = 7.0f;
  float e9 = 8.0f;
  store_result(0u, float3x3(e1, e2, e3, e4, e5, e6, e7, e8, e9));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f, 8.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h)), vector<float16_t, 3>(float16_t(3.0h), float16_t(4.0h), float16_t(5.0h)), vector<float16_t, 3>(float16_t(6.0h), float16_t(7.0h), float16_t(8.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  float16_t e3 = float16_t(0.75h);
  float16_t e4 = float16_t(3.0h);
  float16_t e5 = float16_t(4.0h);
  float16_t e6 = float16_t(5.0h);
  float16_t e7 = float16_t(6.0h);
  float16_t e8 = float16_t(7.0h);
  float16_t e9 = float16_t(8.0h);
  store_result(0u, matrix<float16_t, 3, 3>(e1, e2, e3, e4, e5, e6, e7, e8, e9));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(3.0h), float16_t(4.0h), float16_t(5.0h), float16_t(6.0h), float16_t(7.0h), float16_t(8.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(4.5f, 4.78125f, 5.625f), float3(7.03125f, 9.0f, 11.53125f), float3(14.625f, 18.28125f, 22.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  matrix<float16_t, 3, 3> e = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h)), vector<float16_t, 3>(float16_t(7.03h), float16_t(9.0h), float16_t(11.53h)), vector<float16_t, 3>(float16_t(14.625h), float16_t(18.28h), float16_t(22.5h)));
  store_result(0u, float3x3(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h)), vector<float16_t, 3>(float16_t(7.03h), float16_t(9.0h), float16_t(11.53h)), vector<float16_t, 3>(float16_t(14.625h), float16_t(18.28h), float16_t(22.5h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  float3x3 e = float3x3(float3(4.5f, 4.78125f, 5.625f), float3(7.03125f, 9.0f, 11.53125f), float3(14.625f, 18.28125f, 22.5f));
  store_result(0u, matrix<float16_t, 3, 3>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
