struct main_inputs {
  float2 place : TEXCOORD0;
  uint vertex : SV_VertexID;
  uint instance : SV_InstanceID;
};

struct main_outputs {
  float4 position : SV_Position;
};

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

float4 main_inner(float2 place, uint vertex, uint instance) {
  const float2 shift = float2(float(vertex % 2u), float(instance)) * 0.1f;
  return float4(place + shift, 0.0f, 1.0f);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.place, inputs.vertex + root_constants[0].x, inputs.instance + root_constants[0].y)};
  return v;
}
