cbuffer cbuffer_flood : register(b0) {
  uint4 flood[2];
};

Texture2D<float4> mask : register(t1);
Texture2D<int4> nearest_in : register(t2);
RWTexture2D<int4> nearest_out : register(u3);
RWTexture2D<float4> field : register(u4);
RWTexture2D<float4> drawn : register(u5);
static const int2 constants[4] = {int2(1, 0), int2(-1, 0), int2(0, 1), int2(0, -1)};

bool is_edge(int2 place) {
  const bool own = mask.Load(int3(place, int(0))).w >= 0.5f;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  mask.GetDimensions(0u, size, size_1, size_2);
  const int2 size_3 = int2(uint2(size, size_1));
  int i = int(0);
  while (i < int(4)) {
    const int2 other = min(max(asint(asuint(place) + asuint(constants[min(asuint(i), 3u)])), int2(0, 0)), asint(asuint(size_3) - 1u));
    if ((mask.Load(int3(other, int(0))).w >= 0.5f) != own) {
      return true;
    }
    i = asint(asuint(i) + 1u);
  }
  return false;
}

[numthreads(8, 8, 1)]
void mark(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  mask.GetDimensions(0u, size, size_1, size_2);
  if (any((id.xy >= uint2(size, size_1)))) {
    return;
  }
  const int2 place = int2(id.xy);
  const int2 seed = select(((bool2)is_edge(place)), place, int2(-32768, -32768));
  nearest_out[place] = int4(seed, int(0), int(0));
}

[numthreads(8, 8, 1)]
void jump(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  nearest_in.GetDimensions(0u, size, size_1, size_2);
  const int2 size_3 = int2(uint2(size, size_1));
  const int2 place = int2(id.xy);
  if (any((place >= size_3))) {
    return;
  }
  int2 best = int2(-32768, -32768);
  int best_distance = int(2147483647);
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
      const int2 other = asint(asuint(place) + asuint(int2(x, y)) * flood[0].x);
      if (any((other < int2(0, 0))) || any((other >= size_3))) {
        x = asint(asuint(x) + 1u);
        continue;
      }
      const int2 seed = nearest_in.Load(int3(other, int(0))).xy;
      if (seed.x == int(-32768)) {
        x = asint(asuint(x) + 1u);
        continue;
      }
      const uint2 v_4 = asuint(seed) - asuint(place);
      const int2 offset = asint(v_4);
      const int2 v_5 = asint(v_4 * v_4);
      const int distance_1 = asint(asuint(v_5.x) + asuint(v_5.y));
      if (distance_1 < best_distance) {
        best_distance = distance_1;
        best = seed;
      }
      x = asint(asuint(x) + 1u);
    }
    y = asint(asuint(y) + 1u);
  }
  nearest_out[place] = int4(best, int(0), int(0));
}

[numthreads(8, 8, 1)]
void measure(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  field.GetDimensions(size, size_1);
  if (any((id.xy >= uint2(size, size_1)))) {
    return;
  }
  const int2 seed = nearest_in.Load(int3(asint(id.xy), int(0))).xy;
  const float gap = distance(float2(seed), float2(id.xy));
  const float side = select((mask.Load(int3(asint(id.xy), int(0))).w >= 0.5f), -1.0f, 1.0f);
  const float before = field.Load(asint(id.xy)).x;
  field[asint(id.xy)] = ((float4)lerp(side * gap, before, 0.5f));
}

[numthreads(8, 8, 1)]
void outline(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  drawn.GetDimensions(size, size_1);
  if (any((id.xy >= uint2(size, size_1)))) {
    return;
  }
  const float gap = abs(field.Load(asint(id.xy)).x);
  const float share = 1.0f - smoothstep(asfloat(flood[0].y) - 1.0f, asfloat(flood[0].y) + 1.0f, gap);
  drawn[asint(id.xy)] = asfloat(flood[1]) * share;
}
