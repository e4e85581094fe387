//# case asinh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.4812118f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float y = 0.5f;
  const float v = y;
  result.Store(0u, asuint(log(v + sqrt(v * v + 1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(log(0.5f + sqrt(0.5f * 0.5f + 1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.4812h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t y = float16_t(0.5h);
  const float16_t v = y;
  result.Store<float16_t>(0u, log(v + sqrt(v * v + float16_t(1.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, log(float16_t(0.5h) + sqrt(float16_t(0.5h) * float16_t(0.5h) + float16_t(1.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.4812118f, 0.5089866f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 y = float2(0.5f, 0.53125f);
  const float2 v = y;
  result.Store2(0u, asuint(log(v + sqrt(v * v + float2(1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.4812h), float16_t(0.509h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> y = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const vector<float16_t, 2> v = y;
  result.Store<vector<float16_t, 2> >(0u, log(v + sqrt(v * v + vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.4812118f, 0.5089866f, 0.5901437f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 y = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = y;
  result.Store3(0u, asuint(log(v + sqrt(v * v + float3(1.0f, 1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.4812h), float16_t(0.509h), float16_t(0.5903h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> y = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  const vector<float16_t, 3> v = y;
  result.Store<vector<float16_t, 3> >(0u, log(v + sqrt(v * v + vector<float16_t, 3>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.4812118f, 0.5089866f, 0.5901437f, 0.71795994f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 y = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = y;
  result.Store4(0u, asuint(log(v + sqrt(v * v + float4(1.0f, 1.0f, 1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.4812h), float16_t(0.509h), float16_t(0.5903h), float16_t(0.718h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case asinh/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> y = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const vector<float16_t, 4> v = y;
  result.Store<vector<float16_t, 4> >(0u, log(v + sqrt(v * v + vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
