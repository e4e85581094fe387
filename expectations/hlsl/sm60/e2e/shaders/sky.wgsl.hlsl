struct Pixel {
  float4 position;
  float3 direction;
};

struct cover_inputs {
  uint index : SV_VertexID;
};

struct cover_outputs {
  float3 direction : TEXCOORD0;
  float4 position : SV_Position;
};

struct paint_inputs {
  float3 direction : TEXCOORD0;
  float4 position : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_sky : register(b0) {
  uint4 sky[6];
};

TextureCube<float4> map : register(t1);
SamplerState map_sampler : register(s2);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

static const float2 constants[3] = {float2(-1.0f, -1.0f), float2(3.0f, -1.0f), float2(-1.0f, 3.0f)};

Pixel cover_inner(uint index) {
  const float2 corner = constants[min(index, 2u)];
  const float4 far = mul(float4(corner, 1.0f, 1.0f), float4x4(asfloat(sky[0]), asfloat(sky[1]), asfloat(sky[2]), asfloat(sky[3])));
  const Pixel v = {float4(corner, 1.0f, 1.0f), far.xyz / far.w};
  return v;
}

cover_outputs cover(cover_inputs inputs) {
  const Pixel v = cover_inner(inputs.index + root_constants[0].x);
  const cover_outputs v_1 = {v.direction, v.position};
  return v_1;
}

float hash(float2 p) {
  return frac(sin(dot(p, float2(127.1f, 311.7f))) * 43758.547f);
}

float noise_1(float2 p) {
  const float2 cell = floor(p);
  const float2 part = frac(p);
  const float2 ease = part * part * (3.0f - 2.0f * part);
  const float v = hash(cell);
  const float top = lerp(v, hash(cell + float2(1.0f, 0.0f)), ease.x);
  const float v_1 = hash(cell + float2(0.0f, 1.0f));
  const float bottom = lerp(v_1, hash(cell + float2(1.0f, 1.0f)), ease.x);
  return lerp(top, bottom, ease.y);
}

float layered(float2 p) {
  float2 place = p;
  float weight = 0.5f;
  float sum = 0.0f;
  int i = int(0);
  while (i < int(5)) {
    const float v = sum;
    const float v_1 = weight;
    sum = v + v_1 * noise_1(place);
    place = mul(place, float2x2(float2(0.8f, 0.6f), float2(-0.6f, 0.8f))) * 2.03f;
    weight = weight * 0.5f;
    i = asint(asuint(i) + 1u);
  }
  return sum;
}

float3 scattered(float3 direction, float3 sun) {
  const float height = max(direction.y, 0.0f);
  const float cosine = dot(direction, sun);
  const float day = smoothstep(-0.15f, 0.25f, sun.y);
  const float3 blue = lerp(float3(0.7f, 0.8f, 0.95f), float3(0.15f, 0.35f, 0.8f), sqrt(height));
  const float3 red = float3(1.0f, 0.45f, 0.2f) * pow(max(cosine, 0.0f), 8.0f) * (1.0f - height) * (1.0f - saturate(sun.y * 2.0f));
  const float rayleigh = 0.75f * (1.0f + cosine * cosine);
  return lerp(float3(0.005f, 0.007f, 0.02f), blue * rayleigh, day) + red;
}

float stars(float3 direction) {
  const float2 grid = direction.xz / (1.0f + abs(direction.y)) * 200.0f;
  const float2 cell = floor(grid);
  const float chance = hash(cell);
  const float spark = 1.0f - smoothstep(0.0f, 0.25f, length(frac(grid) - 0.5f));
  return select((chance > 0.985f), spark * frac(chance * 97.0f), 0.0f);
}

float4 paint_inner(Pixel in_1) {
  const float3 direction = normalize(in_1.direction);
  const float3 mapped = map.Sample(map_sampler, direction).xyz;
  if (sky[5].y != 0u) {
    return float4(mapped, 1.0f);
  }
  const float3 sun = normalize(asfloat(sky[4].xyz));
  float3 color = scattered(direction, sun);
  color = color + float3(1.0f, 0.9f, 0.7f) * smoothstep(0.9995f, 0.9998f, dot(direction, sun)) * 20.0f;
  const float3 v = color;
  color = v + stars(direction) * (1.0f - smoothstep(-0.2f, 0.0f, sun.y));
  if (direction.y > 0.01f) {
    const float2 plane = direction.xz / direction.y + asfloat(sky[4].w) * float2(0.02f, 0.01f);
    const float thick = smoothstep(1.0f - asfloat(sky[5].x), 1.0f, layered(plane * 1.5f));
    const float3 shade = lerp(float3(0.4f, 0.45f, 0.5f), float3(1.0f, 1.0f, 1.0f), layered(plane * 3.0f + sun.xz));
    color = lerp(color, shade * max(sun.y, 0.05f), thick * smoothstep(0.01f, 0.2f, direction.y));
  }
  return float4(color, 1.0f);
}

paint_outputs paint(paint_inputs inputs) {
  const float4 v = inputs.position;
  const Pixel v_1 = {float4(v.xyz, 1.0f / v.w), inputs.direction};
  const paint_outputs v_2 = {paint_inner(v_1)};
  return v_2;
}
