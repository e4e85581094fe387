//# case smoothstep/f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float edge0 = 0.25f;
  float edge1 = 0.75f;
  float x = 0.5f;
  result.Store(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(smoothstep(0.25f, 0.75f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t edge0 = float16_t(0.25h);
  float16_t edge1 = float16_t(0.75h);
  float16_t x = float16_t(0.5h);
  result.Store<float16_t>(0u, smoothstep(edge0, edge1, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, smoothstep(float16_t(0.25h), float16_t(0.75h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 edge0 = float2(0.25f, 0.265625f);
  float2 edge1 = float2(0.75f, 0.796875f);
  float2 x = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> edge0 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  vector<float16_t, 2> edge1 = vector<float16_t, 2>(float16_t(0.75h), float16_t(0.797h));
  vector<float16_t, 2> x = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, smoothstep(edge0, edge1, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 edge0 = float3(0.25f, 0.265625f, 0.3125f);
  float3 edge1 = float3(0.75f, 0.796875f, 0.9375f);
  float3 x = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> edge0 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  vector<float16_t, 3> edge1 = vector<float16_t, 3>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h));
  vector<float16_t, 3> x = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, smoothstep(edge0, edge1, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 edge0 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float4 edge1 = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  float4 x = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5h), float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> edge0 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  vector<float16_t, 4> edge1 = vector<float16_t, 4>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h), float16_t(1.172h));
  vector<float16_t, 4> x = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, smoothstep(edge0, edge1, x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
