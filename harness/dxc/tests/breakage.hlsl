struct Light {
  float3 position;
  float range;
};

struct vertex_main_inputs {
  float3 place : TEXCOORD0;
  float2 uv : TEXCOORD1;
  uint index : SV_VertexID;
};

struct vertex_main_outputs {
  float2 uv : TEXCOORD0;
  nointerpolation uint kind : TEXCOORD1;
  float4 position : SV_Position;
};

struct fragment_main_inputs {
  float2 uv : TEXCOORD0;
  nointerpolation uint kind : TEXCOORD1;
  float4 position : SV_Position;
};

struct fragment_main_outputs {
  float4 colour : SV_Target0;
  float depth : SV_Depth;
};

cbuffer cbuffer_light : register(b0) {
  uint4 light[1];
};

Texture2D<float4> picture : register(t1);
SamplerState bilinear : register(s2);
SamplerComparisonState comparison : register(s3);
RWTexture2D<float4> target : register(u4);
ByteAddressBuffer cells : register(t5);
RWByteAddressBuffer counts : register(u6);
groupshared uint lanes[64];
static float gain = 1.0f;
static const float weights[4] = {1.0f, 2.0f, 3.0f, 4.0f};

Light load_light(uint offset) {
  const Light v = {asfloat(light[offset >> 4u].xyz), asfloat(light[offset >> 4u].w)};
  return v;
}

float falloff(float distance_1, Light of) {
  return saturate(1.0f - distance_1 / of.range);
}

void raise_to(inout float value, float least) {
  value = max(value, least);
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const vertex_main_outputs v = {inputs.uv, inputs.index, float4(inputs.place, 1.0f)};
  return v;
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  float4 sum = picture.Sample(bilinear, inputs.uv);
  float shade = picture.SampleCmp(comparison, inputs.uv, 0.5f);
  raise_to(shade, 0.25f);
  if (ddx(inputs.uv.x) > 0.5f) {
    discard;
  }
  const fragment_main_outputs v = {sum * shade * gain, inputs.position.z};
  return v;
}

[numthreads(64, 1, 1)]
void compute_main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
  uint original = 0u;
  InterlockedAdd(lanes[min(lane, 63u)], 1u, original);
  GroupMemoryBarrierWithGroupSync();
  const Light near = load_light(0u);
  float total = 0.0f;
  int i = int(0);
  while (true) {
    if (!(i < int(4))) {
      break;
    }
    total = total + weights[i];
    i = i + int(1);
  }
  switch (i) {
    case int(1): {
      total = 0.0f;
      break;
    }
    default: {
      break;
    }
  }
  counts.Store(min(id.x, 15u) * 4u, asuint(falloff(total, near)) + cells.Load(0u));
  target[int2(id.xy)] = float4(total, 0.0f, 0.0f, 1.0f);
}
