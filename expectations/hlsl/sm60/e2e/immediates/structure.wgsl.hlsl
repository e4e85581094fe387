struct Tint {
  float3 colour;
  float strength;
};

cbuffer cbuffer_data : register(b12, space32) {
  uint4 data[3];
};

RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Tint load_data(uint offset) {
  const Tint v = {asfloat(data[offset >> 4u].xyz), asfloat(data[(offset + 12u) >> 4u].w)};
  return v;
}

float3 tinted(Tint tint) {
  return tint.colour * tint.strength;
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x >= data[2].x) {
    return;
  }
  const uint v = min(id.x % 2u, 1u) * 8u;
  const uint4 v_1 = data[v >> 4u];
  const bool v_2 = (v & 8u) != 0u;
  const float2 turned = mul(float2(1.0f, 2.0f), float2x2(asfloat(data[0].xy), asfloat(data[0].zw))) + asfloat(select(bool2(v_2, v_2), v_1.zw, v_1.xy));
  const uint v_3 = min(id.x % 3u, 2u) * 4u;
  result.Store4(min(id.x, colorfast_size(result) / 16u - 1u) * 16u, asuint(float4(tinted(load_data(16u)), turned.x + asfloat(data[(v_3 + 16u) >> 4u][((v_3 + 16u) >> 2u) & 3u]))));
}
