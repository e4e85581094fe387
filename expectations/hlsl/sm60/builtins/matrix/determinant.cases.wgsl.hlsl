//# case determinant/mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.05859375f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2x2 e = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  result.Store(0u, asuint(determinant(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.0586h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 2, 2> e = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  result.Store<float16_t>(0u, determinant(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(-0.006591797f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3x3 e = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  result.Store(0u, asuint(determinant(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(-0.00659h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 3, 3> e = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  result.Store<float16_t>(0u, determinant(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4x4 e = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  result.Store(0u, asuint(determinant(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 4, 4> e = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  result.Store<float16_t>(0u, determinant(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
