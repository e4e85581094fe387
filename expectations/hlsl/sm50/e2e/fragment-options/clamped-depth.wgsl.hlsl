struct Out {
  float4 tint;
  float depth;
};

struct tinted_inputs {
  float4 place : SV_Position;
};

struct tinted_outputs {
  float4 tint : SV_Target0;
  float depth : SV_Depth;
};

struct deep_inputs {
  float4 place : SV_Position;
};

struct deep_outputs {
  float frag_depth : SV_Depth;
};

cbuffer cbuffer_tint : register(b12) {
  uint4 tint[2];
};

cbuffer cbuffer_bias : register(b0) {
  uint4 bias[1];
};

cbuffer cbuffer_immediate_data_2 : register(b12) {
  uint4 immediate_data_2[2];
};

Out tinted_inner(float4 place) {
  if (place.x < 4.0f) {
    const Out v = {asfloat(tint[0]), 1.0f};
    const Out v_1 = {v.tint, clamp(v.depth, asfloat(tint[1].x), asfloat(tint[1].y))};
    return v_1;
  }
  const Out v_2 = {asfloat(tint[0]).wzyx, place.z + asfloat(bias[0].x)};
  const Out v_3 = {v_2.tint, clamp(v_2.depth, asfloat(tint[1].x), asfloat(tint[1].y))};
  return v_3;
}

tinted_outputs tinted(tinted_inputs inputs) {
  const float4 v = inputs.place;
  const Out v_1 = tinted_inner(float4(v.xyz, 1.0f / v.w));
  const tinted_outputs v_2 = {v_1.tint, v_1.depth};
  return v_2;
}

float deep_inner(float4 place) {
  return clamp(place.z * 2.0f, asfloat(immediate_data_2[1].x), asfloat(immediate_data_2[1].y));
}

deep_outputs deep(deep_inputs inputs) {
  const float4 v = inputs.place;
  const deep_outputs v_1 = {deep_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
