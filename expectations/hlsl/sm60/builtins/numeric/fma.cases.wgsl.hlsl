//# case fma/f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.875f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  result.Store(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(mad(0.5f, 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.875h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  float16_t e3 = float16_t(0.75h);
  result.Store<float16_t>(0u, mad(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, mad(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec2<f32>,vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.875f, 0.9379883f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec2<f32>,vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  float2 e3 = float2(0.75f, 0.796875f);
  result.Store2(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec2<f16>,vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.875h), float16_t(0.938h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec2<f16>,vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  vector<float16_t, 2> e3 = vector<float16_t, 2>(float16_t(0.75h), float16_t(0.797h));
  result.Store<vector<float16_t, 2> >(0u, mad(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.875f, 0.9379883f, 1.1328125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  float3 e3 = float3(0.75f, 0.796875f, 0.9375f);
  result.Store3(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec3<f16>,vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.875h), float16_t(0.938h), float16_t(1.133h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec3<f16>,vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  vector<float16_t, 3> e3 = vector<float16_t, 3>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h));
  result.Store<vector<float16_t, 3> >(0u, mad(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec4<f32>,vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.875f, 0.9379883f, 1.1328125f, 1.4770508f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec4<f32>,vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float4 e3 = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  result.Store4(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec4<f16>,vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.875h), float16_t(0.938h), float16_t(1.133h), float16_t(1.477h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec4<f16>,vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  vector<float16_t, 4> e3 = vector<float16_t, 4>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h), float16_t(1.172h));
  result.Store<vector<float16_t, 4> >(0u, mad(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
