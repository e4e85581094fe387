cbuffer cbuffer_settings : register(b0) {
  uint4 settings[1];
};

Texture2D<float4> picture : register(t1);
RWTexture2D<float4> result : register(u2);
groupshared float4 line_1[96];

float4 texel(int2 place) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  picture.GetDimensions(0u, size, size_1, size_2);
  return picture.Load(int3(min(max(place, int2(0, 0)), asint(asuint(int2(uint2(size, size_1))) - 1u)), int(0)));
}

[numthreads(64, 1, 1)]
void blur(uint3 group : SV_GroupID, uint lane : SV_GroupIndex) {
  uint v = 0u;
  v = lane;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 96u) {
      break;
    }
    line_1[v_1] = float4(0.0f, 0.0f, 0.0f, 0.0f);
    v = v_1 + 64u;
  }
  GroupMemoryBarrierWithGroupSync();
  const int2 axis = select(((bool2)(settings[0].w != 0u)), int2(0, 1), int2(1, 0));
  const uint2 v_2 = uint2(1u, 1u) - asuint(axis);
  const int2 across = asint(v_2);
  const uint2 v_3 = asuint(axis) * asuint(int(group.x)) * 64u + v_2 * asuint(int(group.y));
  const int2 start = asint(v_3);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int i = int(lane);
  while (true) {
    const uint2 v_4 = rounds_left;
    if (all((v_4 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_5 = v_4.x;
    rounds_left = uint2(v_5 - 1u, v_4.y - select((v_5 == 0u), 1u, 0u));
    if (!(i < int(96))) {
      break;
    }
    const int v_6 = i;
    line_1[min(asuint(v_6), 95u)] = texel(asint(v_3 + asuint(axis) * (asuint(i) - 16u)));
    i = asint(asuint(i) + 64u);
  }
  GroupMemoryBarrierWithGroupSync();
  float4 sum = float4(0.0f, 0.0f, 0.0f, 0.0f);
  float weights = 0.0f;
  const int radius = min(max(asint(settings[0].x), int(0)), int(16));
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  int i_1 = asint(~asuint(radius) + 1u);
  while (true) {
    const uint2 v_7 = rounds_left_1;
    if (all((v_7 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_8 = v_7.x;
    rounds_left_1 = uint2(v_8 - 1u, v_7.y - select((v_8 == 0u), 1u, 0u));
    if (!(i_1 <= radius)) {
      break;
    }
    const float weight = exp(-float(asint(asuint(i_1) * asuint(i_1))) / (2.0f * asfloat(settings[0].y) * asfloat(settings[0].y)));
    sum = sum + weight * line_1[min(asuint(asint(asuint(int(lane)) + 16u + asuint(i_1))), 95u)];
    weights = weights + weight;
    i_1 = asint(asuint(i_1) + 1u);
  }
  result[asint(v_3 + asuint(axis) * asuint(int(lane)))] = sum / weights;
}

float gray(int2 place) {
  return dot(texel(place).xyz, float3(0.299f, 0.587f, 0.114f));
}

[numthreads(8, 8, 1)]
void edges(uint3 id : SV_DispatchThreadID) {
  const int2 place = int2(id.xy);
  float3x3 levels = float3x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);
  int y = int(0);
  while (y < int(3)) {
    int x = int(0);
    while (x < int(3)) {
      const int v = x;
      const uint v_1 = min(asuint(y), 2u);
      levels[v_1][min(asuint(v), 2u)] = gray(asint(asuint(place) + asuint(int2(asint(asuint(x) - 1u), asint(asuint(y) - 1u)))));
      x = asint(asuint(x) + 1u);
    }
    y = asint(asuint(y) + 1u);
  }
  const float3 rows = levels[2] - levels[0];
  const float3x3 turned = transpose(levels);
  const float3 columns = turned[2] - turned[0];
  const float2 slope = float2(dot(columns, float3(1.0f, 2.0f, 1.0f)), dot(rows, float3(1.0f, 2.0f, 1.0f)));
  result[place] = float4(((float3)length(slope)), 1.0f);
}

void order(inout float values[9], int i) {
  const float low = min(values[min(asuint(i), 8u)], values[min(asuint(asint(asuint(i) + 1u)), 8u)]);
  values[min(asuint(asint(asuint(i) + 1u)), 8u)] = max(values[min(asuint(i), 8u)], values[min(asuint(asint(asuint(i) + 1u)), 8u)]);
  values[min(asuint(i), 8u)] = low;
}

[numthreads(8, 8, 1)]
void median(uint3 id : SV_DispatchThreadID) {
  float values[9] = (float[9])0;
  int i = int(0);
  while (i < int(9)) {
    const int v = i;
    const int v_1 = i;
    values[min(asuint(v), 8u)] = gray(asint(asuint(int2(id.xy)) + asuint(int2(asint(asuint(v_1) - asuint(v_1 / int(3)) * 3u - 1u), asint(asuint(i / int(3)) - 1u)))));
    i = asint(asuint(i) + 1u);
  }
  int end = int(8);
  while (end > int(3)) {
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    int i_1 = int(0);
    while (true) {
      const uint2 v_2 = rounds_left;
      if (all((v_2 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_3 = v_2.x;
      rounds_left = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
      if (!(i_1 < end)) {
        break;
      }
      order(values, i_1);
      i_1 = asint(asuint(i_1) + 1u);
    }
    end = asint(asuint(end) - 1u);
  }
  result[asint(id.xy)] = float4(((float3)values[4]), 1.0f);
}

[numthreads(8, 8, 1)]
void sharpen(uint3 id : SV_DispatchThreadID) {
  const int2 place = int2(id.xy);
  const float4 own = texel(place);
  const float4 v = texel(asint(asuint(place) + uint2(1u, 0u)));
  const float4 v_1 = v + texel(asint(asuint(place) - uint2(1u, 0u)));
  const float4 v_2 = v_1 + texel(asint(asuint(place) + uint2(0u, 1u)));
  const float4 around = v_2 + texel(asint(asuint(place) - uint2(0u, 1u)));
  result[place] = float4(saturate(own + (own - around / 4.0f) * asfloat(settings[0].z)).xyz, own.w);
}
