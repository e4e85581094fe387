RWByteAddressBuffer frames : register(u0);

void store_frames(uint offset, float4x4 value) {
  frames.Store4(offset, asuint(value[0]));
  frames.Store4(offset + 16u, asuint(value[1]));
  frames.Store4(offset + 32u, asuint(value[2]));
  frames.Store4(offset + 48u, asuint(value[3]));
}

float4x4 load_frames(uint offset) {
  return float4x4(asfloat(frames.Load4(offset)), asfloat(frames.Load4(offset + 16u)), asfloat(frames.Load4(offset + 32u)), asfloat(frames.Load4(offset + 48u)));
}

[numthreads(3, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const uint v = min(i, 2u) * 64u;
  frames.Store4(v + 48u, asuint(asfloat(frames.Load4(v + 48u)) + float4(1.0f, 2.0f, 3.0f, 0.0f)));
  float4x4 m = load_frames(v);
  const uint v_1 = min(i, 3u);
  m[v_1].y = 5.0f;
  m[v_1] = asfloat(frames.Load4(v + 48u)) - m[v_1];
  store_frames(v, m);
}
