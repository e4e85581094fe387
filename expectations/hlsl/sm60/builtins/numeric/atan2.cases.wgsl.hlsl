//# case atan2/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.1071488f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float y = 0.5f;
  float x = 0.25f;
  result.Store(0u, asuint(atan2(y, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(atan2(0.5f, 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.107h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t y = float16_t(0.5h);
  float16_t x = float16_t(0.25h);
  result.Store<float16_t>(0u, atan2(y, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, atan2(float16_t(0.5h), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.1071488f, 1.1071488f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 y = float2(0.5f, 0.53125f);
  float2 x = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(atan2(y, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.107h), float16_t(1.107h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> y = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> x = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, atan2(y, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.1071488f, 1.1071488f, 1.1071488f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 y = float3(0.5f, 0.53125f, 0.625f);
  float3 x = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(atan2(y, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(1.107h), float16_t(1.107h), float16_t(1.107h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> y = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> x = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, atan2(y, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.1071488f, 1.1071488f, 1.1071488f, 1.1071488f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 y = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 x = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(atan2(y, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.107h), float16_t(1.107h), float16_t(1.107h), float16_t(1.107h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan2/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> y = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> x = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, atan2(y, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
