//# case degrees/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(28.64789f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  result.Store(0u, asuint(e1 * 57.29578f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f * 57.29578f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(28.64h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  result.Store<float16_t>(0u, e1 * float16_t(57.28h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h) * float16_t(57.28h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(28.64789f, 30.438383f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(e1 * float2(57.29578f, 57.29578f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(28.64h), float16_t(30.44h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, e1 * vector<float16_t, 2>(float16_t(57.28h), float16_t(57.28h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(28.64789f, 30.438383f, 35.809864f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(e1 * float3(57.29578f, 57.29578f, 57.29578f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(28.64h), float16_t(30.44h), float16_t(35.8h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, e1 * vector<float16_t, 3>(float16_t(57.28h), float16_t(57.28h), float16_t(57.28h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(28.64789f, 30.438383f, 35.809864f, 44.76233f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(e1 * float4(57.29578f, 57.29578f, 57.29578f, 57.29578f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(28.64h), float16_t(30.44h), float16_t(35.8h), float16_t(44.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case degrees/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, e1 * vector<float16_t, 4>(float16_t(57.28h), float16_t(57.28h), float16_t(57.28h), float16_t(57.28h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
