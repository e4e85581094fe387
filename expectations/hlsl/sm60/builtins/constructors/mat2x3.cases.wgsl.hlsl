//# case mat2x3<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float2x3 e = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 2, 3> e = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float3 v1 = float3(0.5f, 0.53125f, 0.625f);
  float3 v2 = float3(0.25f, 0.265625f, 0.3125f);
  store_result(0u, float2x3(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  vector<float16_t, 3> v1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> v2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  store_result(0u, matrix<float16_t, 2, 3>(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.5f, 0.25f, 0.75f), float3(3.0f, 4.0f, 5.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  float e4 = 3.0f;
  float e5 = 4.0f;
  float e6 = 5.0f;
  store_result(0u, float2x3(e1, e2, e3, e4, e5, e6));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h)), vector<float16_t, 3>(float16_t(3.0h), float16_t(4.0h), float16_t(5.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  float16_t e3 = float16_t(0.75h);
  float16_t e4 = float16_t(3.0h);
  float16_t e5 = float16_t(4.0h);
  float16_t e6 = float16_t(5.0h);
  store_result(0u, matrix<float16_t, 2, 3>(e1, e2, e3, e4, e5, e6));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(3.0h), float16_t(4.0h), float16_t(5.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(4.5f, 4.78125f, 5.625f), float3(7.03125f, 9.0f, 11.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  matrix<float16_t, 2, 3> e = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h)), vector<float16_t, 3>(float16_t(7.03h), float16_t(9.0h), float16_t(11.53h)));
  store_result(0u, float2x3(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h)), vector<float16_t, 3>(float16_t(7.03h), float16_t(9.0h), float16_t(11.53h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  float2x3 e = float2x3(float3(4.5f, 4.78125f, 5.625f), float3(7.03125f, 9.0f, 11.53125f));
  store_result(0u, matrix<float16_t, 2, 3>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
