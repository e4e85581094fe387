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
  const float4 v_2 = ((uint4(1u, 1u, 1u, 1u) == uint4(0u, 1u, 2u, 3u)) ? float4(5.0f, 5.0f, 5.0f, 5.0f) : m[v_1]);
  m[0] = (((bool4)(v_1 == 0u)) ? v_2 : m[0]);
  m[1] = (((bool4)(v_1 == 1u)) ? v_2 : m[1]);
  m[2] = (((bool4)(v_1 == 2u)) ? v_2 : m[2]);
  m[3] = (((bool4)(v_1 == 3u)) ? v_2 : m[3]);
  const float4 v_3 = asfloat(frames.Load4(v + 48u)) - m[v_1];
  m[0] = (((bool4)(v_1 == 0u)) ? v_3 : m[0]);
  m[1] = (((bool4)(v_1 == 1u)) ? v_3 : m[1]);
  m[2] = (((bool4)(v_1 == 2u)) ? v_3 : m[2]);
  m[3] = (((bool4)(v_1 == 3u)) ? v_3 : m[3]);
  store_frames(v, m);
}
