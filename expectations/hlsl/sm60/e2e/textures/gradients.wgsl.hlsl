struct main_inputs {
  float2 uv : TEXCOORD0;
  float3 position : TEXCOORD1;
  nointerpolation int layer : TEXCOORD2;
};

struct main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_material : register(b0) {
  uint4 material[1];
};

Texture2D<float4> albedo : register(t1);
Texture2DArray<float4> detail : register(t2);
Texture3D<float4> volume : register(t3);
Texture1D<float4> ramp : register(t4);
SamplerState s : register(s5);

float4 main_inner(float2 uv, float3 position, int layer) {
  float4 color = albedo.SampleBias(s, uv, clamp(asfloat(material[0].y), -16.0f, 15.99f));
  if (material[0].x != 0u) {
    color = color * detail.SampleBias(s, float3(uv * 8.0f, float(layer)), 0.5f, int2(1, 1));
  }
  color = color * ramp.Sample(s, color.x);
  const float3 across = ddx(position);
  const float3 down = ddy(position);
  if (position.z > 0.0f) {
    color = color + volume.SampleGrad(s, position, across, down, int3(0, 1, 2));
  }
  return color;
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.uv, inputs.position, inputs.layer)};
  return v;
}
