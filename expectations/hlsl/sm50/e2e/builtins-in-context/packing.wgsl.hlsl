RWByteAddressBuffer words : register(u0);
RWByteAddressBuffer v : register(u1);

[numthreads(1, 1, 1)]
void main() {
  const uint4 v_1 = asuint(int4(floor(clamp(asfloat(v.Load4(0u)), float4(-1.0f, -1.0f, -1.0f, -1.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(127.0f, 127.0f, 127.0f, 127.0f) + float4(0.5f, 0.5f, 0.5f, 0.5f)))) & uint4(255u, 255u, 255u, 255u);
  words.Store(0u, ((v_1.x | (v_1.y << 8u)) | (v_1.z << 16u)) | (v_1.w << 24u));
  const uint4 v_2 = asuint(int4(round(clamp(asfloat(v.Load4(16u)), float4(0.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(255.0f, 255.0f, 255.0f, 255.0f)))) & uint4(255u, 255u, 255u, 255u);
  words.Store(4u, ((v_2.x | (v_2.y << 8u)) | (v_2.z << 16u)) | (v_2.w << 24u));
  const uint2 v_3 = asuint(int2(floor(clamp(asfloat(v.Load4(32u)).xy, float2(-1.0f, -1.0f), float2(1.0f, 1.0f)) * float2(32767.0f, 32767.0f) + float2(0.5f, 0.5f)))) & uint2(65535u, 65535u);
  words.Store(8u, v_3.x | (v_3.y << 16u));
  const uint2 v_4 = asuint(int2(round(clamp(asfloat(v.Load4(32u)).zw, float2(0.0f, 0.0f), float2(1.0f, 1.0f)) * float2(65535.0f, 65535.0f)))) & uint2(65535u, 65535u);
  words.Store(12u, v_4.x | (v_4.y << 16u));
  const uint2 v_5 = f32tof16(asfloat(v.Load4(48u)).yz);
  words.Store(16u, v_5.x | (v_5.y << 16u));
  const uint v_6 = words.Load(20u);
  v.Store4(0u, asuint(max(float4(int4(asint(v_6 << 24u) >> 24u, asint(v_6 << 16u) >> 24u, asint(v_6 << 8u) >> 24u, asint(v_6) >> 24u)) / float4(127.0f, 127.0f, 127.0f, 127.0f), float4(-1.0f, -1.0f, -1.0f, -1.0f))));
  const uint v_7 = words.Load(24u);
  v.Store4(16u, asuint(float4(uint4(v_7 & 255u, (v_7 >> 8u) & 255u, (v_7 >> 16u) & 255u, v_7 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f)));
  const uint v_8 = words.Load(28u);
  const uint v_9 = words.Load(0u);
  v.Store4(32u, asuint(float4(max(float2(int2(asint(v_8 << 16u) >> 16u, asint(v_8) >> 16u)) / float2(32767.0f, 32767.0f), float2(-1.0f, -1.0f)), float2(uint2(v_9 & 65535u, v_9 >> 16u)) / float2(65535.0f, 65535.0f))));
  const uint v_10 = words.Load(4u);
  v.Store4(48u, asuint(float4(f16tof32(uint2(v_10 & 65535u, v_10 >> 16u)), 0.0f, 1.0f)));
  v.Store4(64u, asuint(f16tof32(f32tof16(asfloat(v.Load4(64u))))));
}
