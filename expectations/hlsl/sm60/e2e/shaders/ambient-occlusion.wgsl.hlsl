cbuffer cbuffer_view : register(b0) {
  uint4 view[9];
};

Texture2D<float4> depths : register(t1);
RWTexture2D<float4> occlusion : register(u2);
Texture2D<float4> rough : register(t3);

float3 position_at(int2 pixel) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  depths.GetDimensions(0u, size, size_1, size_2);
  const float2 size_3 = float2(uint2(size, size_1));
  const int2 inside = min(max(pixel, int2(0, 0)), asint(asuint(int2(clamp(size_3, float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)))) - 1u));
  const float depth = depths.Load(int3(inside, int(0))).x;
  const float2 uv = (float2(inside) + 0.5f) / size_3;
  const float4 place = mul(float4(uv * float2(2.0f, -2.0f) + float2(-1.0f, 1.0f), depth, 1.0f), float4x4(asfloat(view[4]), asfloat(view[5]), asfloat(view[6]), asfloat(view[7])));
  return place.xyz / place.w;
}

float3 normal_at(int2 pixel, float3 middle) {
  const float3 left = middle - position_at(asint(asuint(pixel) - uint2(1u, 0u)));
  const float3 right = position_at(asint(asuint(pixel) + uint2(1u, 0u))) - middle;
  const float3 above = middle - position_at(asint(asuint(pixel) - uint2(0u, 1u)));
  const float3 below = position_at(asint(asuint(pixel) + uint2(0u, 1u))) - middle;
  const float3 dx = select(((bool3)(abs(left.z) < abs(right.z))), left, right);
  const float3 dy = select(((bool3)(abs(above.z) < abs(below.z))), above, below);
  return normalize(cross(dy, dx));
}

int2 pixel_of(float3 place) {
  const float4 clip_1 = mul(float4(place, 1.0f), float4x4(asfloat(view[0]), asfloat(view[1]), asfloat(view[2]), asfloat(view[3])));
  const float2 uv = clip_1.xy / clip_1.w * float2(0.5f, -0.5f) + 0.5f;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  depths.GetDimensions(0u, size, size_1, size_2);
  return int2(clamp(uv * float2(uint2(size, size_1)), float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)));
}

[numthreads(8, 8, 1)]
void occlude(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  depths.GetDimensions(0u, size, size_1, size_2);
  if (any((id.xy >= uint2(size, size_1)))) {
    return;
  }
  const int2 pixel = int2(id.xy);
  const float3 middle = position_at(pixel);
  const float3 normal = normal_at(pixel, middle);
  const float turn = float((id.x * 3u + id.y * 7u + view[8].w) % 16u) / 16.0f * 6.2831855f;
  const float3 helper = select(((bool3)(abs(normal.z) > 0.9f)), float3(1.0f, 0.0f, 0.0f), float3(0.0f, 0.0f, 1.0f));
  const float3 tangent = normalize(cross(helper, normal));
  const float3x3 frame = float3x3(tangent, cross(normal, tangent), normal);
  float hidden = 0.0f;
  uint i = 0u;
  while (i < 12u) {
    const float share = (float(i) + 0.5f) / 12.0f;
    const float angle = float(i) * 2.3999631f + turn;
    const float ring = sqrt(1.0f - share * share);
    const float3 offset = mul(float3(ring * cos(angle), ring * sin(angle), share), frame) * asfloat(view[8].x) * lerp(0.1f, 1.0f, share * share);
    const float3 seen = position_at(pixel_of(middle + offset));
    const float is_near = smoothstep(0.0f, 1.0f, asfloat(view[8].x) / max(abs(middle.z - seen.z), 0.0001f));
    hidden = hidden + select((seen.z >= middle.z + offset.z + asfloat(view[8].y)), is_near, 0.0f);
    i = i + 1u;
  }
  occlusion[asint(id.xy)] = ((float4)pow(1.0f - hidden / 12.0f, asfloat(view[8].z)));
}

[numthreads(8, 8, 1)]
void blur(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  rough.GetDimensions(0u, size, size_1, size_2);
  const int2 size_3 = int2(uint2(size, size_1));
  const int2 pixel = int2(id.xy);
  if (any((pixel >= size_3))) {
    return;
  }
  const float depth = position_at(pixel).z;
  float sum = 0.0f;
  float weights = 0.0f;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int y = int(-2);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(y <= int(2))) {
      break;
    }
    uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
    int x = int(-2);
    while (true) {
      const uint2 v_2 = rounds_left_1;
      if (all((v_2 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_3 = v_2.x;
      rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
      if (!(x <= int(2))) {
        break;
      }
      const int2 place = min(max(asint(asuint(pixel) + asuint(int2(x, y))), int2(0, 0)), asint(asuint(size_3) - 1u));
      const float weight = exp(-abs(position_at(place).z - depth) * 4.0f);
      sum = sum + weight * rough.Load(int3(place, int(0))).x;
      weights = weights + weight;
      x = asint(asuint(x) + 1u);
    }
    y = asint(asuint(y) + 1u);
  }
  occlusion[asint(id.xy)] = ((float4)(sum / weights));
}
