struct shifted_inputs {
  float4 place : SV_Position;
};

struct shifted_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_scale : register(b12) {
  uint4 scale[1];
};

cbuffer cbuffer_offset : register(b12) {
  uint4 offset[1];
};

RWByteAddressBuffer result : register(u0);

[numthreads(1, 1, 1)]
void scaled() {
  result.Store(0u, asuint(asfloat(result.Load(0u)) * asfloat(scale[0].x)));
}

float4 shifted_inner(float4 place) {
  return place + float4(float2(offset[0].xy), 0.0f, 0.0f);
}

shifted_outputs shifted(shifted_inputs inputs) {
  const float4 v = inputs.place;
  const shifted_outputs v_1 = {shifted_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
