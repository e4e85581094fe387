//# case mat2x4<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float2x4 e = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 2, 4> e = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float4 v1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 v2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  store_result(0u, float2x4(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  vector<float16_t, 4> v1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> v2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  store_result(0u, matrix<float16_t, 2, 4>(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.25f, 0.75f, 3.0f), float4(4.0f, 5.0f, 6.0f, 7.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
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
  store_result(0u, float2x4(e1, e2, e3, e4, e5, e6, e7, e8));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(3.0h)), vector<float16_t, 4>(float16_t(4.0h), float16_t(5.0h), float16_t(6.0h), float16_t(7.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
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
  store_result(0u, matrix<float16_t, 2, 4>(e1, e2, e3, e4, e5, e6, e7, e8));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(3.0h), float16_t(4.0h), float16_t(5.0h), float16_t(6.0h), float16_t(7.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(4.5f, 4.78125f, 5.625f, 7.03125f), float4(9.0f, 11.53125f, 14.625f, 18.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  matrix<float16_t, 2, 4> e = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h)), vector<float16_t, 4>(float16_t(9.0h), float16_t(11.53h), float16_t(14.625h), float16_t(18.28h)));
  store_result(0u, float2x4(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h)), vector<float16_t, 4>(float16_t(9.0h), float16_t(11.53h), float16_t(14.625h), float16_t(18.28h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  float2x4 e = float2x4(float4(4.5f, 4.78125f, 5.625f, 7.03125f), float4(9.0f, 11.53125f, 14.625f, 18.28125f));
  store_result(0u, matrix<float16_t, 2, 4>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
