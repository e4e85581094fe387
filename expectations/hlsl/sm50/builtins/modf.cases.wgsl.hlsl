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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case modf/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
