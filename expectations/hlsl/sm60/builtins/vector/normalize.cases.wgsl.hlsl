//# case normalize/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.6853647f, 0.7282f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(normalize(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.6855h), float16_t(0.728h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, normalize(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.52048004f, 0.55301005f, 0.6506001f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(normalize(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5205h), float16_t(0.553h), float16_t(0.6504h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, normalize(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.4038036f, 0.4290413f, 0.5047545f, 0.63094306f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(normalize(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.4038h), float16_t(0.429h), float16_t(0.505h), float16_t(0.631h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case normalize/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, normalize(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
