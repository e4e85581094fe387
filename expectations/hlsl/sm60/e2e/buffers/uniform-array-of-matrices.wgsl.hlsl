cbuffer cbuffer_bones : register(b0) {
  uint4 bones[67];
};

RWByteAddressBuffer out_1 : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4x4 load_bones(uint offset) {
  return float4x4(asfloat(bones[offset >> 4u]), asfloat(bones[(offset + 16u) >> 4u]), asfloat(bones[(offset + 32u) >> 4u]), asfloat(bones[(offset + 48u) >> 4u]));
}

float2x2 load_bones_1(uint offset) {
  const uint4 v = bones[offset >> 4u];
  const bool v_1 = (offset & 8u) != 0u;
  const uint4 v_2 = bones[(offset + 8u) >> 4u];
  const bool v_3 = ((offset + 8u) & 8u) != 0u;
  return float2x2(asfloat(select(bool2(v_1, v_1), v.zw, v.xy)), asfloat(select(bool2(v_3, v_3), v_2.zw, v_2.xy)));
}

[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const float4x4 v = load_bones(min(i, 15u) * 64u);
  const uint v_1 = min(i % 2u, 1u) * 4u;
  out_1.Store4(min(i, colorfast_size(out_1) / 16u - 1u) * 16u, asuint(mul(float4(mul(float2(1.0f, 0.0f), load_bones_1(min(i % 3u, 2u) * 16u + 1024u)), asfloat(bones[(v_1 + 1032u) >> 4u][((v_1 + 1032u) >> 2u) & 3u]), 1.0f), v)));
}
