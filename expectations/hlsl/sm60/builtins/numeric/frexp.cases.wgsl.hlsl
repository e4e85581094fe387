//# case frexp/f32/literal
struct frexp_result_f32 {
  float fract;
  int exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_f32 constants = {0.5f, int(0)};

void test() {
  const frexp_result_f32 value = constants;
  result.Store(0u, asuint(value.fract));
  result.Store(4u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/f32/variable
struct frexp_result_f32 {
  float fract;
  int exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  const float v = e;
  float v_1 = 0.0f;
  const float v_2 = abs(frexp(v, v_1));
  const frexp_result_f32 value = {select((v < 0.0f), -v_2, v_2), int(v_1)};
  result.Store(0u, asuint(value.fract));
  result.Store(4u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/f32/override
struct frexp_result_f32 {
  float fract;
  int exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float v = 0.0f;
  const float v_1 = abs(frexp(0.5f, v));
  const frexp_result_f32 value = {select((0.5f < 0.0f), -v_1, v_1), int(v)};
  result.Store(0u, asuint(value.fract));
  result.Store(4u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/f16/literal
struct frexp_result_f16 {
  float16_t fract;
  int exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_f16 constants = {float16_t(0.5h), int(0)};

void test() {
  const frexp_result_f16 value = constants;
  result.Store<float16_t>(0u, value.fract);
  result.Store(4u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/f16/variable
struct frexp_result_f16 {
  float16_t fract;
  int exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  const float16_t v = e;
  float v_1 = 0.0f;
  const float16_t v_2 = abs(float16_t(frexp(float(v), v_1)));
  const frexp_result_f16 value = {select((v < float16_t(0.0h)), -v_2, v_2), int(v_1)};
  result.Store<float16_t>(0u, value.fract);
  result.Store(4u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/f16/override
struct frexp_result_f16 {
  float16_t fract;
  int exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float v = 0.0f;
  const float16_t v_1 = abs(float16_t(frexp(float(float16_t(0.5h)), v)));
  const frexp_result_f16 value = {select((float16_t(0.5h) < float16_t(0.0h)), -v_1, v_1), int(v)};
  result.Store<float16_t>(0u, value.fract);
  result.Store(4u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec2<f32>/literal
struct frexp_result_vec2_f32 {
  float2 fract;
  int2 exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_vec2_f32 constants = {float2(0.5f, 0.53125f), int2(0, 0)};

void test() {
  const frexp_result_vec2_f32 value = constants;
  result.Store2(0u, asuint(value.fract));
  result.Store2(8u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec2<f32>/variable
struct frexp_result_vec2_f32 {
  float2 fract;
  int2 exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const float2 v = e;
  float2 v_1 = float2(0.0f, 0.0f);
  const float2 v_2 = abs(frexp(v, v_1));
  const frexp_result_vec2_f32 value = {select((v < float2(0.0f, 0.0f)), -v_2, v_2), int2(v_1)};
  result.Store2(0u, asuint(value.fract));
  result.Store2(8u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec2<f16>/literal
struct frexp_result_vec2_f16 {
  vector<float16_t, 2> fract;
  int2 exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_vec2_f16 constants = {vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), int2(0, 0)};

void test() {
  const frexp_result_vec2_f16 value = constants;
  result.Store<vector<float16_t, 2> >(0u, value.fract);
  result.Store2(8u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec2<f16>/variable
struct frexp_result_vec2_f16 {
  vector<float16_t, 2> fract;
  int2 exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const vector<float16_t, 2> v = e;
  float2 v_1 = float2(0.0f, 0.0f);
  const vector<float16_t, 2> v_2 = abs(vector<float16_t, 2>(frexp(float2(v), v_1)));
  const frexp_result_vec2_f16 value = {select((v < vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h))), -v_2, v_2), int2(v_1)};
  result.Store<vector<float16_t, 2> >(0u, value.fract);
  result.Store2(8u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec3<f32>/literal
struct frexp_result_vec3_f32 {
  float3 fract;
  int3 exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_vec3_f32 constants = {float3(0.5f, 0.53125f, 0.625f), int3(0, 0, 0)};

void test() {
  const frexp_result_vec3_f32 value = constants;
  result.Store3(0u, asuint(value.fract));
  result.Store3(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec3<f32>/variable
struct frexp_result_vec3_f32 {
  float3 fract;
  int3 exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = e;
  float3 v_1 = float3(0.0f, 0.0f, 0.0f);
  const float3 v_2 = abs(frexp(v, v_1));
  const frexp_result_vec3_f32 value = {select((v < float3(0.0f, 0.0f, 0.0f)), -v_2, v_2), int3(v_1)};
  result.Store3(0u, asuint(value.fract));
  result.Store3(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec3<f16>/literal
struct frexp_result_vec3_f16 {
  vector<float16_t, 3> fract;
  int3 exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_vec3_f16 constants = {vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), int3(0, 0, 0)};

void test() {
  const frexp_result_vec3_f16 value = constants;
  result.Store<vector<float16_t, 3> >(0u, value.fract);
  result.Store3(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec3<f16>/variable
struct frexp_result_vec3_f16 {
  vector<float16_t, 3> fract;
  int3 exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  const vector<float16_t, 3> v = e;
  float3 v_1 = float3(0.0f, 0.0f, 0.0f);
  const vector<float16_t, 3> v_2 = abs(vector<float16_t, 3>(frexp(float3(v), v_1)));
  const frexp_result_vec3_f16 value = {select((v < vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h))), -v_2, v_2), int3(v_1)};
  result.Store<vector<float16_t, 3> >(0u, value.fract);
  result.Store3(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec4<f32>/literal
struct frexp_result_vec4_f32 {
  float4 fract;
  int4 exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_vec4_f32 constants = {float4(0.5f, 0.53125f, 0.625f, 0.78125f), int4(0, 0, 0, 0)};

void test() {
  const frexp_result_vec4_f32 value = constants;
  result.Store4(0u, asuint(value.fract));
  result.Store4(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec4<f32>/variable
struct frexp_result_vec4_f32 {
  float4 fract;
  int4 exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = e;
  float4 v_1 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  const float4 v_2 = abs(frexp(v, v_1));
  const frexp_result_vec4_f32 value = {select((v < float4(0.0f, 0.0f, 0.0f, 0.0f)), -v_2, v_2), int4(v_1)};
  result.Store4(0u, asuint(value.fract));
  result.Store4(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec4<f16>/literal
struct frexp_result_vec4_f16 {
  vector<float16_t, 4> fract;
  int4 exp_1;
};

RWByteAddressBuffer result : register(u0);
static const frexp_result_vec4_f16 constants = {vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), int4(0, 0, 0, 0)};

void test() {
  const frexp_result_vec4_f16 value = constants;
  result.Store<vector<float16_t, 4> >(0u, value.fract);
  result.Store4(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case frexp/vec4<f16>/variable
struct frexp_result_vec4_f16 {
  vector<float16_t, 4> fract;
  int4 exp_1;
};

RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const vector<float16_t, 4> v = e;
  float4 v_1 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  const vector<float16_t, 4> v_2 = abs(vector<float16_t, 4>(frexp(float4(v), v_1)));
  const frexp_result_vec4_f16 value = {select((v < vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h))), -v_2, v_2), int4(v_1)};
  result.Store<vector<float16_t, 4> >(0u, value.fract);
  result.Store4(16u, asuint(value.exp_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
