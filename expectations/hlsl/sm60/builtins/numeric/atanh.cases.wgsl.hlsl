//# case atanh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.54930615f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float t = 0.5f;
  const float v = t;
  result.Store(0u, asuint(log((1.0f + v) / (1.0f - v)) * 0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(log((1.0f + 0.5f) / (1.0f - 0.5f)) * 0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5493h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t t = float16_t(0.5h);
  const float16_t v = t;
  result.Store<float16_t>(0u, log((float16_t(1.0h) + v) / (float16_t(1.0h) - v)) * float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, log((float16_t(1.0h) + float16_t(0.5h)) / (float16_t(1.0h) - float16_t(0.5h))) * float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.54930615f, 0.59188503f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 t = float2(0.5f, 0.53125f);
  const float2 v = t;
  result.Store2(0u, asuint(log((float2(1.0f, 1.0f) + v) / (float2(1.0f, 1.0f) - v)) * float2(0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5493h), float16_t(0.592h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> t = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const vector<float16_t, 2> v = t;
  result.Store<vector<float16_t, 2> >(0u, log((vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)) + v) / (vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)) - v)) * vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.54930615f, 0.59188503f, 0.73316854f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 t = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = t;
  result.Store3(0u, asuint(log((float3(1.0f, 1.0f, 1.0f) + v) / (float3(1.0f, 1.0f, 1.0f) - v)) * float3(0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5493h), float16_t(0.592h), float16_t(0.7334h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> t = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  const vector<float16_t, 3> v = t;
  result.Store<vector<float16_t, 3> >(0u, log((vector<float16_t, 3>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)) + v) / (vector<float16_t, 3>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)) - v)) * vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.54930615f, 0.59188503f, 0.73316854f, 1.0485705f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 t = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = t;
  result.Store4(0u, asuint(log((float4(1.0f, 1.0f, 1.0f, 1.0f) + v) / (float4(1.0f, 1.0f, 1.0f, 1.0f) - v)) * float4(0.5f, 0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5493h), float16_t(0.592h), float16_t(0.7334h), float16_t(1.049h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atanh/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> t = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const vector<float16_t, 4> v = t;
  result.Store<vector<float16_t, 4> >(0u, log((vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)) + v) / (vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)) - v)) * vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5h), float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
