Texture2D<float4> source : register(t0);
RWTexture2D<float4> output : register(u1);
RWTexture2D<uint4> counts : register(u2);
Texture2D<uint4> more_counts : register(t3);
RWTexture1D<float4> row : register(u4);
RWTexture3D<float4> volume : register(u5);
RWTexture2DArray<int4> layers : register(u6);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint2 at = id.xy;
  const float4 texel = source.Load(int3(asint(at), int(0)));
  output[asint(at)] = texel.zyxw;
  const uint count = counts.Load(asint(at)).x + more_counts.Load(int3(asint(at), int(0))).x;
  DeviceMemoryBarrierWithGroupSync();
  counts[asint(at)] = ((uint4)(count + 1u));
  row[asint(id.x)] = ((float4)texel.x);
  volume[asint(id)] = texel;
  layers[int3(int2(at), asint(id.z))] = ((int4)int(count));
}
