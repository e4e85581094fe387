//# case distance/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store(0u, asuint(abs(e1 - e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(0.5f - 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  result.Store<float16_t>(0u, abs(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, abs(float16_t(0.5h) - float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.3647693f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store(0u, asuint(distance(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.3647h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<float16_t>(0u, distance(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.48032582f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store(0u, asuint(distance(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.4802h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<float16_t>(0u, distance(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.6191129f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store(0u, asuint(distance(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.619h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case distance/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<float16_t>(0u, distance(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
