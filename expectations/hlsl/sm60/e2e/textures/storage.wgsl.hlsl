Texture2D<float4> source : register(t0);
RWTexture2D<float4> total : register(u1);
RWTexture2D<float4> target_image : register(u2);
RWTexture2DArray<uint4> layers : register(u3);
RWTexture3D<int4> volume : register(u4);
RWTexture1D<uint4> line_1 : register(u5);

[numthreads(8, 8, 1)]
void blur(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  source.GetDimensions(0u, size, size_1, size_2);
  const bool is_inside = all((id.xy < uint2(size, size_1)));
  float4 sum = float4(0.0f, 0.0f, 0.0f, 0.0f);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int y = int(-1);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(y <= int(1))) {
      break;
    }
    uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
    int x = int(-1);
    while (true) {
      const uint2 v_2 = rounds_left_1;
      if (all((v_2 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_3 = v_2.x;
      rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
      if (!(x <= int(1))) {
        break;
      }
      sum = sum + source.Load(int3(asint(asuint(int2(id.xy)) + asuint(int2(x, y))), int(0)));
      x = asint(asuint(x) + 1u);
    }
    y = asint(asuint(y) + 1u);
  }
  const float before = total.Load(asint(id.xy)).x;
  total[asint(id.xy)] = ((float4)(before + sum.w));
  if (is_inside) {
    target_image[asint(id.xy)] = sum / 9.0f;
  }
  layers[int3(int2(id.xy), asint(id.z))] = uint4(id, 0u);
  DeviceMemoryBarrierWithGroupSync();
  volume[asint(id)] = asint(asuint(volume.Load(int3(id))) + 1u);
  uint size_3 = 0u;
  uint size_4 = 0u;
  uint size_5 = 0u;
  layers.GetDimensions(size_3, size_4, size_5);
  const uint v_4 = size_5;
  uint size_6 = 0u;
  uint size_7 = 0u;
  uint size_8 = 0u;
  volume.GetDimensions(size_6, size_7, size_8);
  line_1[asint(id.x)] = uint4(v_4, uint3(size_6, size_7, size_8));
}
