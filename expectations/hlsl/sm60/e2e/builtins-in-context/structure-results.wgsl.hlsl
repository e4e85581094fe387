struct frexp_result_f32 {
  float fract;
  int exp_1;
};

struct frexp_result_vec4_f32 {
  float4 fract;
  int4 exp_1;
};

struct modf_result_vec3_f32 {
  float3 fract;
  float3 whole;
};

struct modf_result_f32 {
  float fract;
  float whole;
};

struct frexp_result_vec2_f32 {
  float2 fract;
  int2 exp_1;
};

RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const float v = asfloat(out_1.Load(0u));
  float v_1 = 0.0f;
  const float v_2 = abs(frexp(v, v_1));
  const frexp_result_f32 a = {select((v < 0.0f), -v_2, v_2), int(v_1)};
  const float4 v_3 = asfloat(out_1.Load4(16u));
  float4 v_4 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  const float4 v_5 = abs(frexp(v_3, v_4));
  const frexp_result_vec4_f32 b = {select((v_3 < float4(0.0f, 0.0f, 0.0f, 0.0f)), -v_5, v_5), int4(v_4)};
  float3 v_6 = float3(0.0f, 0.0f, 0.0f);
  const float3 v_7 = modf(asfloat(out_1.Load4(32u)).xyz, v_6);
  modf_result_vec3_f32 c = {v_7, v_6};
  float v_8 = 0.0f;
  const float v_9 = modf(asfloat(out_1.Load(4u)), v_8);
  const modf_result_f32 v_10 = {v_9, v_8};
  out_1.Store4(0u, asuint(float4(a.fract, float(a.exp_1), v_10.whole, 0.5f)));
  const int4 v_11 = min(max(asint(asuint(b.exp_1) + 1u), int4(-254, -254, -254, -254)), int4(254, 254, 254, 254));
  const uint4 v_12 = asuint(v_11 >> uint4(1u, 1u, 1u, 1u));
  out_1.Store4(16u, asuint(b.fract * asfloat((v_12 + uint4(127u, 127u, 127u, 127u)) << uint4(23u, 23u, 23u, 23u)) * asfloat((asuint(v_11) - v_12 + uint4(127u, 127u, 127u, 127u)) << uint4(23u, 23u, 23u, 23u))));
  c.whole.y = c.fract.x;
  out_1.Store4(32u, asuint(float4(c.whole, 1.0f)));
  const float2 v_13 = asfloat(out_1.Load4(48u)).zw;
  float2 v_14 = float2(0.0f, 0.0f);
  const float2 v_15 = abs(frexp(v_13, v_14));
  const frexp_result_vec2_f32 v_16 = {select((v_13 < float2(0.0f, 0.0f)), -v_15, v_15), int2(v_14)};
  out_1.Store(48u, asuint(float(v_16.exp_1.y)));
}
