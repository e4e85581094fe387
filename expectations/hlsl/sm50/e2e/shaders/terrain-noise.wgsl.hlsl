struct Ground {
  float height;
  float3 normal;
  uint kind;
};

cbuffer cbuffer_terrain : register(b0) {
  uint4 terrain[2];
};

RWByteAddressBuffer ground : register(u1);
static const float2 constants[8] = {float2(1.0f, 0.0f), float2(-1.0f, 0.0f), float2(0.0f, 1.0f), float2(0.0f, -1.0f), float2(0.7071f, 0.7071f), float2(-0.7071f, 0.7071f), float2(0.7071f, -0.7071f), float2(-0.7071f, -0.7071f)};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_ground(uint offset, Ground value) {
  ground.Store(offset, asuint(value.height));
  ground.Store3(offset + 16u, asuint(value.normal));
  ground.Store(offset + 28u, value.kind);
}

uint hashed(int2 cell) {
  uint h = (asuint(cell.x) * 2654435761u) ^ (asuint(cell.y) * 2246822519u);
  h = h ^ (h >> 15u);
  h = h * 3266489917u;
  return h ^ (h >> 13u);
}

float2 gradient(int2 cell) {
  return constants[min(hashed(cell) & 7u, 7u)];
}

float noise_1(float2 p) {
  const int2 cell = int2(clamp(floor(p), float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)));
  const float2 f = frac(p);
  const float2 fade = f * f * f * (f * (f * 6.0f - 15.0f) + 10.0f);
  const float a = dot(gradient(cell), f);
  const float b = dot(gradient(asint(asuint(cell) + uint2(1u, 0u))), f - float2(1.0f, 0.0f));
  const float c = dot(gradient(asint(asuint(cell) + uint2(0u, 1u))), f - float2(0.0f, 1.0f));
  const float d = dot(gradient(asint(asuint(cell) + 1u)), f - 1.0f);
  return lerp(lerp(a, b, fade.x), lerp(c, d, fade.x), fade.y);
}

float height(float2 p) {
  float sum = 0.0f;
  float amplitude = 1.0f;
  float2 at = p;
  uint i = 0u;
  while (i < terrain[0].w) {
    const float v = sum;
    const float v_1 = amplitude;
    sum = v + v_1 * (1.0f - abs(noise_1(at)));
    amplitude = amplitude * asfloat(terrain[1].w);
    at = mul(at, float2x2(float2(0.8f, 0.6f), float2(-0.6f, 0.8f))) * asfloat(terrain[1].z);
    i = i + 1u;
  }
  return sum;
}

uint classify(float level, float slope) {
  if (level < 0.3f) {
    return 0u;
  } else if (slope > 0.7f) {
    return 3u;
  }
  return ((level > 1.2f) ? 2u : 1u);
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (any((id.xy >= terrain[1].xy))) {
    return;
  }
  const float2 p = asfloat(terrain[0].xy) + float2(id.xy) * asfloat(terrain[0].z);
  const float e = asfloat(terrain[0].z);
  const float here = height(p);
  const float dx = height(p + float2(e, 0.0f)) - here;
  const float dy = height(p + float2(0.0f, e)) - here;
  const float3 normal = normalize(float3(-dx, e, -dy));
  const Ground v = {here, normal, classify(here, 1.0f - normal.y)};
  store_ground(min(id.y * terrain[1].x + id.x, colorfast_size(ground) / 32u - 1u) * 32u, v);
}
