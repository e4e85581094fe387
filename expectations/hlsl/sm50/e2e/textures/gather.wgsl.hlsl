Texture2D<float4> flat_image : register(t0);
Texture2DArray<uint4> numbers : register(t1);
TextureCube<int4> sky : register(t2);
TextureCubeArray<float4> skies : register(t3);
Texture2D<float4> depths : register(t4);
SamplerState s : register(s5);
SamplerComparisonState sc : register(s6);
RWByteAddressBuffer out_1 : register(u7);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const float3 p = float3(id) * 0.25f;
  out_1.Store4(0u, asuint(flat_image.GatherRed(s, p.xy)));
  out_1.Store4(16u, asuint(flat_image.GatherBlue(s, p.xy, int2(3, -4))));
  out_1.Store4(32u, asuint(float4(numbers.GatherAlpha(s, float3(p.xy, float(id.z)), int2(3, -4)))));
  out_1.Store4(48u, asuint(float4(sky.GatherGreen(s, p))));
  out_1.Store4(64u, asuint(skies.GatherAlpha(s, float4(p, float(int(id.x))))));
  out_1.Store4(80u, asuint(depths.GatherRed(s, p.xy, int2(-3, 4))));
  out_1.Store4(96u, asuint(depths.GatherCmp(sc, p.xy, 0.25f, int2(-8, 7))));
}
