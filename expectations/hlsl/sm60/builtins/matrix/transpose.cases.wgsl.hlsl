//# case transpose/mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.5f, 0.625f), float2(0.53125f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float2x2 e = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.625h)), vector<float16_t, 2>(float16_t(0.5312h), float16_t(0.7812h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  matrix<float16_t, 2, 2> e = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.5f, 0.78125f), float2(0.53125f, 1.0f), float2(0.625f, 1.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float2x3 e = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(0.5312h), float16_t(1.0h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(1.281h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  matrix<float16_t, 2, 3> e = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.5f, 1.0f), float2(0.53125f, 1.28125f), float2(0.625f, 1.625f), float2(0.78125f, 2.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float2x4 e = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(1.0h)), vector<float16_t, 2>(float16_t(0.5312h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(1.625h)), vector<float16_t, 2>(float16_t(0.7812h), float16_t(2.031h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  matrix<float16_t, 2, 4> e = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.5f, 0.625f, 1.0f), float3(0.53125f, 0.78125f, 1.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float3x2 e = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.625h), float16_t(1.0h)), vector<float16_t, 3>(float16_t(0.5312h), float16_t(0.7812h), float16_t(1.281h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 3, 2> e = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.5f, 0.78125f, 1.625f), float3(0.53125f, 1.0f, 2.03125f), float3(0.625f, 1.28125f, 2.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float3x3 e = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.7812h), float16_t(1.625h)), vector<float16_t, 3>(float16_t(0.5312h), float16_t(1.0h), float16_t(2.031h)), vector<float16_t, 3>(float16_t(0.625h), float16_t(1.281h), float16_t(2.5h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 3, 3> e = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.5f, 1.0f, 2.5f), float3(0.53125f, 1.28125f, 3.03125f), float3(0.625f, 1.625f, 3.625f), float3(0.78125f, 2.03125f, 4.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float3x4 e = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(1.0h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(0.5312h), float16_t(1.281h), float16_t(3.031h)), vector<float16_t, 3>(float16_t(0.625h), float16_t(1.625h), float16_t(3.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(2.031h), float16_t(4.28h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat3x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 3, 4> e = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.625f, 1.0f, 1.625f), float4(0.53125f, 0.78125f, 1.28125f, 2.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float4x2 e = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.625h), float16_t(1.0h), float16_t(1.625h)), vector<float16_t, 4>(float16_t(0.5312h), float16_t(0.7812h), float16_t(1.281h), float16_t(2.031h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 4, 2> e = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(0.5f, 0.78125f, 1.625f, 3.03125f), float4(0.53125f, 1.0f, 2.03125f, 3.625f), float4(0.625f, 1.28125f, 2.5f, 4.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float4x3 e = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.7812h), float16_t(1.625h), float16_t(3.031h)), vector<float16_t, 4>(float16_t(0.5312h), float16_t(1.0h), float16_t(2.031h), float16_t(3.625h)), vector<float16_t, 4>(float16_t(0.625h), float16_t(1.281h), float16_t(2.5h), float16_t(4.28h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 4, 3> e = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.5f, 1.0f, 2.5f, 5.0f), float4(0.53125f, 1.28125f, 3.03125f, 5.78125f), float4(0.625f, 1.625f, 3.625f, 6.625f), float4(0.78125f, 2.03125f, 4.28125f, 7.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float4x4 e = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(1.0h), float16_t(2.5h), float16_t(5.0h)), vector<float16_t, 4>(float16_t(0.5312h), float16_t(1.281h), float16_t(3.031h), float16_t(5.78h)), vector<float16_t, 4>(float16_t(0.625h), float16_t(1.625h), float16_t(3.625h), float16_t(6.625h)), vector<float16_t, 4>(float16_t(0.7812h), float16_t(2.031h), float16_t(4.28h), float16_t(7.53h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case transpose/mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 4, 4> e = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  store_result(0u, transpose(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
