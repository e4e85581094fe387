struct main_inputs {
  uint i : SV_VertexID;
};

struct main_outputs {
  float4 position : SV_Position;
};

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

float4 main_inner(uint i) {
  const float2 corner = float2(float((i << 1u) & 2u), float(i & 2u));
  return float4(corner * 2.0f - 1.0f, 0.0f, 1.0f);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.i + root_constants[0].x)};
  return v;
}
