cbuffer cbuffer_window : register(b0) {
  uint4 window[2];
};

RWByteAddressBuffer pixels : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float2 squared(float2 z) {
  return float2(z.x * z.x - z.y * z.y, 2.0f * z.x * z.y);
}

float escape(float2 c) {
  const float q = (c.x - 0.25f) * (c.x - 0.25f) + c.y * c.y;
  if ((q * (q + c.x - 0.25f) <= 0.25f * c.y * c.y) || ((c.x + 1.0f) * (c.x + 1.0f) + c.y * c.y <= 0.0625f)) {
    return -1.0f;
  }
  float2 z = float2(0.0f, 0.0f);
  uint n = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      return 0.0f;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (n >= window[0].w) {
      return -1.0f;
    }
    const float length_squared = dot(z, z);
    if (length_squared > 256.0f) {
      return float(n) - log2(log2(length_squared)) + 4.0f;
    }
    z = squared(z) + c;
    n = n + 1u;
  }
}

float3 palette(float t) {
  return 0.5f + 0.5f * cos(6.28318f * (float3(1.0f, 1.0f, 0.5f) * t + float3(0.0f, 0.1f, 0.2f)));
}

[numthreads(16, 16, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if ((id.x >= window[1].x) || (id.y >= window[1].y)) {
    return;
  }
  float3 colour = float3(0.0f, 0.0f, 0.0f);
  uint sy = 0u;
  while (sy < window[1].z) {
    uint sx = 0u;
    while (sx < window[1].z) {
      const float2 offset = (float2(uint2(sx, sy)) + 0.5f) / float(window[1].z);
      const float2 at = (float2(id.xy) + offset) / float2(window[1].xy) - 0.5f;
      const float n = escape(asfloat(window[0].xy) + at * asfloat(window[0].z));
      if (n >= 0.0f) {
        const float3 v = colour;
        colour = v + palette(sqrt(n) * 0.2f);
      }
      sx = sx + 1u;
    }
    sy = sy + 1u;
  }
  colour = colour / float(window[1].z * window[1].z);
  const uint4 v_1 = asuint(int4(round(clamp(float4(colour, 1.0f), float4(0.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(255.0f, 255.0f, 255.0f, 255.0f)))) & uint4(255u, 255u, 255u, 255u);
  pixels.Store(min(id.y * window[1].x + id.x, colorfast_size(pixels) / 4u - 1u) * 4u, ((v_1.x | (v_1.y << 8u)) | (v_1.z << 16u)) | (v_1.w << 24u));
}
