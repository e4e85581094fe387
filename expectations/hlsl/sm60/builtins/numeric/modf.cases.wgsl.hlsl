//# case modf/f32/literal
struct modf_result_f32 {
  float fract;
  float whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_f32 constants = {0.5f, 0.0f};

void test() {
  const modf_result_f32 value = constants;
  result.Store(0u, asuint(value.fract));
  result.Store(4u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/f32/variable
struct modf_result_f32 {
  float fract;
  float whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  float v = 0.0f;
  const float v_1 = modf(e, v);
  const modf_result_f32 value = {v_1, v};
  result.Store(0u, asuint(value.fract));
  result.Store(4u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/f32/override
struct modf_result_f32 {
  float fract;
  float whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float v = 0.0f;
  const float v_1 = modf(0.5f, v);
  const modf_result_f32 value = {v_1, v};
  result.Store(0u, asuint(value.fract));
  result.Store(4u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/f16/literal
struct modf_result_f16 {
  float16_t fract;
  float16_t whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_f16 constants = {float16_t(0.5h), float16_t(0.0h)};

void test() {
  const modf_result_f16 value = constants;
  result.Store<float16_t>(0u, value.fract);
  result.Store<float16_t>(2u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/f16/variable
struct modf_result_f16 {
  float16_t fract;
  float16_t whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  float16_t v = float16_t(0.0h);
  const float16_t v_1 = modf(e, v);
  const modf_result_f16 value = {v_1, v};
  result.Store<float16_t>(0u, value.fract);
  result.Store<float16_t>(2u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/f16/override
struct modf_result_f16 {
  float16_t fract;
  float16_t whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float16_t v = float16_t(0.0h);
  const float16_t v_1 = modf(float16_t(0.5h), v);
  const modf_result_f16 value = {v_1, v};
  result.Store<float16_t>(0u, value.fract);
  result.Store<float16_t>(2u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec2<f32>/literal
struct modf_result_vec2_f32 {
  float2 fract;
  float2 whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_vec2_f32 constants = {float2(0.5f, 0.53125f), float2(0.0f, 0.0f)};

void test() {
  const modf_result_vec2_f32 value = constants;
  result.Store2(0u, asuint(value.fract));
  result.Store2(8u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec2<f32>/variable
struct modf_result_vec2_f32 {
  float2 fract;
  float2 whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  float2 v = float2(0.0f, 0.0f);
  const float2 v_1 = modf(e, v);
  const modf_result_vec2_f32 value = {v_1, v};
  result.Store2(0u, asuint(value.fract));
  result.Store2(8u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec2<f16>/literal
struct modf_result_vec2_f16 {
  vector<float16_t, 2> fract;
  vector<float16_t, 2> whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_vec2_f16 constants = {vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h))};

void test() {
  const modf_result_vec2_f16 value = constants;
  result.Store<vector<float16_t, 2> >(0u, value.fract);
  result.Store<vector<float16_t, 2> >(4u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec2<f16>/variable
struct modf_result_vec2_f16 {
  vector<float16_t, 2> fract;
  vector<float16_t, 2> whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> v = vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h));
  const vector<float16_t, 2> v_1 = modf(e, v);
  const modf_result_vec2_f16 value = {v_1, v};
  result.Store<vector<float16_t, 2> >(0u, value.fract);
  result.Store<vector<float16_t, 2> >(4u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec3<f32>/literal
struct modf_result_vec3_f32 {
  float3 fract;
  float3 whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_vec3_f32 constants = {float3(0.5f, 0.53125f, 0.625f), float3(0.0f, 0.0f, 0.0f)};

void test() {
  const modf_result_vec3_f32 value = constants;
  result.Store3(0u, asuint(value.fract));
  result.Store3(16u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec3<f32>/variable
struct modf_result_vec3_f32 {
  float3 fract;
  float3 whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  float3 v = float3(0.0f, 0.0f, 0.0f);
  const float3 v_1 = modf(e, v);
  const modf_result_vec3_f32 value = {v_1, v};
  result.Store3(0u, asuint(value.fract));
  result.Store3(16u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec3<f16>/literal
struct modf_result_vec3_f16 {
  vector<float16_t, 3> fract;
  vector<float16_t, 3> whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_vec3_f16 constants = {vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h))};

void test() {
  const modf_result_vec3_f16 value = constants;
  result.Store<vector<float16_t, 3> >(0u, value.fract);
  result.Store<vector<float16_t, 3> >(8u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec3<f16>/variable
struct modf_result_vec3_f16 {
  vector<float16_t, 3> fract;
  vector<float16_t, 3> whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> v = vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h));
  const vector<float16_t, 3> v_1 = modf(e, v);
  const modf_result_vec3_f16 value = {v_1, v};
  result.Store<vector<float16_t, 3> >(0u, value.fract);
  result.Store<vector<float16_t, 3> >(8u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec4<f32>/literal
struct modf_result_vec4_f32 {
  float4 fract;
  float4 whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_vec4_f32 constants = {float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(0.0f, 0.0f, 0.0f, 0.0f)};

void test() {
  const modf_result_vec4_f32 value = constants;
  result.Store4(0u, asuint(value.fract));
  result.Store4(16u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec4<f32>/variable
struct modf_result_vec4_f32 {
  float4 fract;
  float4 whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 v = float4(0.0f, 0.0f, 0.0f, 0.0f);
  const float4 v_1 = modf(e, v);
  const modf_result_vec4_f32 value = {v_1, v};
  result.Store4(0u, asuint(value.fract));
  result.Store4(16u, asuint(value.whole));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec4<f16>/literal
struct modf_result_vec4_f16 {
  vector<float16_t, 4> fract;
  vector<float16_t, 4> whole;
};

RWByteAddressBuffer result : register(u0);
static const modf_result_vec4_f16 constants = {vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h))};

void test() {
  const modf_result_vec4_f16 value = constants;
  result.Store<vector<float16_t, 4> >(0u, value.fract);
  result.Store<vector<float16_t, 4> >(8u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case modf/vec4<f16>/variable
struct modf_result_vec4_f16 {
  vector<float16_t, 4> fract;
  vector<float16_t, 4> whole;
};

RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> v = vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h));
  const vector<float16_t, 4> v_1 = modf(e, v);
  const modf_result_vec4_f16 value = {v_1, v};
  result.Store<vector<float16_t, 4> >(0u, value.fract);
  result.Store<vector<float16_t, 4> >(8u, value.whole);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
