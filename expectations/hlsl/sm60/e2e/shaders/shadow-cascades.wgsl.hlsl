struct Lit {
  float4 clip_1;
  float3 world;
  float3 normal;
  float depth;
};

struct fill_inputs {
  float3 position : TEXCOORD0;
  uint index : SV_InstanceID;
};

struct fill_outputs {
  float4 position : SV_Position;
};

struct draw_inputs {
  float3 position : TEXCOORD0;
  float3 normal : TEXCOORD1;
  uint index : SV_InstanceID;
};

struct draw_outputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float depth : TEXCOORD2;
  float4 clip_1 : SV_Position;
};

struct shade_inputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float depth : TEXCOORD2;
  float4 clip_1 : SV_Position;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_sun : register(b0) {
  uint4 sun[22];
};

Texture2DArray<float4> maps : register(t1);
SamplerComparisonState compare : register(s2);

cbuffer cbuffer_view_projection : register(b0, space1) {
  uint4 view_projection[4];
};

ByteAddressBuffer models : register(t1, space1);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

static const float2 constants[8] = {float2(-0.326f, -0.406f), float2(-0.84f, -0.074f), float2(-0.696f, 0.457f), float2(-0.203f, 0.621f), float2(0.962f, -0.195f), float2(0.473f, -0.48f), float2(0.519f, 0.767f), float2(0.185f, -0.893f)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4x4 load_sun(uint offset) {
  return float4x4(asfloat(sun[offset >> 4u]), asfloat(sun[(offset + 16u) >> 4u]), asfloat(sun[(offset + 32u) >> 4u]), asfloat(sun[(offset + 48u) >> 4u]));
}

float4x4 load_models(uint offset) {
  return float4x4(asfloat(models.Load4(offset)), asfloat(models.Load4(offset + 16u)), asfloat(models.Load4(offset + 32u)), asfloat(models.Load4(offset + 48u)));
}

float4 fill_inner(float3 position, uint index) {
  return mul(mul(float4(position, 1.0f), load_models(min(index, colorfast_size(models) / 64u - 1u) * 64u)), float4x4(asfloat(sun[2]), asfloat(sun[3]), asfloat(sun[4]), asfloat(sun[5])));
}

fill_outputs fill(fill_inputs inputs) {
  const fill_outputs v = {fill_inner(inputs.position, inputs.index + root_constants[0].y)};
  return v;
}

Lit draw_inner(float3 position, float3 normal, uint index) {
  const float4x4 model = load_models(min(index, colorfast_size(models) / 64u - 1u) * 64u);
  const float4 world = mul(float4(position, 1.0f), model);
  const float4 clip_1 = mul(world, float4x4(asfloat(view_projection[0]), asfloat(view_projection[1]), asfloat(view_projection[2]), asfloat(view_projection[3])));
  const Lit v = {clip_1, world.xyz, mul(float4(normal, 0.0f), model).xyz, clip_1.w};
  return v;
}

draw_outputs draw(draw_inputs inputs) {
  const Lit v = draw_inner(inputs.position, inputs.normal, inputs.index + root_constants[0].y);
  const draw_outputs v_1 = {v.world, v.normal, v.depth, v.clip_1};
  return v_1;
}

float noise_1(float2 at) {
  return frac(52.982918f * frac(dot(at, float2(0.06711056f, 0.00583715f))));
}

int pick(float depth) {
  int i = int(0);
  while (i < int(4)) {
    if (depth < asfloat(sun[(min(asuint(i), 3u) * 80u + 96u) >> 4u].x)) {
      return i;
    }
    i = asint(asuint(i) + 1u);
  }
  return int(-1);
}

float light_share(float3 world, float3 normal, float depth, float2 pixel) {
  const int layer = pick(depth);
  if (layer < int(0)) {
    return 1.0f;
  }
  const float slope = 1.0f - saturate(dot(normal, -asfloat(sun[0].xyz)));
  const float3 moved = world + normal * (0.02f + 0.06f * slope);
  const float4 place = mul(float4(moved, 1.0f), load_sun(min(asuint(layer), 3u) * 80u + 32u));
  const float2 uv = place.xy * float2(0.5f, -0.5f) + 0.5f;
  const float angle = 6.2831855f * noise_1(pixel);
  const float2x2 turn = float2x2(cos(angle), sin(angle), -sin(angle), cos(angle));
  float sum = 0.0f;
  int i = int(0);
  while (i < int(8)) {
    const float2 offset = mul(constants[min(asuint(i), 7u)], turn) * 1.5f * asfloat(sun[(min(asuint(layer), 3u) * 80u + 100u) >> 4u].y);
    sum = sum + maps.SampleCmpLevelZero(compare, float3(uv + offset, float(layer)), place.z);
    i = asint(asuint(i) + 1u);
  }
  return sum / 8.0f;
}

float4 shade_inner(Lit in_1) {
  const float3 normal = normalize(in_1.normal);
  const float share = light_share(in_1.world, normal, in_1.depth, in_1.clip_1.xy);
  const float3 direct = asfloat(sun[1].xyz) * saturate(dot(normal, -asfloat(sun[0].xyz))) * share;
  return float4(direct + float3(0.05f, 0.06f, 0.08f), 1.0f);
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Lit v_1 = {float4(v.xyz, 1.0f / v.w), inputs.world, inputs.normal, inputs.depth};
  const shade_outputs v_2 = {shade_inner(v_1)};
  return v_2;
}
