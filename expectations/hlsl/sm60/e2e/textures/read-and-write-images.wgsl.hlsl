RWTexture2D<float4> heights : register(u0);
RWTexture2DArray<float4> colours : register(u1);
RWTexture2D<uint4> counts : register(u2);
RWTexture2D<float4> bright : register(u3);

void fade(RWTexture2DArray<float4> image, uint2 at, int layer) {
  const float4 before = image.Load(int3(asint(at), layer));
  image[int3(asint(at), layer)] = before * 0.5f;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  colours.GetDimensions(size, size_1, size_2);
  bool v = false;
  if (all((id.xy < uint2(size, size_1)))) {
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    colours.GetDimensions(size_3, size_4, size_5);
    v = id.z < size_5;
  } else {
    v = false;
  }
  if (v) {
    fade(colours, id.xy, int(id.z));
  }
  DeviceMemoryBarrierWithGroupSync();
  const float height = heights.Load(asint(id.xy)).x + colours.Load(int3(asint(id.xy), int(0))).y;
  heights[asint(id.xy)] = ((float4)height);
  counts[asint(id.xy)] = counts.Load(asint(id.xy)) + 1u;
  bright[asint(id.xy)] = float4(height, 0.0f, 0.0f, 1.0f);
}
